import type { Line } from "./layout.ts";
import { select, type Position, type Selection, type SelectionEvent } from "./selection.ts";

/** Names of the lines and columns of a grid, which stay the same if others are added, removed or moved. */
export interface Places {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
}

/** Line and column at a corner of the selection; `undefined` if not yet drawn. */
interface Place {
  readonly line: string | undefined;
  readonly column: string | undefined;
}

/** Selection after the next drawing, when the latest write appears. Places have names, because the line numbers are not known yet. */
type Ahead =
  /** A cell offset by a number of lines and columns. */
  | { readonly type: "step"; readonly from: Place; readonly lines: number; readonly columns: number; readonly byTab?: boolean }
  /** All cells of some lines between two columns. */
  | { readonly type: "lines"; readonly lines: readonly string[]; readonly from: string | undefined; readonly to: string | undefined };

/** A selection that stays with the rows and columns it was made in. */
export interface AnchoredCells {
  readonly selection: Selection;
  readonly active: Place;
  readonly extent: Place;
  readonly tabFrom: string | undefined;
  readonly ahead?: Ahead;
}

export type GridEvent = SelectionEvent | Ahead;

const head = "head";

/** Name of a line, independent of its number. */
export function lineName(line: Line, rows: readonly { readonly id: string }[]): string {
  return line.type === "row" ? rowLine(rows[line.index]!.id) : line.type === "group" ? `group:${line.label}` : line.type;
}

/** Name of the line of a row. */
export const rowLine = (id: string): string => `row:${id}`;

const placeAt = ({ lines, columns }: Places, { line, column }: Position): Place => ({
  line: line === -1 ? head : lines[line],
  column: columns[column],
});

const lineOf = ({ lines }: Places, { line }: Pick<Place, "line">): number | undefined => {
  if (line === head) return -1;
  const index = line === undefined ? -1 : lines.indexOf(line);
  return index === -1 ? undefined : index;
};

const columnOf = ({ columns }: Places, column: string | undefined): number | undefined => {
  const index = column === undefined ? -1 : columns.indexOf(column);
  return index === -1 ? undefined : index;
};

function positionOf(places: Places, place: Place): Position | undefined {
  const [line, column] = [lineOf(places, place), columnOf(places, place.column)];
  return line === undefined || column === undefined ? undefined : { line, column };
}

const sizeOf = ({ lines, columns }: Places) => ({ lines: lines.length, columns: columns.length });

/** A selection with the names of its lines and columns. */
export function hold(selection: Selection, places: Places): AnchoredCells {
  const { tabFrom } = selection;
  return {
    selection,
    active: placeAt(places, selection.active),
    extent: placeAt(places, selection.extent),
    tabFrom: tabFrom === undefined ? undefined : places.columns[tabFrom],
  };
}

/** Moves the selection to the current place of its row and column. Editing ends only if they are gone; a range with new lines inside shrinks to its first cell. */
function moved({ selection, active: activePlace, extent: extentPlace, tabFrom }: AnchoredCells, places: Places): Selection {
  const active = positionOf(places, activePlace);
  if (!active) {
    const { line } = selection.active;
    const extent = selection.extent.line === line ? selection.extent : selection.active;
    return select({ active: selection.active, extent }, { type: "fit" }, sizeOf(places));
  }
  const extent = positionOf(places, extentPlace);
  const isWhole =
    extent &&
    extent.line - active.line === selection.extent.line - selection.active.line &&
    extent.column - active.column === selection.extent.column - selection.active.column;
  return { ...selection, active, extent: isWhole ? extent : active, tabFrom: columnOf(places, tabFrom) };
}

/** Consecutive lines from the first of the named lines on. */
function run(places: Places, names: readonly string[]): readonly number[] {
  const lines = names.flatMap((line) => lineOf(places, { line }) ?? []).toSorted((a, b) => a - b);
  return lines.filter((line, index) => line === lines[0]! + index);
}

/** The line at a number of lines from another; past heads of groups and totals, into which nothing is typed. */
function landing({ lines }: Places, from: number, by: number): number {
  const isHead = (line: number): boolean => lines[line] === "total" || lines[line]?.startsWith("group:") === true;
  let line = Math.max(0, from + by);
  while (by !== 0 && line > 0 && isHead(line)) line += Math.sign(by);
  return line >= lines.length || isHead(line) ? from : line;
}

function applyAhead(selection: Selection, ahead: Ahead, places: Places): Selection {
  if (ahead.type === "step") {
    const line = lineOf(places, ahead.from) ?? selection.active.line;
    const column = columnOf(places, ahead.from.column) ?? selection.active.column;
    const to = { line: landing(places, line, ahead.lines), column: column + ahead.columns };
    return select(selection, { type: "go", to, ...(ahead.byTab && { byTab: true }) }, sizeOf(places));
  }
  const lines = run(places, ahead.lines);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return selection;
  const from = { line: first, column: columnOf(places, ahead.from) ?? selection.active.column };
  const to = { line: last, column: columnOf(places, ahead.to) ?? selection.extent.column };
  return select(selection, { type: "select", from, to }, sizeOf(places));
}

const isSame = (a: Position, b: Position): boolean => a.line === b.line && a.column === b.column;
const isOfSame = (a: Place, b: Place): boolean => a.line === b.line && a.column === b.column;

/** Updates a held selection to the current places; returns the same object if nothing has moved. */
export function placeAnchored(held: AnchoredCells, places: Places): AnchoredCells {
  const { selection, ahead } = held;
  const current = moved(held, places);
  const next = ahead ? applyAhead(current, ahead, places) : current;
  // If a line is gone, the selection stays with the line that now has its number.
  const after = hold(next, places);
  const stays =
    !ahead &&
    isSame(next.active, selection.active) &&
    isSame(next.extent, selection.extent) &&
    next.editing === selection.editing &&
    after.tabFrom === held.tabFrom &&
    isOfSame(after.active, held.active) &&
    isOfSame(after.extent, held.extent);
  return stays ? held : after;
}

/** Anchored selection after an event. */
export function anchoredAfter(before: AnchoredCells, event: GridEvent, places: Places): AnchoredCells {
  const held = placeAnchored(before, places);
  return event.type === "step" || event.type === "lines"
    ? { ...held, selection: select(held.selection, { type: "stopEditing" }, sizeOf(places)), ahead: event }
    : hold(select(held.selection, event, sizeOf(places)), places);
}
