import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { beginWork } from "../elements/pendingWork.ts";

/** Longer than the pause between two keys of a fast typist, shorter than a noticeable wait, ms. */
const restMs = 120;

/**
 * A value once it has come to rest, for parts too slow to render at every key, such as charts, sheets and the inspector. It begins with the first value,
 * and a page is printed with the latest.
 *
 * @param isAtOnce whether it need not rest
 * @returns the value, and what takes the latest one at once: before an event is handled by a part that can act on it (`CaughtUp`)
 */
export function useFollowing<T>(value: T, isAtOnce = false): readonly [T, () => void] {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const catchUp = useCallback((): void => {
    if (latest.current !== shown) flushSync(() => setShown(latest.current));
  }, [shown]);
  useEffect(() => {
    if (value === shown) return;
    const end = beginWork();
    const timer = setTimeout(() => startTransition(() => setShown(value)), isAtOnce ? 0 : restMs);
    window.addEventListener("beforeprint", catchUp);
    return () => {
      clearTimeout(timer);
      end();
      window.removeEventListener("beforeprint", catchUp);
    };
  }, [value, shown, isAtOnce, catchUp]);
  return [shown, catchUp];
}
