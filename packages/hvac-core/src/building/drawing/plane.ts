import type { PlanPoint, PlanPolygon } from "./model.ts";

export const added = (a: PlanPoint, b: PlanPoint): PlanPoint => [a[0] + b[0], a[1] + b[1]];
export const difference = (a: PlanPoint, b: PlanPoint): PlanPoint => [a[0] - b[0], a[1] - b[1]];
export const times = (a: PlanPoint, factor: number): PlanPoint => [a[0] * factor, a[1] * factor];
export const dotOf = (a: PlanPoint, b: PlanPoint): number => a[0] * b[0] + a[1] * b[1];
export const crossOf = (a: PlanPoint, b: PlanPoint): number => a[0] * b[1] - a[1] * b[0];
export const lengthOf = (a: PlanPoint): number => Math.hypot(a[0], a[1]);
export const distanceOf = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Point between two, at a share of the way. */
export const between = (a: PlanPoint, b: PlanPoint, share: number): PlanPoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Area of a polygon, m²; negative where its points are clockwise. */
export function signedArea(polygon: PlanPolygon): number {
  const [first] = polygon;
  if (!first) return 0;
  let twice = 0;
  for (let index = 1; index + 1 < polygon.length; index++)
    twice += crossOf(difference(polygon[index]!, first), difference(polygon[index + 1]!, first));
  return twice / 2;
}

/** Position of a point along a segment, as a share of its length within 0…1, and its distance from there. */
export function nearestOn(a: PlanPoint, b: PlanPoint, point: PlanPoint): { readonly share: number; readonly distance: number } {
  const along = difference(b, a);
  const square = dotOf(along, along);
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, dotOf(difference(point, a), along) / square));
  return { share, distance: distanceOf(between(a, b, share), point) };
}

/** Whether a point is within polygons by the even-odd rule. */
export function isInside(polygons: readonly PlanPolygon[], [x, y]: PlanPoint): boolean {
  let inside = false;
  for (const polygon of polygons)
    for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index++) {
      const a = polygon[index]!;
      const b = polygon[last]!;
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
  return inside;
}

/** Lowest and highest coordinates. */
export interface Bounds {
  readonly low: PlanPoint;
  readonly high: PlanPoint;
}

export function boundsOf(points: readonly PlanPoint[]): Bounds {
  let [lowX, lowY, highX, highY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    lowX = Math.min(lowX, x);
    lowY = Math.min(lowY, y);
    highX = Math.max(highX, x);
    highY = Math.max(highY, y);
  }
  return { low: [lowX, lowY], high: [highX, highY] };
}

/** Whether bounds have a point in common, or are no further apart than a tolerance. */
export const areNear = (a: Bounds, b: Bounds, tolerance: number): boolean =>
  a.low[0] <= b.high[0] + tolerance &&
  b.low[0] <= a.high[0] + tolerance &&
  a.low[1] <= b.high[1] + tolerance &&
  b.low[1] <= a.high[1] + tolerance;

/** Bounds with a distance around them. */
export const widened = ({ low, high }: Bounds, distance: number): Bounds => ({
  low: [low[0] - distance, low[1] - distance],
  high: [high[0] + distance, high[1] + distance],
});

/** Size of the cells of a grid of points: 1 m, and more on plans that are wider than 128 m. */
export function cellSize(points: readonly PlanPoint[]): number {
  if (points.length === 0) return 1;
  const { low, high } = boundsOf(points);
  return Math.max(1, (high[0] - low[0]) / 128, (high[1] - low[1]) / 128);
}

const knownBounds = new WeakMap<PlanPolygon, Bounds>();

/** Distance of a point from the bounds of a polygon, m: no edge is nearer. */
export function distanceToBounds(polygon: PlanPolygon, [x, y]: PlanPoint): number {
  const bounds = knownBounds.get(polygon) ?? boundsOf(polygon);
  knownBounds.set(polygon, bounds);
  const { low, high } = bounds;
  return Math.max(low[0] - x, x - high[0], low[1] - y, y - high[1], 0);
}

/** Items by their bounds, in square cells. */
export class PlanGrid<T> {
  readonly #cell: number;
  readonly #cells = new Map<number, T[]>();

  constructor(cell: number) {
    this.#cell = cell;
  }

  *#keys({ low, high }: Bounds): Generator<number> {
    const cellOf = (value: number): number => Math.floor(value / this.#cell);
    for (let column = cellOf(low[0]); column <= cellOf(high[0]); column++)
      for (let row = cellOf(low[1]); row <= cellOf(high[1]); row++) yield column * 2 ** 26 + row;
  }

  add(bounds: Bounds, item: T): void {
    for (const key of this.#keys(bounds)) {
      const items = this.#cells.get(key);
      if (items) items.push(item);
      else this.#cells.set(key, [item]);
    }
  }

  /** Items in the cells of bounds, each once. */
  near(bounds: Bounds): Set<T> {
    const items = new Set<T>();
    for (const key of this.#keys(bounds)) for (const item of this.#cells.get(key) ?? []) items.add(item);
    return items;
  }
}
