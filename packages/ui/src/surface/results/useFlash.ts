import { useEffect, useRef, type RefObject } from "react";

/** How long a text has stood still before it flashes, ms: a flash at every key would flicker. */
const restMs = 150;

/**
 * Lets an element flash softly, once, when its text has changed and stands still; not for those who asked for less motion. What is drawn is the
 * element's `::before`, whose opacity the compositor changes: a color would be painted by the page in each frame of it.
 */
export function useFlash<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      element.current?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 700, easing: "ease-out", pseudoElement: "::before" });
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return element;
}
