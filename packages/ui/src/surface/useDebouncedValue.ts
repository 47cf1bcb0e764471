import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { beginWork } from "../elements/pendingWork.ts";

/** Longer than the pause between two keys of a fast typist, shorter than a noticeable wait, ms. */
const delayMs = 120;

/**
 * A value once it has come to rest, for parts too slow to render at every key, such as charts and sheets. It begins with the first value, and
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
