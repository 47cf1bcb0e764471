import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Longer than between two keys of a fast typist, shorter than what reads as waiting, ms. */
const restMs = 120;

/**
 * A value once it has stood still: for what is too much to be drawn at every key, as charts and sheets are. It begins with the value itself, and
 * a page is printed with the latest.
 */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs);
    const atOnce = (): void => flushSync(() => setRested(value));
    window.addEventListener("beforeprint", atOnce);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("beforeprint", atOnce);
    };
  }, [value, rested]);
  return rested;
}
