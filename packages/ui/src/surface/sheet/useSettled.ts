import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { beginWork } from "../../elements/pendingWork.ts";

/** So long nothing was typed, in milliseconds, until a sheet that nobody sees is made anew. */
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
 * A value that lags behind: what is on the screen follows at once, after whatever is more urgent; what is not, when typing rests. So a key never
 * waits for steps, and steps that nobody sees cost nothing.
 *
 * @returns what to draw, and the ref of the element that draws it
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
