import { useEffect, useRef, useState, type RefObject } from "react";

/** The width a figure has on the page, px, so that it is laid out for it instead of scaled: its letters keep their size. */
export function useFigureWidth(initial = 560): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    // A figure that is folded away has no width; it is laid out again once it is shown.
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
