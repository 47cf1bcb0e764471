import type { OutOfDate } from "@org/hvac-core/exchange/project";
import type { FileSummary } from "@org/data";
import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { stateOf } from "../../calculators/imports/useSummaries.ts";

/** Larger projects are compared only when the user asks, because each comparison reads all their files. */
const maxUnasked = 200;

/** Number of differences of a file, of all reasons. */
export const countDifferences = (outOfDate: OutOfDate): number => Object.values(outOfDate).reduce((sum, count) => sum + count, 0);

const none: ReadonlyMap<string, OutOfDate> = new Map();

/** The files of a project that are out of date, as far as they were compared. */
export interface OutOfDateFiles {
  /** The files that are out of date, by id. */
  readonly byId: ReadonlyMap<string, OutOfDate>;
  /** State of the comparison. A single file is never compared; a large project only when the user asks. */
  readonly check: "never" | "waiting" | "offered" | "asked" | "done";
  /** Whether the user has started the comparison, and waits for its result. */
  readonly isAsked: boolean;
  /** Starts a comparison that is offered. */
  readonly start: () => void;
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
    const compare = async (): Promise<ReadonlyMap<string, OutOfDate>> =>
      (await import("./compareFiles.ts")).compareFiles(workspace, summaries, signal);
    compare().then(
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
  const check = ((): OutOfDateFiles["check"] => {
    if (summaries.length <= 1) return "never";
    if (isLarge && !isAsked) return isWhole ? "offered" : "waiting";
    if (result) return "done";
    return isAsked ? "asked" : "waiting";
  })();
  return { byId: result ?? none, check, isAsked, start: () => setAsked(true) };
}
