/** A place in the grid: lines and columns count from 0; line −1 is the head. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Destination of the key that ended editing; `undefined` if no such key ended it. */
export type Next = { readonly to: Position | undefined; readonly byTab: boolean } | undefined;

/** Text that is being typed into the active cell. */
export interface Editing {
  readonly text: string;
  /** `typed`: typing replaced the old content, and arrow keys commit. `opened`: the text is edited, and arrow keys move in it. */
  readonly how: "typed" | "opened";
}

/** Selected cells and the current edit. `active` has the focus; the range extends from it to `extent`. */
export interface Selection {
  readonly active: Position;
  readonly extent: Position;
  /** The column in which moving by Tab began: Enter goes back to it. */
  readonly tabFrom?: number | undefined;
  readonly editing?: Editing | undefined;
}

/** Size of the grid. */
export interface Extent {
  readonly lines: number;
  readonly columns: number;
}

export type SelectionEvent =
  | { readonly type: "go"; readonly to: Position; readonly byTab?: boolean }
  | { readonly type: "extend"; readonly to: Position }
  | { readonly type: "select"; readonly from: Position; readonly to: Position }
  | { readonly type: "edit"; readonly text: string; readonly how: Editing["how"] }
  | { readonly type: "type"; readonly text: string }
  | { readonly type: "stopEditing" }
  | { readonly type: "collapse" }
  /** The grid became smaller, or was replaced. */
  | { readonly type: "fit" };

export const start: Selection = { active: { line: 0, column: 0 }, extent: { line: 0, column: 0 } };

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The cell at a position, or else the nearest one. */
export function inside({ line, column }: Position, { lines, columns }: Extent, lowest: 0 | -1): Position {
  return { line: clamp(line, Math.min(lowest, lines - 1), lines - 1), column: clamp(column, 0, Math.max(0, columns - 1)) };
}

const isSame = (a: Position, b: Position): boolean => a.line === b.line && a.column === b.column;

/** The selection after an event. */
export function select(before: Selection, event: SelectionEvent, extent: Extent): Selection {
  switch (event.type) {
    case "go": {
      const to = inside(event.to, extent, -1);
      return { active: to, extent: to, tabFrom: event.byTab ? (before.tabFrom ?? before.active.column) : undefined };
    }
    case "extend":
      return { ...before, editing: undefined, active: inside(before.active, extent, 0), extent: inside(event.to, extent, 0) };
    case "select":
      // Lines that were just added are not there yet.
      return { active: inside(event.from, { ...extent, lines: Infinity }, 0), extent: inside(event.to, { ...extent, lines: Infinity }, 0) };
    case "edit":
      return { ...before, extent: before.active, editing: { text: event.text, how: event.how } };
    case "type":
      return before.editing ? { ...before, editing: { ...before.editing, text: event.text } } : before;
    case "stopEditing":
      return before.editing ? { ...before, editing: undefined } : before;
    case "collapse":
      return { active: before.active, extent: before.active };
    case "fit": {
      const fitted = { ...before, active: inside(before.active, extent, -1), extent: inside(before.extent, extent, -1) };
      return isSame(fitted.active, before.active) && isSame(fitted.extent, before.extent) ? before : { ...fitted, editing: undefined };
    }
  }
}

/** Corners of a range: from the upper left to the lower right, both within it. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf({ active, extent }: Pick<Selection, "active" | "extent">): Range {
  return {
    top: Math.max(0, Math.min(active.line, extent.line)),
    bottom: Math.max(active.line, extent.line),
    left: Math.min(active.column, extent.column),
    right: Math.max(active.column, extent.column),
  };
}

/** The part of a line in a selection: the column with the focus, and the first and last selected column. */
export function selectionInLine({ active, extent }: Pick<Selection, "active" | "extent">, line: number) {
  const { top, bottom, left, right } = rangeOf({ active, extent });
  const isWithin = line >= top && line <= bottom;
  return {
    active: active.line === line ? active.column : undefined,
    left: isWithin ? left : undefined,
    right: isWithin ? right : undefined,
  };
}

export const isOne = ({ top, bottom, left, right }: Range): boolean => top === bottom && left === right;
