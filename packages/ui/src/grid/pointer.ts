import { useRef, type MouseEventHandler, type PointerEvent, type RefObject } from "react";
import type { FillDirection, GridActions, Position, Range } from "@org/form/rows";
import type { Grid } from "./useGrid.ts";
import { isFree, usePointer, type PointerTasks } from "./usePointer.ts";

/** Task of the pointer in a list, besides selecting cells. */
type GridTask =
  | { readonly type: "rows"; readonly from: number }
  | { readonly type: "fill"; readonly from: Range }
  | { readonly type: "reorder" };

/** Range to fill when the handle of a range is dragged to a cell, in the direction of the largest distance. */
function fillRange(from: Range, to: Position): { readonly range: Range; readonly direction: FillDirection } | undefined {
  const [down, up] = [to.line - from.bottom, from.top - to.line];
  const [right, left] = [to.column - from.right, from.left - to.column];
  const furthest = Math.max(down, up, right, left);
  if (furthest <= 0) return undefined;
  if (down === furthest) return { range: { ...from, bottom: to.line }, direction: "down" };
  if (up === furthest) return { range: { ...from, top: to.line }, direction: "up" };
  if (right === furthest) return { range: { ...from, right: to.column }, direction: "right" };
  return { range: { ...from, left: to.column }, direction: "left" };
}

/** Corners of the selection while its handle is dragged to a cell: the first stays, the second moves. */
function fillCorners(from: Range, to: Position): readonly [Position, Position] {
  const fill = fillRange(from, to);
  const { top, bottom, left, right } = fill?.range ?? from;
  const [first, second] = fill?.direction === "up" ? [bottom, top] : [top, bottom];
  const [near, far] = fill?.direction === "left" ? [right, left] : [left, right];
  return [
    { line: first, column: near },
    { line: second, column: far },
  ];
}

/** Rows, the fill handle and the order of rows. A finger fills and moves rows too. */
function gridTasks(grid: Grid, actions: GridActions, setDrop: (line: number | undefined) => void): PointerTasks<GridTask> {
  const { dispatch, selection, range, columns } = grid;
  const selectRows = (from: number, to: number): void =>
    dispatch({ type: "select", from: { line: from, column: 0 }, to: { line: to, column: columns.length - 1 } });
  return {
    begin: (target, line, { shiftKey, pointerType }) => {
      if (target.closest("[data-handle]")) return { type: "fill", from: range };
      if (target.closest("[data-grip]")) {
        if (line < range.top || line > range.bottom) selectRows(line, line);
        return { type: "reorder" };
      }
      if (pointerType === "touch" || !target.closest("[data-head]")) return undefined;
      const from = shiftKey ? selection.active.line : line;
      selectRows(from, line);
      return { type: "rows", from };
    },
    reach: (task, under) => {
      if (task.type === "rows") selectRows(task.from, under.line);
      else if (task.type === "reorder") setDrop(under.line + Number(under.isLower));
      else {
        const [from, to] = fillCorners(task.from, under);
        dispatch({ type: "select", from, to });
      }
    },
    finish: (task, under) => {
      if (task.type === "reorder" && grid.rowOf(under.line) !== undefined)
        actions.moveTo(Math.min(under.line + Number(under.isLower), grid.source.rows.length));
      if (task.type !== "fill") return;
      const fill = fillRange(task.from, under);
      if (fill) actions.fill(task.from, fill.range, fill.direction, true);
    },
    clear: () => setDrop(undefined),
  };
}

type Pointer = ReturnType<typeof usePointer>;

/** Handles the pointer in a list like a spreadsheet: ranges, rows, the fill handle, the order of rows, and editing by a double click. */
export function useGridPointer(
  grid: Grid,
  actions: GridActions,
  root: RefObject<HTMLElement | null>,
  setDrop: (line: number | undefined) => void,
): { readonly handlers: Pointer["handlers"] & { readonly onDoubleClick: MouseEventHandler }; readonly cancel: Pointer["cancel"] } {
  const { handlers, cancel } = usePointer(root, grid.selection, grid.dispatch, gridTasks(grid, actions, setDrop));
  /** Whether the button went down on a cell: while the grid captures the pointer, the target of clicks is the grid. */
  const isOnCell = useRef(false);
  return {
    cancel,
    handlers: {
      ...handlers,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const target = event.target as Element;
        isOnCell.current = isFree(target) && target.closest('[role="gridcell"]') !== null;
        handlers.onPointerDown(event);
      },
      onDoubleClick: () => {
        if (isOnCell.current) actions.startEditing("opened");
      },
    },
  };
}
