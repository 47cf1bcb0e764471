import type { Position } from "@org/form/rows";
import type { Grid } from "./useGrid.ts";

/** Pixels; as in grid.module.css. */
export const lineHeight = 32;
export const headHeight = 40;
const rowHeadWidth = 48;

type Columns = Pick<Grid, "widths" | "columns">;
type Drawn = Columns & Pick<Grid, "lines">;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointedCell extends Position {
  /** The point is in the lower half of its line. */
  readonly isLower: boolean;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
export const footHeight = ({ lines }: Pick<Grid, "lines">): number => (lines.at(-1)?.type === "total" ? lineHeight : 0);
const pinnedWidth = ({ widths, columns }: Columns): number => (columns.at(-1)?.isPinned ? widths.at(-1)! : 0);

function columnAt(root: HTMLElement, drawn: Columns, x: number): number {
  const { widths, columns } = drawn;
  const box = root.getBoundingClientRect();
  const left = box.left + rowHeadWidth;
  const right = box.left + root.clientWidth;
  const pinned = pinnedWidth(drawn);
  const isLeftOver = x < box.left && root.scrollLeft > 0;
  const isRightOver = x >= right && root.scrollLeft < root.scrollWidth - root.clientWidth - 1;
  if (pinned > 0 && x >= right - pinned && !isRightOver) return columns.length - 1;
  if (x < left + widths[0]! && !isLeftOver) return 0;
  // Beyond an edge that can be scrolled to, the last column in view.
  const inside = clamp(x, left + widths[0]! + 1, right - pinned - 1) - left + root.scrollLeft;
  let end = 0;
  const index = widths.findIndex((width) => inside < (end += width));
  return index === -1 ? columns.length - (pinned > 0 ? 2 : 1) : Math.min(index, columns.length - (pinned > 0 ? 2 : 1));
}

/** The cell under a point; beyond an edge, the nearest cell in view. The line of totals has no cells to point at. */
export function cellAt(root: HTMLElement, drawn: Drawn, { x, y }: Point): PointedCell {
  const foot = footHeight(drawn);
  const top = root.getBoundingClientRect().top + headHeight;
  const bottom = top - headHeight + root.clientHeight - foot;
  const height = clamp(y, top, bottom - 1) - top + root.scrollTop;
  const last = drawn.lines.length - (foot > 0 ? 2 : 1);
  const line = clamp(Math.floor(height / lineHeight), 0, last);
  return { line, column: columnAt(root, drawn, x), isLower: height > (line + 0.5) * lineHeight };
}

/** Scroll per frame for a pointer at this distance beyond the edge of the grid, pixels. */
const speed = (distance: number): number => Math.sign(distance) * clamp(Math.abs(distance) / 3, 4, lineHeight);

/** Scroll of the grid in this frame, pixels; 0 while the pointer is inside. */
export function beyond(root: HTMLElement, { x, y }: Point): Point {
  const box = root.getBoundingClientRect();
  const over = (position: number, low: number, high: number): number =>
    position < low ? speed(position - low) : position > high ? speed(position - high) : 0;
  return { x: over(x, box.left, box.left + root.clientWidth), y: over(y, box.top, box.top + root.clientHeight) };
}

/** Scrolls the grid just enough to show a cell. `foot`: the height of the totals. */
export function reveal(root: HTMLElement, { line, column }: Position, drawn: Columns, foot: number): void {
  const { widths, columns } = drawn;
  if (line >= 0) {
    const top = line * lineHeight;
    const room = root.clientHeight - headHeight - foot;
    if (top < root.scrollTop) root.scrollTop = top;
    else if (top + lineHeight > root.scrollTop + room) root.scrollTop = top + lineHeight - room;
  }
  if (column === 0 || columns[column]?.isPinned) return;
  const left = widths.slice(1, column).reduce((sum, width) => sum + width, 0);
  const room = root.clientWidth - rowHeadWidth - widths[0]! - pinnedWidth(drawn);
  if (left < root.scrollLeft) root.scrollLeft = left;
  else if (left + widths[column]! > root.scrollLeft + room) root.scrollLeft = left + widths[column]! - room;
}
