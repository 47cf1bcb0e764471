import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { beginWork } from "../elements/pendingWork.ts";

/** Longer than the pause between two keys of numbers that are typed into cells, shorter than a noticeable wait, ms. */
const restMs = 200;

/**
 * A value once it and the keys have come to rest, for parts too slow to render at every key, such as charts, sheets and the inspector: numbers that are
 * typed into one cell after the other do not wait for them. It begins with the first value, and a page is printed with the latest.
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
    const followAfter = (delay: number) => setTimeout(() => startTransition(() => setShown(value)), delay);
    let timer = followAfter(isAtOnce ? 0 : restMs);
    const onKey = (): void => {
      clearTimeout(timer);
      timer = followAfter(restMs);
    };
    if (!isAtOnce) window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("beforeprint", catchUp);
    return () => {
      clearTimeout(timer);
      end();
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("beforeprint", catchUp);
    };
  }, [value, shown, isAtOnce, catchUp]);
  return [shown, catchUp];
}
