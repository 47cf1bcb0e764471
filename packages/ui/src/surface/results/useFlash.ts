import { useEffect, useRef, type RefObject } from "react";

/** How long a text has stood still before it flashes, ms: a flash at every key would flicker, and is painted anew in each frame. */
const restMs = 150;

/** Lets an element flash softly, once, when its text has changed and stands still; not for those who asked for less motion. */
export function useFlash<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      element.current?.animate([{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }], {
        duration: 700,
        easing: "ease-out",
      });
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return element;
}
