import type { ActionResult } from "@org/data";
import { log } from "@org/device/log";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../pageParts/runAction.ts";

export interface Task {
  readonly isBusy: boolean;
  /** Under way for longer than anybody expects. */
  readonly isSlow: boolean;
  /** Why it failed last. */
  readonly failure: string | undefined;
  /** Runs it, one at a time. @returns whether it was done */
  readonly run: (work: () => Promise<ActionResult>) => Promise<boolean>;
  readonly setFailure: (message: string | undefined) => void;
}

/** What takes longer is called slow, in milliseconds. */
const slowAfterMs = 5000;

/** Something that a form asks for: whether it is under way, and why it failed. */
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
        log.warn("What a form asked for failed.", error);
        setFailure(errorText(error));
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
