import { inside, isOne, rangeOf, type Extent, type Position, type Selection, type SelectionEvent } from "./selection.ts";

/** A pressed key. */
export interface Keys {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
}

/** Cells between which keys move. */
export interface Cells extends Extent {
  /** Whether a cell holds something, for jumps to the edge of the data. */
  readonly isFilled: (line: number, column: number) => boolean;
  /** Whether a line has no cells, such as a heading. */
  readonly isSkipped?: (line: number) => boolean;
  /** Number of lines that Ctrl-A selects; if absent, all. */
  readonly rows?: number;
  /** Last line with data, for Ctrl-End; if absent, the last one. */
  readonly lastRow?: number;
  /** Number of lines per page. */
  readonly page: number;
}

/** Ctrl and an arrow: to the last filled cell before a blank one, or over blanks to the next filled one, or to the edge. */
function edge(from: Position, lines: number, columns: number, cells: Cells): Position {
  const last = { line: cells.lines - 1, column: cells.columns - 1 };
  const step = (position: Position): Position | undefined => {
    const next = { line: position.line + lines, column: position.column + columns };
    return next.line < 0 || next.column < 0 || next.line > last.line || next.column > last.column ? undefined : next;
  };
  const has = ({ line, column }: Position): boolean => line >= 0 && cells.isFilled(line, column);
  let position = from;
  let next = step(position);
  if (!next) return position;
  const runs = has(position) && has(next);
  while (next) {
    if (runs && !has(next)) return position;
    position = next;
    if (!runs && has(position)) return position;
    next = step(position);
  }
  return position;
}

/** The line that a key leads to, past lines without cells. */
function landing(key: string, to: Position, { lines, isSkipped = () => false }: Cells): Position {
  const by = key === "ArrowUp" ? -1 : 1;
  let { line } = to;
  while (line >= 0 && line < lines && isSkipped(line)) line += by;
  return { ...to, line };
}

function unskippedDestination({ key, ctrl }: Omit<Keys, "shift">, from: Position, cells: Cells): Position | undefined {
  const { line, column } = from;
  const last = { line: cells.lines - 1, column: cells.columns - 1 };
  const go = (lines: number, columns: number): Position =>
    ctrl ? edge(from, lines, columns, cells) : { line: line + lines, column: column + columns };
  switch (key) {
    case "ArrowUp":
      return go(-1, 0);
    case "ArrowDown":
      return go(1, 0);
    case "ArrowLeft":
      return go(0, -1);
    case "ArrowRight":
      return go(0, 1);
    case "Home":
      return { line: ctrl ? 0 : line, column: 0 };
    case "End":
      return { line: ctrl ? (cells.lastRow ?? last.line) : line, column: last.column };
    case "PageUp":
      return { line: Math.max(0, line - cells.page), column };
    case "PageDown":
      return { line: line + cells.page, column };
    default:
      return undefined;
  }
}

/** Destination of a key from a position; `undefined` for keys that do not move. */
export function destination(keys: Omit<Keys, "shift">, from: Position, cells: Cells): Position | undefined {
  const to = unskippedDestination(keys, from, cells);
  return to && landing(keys.key, to, cells);
}

/**
 * The cell that a key leads to in a matrix whose cells are numbered line by line; `undefined` for keys that do not move. A matrix does not scroll:
 * PageUp and PageDown scroll the page that it is on.
 */
export function nextCell(keys: Omit<Keys, "shift">, cell: number, size: Extent): number | undefined {
  if (keys.key === "PageUp" || keys.key === "PageDown") return undefined;
  const from = { line: Math.floor(cell / size.columns), column: cell % size.columns };
  const to = destination(keys, from, { ...size, isFilled: () => true, page: size.lines });
  const { line, column } = to ? inside(to, size, 0) : from;
  return to && line * size.columns + column;
}

/** Moving and selecting by a key, as in a spreadsheet; `undefined` for other keys. */
export function selectionEvent(keys: Keys, { active, extent }: Selection, cells: Cells): SelectionEvent | undefined {
  const to = destination(keys, keys.shift ? extent : active, cells);
  if (to) return { type: keys.shift ? "extend" : "go", to };
  // The head of a column is a button and handles its keys itself.
  if (active.line === -1) return undefined;
  const last = { line: cells.lines - 1, column: cells.columns - 1 };
  if (keys.ctrl && keys.key.toLowerCase() === "a")
    return {
      type: "select",
      from: { line: 0, column: 0 },
      to: { line: Math.max(0, (cells.rows ?? cells.lines) - 1), column: last.column },
    };
  if (keys.ctrl && keys.key === " ")
    return { type: "select", from: { line: 0, column: active.column }, to: { line: last.line, column: active.column } };
  if (keys.shift && keys.key === " ")
    return { type: "select", from: { line: active.line, column: 0 }, to: { line: extent.line, column: last.column } };
  return keys.key === "Escape" && !isOne(rangeOf({ active, extent })) ? { type: "collapse" } : undefined;
}
