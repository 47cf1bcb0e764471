import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** A cell by its line, −1 for the heads, and its column, 0 for the name. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
}

interface GridKeysOptions {
  readonly lineCount: number;
  readonly columnCount: number;
  /** Headings of groups are passed over. */
  readonly isHeading: (line: number) => boolean;
  readonly lineNamed: (typed: string, from: number) => number | undefined;
  /** Brings a line into the part that is drawn. */
  readonly bringToSight: (line: number) => void;
  readonly grid: RefObject<HTMLElement | null>;
}

/** Letters that come within this time belong to one word, ms. */
const wordMs = 800;
const pageLines = 12;

/** What a cell is focused by: what can be pressed in it, else the cell itself. */
export const cellName = ({ line, column }: CellPlace): string => `${line},${column}`;

/**
 * Moves through a table by keyboard as through a spreadsheet, one stop of Tab in all.
 *
 * @returns the cell that takes the focus, and the handlers of the table
 */
export function useGridKeys(options: GridKeysOptions): {
  readonly at: CellPlace;
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
  const at = {
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
        return { ...at, line: step(at.line, 1) };
      case "ArrowUp":
        return { ...at, line: step(at.line, -1) };
      case "PageDown":
        return { ...at, line: step(at.line, pageLines) };
      case "PageUp":
        return { ...at, line: Math.max(first, step(at.line, -pageLines)) };
      case "ArrowRight":
        return { ...at, column: Math.min(columnCount - 1, at.column + 1) };
      case "ArrowLeft":
        return { ...at, column: Math.max(0, at.column - 1) };
      case "Home":
        return isFar ? { line: first, column: at.column } : { ...at, column: 0 };
      case "End":
        return isFar ? { line: last, column: at.column } : { ...at, column: columnCount - 1 };
      default:
        return undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    // What opens from a cell has keys of its own.
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
    const found = lineNamed(text, Math.max(0, text.length > 1 ? at.line : at.line + 1));
    if (found !== undefined) goTo({ line: found, column: at.column });
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const name = target.dataset["cell"];
    if (name === undefined) return;
    const [line = 0, column = 0] = name.split(",").map(Number);
    if (line !== place.line || column !== place.column) setPlace({ line, column });
  };
  return { at, goTo, onKeyDown, onFocus };
}
