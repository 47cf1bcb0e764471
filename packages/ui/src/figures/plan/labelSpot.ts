import type { Box, Point } from "../polylines.ts";

/** Corners of a closed outline on the plan, m. */
export type Outline = readonly Point[];

/** Area of an outline, m². */
export function areaOf(outline: Outline): number {
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Bounds of points; `undefined` without any. */
export function boundsOf(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

export function isWithin(outline: Outline, { x, y }: Point): boolean {
  let isInside = false;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
  }
  return isInside;
}

/** Square of the distance of a point from a side of an outline. */
function squareFromSide({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  const [across, down] = [x - a.x - share * dx, y - a.y - share * dy];
  return across * across + down * down;
}

/** Distance of a point within an outline from its sides; 0 where it is not larger than a minimum. */
function clearance(outline: Outline, point: Point, minimum: number): number {
  const smallest = minimum > 0 ? minimum * minimum : 0;
  let square = Infinity;
  let before = outline.at(-1)!;
  for (const corner of outline) {
    square = Math.min(square, squareFromSide(point, before, corner));
    if (square <= smallest) return 0;
    before = corner;
  }
  return Math.sqrt(square);
}

/** Position for the label of an outline. */
export interface LabelSpot extends Point {
  /** Distance from the sides, m. */
  readonly clearance: number;
}

/** Points tried along each side of the bounds. */
const trials = 13;
/** Weight of the distance from the middle against that from the sides: a long room has its label in the middle. */
const middleWeight = 0.05;

/** Point of an outline far from its sides and near its middle. */
export function labelSpot(outline: Outline): LabelSpot | undefined {
  const bounds = boundsOf(outline);
  if (!bounds) return undefined;
  const { left, top, right, bottom } = bounds;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let best: (LabelSpot & { readonly score: number }) | undefined;
  for (let row = 0; row < trials; row++)
    for (let column = 0; column < trials; column++) {
      const point = { x: left + ((column + 0.5) / trials) * (right - left), y: top + ((row + 0.5) / trials) * (bottom - top) };
      if (!isWithin(outline, point)) continue;
      const fromMiddle = middleWeight * Math.hypot(point.x - middle.x, point.y - middle.y);
      const room = clearance(outline, point, best ? best.score + fromMiddle : 0);
      const score = room - fromMiddle;
      if (!best || score > best.score) best = { ...point, clearance: room, score };
    }
  return best && { x: best.x, y: best.y, clearance: best.clearance };
}

/** Free width of an outline around a point over a height: its middle and its extent, m. */
export function clearWidth(outline: Outline, { x, y }: Point, height: number): { readonly middle: number; readonly width: number } {
  const [top, bottom] = [y - height / 2, y + height / 2];
  let [left, right] = [-Infinity, Infinity];
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length]!;
    if (Math.max(a.y, b.y) <= top || Math.min(a.y, b.y) >= bottom) continue;
    const xAt = (level: number): number => (a.y === b.y ? a.x : a.x + ((level - a.y) / (b.y - a.y)) * (b.x - a.x));
    const [low, high] = [Math.max(top, Math.min(a.y, b.y)), Math.min(bottom, Math.max(a.y, b.y))];
    const ends = a.y === b.y ? [a.x, b.x] : [xAt(low), xAt(high)];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    if (to <= x) left = Math.max(left, to);
    else if (from >= x) right = Math.min(right, from);
    else return { middle: x, width: 0 };
  }
  return Number.isFinite(right - left) ? { middle: (left + right) / 2, width: right - left } : { middle: x, width: 0 };
}
