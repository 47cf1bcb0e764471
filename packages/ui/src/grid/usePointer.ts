import type { Position, Selection, SelectionEvent } from "@org/form/rows";
import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { cellElement, pointedCell, positionOf, scrollBeyond, type PointedCell } from "./cellElements.ts";

interface TaskOfType {
  readonly type: string;
}

/** Selecting, while the button of the pointer is down. A finger scrolls the table; a tap selects. */
type SelectTask = { readonly type: "range" } | { readonly type: "tap"; readonly to: Position };

/** Further actions of the pointer in a table. */
export interface PointerTasks<Task extends TaskOfType> {
  readonly begin: (target: Element, line: number, event: PointerEvent) => Task | undefined;
  readonly reach: (task: Task, under: PointedCell) => void;
  readonly finish: (task: Task, under: PointedCell) => void;
  /** Called at every end of a task, also if it was cancelled. */
  readonly clear: () => void;
}

interface Drag<Task> {
  readonly task: Task;
  /** The previous selection. */
  readonly before: Selection;
  x: number;
  y: number;
  /** Request of the next frame of scrolling. */
  frame?: number | undefined;
}

interface Pointer {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** Cancels the task and restores the selection. @returns whether there was a task */
  readonly cancel: () => boolean;
}

/** Editors, their options, the heads of columns and dialogs handle the pointer themselves. */
export const isFree = (target: Element): boolean => !target.closest("input, button, a, [popover]");

/** Focuses a cell, or else the active one, without scrolling the page. An edit elsewhere is saved as it loses the focus. */
function takeFocus(root: HTMLElement, cell: HTMLElement | null): void {
  (cell ?? root.querySelector<HTMLElement>('[data-body] [data-cell][tabindex="0"]') ?? root).focus({ preventScroll: true });
}

interface Dragging<Task> {
  readonly start: (drag: Drag<Task>) => void;
  readonly current: () => Drag<Task> | undefined;
  readonly move: (to: { readonly clientX: number; readonly clientY: number }) => void;
  readonly end: () => Drag<Task> | undefined;
}

/** Follows the pointer with a task, and scrolls the table while it is beyond an edge, until it comes back or is lifted. */
function useDragging<Task>(root: RefObject<HTMLElement | null>, reach: (task: Task, under: PointedCell) => void): Dragging<Task> {
  const drag = useRef<Drag<Task>>(undefined);
  useEffect(
    () => () => {
      drag.current = undefined;
    },
    [],
  );
  const follow = (dragged: Drag<Task>): void => {
    dragged.frame = undefined;
    const table = root.current;
    if (drag.current !== dragged || !table) return;
    const by = scrollBeyond(table, dragged);
    if (by.x !== 0 || by.y !== 0) {
      table.scrollBy(by.x, by.y);
      dragged.frame = requestAnimationFrame(() => follow(dragged));
    }
    const under = pointedCell(table, dragged);
    if (under) reach(dragged.task, under);
  };
  return {
    start: (started) => {
      drag.current = started;
    },
    current: () => drag.current,
    move: ({ clientX, clientY }) => {
      const dragged = drag.current;
      if (!dragged) return;
      dragged.x = clientX;
      dragged.y = clientY;
      if (dragged.frame === undefined) follow(dragged);
    },
    end: () => {
      const ended = drag.current;
      if (ended?.frame !== undefined) cancelAnimationFrame(ended.frame);
      drag.current = undefined;
      return ended;
    },
  };
}

const isSelecting = (task: TaskOfType): task is SelectTask => task.type === "range" || task.type === "tap";

/** Selects cells with a mouse or pen, by dragging or with Shift, or by the tap of a finger; other tasks go before. */
export function usePointer<Task extends TaskOfType>(
  root: RefObject<HTMLElement | null>,
  selection: Selection,
  dispatch: (event: SelectionEvent) => void,
  tasks?: PointerTasks<Task>,
): Pointer {
  const dragging = useDragging<Task | SelectTask>(root, (task, under) => {
    if (!isSelecting(task)) tasks?.reach(task, under);
    else if (task.type === "range") dispatch({ type: "extend", to: under });
  });
  const begin = (target: Element, line: number, event: PointerEvent): Task | SelectTask | undefined => {
    const task = tasks?.begin(target, line, event);
    const to = positionOf(target);
    if (task || !to) return task;
    if (event.pointerType === "touch") return { type: "tap", to };
    dispatch(event.shiftKey ? { type: "extend", to } : { type: "go", to });
    return { type: "range" };
  };
  const end = (): Drag<Task | SelectTask> | undefined => {
    tasks?.clear();
    return dragging.end();
  };
  const cancel = (): boolean => {
    const ended = end();
    if (!ended || ended.task.type === "tap") return false;
    const { active, extent } = ended.before;
    dispatch({ type: "select", from: active, to: extent });
    return true;
  };
  return {
    cancel,
    handlers: {
      onPointerDown: (event) => {
        const target = event.target as Element;
        const line = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
        if (event.button !== 0 || !event.isPrimary || line === undefined || !isFree(target)) return;
        const task = begin(target, Number(line), event);
        if (!task) return;
        dragging.start({ task, before: selection, x: event.clientX, y: event.clientY });
        if (task.type === "tap") return;
        event.preventDefault();
        takeFocus(event.currentTarget, task.type === "range" && !event.shiftKey ? target.closest<HTMLElement>("[data-cell]") : null);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (dragging.current()?.task.type !== "tap") dragging.move(event);
      },
      onPointerUp: ({ clientX: x, clientY: y }) => {
        const ended = end();
        const table = root.current;
        if (!ended || !table) return;
        const { task } = ended;
        if (isSelecting(task)) {
          if (task.type !== "tap") return;
          takeFocus(table, cellElement(table, task.to));
          return dispatch({ type: "go", to: task.to });
        }
        const under = pointedCell(table, { x, y });
        if (under) tasks?.finish(task, under);
      },
      onPointerCancel: () => void cancel(),
    },
  };
}
