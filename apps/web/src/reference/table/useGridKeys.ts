import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** A cell by its line, −1 for the heads, and its column, 0 for the name. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
}

interface GridKeysOptions {
  readonly lineCount: number;
  readonly columnCount: number;
  /** Whether a line is a group heading, which the keyboard skips. */
  readonly isHeading: (line: number) => boolean;
  readonly lineNamed: (typed: string, from: number) => number | undefined;
  /** Scrolls to a line that may not be rendered yet. */
  readonly bringToSight: (line: number) => void;
  readonly grid: RefObject<HTMLElement | null>;
}

/** Letters typed within this interval form one word, ms. */
const wordMs = 800;
const pageLines = 12;

/** Element of a cell that takes the focus: its button or link, or the cell itself. */
export const cellName = ({ line, column }: CellPlace): string => `${line},${column}`;

/**
 * Keyboard navigation of a table as in a spreadsheet. The whole table is one stop of the Tab key.
 *
 * @returns the cell that takes the focus, and the handlers of the table
 */
export function useGridKeys(options: GridKeysOptions): {
  readonly focusCell: CellPlace;
  readonly goTo: (place: CellPlace) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const { lineCount, columnCount, isHeading, lineNamed, bringToSight, grid } = options;
  const [place, setPlace] = useState<CellPlace>({ line: 0, column: 0 });
  const typed = useRef({ text: "", at: 0 });
  const wanted = useRef<CellPlace>(undefined);
  const first = lineCount > 1 && isHeading(0) ? 1 : 0;
  const last = lineCount - 1;
  const inside = Math.min(place.line, last);
  const focusCell = {
    line: inside >= 0 && isHeading(inside) ? Math.min(inside + 1, last) : inside,
    column: Math.min(place.column, columnCount - 1),
  };

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${cellName(wanted.current)}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  const goTo = useCallback(
    (next: CellPlace): void => {
      wanted.current = next;
      setPlace({ ...next });
      if (next.line >= 0) bringToSight(next.line);
    },
    [bringToSight],
  );

  const step = (from: number, by: number): number => {
    let to = Math.max(-1, Math.min(last, from + by));
    while (to > 0 && to < last && isHeading(to)) to += Math.sign(by);
    return isHeading(to) ? (by < 0 ? -1 : first) : to;
  };
  const placeAfter = (event: KeyboardEvent<HTMLElement>): CellPlace | undefined => {
    const isFar = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case "ArrowDown":
        return { ...focusCell, line: step(focusCell.line, 1) };
      case "ArrowUp":
        return { ...focusCell, line: step(focusCell.line, -1) };
      case "PageDown":
        return { ...focusCell, line: step(focusCell.line, pageLines) };
      case "PageUp":
        return { ...focusCell, line: Math.max(first, step(focusCell.line, -pageLines)) };
      case "ArrowRight":
        return { ...focusCell, column: Math.min(columnCount - 1, focusCell.column + 1) };
      case "ArrowLeft":
        return { ...focusCell, column: Math.max(0, focusCell.column - 1) };
      case "Home":
        return isFar ? { line: first, column: focusCell.column } : { ...focusCell, column: 0 };
      case "End":
        return isFar ? { line: last, column: focusCell.column } : { ...focusCell, column: columnCount - 1 };
      default:
        return undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    // A dialog that opens from a cell handles its keys itself.
    if (target.closest("[popover]") || lineCount === 0) return;
    const next = event.altKey ? undefined : placeAfter(event);
    if (next) {
      event.preventDefault();
      goTo(next);
      return;
    }
    if (event.key.length !== 1 || /[\s/?]/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = event.timeStamp;
    const text = now - typed.current.at < wordMs ? typed.current.text + event.key : event.key;
    typed.current = { text, at: now };
    const line = lineNamed(text, Math.max(0, text.length > 1 ? focusCell.line : focusCell.line + 1));
    if (line !== undefined) goTo({ line, column: focusCell.column });
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const name = target.dataset["cell"];
    if (name === undefined) return;
    const [line = 0, column = 0] = name.split(",").map(Number);
    if (line !== place.line || column !== place.column) setPlace({ line, column });
  };
  return { focusCell, goTo, onKeyDown, onFocus };
}
