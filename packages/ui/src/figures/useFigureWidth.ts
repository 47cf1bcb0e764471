import { useEffect, useRef, useState, type RefObject } from "react";
import { useIsPrinted } from "../elements/useIsPrinted.ts";

/**
 * Width of a figure on the page, px: the figure is laid out for this width, not scaled, so that its letters keep their size.
 *
 * @param initial until it is measured, px
 * @param onPaper width of the print layout, px; without it, the figure is scaled
 */
export function useFigureWidth(initial = 560, onPaper?: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  const isPrinted = useIsPrinted();
  useEffect(() => {
    // While printing, Chromium measures in points: letters laid out for so few of them would be too large.
    if (!element.current || isPrinted) return;
    const observer = new ResizeObserver(([entry]) => {
      // A folded figure has no width; it is laid out again when it is shown.
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isPrinted]);
  return [element, isPrinted && onPaper !== undefined ? onPaper : width];
}
