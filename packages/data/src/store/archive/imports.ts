import { collection, doc, waitForPendingWrites } from "firebase/firestore";
import { readArchive, type ArchivedFile, type ArchivedProject } from "../../archive/index.ts";
import { createObservable, type Readable } from "@org/device/observable";
import { projectsPath, serialId } from "../../paths.ts";
import type { Creation, NewFile } from "../writes/fileWrites.ts";
import type { DeviceDatabase } from "../device/storedItems.ts";
import { openImportJournal, type ImportEntry } from "../device/importJournal.ts";
import { deviceLocks } from "../device/locks.ts";
import { withTabLock } from "../device/tabLock.ts";
import { newProject } from "../projects.ts";
import { missingPieces, writeImport } from "./importWrites.ts";
import { withLinkedIds } from "./linkedIds.ts";
import type { StoreContext } from "../storeContext.ts";

/** How far an import has come. */
export interface ImportProgress {
  /** Files and revisions that have reached the server. */
  readonly stored: number;
  readonly total: number;
}

export interface Imports {
  /** The import that is under way, begun here or taken up; `undefined` when there is none. */
  readonly progress: Readable<ImportProgress | undefined>;
  /**
   * Begins to write projects, under the names that they have here. Resolves once all of it is noted on this device: from then on nothing can be lost.
   * @returns the projects' ids, and a promise that settles when the server has all of it, or has refused
   * @throws {ContentError} before anything is written
   */
  readonly begin: (
    text: string,
    projects: readonly ArchivedProject[],
  ) => Promise<{ readonly ids: readonly string[]; readonly stored: Promise<void> }>;
  /** Goes on with what closed or crashed tabs left. Resolves when that is stored. */
  readonly resume: () => Promise<void>;
  /** Keeps imports from bringing back what is being removed. @param path of a file or a project */
  readonly skip: (path: string) => Promise<void>;
  /** Whether anything is noted that is not wholly stored. */
  readonly isPending: () => Promise<boolean>;
  /** Drops what is noted: the user has been asked. */
  readonly forget: () => Promise<void>;
  readonly stop: () => void;
}

const lockName = "plenum.import:";
/** An import that the server has refused so often is taken back. */
const maxAttempts = 2;
const retryDelayMs = 10_000;
/** Without locks nobody knows which tabs live; an import so old is taken for left, in milliseconds. */
const abandonedAfterMs = 60_000;

/** Imports of projects. Each is noted on the device, then written; what a reload interrupts is completed by the next page, and nothing is written twice. */
export function openImports(context: StoreContext, device: DeviceDatabase): Imports {
  const { database, owner, report } = context;
  const journal = openImportJournal(device);
  const progress = createObservable<ImportProgress | undefined>(undefined);
  const stopped = new AbortController();
  const { signal } = stopped;
  const inProgress = new Map<string, ImportProgress>();

  const show = (id: string, now: ImportProgress | undefined): void => {
    if (signal.aborted) return;
    if (now) inProgress.set(id, now);
    else inProgress.delete(id);
    const sum = [...inProgress.values()].reduce((all, one) => ({ stored: all.stored + one.stored, total: all.total + one.total }), {
      stored: 0,
      total: 0,
    });
    progress.set(inProgress.size === 0 ? undefined : sum);
  };

  /** Holds an import for this tab, until its end or the tab's: meanwhile no other tab goes on with it. */
  const locked = (id: string, work: () => Promise<void>): Promise<void> => withTabLock(lockName + id, signal, work);

  /** @returns whether the server has taken all of it */
  const write = async (entry: ImportEntry, pieces: readonly Creation[], total: number): Promise<boolean> => {
    const before = total - pieces.length;
    show(entry.id, { stored: before, total });
    try {
      await writeImport({ database, pieces, signal, onStored: (count) => show(entry.id, { stored: before + count, total }) });
      return true;
    } catch (error) {
      report.warn("A part of an import was refused.", error);
      return false;
    }
  };

  /** What is not stored yet, as soon as the server can be reached. */
  const missingOnceOnline = async (pieces: readonly Creation[]): Promise<readonly Creation[]> => {
    for (;;) {
      try {
        return await missingPieces(pieces, await journal.skipped());
      } catch (error) {
        if (signal.aborted) return [];
        report.warn("An import waits for the server.", error);
        await onlineOrLater(signal);
      }
    }
  };

  /** Sees to it that all of an import is stored, or, where the server will not have it, nothing. */
  const complete = async (entry: ImportEntry, pieces: readonly Creation[], isNew: boolean): Promise<void> => {
    let isAllSent = isNew && (await write(entry, pieces, pieces.length));
    for (let attempt = 0; !isAllSent && !signal.aborted; attempt += 1) {
      const left = await missingOnceOnline(pieces);
      if (signal.aborted) return;
      if (attempt === maxAttempts) {
        if (left.length > 0) return rollBack(entry);
        break;
      }
      await write(entry, left, pieces.length);
      // What the page before had queued is on its way too.
      await waitForPendingWrites(database);
      isAllSent = left.length === 0;
    }
    if (signal.aborted) return;
    await journal.remove(entry.id);
  };

  const rollBack = async (entry: ImportEntry): Promise<void> => {
    for (const projectId of entry.projectIds) context.removals.request({ projectId }, 0);
    await journal.remove(entry.id);
    throw Object.assign(new Error("The server refused an import."), { code: "permission-denied" });
  };

  const piecesOf = async (projects: readonly ArchivedProject[], ids: readonly string[]): Promise<readonly Creation[]> => {
    const collections = new Set(projects.flatMap(({ files }) => files.map((file) => file.collection)));
    const headlines = new Map(await Promise.all([...collections].map(async (name) => [name, await context.headlineOf(name)] as const)));
    return projects.flatMap(({ name, description, files }, index) => {
      const projectId = ids[index]!;
      const newIds = new Map(files.flatMap(({ id }, place) => (id === undefined ? [] : [[id, serialId(projectId, place)] as const])));
      return newProject(
        context,
        projectId,
        { name, description },
        files.map((file) => newFileOf(file, headlines.get(file.collection)!, newIds)),
      );
    });
  };

  const resumeOne = async (entry: ImportEntry): Promise<void> => {
    const isStillListed = async (): Promise<boolean> => (await journal.entries(owner)).some(({ id }) => id === entry.id);
    await locked(entry.id, async () => {
      // The tab that held it may have finished.
      if (signal.aborted || !(await isStillListed())) return;
      const read = readArchive(entry.text);
      if (!read.ok) return report.error("An import cannot be continued.", read.message);
      const pieces = await piecesOf(withNames(read.projects, entry.names), entry.projectIds);
      await context.sync.trackWrite(complete(entry, pieces, false).finally(() => show(entry.id, undefined)));
    });
  };

  return {
    progress,
    begin: async (text, projects) => {
      const ids = projects.map(() => doc(collection(database, projectsPath(owner))).id);
      const pieces = await piecesOf(projects, ids);
      const names = projects.map(({ name }) => name);
      const entry: ImportEntry = { ...owner, id: crypto.randomUUID(), at: Date.now(), text, projectIds: ids, names };
      if (!(await journal.add(entry)))
        report.warn("This device has no room to note the import; a reload before it is stored loses a part of it.");
      return { ids, stored: locked(entry.id, () => complete(entry, pieces, true)).finally(() => show(entry.id, undefined)) };
    },
    resume: async () => {
      const locks = deviceLocks();
      const left = (await journal.entries(owner)).filter(({ at }) => locks || Date.now() - at > abandonedAfterMs);
      const ends = await Promise.allSettled(left.map(resumeOne));
      for (const end of ends) if (end.status === "rejected") report.error("An import could not be completed.", end.reason);
    },
    skip: journal.skip,
    isPending: async () => (await journal.entries(owner)).length > 0,
    forget: async () => {
      for (const { id } of await journal.entries(owner)) await journal.remove(id);
    },
    stop: () => {
      stopped.abort();
      progress.set(undefined);
    },
  };
}

function withNames(projects: readonly ArchivedProject[], names: readonly string[] = []): readonly ArchivedProject[] {
  return projects.map((project, index) => ({ ...project, name: names[index] ?? project.name }));
}

/** Resolves when the browser is back online, after a while in any case. */
function onlineOrLater(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", go);
      resolve();
    };
    const timer = setTimeout(go, retryDelayMs);
    globalThis.addEventListener?.("online", go);
    signal.addEventListener("abort", go);
  });
}

function newFileOf(
  { collection: name, revisions, ...file }: ArchivedFile,
  headline: readonly string[],
  newIds: ReadonlyMap<string, string>,
): NewFile {
  const { name: title, calculatorVersion, engineVersion: version, data } = file;
  // A clock that ran ahead must not make the server refuse a revision from the future.
  const latest = Date.now() - 60_000;
  return {
    collection: name,
    headline,
    content: { name: title, calculatorVersion, engineVersion: version, data: { ...data, input: withLinkedIds(data.input, newIds) } },
    revisions: revisions.map((revision) => ({
      ...revision,
      // What was issued stays as it is, with the ids of then: its hash is over them.
      data: revision.issue ? revision.data : { ...revision.data, input: withLinkedIds(revision.data.input, newIds) },
      createdAt: new Date(Math.min(Math.max(Date.parse(revision.createdAt), 0), latest)),
    })),
  };
}
