import type { Point } from "./polylines.ts";

/** A closed convex outline, its corners in order. */
export type Outline = readonly Point[];

/** Position of a flat face of the room on the page. A square metre of any face has the same area on the page. */
export interface Face {
  readonly origin: Point;
  /** One metre along the face and one metre across it, in units of the page. */
  readonly along: Point;
  readonly across: Point;
  /** Slope of a line of text on the face: its fall per unit to the right. */
  readonly slope: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function onFace({ origin, along, across }: Face, { x, y, width, height }: Rect): Outline {
  const pointAt = (u: number, v: number): Point => ({ x: origin.x + u * along.x + v * across.x, y: origin.y + u * along.y + v * across.y });
  return [pointAt(x, y), pointAt(x + width, y), pointAt(x + width, y + height), pointAt(x, y + height)];
}

export function areaOf(outline: Outline): number {
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function centreOf(outline: Outline): Point {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** Whether a point is inside an outline or on it. */
export function isWithin(outline: Outline, { x, y }: Point): boolean {
  let [left, right] = [false, false];
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    const side = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    if (side > 1e-9) left = true;
    if (side < -1e-9) right = true;
  });
  return !(left && right);
}

function isParted(a: Outline, b: Outline): boolean {
  return a.some((from, index) => {
    const to = a[(index + 1) % a.length]!;
    const normal = { x: to.y - from.y, y: from.x - to.x };
    const reach = (outline: Outline): readonly number[] => outline.map(({ x, y }) => x * normal.x + y * normal.y);
    const [reachA, reachB] = [reach(a), reach(b)];
    return Math.min(...reachA) >= Math.max(...reachB) - 1e-9 || Math.min(...reachB) >= Math.max(...reachA) - 1e-9;
  });
}

/** Whether two outlines share more than an edge. */
export function outlinesOverlap(a: Outline, b: Outline): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

/** Outline of lines of text around a point, on a slope. */
export function textOutline(centre: Point, width: number, height: number, slope: number): Outline {
  const corner = (dx: number, dy: number): Point => ({ x: centre.x + dx, y: centre.y + dy + slope * dx });
  return [corner(-width / 2, -height / 2), corner(width / 2, -height / 2), corner(width / 2, height / 2), corner(-width / 2, height / 2)];
}
