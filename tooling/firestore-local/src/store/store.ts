import { randomUUID } from "node:crypto";
import type { Micros } from "../values/value.ts";
import { startClock } from "./clock.ts";
import type { Change, StoredDocument } from "./document.ts";
import type { Documents } from "./documents.ts";
import { emptyDocuments } from "./documents.ts";
import type { Journal } from "./journal.ts";
import { openJournal } from "./journal.ts";
import { holdFile } from "./lock.ts";
import type { Plan, WriteResult } from "./plan.ts";
import { planWrites } from "./plan.ts";
import { commitRecord, identityRecord, replayRecord, snapshotRecords } from "./records.ts";
import type { Write } from "./write.ts";

export type Commit = { readonly time: Micros; readonly results: readonly WriteResult[] };

export type Store = {
  /** Names this set of documents: resume tokens of another one, such as that of a deleted data file, count for nothing here. */
  readonly identity: string;
  readonly get: (name: string) => StoredDocument | undefined;
  readonly documents: Pick<Documents, "inCollection" | "inCollectionGroup" | "collectionIds">;
  /** A time later than every commit so far and earlier than every commit to come. */
  readonly readTime: () => Micros;
  /** All writes or none: `judge` sees the whole plan and throws to refuse it. Returns once the commit is durable. */
  readonly commit: (writes: readonly Write[], judge: (plan: Plan) => void) => Commit;
  /** Deletes every document of a database, past all rules. */
  readonly clear: (database: string) => void;
  /** The names that were written or deleted after a time; undefined where that is no longer known. */
  readonly changedSince: (time: Micros) => ReadonlySet<string> | undefined;
  readonly onCommit: (listener: (changes: readonly Change[], time: Micros) => void) => () => void;
  readonly close: () => void;
};

/** Deletions that are kept for listeners that resume; older ones make the listener start over. */
const keptDeletions = 10_000;
const smallestCompaction = 4_000_000;

/** Opens the documents of a data file; without one they live in memory. */
export function openStore(dataFile?: string, report?: (message: string) => void): Store {
  const documents = emptyDocuments();
  const clock = startClock();
  const listeners = new Set<(changes: readonly Change[], time: Micros) => void>();
  const release = dataFile === undefined ? () => {} : holdFile(dataFile);
  const journal = dataFile === undefined ? undefined : openHeld(dataFile, documents, clock.advanceTo, release, report);
  const identity = documents.identity() ?? randomUUID();
  if (documents.identity() === undefined) {
    documents.setIdentity(identity);
    journal?.append(identityRecord(documents, clock.tick()));
  }

  const compact = (): number => {
    documents.forgetOldDeletions(keptDeletions);
    journal?.replaceWith(snapshotRecords(documents, clock.last()));
    return journal?.bytes() ?? 0;
  };
  let compactedBytes = (journal?.bytes() ?? 0) > smallestCompaction ? compact() : 0;

  /** A file that cannot be compacted grows on: the commit is already on the disk, and after an error the client would send it again. */
  const tryToCompact = (grown: Journal): number => {
    try {
      return compact();
    } catch (error) {
      console.error(error);
      return grown.bytes();
    }
  };

  const apply = (changes: readonly Change[], time: Micros): void => {
    if (changes.length > 0) journal?.append(commitRecord(time, changes));
    for (const { name, after } of changes) {
      if (after === undefined) documents.remove(name, time);
      else documents.put(after);
    }
    if (journal !== undefined && journal.bytes() > Math.max(smallestCompaction, 4 * compactedBytes)) compactedBytes = tryToCompact(journal);
    for (const listener of listeners) listener(changes, time);
  };

  return {
    identity,
    get: documents.get,
    documents,
    readTime: clock.tick,
    commit: (writes, judge) => {
      const plan = planWrites(documents, writes, clock.tick());
      judge(plan);
      for (const { failure } of plan.steps) if (failure !== undefined) throw failure;
      apply(plan.changes, plan.time);
      return { time: plan.time, results: plan.steps.map(({ result }) => result) };
    },
    clear: (database) => {
      const doomed = [...documents.all()].filter(({ name }) => name.startsWith(`${database}/`));
      apply(
        doomed.map((before) => ({ name: before.name, before, after: undefined })),
        clock.tick(),
      );
    },
    changedSince: (time) => {
      if (time < documents.horizon() || time > clock.last()) return undefined;
      const changed = new Set<string>();
      for (const { name, updateTime } of documents.all()) if (updateTime > time) changed.add(name);
      for (const [name, deletedAt] of documents.deletions()) if (deletedAt > time) changed.add(name);
      return changed;
    },
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      journal?.close();
      release();
    },
  };
}

function openHeld(
  dataFile: string,
  documents: Documents,
  advanceTo: (time: Micros) => void,
  release: () => void,
  report: ((message: string) => void) | undefined,
): ReturnType<typeof openJournal> {
  try {
    return openJournal(dataFile, (record) => advanceTo(replayRecord(documents, record)), report);
  } catch (error) {
    release();
    throw error;
  }
}
