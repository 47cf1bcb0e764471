import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useIsPrinted } from "../elements/useIsPrinted.ts";

/** Width inside the padding, px. */
function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.round(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

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
  // Before the first paint: a figure that is laid out twice moves under the pointer.
  useLayoutEffect(() => {
    const frame = element.current;
    // While printing, Chromium measures in points: letters laid out for so few of them would be too large.
    if (!frame || isPrinted) return;
    const measure = (): void => {
      const measured = contentWidth(frame);
      // A folded figure has no width; it is laid out again when it is shown.
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [isPrinted]);
  return [element, isPrinted && onPaper !== undefined ? onPaper : width];
}
