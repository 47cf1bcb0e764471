import { cross, dot, lengthOf, minus, plus, scaled, unitVector } from "../../geometry/vector.ts";
import type { Point } from "../../model/building.ts";

/** Axes and origin of a system of coordinates within another one. */
export interface Transform {
  readonly x: Point;
  readonly y: Point;
  readonly z: Point;
  readonly origin: Point;
}

export const identity: Transform = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };

/** Direction in the outer system. */
export const directed = ({ x, y, z }: Transform, [a, b, c]: Point): Point => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
];

/** Point in the outer system. */
export const placed = (transform: Transform, point: Point): Point => plus(directed(transform, point), transform.origin);

/** A system within a system that is within the outer one. */
export const within = (outer: Transform, inner: Transform): Transform => ({
  x: directed(outer, inner.x),
  y: directed(outer, inner.y),
  z: directed(outer, inner.z),
  origin: placed(outer, inner.origin),
});

/** Coordinates in a system with axes of length 1 that are at right angles. */
export function relativeTo({ x, y, z, origin }: Transform, point: Point): Point {
  const from = minus(point, origin);
  return [dot(from, x), dot(from, y), dot(from, z)];
}

/** A system by its z axis and a direction near its x axis, as in ISO 10303-42. */
export function systemOf(origin: Point, axis: Point | undefined, reference: Point | undefined): Transform {
  const z = unitVector(axis !== undefined && lengthOf(axis) > 0 ? axis : [0, 0, 1]);
  const usual: Point = Math.abs(z[0]) > 0.9999 ? [0, 1, 0] : [1, 0, 0];
  const near = reference !== undefined && lengthOf(reference) > 0 ? reference : usual;
  const across = minus(near, scaled(z, dot(near, z)));
  const x = unitVector(lengthOf(across) > 1e-9 * lengthOf(near) ? across : minus(usual, scaled(z, dot(usual, z))));
  return { x, y: cross(z, x), z, origin };
}
