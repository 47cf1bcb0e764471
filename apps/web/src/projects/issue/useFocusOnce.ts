import { useEffect, useRef, type RefObject } from "react";

/** Gives an element the focus when it is first drawn: what had it is gone. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
