import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus to an element when it is mounted, because the focused element is gone. @param isWanted false if another element gets the focus */
export function useFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return element;
}
