import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { beginWork } from "../elements/pendingWork.ts";

/** Longer than between two keys of a fast typist, shorter than what reads as waiting, ms. */
const delayMs = 120;

/**
 * A value once it has stood still: for what is too much to be drawn at every key, as charts and sheets are. It begins with the value itself, and
 * a page is printed with the latest.
 */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (value === debounced) return;
    const end = beginWork();
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), delayMs);
    const atOnce = (): void => flushSync(() => setDebounced(value));
    window.addEventListener("beforeprint", atOnce);
    return () => {
      clearTimeout(timer);
      end();
      window.removeEventListener("beforeprint", atOnce);
    };
  }, [value, debounced]);
  return debounced;
}
