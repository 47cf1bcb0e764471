import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { beyond, cellAt, type PointedCell } from "./geometry.ts";
import type { FillDirection, Position, Range, Selection, GridActions } from "@org/form/rows";
import type { Grid } from "./useGrid.ts";

/** Task of the pointer while its button is down. */
type Task =
  | { readonly type: "range" }
  | { readonly type: "rows"; readonly from: number }
  | { readonly type: "fill"; readonly from: Range }
  | { readonly type: "reorder" }
  /** A finger scrolls the grid; a tap selects. */
  | { readonly type: "tap"; readonly to: Position };

interface Drag {
  readonly task: Task;
  /** The previous selection. */
  readonly before: Selection;
  x: number;
  y: number;
  /** Request of the next frame of scrolling. */
  frame?: number | undefined;
}

/** Range to fill when the handle of a range is dragged to a cell, in the direction of the largest distance. */
export function fillRange(from: Range, to: Position): { readonly range: Range; readonly direction: FillDirection } | undefined {
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

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onDoubleClick: () => void;
}

interface Pointer {
  readonly handlers: PointerHandlers;
  /** Cancels the task and restores the selection. @returns whether there was a task */
  readonly cancel: () => boolean;
}

/** Editors, their options and the heads of columns handle clicks themselves. */
const isFree = (target: Element): boolean => !target.closest("input, button, [popover]");

/** Focuses a cell, or else the active one, without scrolling the page. An edit elsewhere is saved as it loses the focus. */
function takeFocus(root: HTMLElement, cell: HTMLElement | null): void {
  (cell ?? root.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? root).focus({ preventScroll: true });
}

/** Handles ranges, rows, the fill handle and the order of rows with a mouse or pen. A finger selects, fills, moves rows and scrolls. */
export function usePointer(
  grid: Grid,
  actions: GridActions,
  root: RefObject<HTMLElement | null>,
  setDrop: (line: number | undefined) => void,
): Pointer {
  const drag = useRef<Drag>(undefined);
  /** Whether the button went down on a cell: while the grid captures the pointer, the target of clicks is the grid. */
  const isOnCell = useRef(false);
  const { dispatch, selection, range, columns } = grid;
  const selectRows = (from: number, to: number): void =>
    dispatch({ type: "select", from: { line: from, column: 0 }, to: { line: to, column: columns.length - 1 } });

  const begin = (target: Element, line: number, { shiftKey, pointerType }: PointerEvent): Task | undefined => {
    const cell = target.closest<HTMLElement>("[data-cell]");
    const to = cell && { line, column: Number(cell.dataset["cell"]) };
    if (target.closest("[data-handle]")) return { type: "fill", from: range };
    if (target.closest("[data-grip]")) {
      if (line < range.top || line > range.bottom) selectRows(line, line);
      return { type: "reorder" };
    }
    if (pointerType === "touch") return to ? { type: "tap", to } : undefined;
    if (target.closest("[data-head]")) {
      const from = shiftKey ? selection.active.line : line;
      selectRows(from, line);
      return { type: "rows", from };
    }
    if (!to) return undefined;
    dispatch(shiftKey ? { type: "extend", to } : { type: "go", to });
    return { type: "range" };
  };
  const reach = ({ task }: Drag, under: PointedCell): void => {
    if (task.type === "range") dispatch({ type: "extend", to: under });
    else if (task.type === "rows") selectRows(task.from, under.line);
    else if (task.type === "reorder") setDrop(under.line + Number(under.isLower));
    else if (task.type === "fill") {
      const [from, to] = fillCorners(task.from, under);
      dispatch({ type: "select", from, to });
    }
  };
  /** Scrolls the grid while the pointer is beyond an edge, until it comes back or is lifted. */
  const follow = (dragged: Drag): void => {
    dragged.frame = undefined;
    const scroller = root.current;
    if (drag.current !== dragged || !scroller) return;
    const by = beyond(scroller, dragged);
    if (by.x !== 0 || by.y !== 0) {
      scroller.scrollBy(by.x, by.y);
      dragged.frame = requestAnimationFrame(() => follow(dragged));
    }
    reach(dragged, cellAt(scroller, grid, dragged));
  };
  const end = (): Drag | undefined => {
    const ended = drag.current;
    if (ended?.frame !== undefined) cancelAnimationFrame(ended.frame);
    drag.current = undefined;
    setDrop(undefined);
    return ended;
  };
  const cancel = (): boolean => {
    const ended = end();
    if (!ended || ended.task.type === "tap") return false;
    const { active, extent } = ended.before;
    dispatch({ type: "select", from: active, to: extent });
    return true;
  };
  useEffect(
    () => () => {
      drag.current = undefined;
    },
    [],
  );

  const handlers: PointerHandlers = {
    onPointerDown: (event) => {
      const target = event.target as Element;
      const line = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
      isOnCell.current = false;
      if (event.button !== 0 || !event.isPrimary || line === undefined || !isFree(target)) return;
      const cell = target.closest<HTMLElement>('[role="gridcell"]');
      isOnCell.current = cell !== null;
      const task = begin(target, Number(line), event);
      if (!task) return;
      drag.current = { task, before: selection, x: event.clientX, y: event.clientY };
      if (task.type === "tap") return;
      event.preventDefault();
      takeFocus(event.currentTarget, task.type === "range" && !event.shiftKey ? cell : null);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }) => {
      const dragged = drag.current;
      if (!dragged || dragged.task.type === "tap") return;
      dragged.x = clientX;
      dragged.y = clientY;
      if (dragged.frame === undefined) follow(dragged);
    },
    onPointerUp: ({ clientX, clientY }) => {
      const ended = end();
      const scroller = root.current;
      if (!ended || !scroller) return;
      const { task } = ended;
      if (task.type === "tap") {
        takeFocus(scroller, scroller.querySelector<HTMLElement>(`[data-row="${task.to.line}"] [data-cell="${task.to.column}"]`));
        dispatch({ type: "go", to: task.to });
      }
      const under = cellAt(scroller, grid, { x: clientX, y: clientY });
      if (task.type === "reorder") {
        if (grid.rowOf(under.line) !== undefined) actions.moveTo(Math.min(under.line + Number(under.isLower), grid.source.rows.length));
      }
      if (task.type === "fill") {
        const fill = fillRange(task.from, under);
        if (fill) actions.fill(task.from, fill.range, fill.direction, true);
      }
    },
    onPointerCancel: () => void cancel(),
    onDoubleClick: () => {
      if (isOnCell.current) actions.startEditing("opened");
    },
  };
  return { handlers, cancel };
}
