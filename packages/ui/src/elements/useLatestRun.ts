import { useCallback, useEffect, useRef } from "react";

interface LatestRun {
  /** Begins a run, which ends the one before. @returns aborted when the run ends early */
  readonly begin: () => AbortSignal;
  readonly abort: () => void;
}

/** Runs of which only the latest counts, such as reading a file: the next one aborts it, and so does leaving the page. */
export function useLatestRun(): LatestRun {
  const running = useRef<AbortController>(undefined);
  const abort = useCallback((): void => running.current?.abort(), []);
  useEffect(() => abort, [abort]);
  const begin = useCallback((): AbortSignal => {
    abort();
    running.current = new AbortController();
    return running.current.signal;
  }, [abort]);
  return { begin, abort };
}
