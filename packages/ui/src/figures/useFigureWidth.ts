import { useEffect, useRef, useState, type RefObject } from "react";
import { useIsPrinted } from "../elements/useIsPrinted.ts";

/**
 * The width a figure has on the page, px, so that it is laid out for it instead of scaled: its letters keep their size.
 *
 * @param initial until it is measured, px
 * @param onPaper width for which it is laid out anew when it is printed, px; without it, the figure is scaled
 */
export function useFigureWidth(initial = 560, onPaper?: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  const isPrinted = useIsPrinted();
  useEffect(() => {
    // What Chromium measures while it prints is in points, and letters laid out for so few of them are too large.
    if (!element.current || isPrinted) return;
    const observer = new ResizeObserver(([entry]) => {
      // A figure that is folded away has no width; it is laid out again once it is shown.
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isPrinted]);
  return [element, isPrinted && onPaper !== undefined ? onPaper : width];
}
