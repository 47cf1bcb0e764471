import { useEffect, useRef, type RefObject } from "react";

/** Time without a change before a text flashes, ms: a flash at every key would flicker. */
const restMs = 150;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Flashes an element softly, once, after its text has changed and come to rest; not for users who prefer reduced motion. The flash is the
 * element's `::before`, whose opacity the compositor animates: the page would have to paint a colour in each frame. Results below a table of thousands
 * of rows are seldom in view, and would cost a frame of the page each time.
 */
export function useFlash<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      const shown = element.current;
      if (!shown || !isInView(shown) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      shown.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 700, easing: "ease-out", pseudoElement: "::before" });
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return element;
}
