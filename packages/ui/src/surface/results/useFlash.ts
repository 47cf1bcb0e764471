import { useEffect, useRef, type RefObject } from "react";

/** Lets an element flash softly, once, when its text changes; not for those who asked for less motion. */
export function useFlash<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(text);
  const running = useRef<Animation>(undefined);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    running.current?.cancel();
    running.current = element.current?.animate([{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }], {
      duration: 700,
      easing: "ease-out",
    });
  }, [text]);
  return element;
}
