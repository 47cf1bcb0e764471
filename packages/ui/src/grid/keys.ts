import type { KeyboardEvent } from "react";
import { destination, type Filled, type Next, type Position, type GridActions } from "@org/form/rows";
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

/** Target of Enter: the next line, in the column where a series of Tabs began. */
export function entered({ active, tabFrom }: Grid["selection"], isBack: boolean): Position {
  return { line: Math.max(0, active.line + (isBack ? -1 : 1)), column: isBack ? active.column : (tabFrom ?? active.column) };
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
  if (event.key === "Enter") return { to: entered(selection, event.shiftKey), byTab: false };
  if (event.key === "Tab") return { to: tabbed(selection, columns.length, event.shiftKey), byTab: true };
  const step = selection.editing?.how === "typed" && !event.shiftKey && !event.ctrlKey && !event.metaKey ? arrows[event.key] : undefined;
  const { line, column } = selection.active;
  return step && { to: { line: line + step.line, column: column + step.column }, byTab: false };
}

function withCtrl(event: KeyboardEvent, grid: Grid, actions: GridActions): Meaning {
  const { range, dispatch, lines, columns, selection } = grid;
  const last = { line: lines.length - 1, column: columns.length - 1 };
  switch (event.key.toLowerCase()) {
    case "a":
      return () =>
        dispatch({
          type: "select",
          from: { line: 0, column: 0 },
          to: { line: Math.max(0, grid.source.rows.length - 1 + groupHeads(grid)), column: last.column },
        });
    case "d":
      return actions.fillDown;
    case "r":
      return () => {
        const from =
          range.left === range.right ? { ...range, left: range.left - 1, right: range.left - 1 } : { ...range, right: range.left };
        if (from.left >= 0) actions.fill(from, { ...range, left: from.left }, "right");
      };
    case " ":
      return () =>
        dispatch({
          type: "select",
          from: { line: 0, column: selection.active.column },
          to: { line: last.line, column: selection.active.column },
        });
    default:
      return undefined;
  }
}

const groupHeads = ({ lines }: Grid): number => lines.filter(({ type }) => type === "group").length;

function plainKey(event: KeyboardEvent, grid: Grid, actions: GridActions): Meaning {
  const { selection, dispatch, columns } = grid;
  const { active, extent } = selection;
  const column = columns[active.column];
  const type = column?.kind === "input" ? column.field.type : undefined;
  const opens = type === "series" || type === "matrix" || type === "list";
  const chooses = type === "choice" || type === "reference" || type === "flag";
  switch (event.key) {
    case "F2":
      return () => actions.startEditing("opened");
    case "Enter":
      return opens && !event.shiftKey
        ? () => actions.startEditing("opened")
        : () => dispatch({ type: "go", to: entered(selection, event.shiftKey) });
    case "Delete":
    case "Backspace":
      return actions.clear;
    case "Escape":
      return active.line === extent.line && active.column === extent.column ? undefined : () => dispatch({ type: "collapse" });
    case "Tab": {
      const to = tabbed(selection, columns.length, event.shiftKey);
      return to && (() => dispatch({ type: "go", to, byTab: true }));
    }
    case " ":
      if (event.shiftKey)
        return () =>
          dispatch({ type: "select", from: { line: active.line, column: 0 }, to: { line: extent.line, column: columns.length - 1 } });
      return chooses || opens ? () => actions.startEditing("opened") : undefined;
    default:
      return undefined;
  }
}

/** Handles a key in the grid like a spreadsheet. The editor of a cell handles its keys itself. */
export function onGridKey(event: KeyboardEvent, grid: Grid, actions: GridActions, page: number): void {
  const { selection, dispatch, lines, columns, isFilled } = grid;
  const ctrl = event.ctrlKey || event.metaKey;
  const act = (meaning: Meaning): boolean => {
    if (!meaning) return false;
    event.preventDefault();
    event.stopPropagation();
    meaning();
    return true;
  };
  if (event.altKey && !ctrl) {
    if (event.shiftKey && event.key === "ArrowRight") return void act(actions.indent);
    if (event.shiftKey && event.key === "ArrowLeft") return void act(actions.outdent);
    if (event.shiftKey && event.key === "Enter") return void act(actions.insertChild ?? actions.insertBelow);
    // With Alt a keyboard may write another character, so the position of the key decides.
    if (event.code === "KeyL") return void act(actions.link);
    if (event.key === "ArrowUp") return void act(() => actions.moveBy(-1));
    if (event.key === "ArrowDown") return void act(event.shiftKey ? () => actions.startEditing("opened") : () => actions.moveBy(1));
  }
  const filled: Filled = { lines: lines.length, columns: columns.length, isFilled, page };
  const to = event.altKey ? undefined : destination({ key: event.key, ctrl }, event.shiftKey ? selection.extent : selection.active, filled);
  if (to) return void act(() => dispatch(event.shiftKey ? { type: "extend", to } : { type: "go", to }));
  // The head of a column is a button and handles its keys itself.
  if (selection.active.line === -1 && event.key !== "Tab") return;
  if (act(ctrl ? withCtrl(event, grid, actions) : plainKey(event, grid, actions))) return;
  // The character goes into the input, which has the focus by then.
  if (isTyped(event)) actions.startEditing("typed");
}
