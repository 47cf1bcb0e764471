import { useEffect, useRef, type RefObject } from "react";

/** Gives an element the focus when it is first drawn: what had it is gone. @param isWanted false while another element is to have it */
export function useFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return element;
}
