import type { OutOfDate } from "@org/hvac-core/exchange/project";
import type { FileSummary, Workspace } from "@org/data";
import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { stateOf } from "../../account/useSummaries.ts";
import type { ReadFile } from "../chain/readFiles.ts";

/** Of a larger project every file would be read each time that its list is looked at: it is compared when somebody asks for it. */
const maxUnasked = 200;

interface Known {
  readonly stored: number;
  readonly reading: Promise<ReadFile>;
}

/** Files that were read to compare them, by their ids: they are read again when they were stored since. */
const knownFiles = new WeakMap<Workspace, Map<string, Known>>();

async function compare(
  workspace: Workspace,
  summaries: readonly FileSummary[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OutOfDate>> {
  const [{ readFile }, { findOutOfDate }] = await Promise.all([import("../chain/readFiles.ts"), import("./findOutOfDate.ts")]);
  const known = knownFiles.get(workspace) ?? new Map<string, Known>();
  knownFiles.set(workspace, known);
  // What was typed and is not sent stands in no list.
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

/** Which files of a project are out of date, as far as they were compared. */
export interface OutOfDateFiles {
  /** By their ids, those that are. */
  readonly byId: ReadonlyMap<string, OutOfDate>;
  /** Of a large project, that is compared when somebody asks for it: how far that is. */
  readonly check?: { readonly state: "offered" | "running" | "done"; readonly start: () => void };
}

/**
 * Which files of a project are out of date, found after its list is shown. Without a network what was found last stays.
 *
 * @param isWhole whether the list is as the server has it: of a part of it nothing is said
 */
export function useOutOfDate(summaries: readonly FileSummary[], isWhole: boolean): OutOfDateFiles {
  const { workspace } = useSignedIn();
  const waiting = useObservable(workspace.outbox).length;
  const [found, setFound] = useState<ReadonlyMap<string, OutOfDate>>();
  const [isAsked, setAsked] = useState(false);
  const state = stateOf(summaries);
  const isLarge = summaries.length > maxUnasked;
  const isCompared = isWhole && summaries.length > 1 && (!isLarge || isAsked);
  const compareAll = useEffectEvent((signal: AbortSignal): void => {
    compare(workspace, summaries, signal).then(
      (outOfDate) => !signal.aborted && setFound(outOfDate),
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the state says when the files are others
  }, [workspace, isCompared, state, waiting]);
  const check = { state: !isAsked ? "offered" : found ? "done" : "running", start: () => setAsked(true) } as const;
  return { byId: found ?? none, ...(isLarge && isWhole && { check }) };
}
