import type { ActionResult } from "@org/data";
import { log } from "@org/device/log";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../page/runAction.ts";

export interface Task {
  readonly isBusy: boolean;
  /** Runs for longer than users expect. */
  readonly isSlow: boolean;
  /** Error of the last run. */
  readonly failure: string | undefined;
  /** Runs the work unless a run is under way. @returns whether it succeeded */
  readonly run: (work: () => Promise<ActionResult>) => Promise<boolean>;
  readonly setFailure: (message: string | undefined) => void;
}

/** Time after which a run is slow, in milliseconds. */
const slowAfterMs = 5000;

/** A request of a form: whether it is running, and why it failed. */
export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return {
    isBusy,
    isSlow,
    failure,
    setFailure,
    run: async (work) => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        const result = await work();
        if (!result.ok) setFailure(result.message);
        return result.ok;
      } catch (error) {
        log.warn("A request of a form failed.", error);
        setFailure(errorText(error));
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
