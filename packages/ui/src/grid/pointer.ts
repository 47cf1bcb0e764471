import { useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";
import type { GridActions } from "./actions.ts";
import type { FillDirection } from "./ranges.ts";
import type { Position, Range } from "./selection.ts";
import type { Grid } from "./useGrid.ts";

/** What the pointer is doing while its button is down. */
type Drag =
  | { readonly type: "range" }
  | { readonly type: "rows"; readonly from: number }
  | { readonly type: "fill"; readonly from: Range }
  | { readonly type: "reorder" };

/** The cell under a point, and whether it lies beyond the middle of its line. */
function cellUnder(root: HTMLElement, x: number, y: number): (Position & { readonly isLower: boolean }) | undefined {
  const found = document.elementsFromPoint(x, y).find((each) => root.contains(each) && each.closest("[data-row]"));
  const line = found?.closest<HTMLElement>("[data-row]");
  if (!line) return undefined;
  const box = line.getBoundingClientRect();
  const cell = found?.closest<HTMLElement>("[data-cell]");
  return { line: Number(line.dataset["row"]), column: Number(cell?.dataset["cell"] ?? 0), isLower: y > box.top + box.height / 2 };
}

/** The range that is filled when the corner of another is drawn to a cell: down, up or to the right, whichever is further. */
export function fillRange(from: Range, to: Position): { readonly range: Range; readonly direction: FillDirection } | undefined {
  const [down, up, right] = [to.line - from.bottom, from.top - to.line, to.column - from.right];
  if (down > 0 && down >= right) return { range: { ...from, bottom: to.line }, direction: "down" };
  if (up > 0 && up >= right) return { range: { ...from, top: to.line }, direction: "up" };
  if (right > 0) return { range: { ...from, right: to.column }, direction: "right" };
  return undefined;
}

/** Lines that scroll by when the pointer is drawn beyond the edge. */
const scrollStep = 24;

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Ranges, rows, the fill handle and the order of rows, by mouse or pen. */
export function usePointer(
  grid: Grid,
  actions: GridActions,
  root: RefObject<HTMLElement | null>,
  setDrop: (line: number | undefined) => void,
): PointerHandlers {
  const drag = useRef<Drag>(undefined);
  const { dispatch, selection, range, columns } = grid;
  const lastColumn = columns.length - 1;
  const selectRows = (from: number, to: number): void =>
    dispatch({ type: "select", from: { line: from, column: 0 }, to: { line: to, column: lastColumn } });

  const begin = (target: Element, line: number, isShift: boolean): Drag | undefined => {
    if (target.closest("[data-handle]")) return { type: "fill", from: range };
    if (target.closest("[data-grip]")) {
      if (line < range.top || line > range.bottom) selectRows(line, line);
      return { type: "reorder" };
    }
    if (target.closest("[data-head]")) {
      const from = isShift ? selection.active.line : line;
      selectRows(from, line);
      return { type: "rows", from };
    }
    return undefined;
  };

  return {
    onPointerDown: (event) => {
      const target = event.target as Element;
      const lineElement = target.closest<HTMLElement>("[data-row]");
      if (event.button !== 0 || !lineElement || target.closest("input, button")) return;
      const line = Number(lineElement.dataset["row"]);
      const special = begin(target, line, event.shiftKey);
      const cell = target.closest<HTMLElement>("[data-cell]");
      if (!special && !cell) return;
      drag.current = special ?? { type: "range" };
      // The focus goes where the selection is, without the page scrolling.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      if (special || !cell) return;
      const to = { line, column: Number(cell.dataset["cell"]) };
      dispatch(event.shiftKey ? { type: "extend", to } : { type: "go", to });
    },
    onPointerMove: (event) => {
      const scroller = root.current;
      if (!drag.current || !scroller) return;
      const box = scroller.getBoundingClientRect();
      if (event.clientY > box.bottom) scroller.scrollBy(0, scrollStep);
      else if (event.clientY < box.top) scroller.scrollBy(0, -scrollStep);
      const under = cellUnder(
        scroller,
        Math.min(event.clientX, box.right - 20),
        Math.max(box.top + 40, Math.min(event.clientY, box.bottom - 20)),
      );
      if (!under || under.line < 0) return;
      if (drag.current.type === "range") dispatch({ type: "extend", to: under });
      else if (drag.current.type === "rows") selectRows(drag.current.from, under.line);
      else if (drag.current.type === "reorder") setDrop(under.line + Number(under.isLower));
      else dispatch({ type: "extend", to: fillCorner(drag.current.from, under) });
    },
    onPointerUp: (event) => {
      const ended = drag.current;
      const scroller = root.current;
      drag.current = undefined;
      setDrop(undefined);
      if (!ended || !scroller) return;
      const under = cellUnder(scroller, event.clientX, event.clientY);
      if (!under || under.line < 0) return;
      if (ended.type === "reorder") {
        const row = grid.rowOf(under.line);
        if (row !== undefined) actions.moveTo(row + Number(under.isLower));
      }
      if (ended.type === "fill") {
        const fill = fillRange(ended.from, under);
        if (fill) actions.fill(ended.from, fill.range, fill.direction);
      }
    },
    onDoubleClick: (event) => {
      if ((event.target as Element).closest("[data-cell]") && !(event.target as Element).closest("input, button"))
        actions.startEditing("opened");
    },
  };
}

/** The corner to which the selection reaches while its handle is drawn. */
function fillCorner(from: Range, to: Position): Position {
  const fill = fillRange(from, to);
  if (!fill) return { line: from.bottom, column: from.right };
  return fill.direction === "up" ? { line: fill.range.top, column: from.right } : { line: fill.range.bottom, column: fill.range.right };
}
