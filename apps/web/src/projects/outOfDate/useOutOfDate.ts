import type { OutOfDate } from "@org/hvac-core/exchange/project";
import type { FileSummary, Workspace } from "@org/data";
import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { stateOf } from "../../calculators/imports/useSummaries.ts";
import type { ReadFile } from "../links/readFiles.ts";

/** Larger projects are compared only when the user asks, because each comparison reads all their files. */
const maxUnasked = 200;

interface Known {
  readonly stored: number;
  readonly reading: Promise<ReadFile>;
}

/** Files that were read for a comparison, by id; a file is read again if it has been stored since. */
const knownFiles = new WeakMap<Workspace, Map<string, Known>>();

async function compare(
  workspace: Workspace,
  summaries: readonly FileSummary[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OutOfDate>> {
  const [{ readFile }, { findOutOfDate }] = await Promise.all([import("../links/readFiles.ts"), import("./findOutOfDate.ts")]);
  const known = knownFiles.get(workspace) ?? new Map<string, Known>();
  knownFiles.set(workspace, known);
  // Unsent changes are in no list.
  const unsent = new Set(workspace.outbox.getSnapshot().map(({ file }) => file.fileId));
  const read = await Promise.all(
    summaries.map(({ id, projectId, collection, name, updatedAt }) => {
      const before = known.get(id);
      if (before?.stored === updatedAt.getTime() && !unsent.has(id)) return before.reading;
      const reading = readFile(workspace, { projectId, collection, fileId: id }, name);
      known.set(id, { stored: updatedAt.getTime(), reading });
      return reading.then((result) => {
        if (!result.ok || unsent.has(id)) known.delete(id);
        return result;
      });
    }),
  );
  return findOutOfDate(
    { files: read.flatMap((each) => (each.ok ? [each.file] : [])), unread: read.flatMap((each) => (each.ok ? [] : [each.unread])) },
    signal,
  );
}

const none: ReadonlyMap<string, OutOfDate> = new Map();

/** The files of a project that are out of date, as far as they were compared. */
export interface OutOfDateFiles {
  /** The files that are out of date, by id. */
  readonly byId: ReadonlyMap<string, OutOfDate>;
  /** State of the comparison of a large project, which the user starts. */
  readonly check?: { readonly state: "offered" | "running" | "done"; readonly start: () => void };
}

/**
 * Compares the files of a project after its list is shown. Without a network the last result remains.
 *
 * @param isWhole whether the list is as on the server: an incomplete list is not compared
 */
export function useOutOfDate(summaries: readonly FileSummary[], isWhole: boolean): OutOfDateFiles {
  const { workspace } = useSignedIn();
  const waiting = useObservable(workspace.outbox).length;
  const [result, setResult] = useState<ReadonlyMap<string, OutOfDate>>();
  const [isAsked, setAsked] = useState(false);
  const state = stateOf(summaries);
  const isLarge = summaries.length > maxUnasked;
  const isCompared = isWhole && summaries.length > 1 && (!isLarge || isAsked);
  const compareAll = useEffectEvent((signal: AbortSignal): void => {
    compare(workspace, summaries, signal).then(
      (outOfDate) => !signal.aborted && setResult(outOfDate),
      (error: unknown) => {
        log.warn("The files of a project could not be compared.", error);
        setAsked(false);
      },
    );
  });
  useEffect(() => {
    if (!isCompared) return;
    const ending = new AbortController();
    compareAll(ending.signal);
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `state` changes when the files change
  }, [workspace, isCompared, state, waiting]);
  const check = { state: !isAsked ? "offered" : result ? "done" : "running", start: () => setAsked(true) } as const;
  return { byId: result ?? none, ...(isLarge && isWhole && { check }) };
}
