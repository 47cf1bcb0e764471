import { useEffect, useRef, useState, type RefObject } from "react";

/** The width a figure has on the page, px, so that it is laid out for it instead of scaled: its letters keep their size. */
export function useFigureWidth(initial = 560): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    let isPrinting = false;
    // On paper a figure is scaled: what Chromium measures while it prints is in points, and letters laid out for so few of them are too large.
    const onPrint = ({ type }: Event): void => {
      isPrinting = type === "beforeprint";
    };
    const observer = new ResizeObserver(([entry]) => {
      // A figure that is folded away has no width; it is laid out again once it is shown.
      if (entry && entry.contentRect.width > 0 && !isPrinting) setWidth(Math.round(entry.contentRect.width));
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
  return [element, width];
}
