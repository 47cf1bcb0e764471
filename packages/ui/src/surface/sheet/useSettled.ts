import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { beginWork } from "../../elements/pendingWork.ts";

/** Pause in typing, in milliseconds, after which an off-screen sheet is built again. */
const restMs = 400;

/** Whether an element is on the screen, or about to be. */
function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: "100px" });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}

/**
 * A value that lags behind: an element on the screen gets it at once, after more urgent work; one off the screen when the user stops typing. A key
 * never waits for steps, and off-screen steps cost nothing.
 *
 * @returns the value to render, and the ref of the element that renders it
 */
export function useSettled<T, E extends Element>(value: T): { readonly settled: T; readonly ref: RefObject<E | null> } {
  const ref = useRef<E>(null);
  const isNear = useIsNear(ref);
  const [settled, setSettled] = useState(() => ({ value }));
  useEffect(() => {
    const settle = (): void => startTransition(() => setSettled((last) => (last.value === value ? last : { value })));
    if (settled.value === value) return;
    const end = beginWork();
    const timer = isNear ? undefined : setTimeout(settle, restMs);
    if (isNear) settle();
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [value, isNear, settled]);
  return { settled: settled.value, ref };
}
