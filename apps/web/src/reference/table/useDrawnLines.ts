import type { Position, Selection } from "@org/form/rows";
import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, type RefObject } from "react";

/** Maximum number of lines for which all are drawn. */
const fewLines = 120;
const lineHeight = 33;
const overscan = 12;

/** A line that is drawn. */
export interface DrawnLine {
  readonly index: number;
  /** Height of the lines before it that are not drawn, pixels. */
  readonly gap: number;
}

/** The lines of a table that are drawn. */
export interface DrawnLines {
  readonly lines: readonly DrawnLine[];
  /** Height of the lines after the last, pixels. */
  readonly gapAfter: number;
  readonly measure: ((line: Element | null) => void) | undefined;
  readonly showInMiddle: (line: number) => void;
}

/** Lines that are drawn: of a long table those in view, and those with the focus and the end of the selection. */
export function useDrawnLines(
  box: RefObject<HTMLElement | null>,
  count: number,
  isPrinting: boolean,
  { active, extent }: Selection,
): DrawnLines {
  const isLong = count > fewLines && !isPrinting;
  const rangeExtractor = useCallback(
    (range: Range): number[] =>
      [...new Set([...defaultRangeExtractor(range), active.line, extent.line])]
        .filter((line) => line >= 0 && line < range.count)
        .toSorted((a, b) => a - b),
    [active.line, extent.line],
  );
  // oxlint-disable-next-line react/incompatible-library -- React’s compiler is not used here
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    indexAttribute: "data-row",
    overscan,
    rangeExtractor,
    initialRect: { width: 800, height: 640 },
  });
  const showInMiddle = useCallback(
    (line: number): void => {
      if (isLong) virtual.scrollToIndex(line, { align: "center" });
      else box.current?.querySelector(`[data-row="${line}"]`)?.scrollIntoView({ block: "center" });
    },
    [box, isLong, virtual],
  );
  if (!isLong) {
    const lines = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
    return { lines, gapAfter: 0, measure: undefined, showInMiddle };
  }
  const items = virtual.getVirtualItems();
  const lines = items.map(({ index, start }, position) => ({ index, gap: start - (items[position - 1]?.end ?? 0) }));
  return { lines, gapAfter: virtual.getTotalSize() - (items.at(-1)?.end ?? 0), measure: virtual.measureElement, showInMiddle };
}

/** Shows the row that the address links to, once per link: the table must not scroll back to it after the reader has moved on. */
export function useMarkedLine(
  box: RefObject<HTMLElement | null>,
  marked: string | undefined,
  line: number,
  showInMiddle: DrawnLines["showInMiddle"],
  goTo: (to: Position) => void,
): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (line < 0 || shown.current === marked) return;
    shown.current = marked;
    showInMiddle(line);
    // A reader who has just opened the topic continues from the row.
    const holder = document.activeElement;
    if (holder !== document.body && holder?.contains(box.current)) goTo({ line, column: 0 });
  }, [box, marked, line, showInMiddle, goTo]);
}
