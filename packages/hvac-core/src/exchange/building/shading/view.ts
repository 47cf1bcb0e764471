import type { BuildingOpening, Point } from "../../../building/index.ts";

const radians = Math.acos(-1) / 180;

/** Lowest and highest position along an axis, m. */
export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** Directions of a window: sine and cosine of the azimuth of its wall in the axes of the model. */
export interface Directions {
  readonly sin: number;
  readonly cos: number;
}

/** Extents along the axes of a window: out of its wall, to its left as seen from outside, and up. */
export interface Extents {
  readonly out: Extent;
  readonly left: Extent;
  readonly up: Extent;
}

/** An upright window as one looks out of it. */
export interface WindowView extends Extents, Directions {}

/** A polygon of the building that may shade windows, with its extents along the axes of the model. */
export interface Bounded {
  readonly kind: "shade" | "surface";
  readonly id: string;
  readonly polygon: readonly Point[];
  readonly x: Extent;
  readonly y: Extent;
  readonly z: Extent;
}

function extent(points: readonly Point[], along: (point: Point) => number): Extent {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) {
    const position = along(point);
    if (position < low) low = position;
    if (position > high) high = position;
  }
  return { low, high };
}

export const outOf = ({ sin, cos }: Directions, [x, y]: Point): number => x * sin + y * cos;
export const leftOf = ({ sin, cos }: Directions, [x, y]: Point): number => x * cos - y * sin;

/** Farthest position of a polygon out of the wall, m, at most: that of its bounds. */
export const farthestOut = ({ sin, cos }: Directions, { x, y }: Bounded): number =>
  (sin > 0 ? x.high : x.low) * sin + (cos > 0 ? y.high : y.low) * cos;

/** Extents of points along the axes of a window. */
export const extentsIn = (directions: Directions, points: readonly Point[]): Extents => ({
  out: extent(points, (point) => outOf(directions, point)),
  left: extent(points, (point) => leftOf(directions, point)),
  up: extent(points, (point) => point[2]),
});

/** A polygon with its bounds. */
export const bounded = (kind: Bounded["kind"], id: string, polygon: readonly Point[]): Bounded => ({
  kind,
  id,
  polygon,
  x: extent(polygon, (point) => point[0]),
  y: extent(polygon, (point) => point[1]),
  z: extent(polygon, (point) => point[2]),
});

/** A window as one looks out of it; `undefined` without a polygon. The azimuth is in the axes of the model, degrees. */
export function viewOf({ polygon }: BuildingOpening, azimuth: number): WindowView | undefined {
  if (polygon.length < 3) return undefined;
  const directions = { sin: Math.sin(azimuth * radians), cos: Math.cos(azimuth * radians) };
  return { ...directions, ...extentsIn(directions, polygon) };
}
