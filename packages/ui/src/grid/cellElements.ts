import type { Position } from "@org/form/rows";
import type { KeyboardEvent } from "react";

/**
 * The elements of a table of cells: lines are `data-row` with their number, cells within them `data-cell` with theirs. What stays in view while the
 * rest scrolls: `data-top` (heads) and `data-bottom` (totals) in the table, `data-first` and `data-pinned` in each line. `data-body` holds the lines.
 */
export function cellElement(root: HTMLElement, { line, column }: Position): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-row="${line}"] [data-cell="${column}"]`);
}

/** Focuses the active cell of the table within an element. */
export const focusCell = (within: HTMLElement | null): void =>
  within?.querySelector<HTMLElement>('[data-grid] [tabindex="0"]')?.focus({ preventScroll: true });

/** Whether a key leads out of an element: not the one that closes a menu or help in it, which is the browser's, and not one that was used. */
export const leads = ({ key, currentTarget, defaultPrevented }: KeyboardEvent, ...keys: readonly string[]): boolean =>
  keys.includes(key) && !defaultPrevented && (key !== "Escape" || currentTarget.querySelector(":popover-open") === null);

/** Place of an element in the table; `undefined` outside the cells. */
export function positionOf(element: Element): Position | undefined {
  const column = element.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
  const line = element.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return line === undefined || column === undefined ? undefined : { line: Number(line), column: Number(column) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The inside of the table without its scroll bars, in pixels of the window. */
function innerBox(root: HTMLElement): Box {
  const { left, top } = root.getBoundingClientRect();
  const [innerLeft, innerTop] = [left + root.clientLeft, top + root.clientTop];
  return { left: innerLeft, right: innerLeft + root.clientWidth, top: innerTop, bottom: innerTop + root.clientHeight };
}

/** The part of the table in which a line scrolls: without heads, totals, and the columns of the line that stay in view. */
function scrolledBox(root: HTMLElement, line: Element | null, inner: Box): Box {
  const boxOf = (within: Element | null, name: string): DOMRect | undefined =>
    within?.querySelector(`[data-${name}]`)?.getBoundingClientRect();
  return {
    left: boxOf(line, "first")?.right ?? inner.left,
    right: boxOf(line, "pinned")?.left ?? inner.right,
    top: boxOf(root, "top")?.bottom ?? inner.top,
    bottom: boxOf(root, "bottom")?.top ?? inner.bottom,
  };
}

/** Distance to scroll until an extent is in view. */
const excess = (low: number, high: number, from: number, to: number): number =>
  low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0;

/** Scrolls the table just enough to show a cell. */
export function revealCell(root: HTMLElement, cell: HTMLElement): void {
  const box = cell.getBoundingClientRect();
  const scrolled = scrolledBox(root, cell.closest("[data-row]"), innerBox(root));
  const isPinned = cell.closest("[data-first], [data-pinned]") !== null;
  const left = isPinned ? 0 : excess(box.left, box.right, scrolled.left, scrolled.right);
  const top = cell.closest("[data-bottom]")
    ? root.scrollHeight
    : cell.closest("[data-body]")
      ? excess(box.top, box.bottom, scrolled.top, scrolled.bottom)
      : 0;
  if (left !== 0 || top !== 0) root.scrollBy({ left, top, behavior: "instant" });
}

export interface PointedCell extends Position {
  /** The point is in the lower half of its line. */
  readonly isLower: boolean;
}

/** The cell of a line next to a place. */
function nearestCell(line: Element, x: number): HTMLElement | undefined {
  const distance = (cell: Element): number => {
    const { left, right } = cell.getBoundingClientRect();
    return Math.abs(x - clamp(x, left, right));
  };
  return [...line.querySelectorAll<HTMLElement>("[data-cell]")].toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The cell under a point; beyond an edge, the nearest cell in view. */
export function pointedCell(root: HTMLElement, { x, y }: Point): PointedCell | undefined {
  const body = root.querySelector("[data-body]");
  if (!body) return undefined;
  const inner = innerBox(root);
  const scrolled = scrolledBox(root, body.querySelector("[data-row]:has([data-cell])"), inner);
  const lines = body.getBoundingClientRect();
  const isPastStart = x < inner.left && root.scrollLeft > 0;
  const isPastEnd = x >= inner.right && root.scrollLeft < root.scrollWidth - root.clientWidth - 1;
  // Beyond an edge that can be scrolled to, the column in view next to those that stay.
  const inX = isPastStart ? scrolled.left + 1 : isPastEnd ? scrolled.right - 1 : clamp(x, inner.left + 1, inner.right - 1);
  const top = Math.max(scrolled.top, lines.top, 0);
  const inY = clamp(y, top + 1, Math.max(top, Math.min(scrolled.bottom, lines.bottom, window.innerHeight) - 1));
  const hit = document.elementsFromPoint(inX, inY).find((each) => body.contains(each) && each.closest("[data-row]"));
  const line = hit?.closest<HTMLElement>("[data-row]");
  const cell = hit?.closest<HTMLElement>("[data-cell]") ?? (line ? nearestCell(line, inX) : undefined);
  if (!line || !cell) return undefined;
  const box = line.getBoundingClientRect();
  return { line: Number(line.dataset["row"]), column: Number(cell.dataset["cell"]), isLower: inY > (box.top + box.bottom) / 2 };
}

/** Pixels that the table scrolls in a frame at most. */
const maxSpeed = 32;
/** Scroll per frame for a pointer at this distance beyond an edge, pixels. */
const speed = (distance: number): number => Math.sign(distance) * clamp(Math.abs(distance) / 3, 4, maxSpeed);

/** Scroll of the table in this frame, pixels; 0 while the pointer is inside. */
export function scrollBeyond(root: HTMLElement, { x, y }: Point): Point {
  const { left, right, top, bottom } = innerBox(root);
  const over = (position: number, low: number, high: number): number =>
    position < low ? speed(position - low) : position > high ? speed(position - high) : 0;
  return { x: over(x, left, right), y: over(y, top, bottom) };
}
