import type { KeyboardEvent } from "react";
import { selectionEvent, type Cells, type Next, type Position, type GridActions } from "@org/form/rows";
import type { Grid } from "./useGrid.ts";

/** Action of a key in the grid outside an editor; `undefined` for keys that the grid does not use. */
type Meaning = (() => void) | undefined;

/** Whether a key enters a character, or starts to compose one. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === "Process" || key === "Dead" || (/^.$/u.test(key) && !ctrlKey && !metaKey && (!altKey || key.charCodeAt(0) > 127));

/** Target of Tab; `undefined` outside the grid. */
export function tabbed({ active }: Grid["selection"], columns: number, isBack: boolean): Position | undefined {
  const column = active.column + (isBack ? -1 : 1);
  return column < 0 || column >= columns ? undefined : { line: active.line, column };
}

/** Column that Enter goes to: that in which a series of Tabs began. */
const enteredColumn = ({ active, tabFrom }: Grid["selection"], isBack: boolean): number =>
  isBack ? active.column : (tabFrom ?? active.column);

/** Target of Enter outside an editor: the next line that takes text. Heads of groups and totals are skipped. */
export function entered({ selection, lines }: Pick<Grid, "selection" | "lines">, isBack: boolean): Position {
  const takesText = (line: number): boolean => lines[line]?.type === "row" || lines[line]?.type === "new";
  const step = isBack ? -1 : 1;
  let line = selection.active.line + step;
  while (line > 0 && line < lines.length && !takesText(line)) line += step;
  return { line: takesText(line) ? line : selection.active.line, column: enteredColumn(selection, isBack) };
}

const arrows: Readonly<Record<string, Position>> = {
  ArrowUp: { line: -1, column: 0 },
  ArrowDown: { line: 1, column: 0 },
  ArrowLeft: { line: 0, column: -1 },
  ArrowRight: { line: 0, column: 1 },
};

/** Target of a key that ends an edit. An edit that began by typing (`typed`) also ends with an arrow key. */
export function moveFor(event: KeyboardEvent, grid: Grid): Next {
  const { selection, columns } = grid;
  const { line, column } = selection.active;
  const isBack = event.shiftKey;
  if (event.key === "Enter")
    return { to: { line: Math.max(0, line + (isBack ? -1 : 1)), column: enteredColumn(selection, isBack) }, byTab: false };
  if (event.key === "Tab") return { to: tabbed(selection, columns.length, event.shiftKey), byTab: true };
  const step = selection.editing?.how === "typed" && !event.shiftKey && !event.ctrlKey && !event.metaKey ? arrows[event.key] : undefined;
  return step && { to: { line: line + step.line, column: column + step.column }, byTab: false };
}

/** The keys + and − as pressed with Shift, so that the browser's zoom keeps them: by their characters, since their places differ between keyboards. */
const plusKeys: ReadonlySet<string> = new Set(["= Equal", "* BracketRight", "? Minus"]);
const isPlus = ({ key, code }: KeyboardEvent): boolean => key === "+" || code === "NumpadAdd" || plusKeys.has(`${key} ${code}`);
const isMinus = ({ key, code }: KeyboardEvent): boolean => key === "-" || key === "_" || code === "NumpadSubtract";

function withCtrl(event: KeyboardEvent, actions: GridActions): Meaning {
  const { key, shiftKey } = event;
  const letter = key.toLowerCase();
  if (shiftKey && isPlus(event)) return actions.insertAbove;
  if (shiftKey && isMinus(event)) return actions.remove;
  if (letter === "d") return shiftKey ? actions.duplicate : actions.fillDown;
  if (shiftKey) return undefined;
  switch (letter) {
    case "r":
      return actions.fillRight;
    case "f":
      return () => actions.find(false);
    case "h":
      return () => actions.find(true);
    case "[":
      return () => actions.trace("precedents");
    case "]":
      return () => actions.trace("dependents");
    default:
      return undefined;
  }
}

function plainKey(event: KeyboardEvent, grid: Grid, actions: GridActions): Meaning {
  const { selection, dispatch, columns } = grid;
  const column = columns[selection.active.column];
  const type = column?.kind === "input" ? column.field.type : undefined;
  const opens = type === "series" || type === "matrix" || type === "list";
  const chooses = type === "choice" || type === "reference" || type === "flag";
  switch (event.key) {
    case "F2":
      return () => actions.startEditing("opened");
    case "Enter":
      return opens && !event.shiftKey
        ? () => actions.startEditing("opened")
        : () => dispatch({ type: "go", to: entered(grid, event.shiftKey) });
    case "Delete":
    case "Backspace":
      return actions.clear;
    case "Tab": {
      const to = tabbed(selection, columns.length, event.shiftKey);
      return to && (() => dispatch({ type: "go", to, byTab: true }));
    }
    case " ":
      return chooses || opens ? () => actions.startEditing("opened") : undefined;
    default:
      return undefined;
  }
}

/** A key with Alt. A keyboard may write another character with it, so the position of a letter decides. */
function withAlt({ key, code, shiftKey }: KeyboardEvent, actions: GridActions): Meaning {
  if (shiftKey && key === "ArrowRight") return actions.indent;
  if (shiftKey && key === "ArrowLeft") return actions.outdent;
  if (key === "Enter") return shiftKey ? (actions.insertChild ?? actions.insertBelow) : actions.insertBelow;
  // Where nothing can be linked, the character that a Mac writes with it is not typed.
  if (code === "KeyL") return actions.link ?? (() => undefined);
  if (key === "ArrowUp") return () => actions.moveBy(-1);
  if (key === "ArrowDown") return shiftKey ? () => actions.startEditing("opened") : () => actions.moveBy(1);
  return undefined;
}

function meaningOf(event: KeyboardEvent, grid: Grid, actions: GridActions, page: number): Meaning {
  const { selection, dispatch, lines, columns, isFilled } = grid;
  const { key, shiftKey: shift, altKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const alone = altKey && !ctrl ? withAlt(event, actions) : undefined;
  if (alone) return alone;
  const rows = lines.filter(({ type }) => type === "row" || type === "group").length;
  const lastRow = Math.max(
    0,
    lines.findLastIndex(({ type }) => type === "row"),
  );
  const cells: Cells = { lines: lines.length, columns: columns.length, isFilled, rows, lastRow, page };
  const selecting = altKey ? undefined : selectionEvent({ key, ctrl, shift }, selection, cells);
  if (selecting) return () => dispatch(selecting);
  // The head of a column is a button and handles its keys itself.
  if (selection.active.line === -1 && key !== "Tab") return undefined;
  return ctrl ? withCtrl(event, actions) : plainKey(event, grid, actions);
}

/** Handles a key in the grid like a spreadsheet. The editor of a cell handles its keys itself. */
export function onGridKey(event: KeyboardEvent, grid: Grid, actions: GridActions, page: number): void {
  const meaning = meaningOf(event, grid, actions, page);
  if (meaning) {
    event.preventDefault();
    event.stopPropagation();
    meaning();
  } else if (isTyped(event) && grid.selection.active.line !== -1) {
    // The character goes into the input, which has the focus by then; `?` there is not the page's key for its shortcuts.
    if (grid.columns[grid.selection.active.column]?.kind === "input") event.stopPropagation();
    actions.startEditing("typed");
  }
}
