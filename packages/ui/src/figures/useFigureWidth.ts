import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * The width a figure has on the page, px, so that it is laid out for it instead of scaled: its letters keep their size.
 *
 * @param initial until it is measured, px
 * @param onPaper width for which it is laid out anew when it is printed, px; without it, the figure is scaled
 */
export function useFigureWidth(initial = 560, onPaper?: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let isPrinted = false;
    // What Chromium measures while it prints is in points, and letters laid out for so few of them are too large.
    const onPrint = ({ type }: Event): void => {
      isPrinted = type === "beforeprint";
      flushSync(() => setPrinting(isPrinted));
    };
    const observer = new ResizeObserver(([entry]) => {
      // A figure that is folded away has no width; it is laid out again once it is shown.
      if (entry && entry.contentRect.width > 0 && !isPrinted) setWidth(Math.round(entry.contentRect.width));
    });
    window.addEventListener("beforeprint", onPrint);
    window.addEventListener("afterprint", onPrint);
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", onPrint);
      window.removeEventListener("afterprint", onPrint);
    };
  }, []);
  return [element, isPrinting && onPaper !== undefined ? onPaper : width];
}
