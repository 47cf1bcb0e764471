import type { Point } from "../model/building.ts";

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1], a[2]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A vector of length 1; zero stays zero. */
export function unitVector(a: Point): Point {
  const length = lengthOf(a);
  return length === 0 ? a : scaled(a, 1 / length);
}

export const sumOf = (vectors: readonly Point[]): Point => vectors.reduce(plus, [0, 0, 0]);

/** The lowest and the highest of numbers, however many: arguments of a function have a limit. */
export function rangeOf(numbers: readonly number[]): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (number < lowest) lowest = number;
    if (number > highest) highest = number;
  }
  return [lowest, highest];
}

/** Lowest and highest coordinates of points. */
export function extremesOf(points: readonly Point[]): readonly [low: Point, high: Point] {
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => rangeOf(points.map((point) => point[axis])));
  return [
    [x![0], y![0], z![0]],
    [x![1], y![1], z![1]],
  ];
}

/** Radians in a degree. */
export const degree = Math.PI / 180;

/** Cosine of 0.5°, within which planes are one. */
export const samePlaneCosine = 0.99996;

/** Sign that makes a direction one of the two along its line, whichever it is: up, or else north, or else east. */
export function lineSign([x, y, z]: Point): 1 | -1 {
  const leading = [z, y, x].find((each) => Math.abs(each) > 1e-6) ?? 0;
  return leading < 0 ? -1 : 1;
}

/** Whether a direction is so near to the vertical that it has no azimuth: within 0.5°. */
export const isVertical = (direction: Point): boolean =>
  Math.hypot(direction[0], direction[1]) < Math.sin(0.5 * degree) * lengthOf(direction);

/** Degrees from up, 0…180. */
export function tiltOf(direction: Point): number {
  return Math.atan2(Math.hypot(direction[0], direction[1]), direction[2]) / degree;
}

/** Degrees clockwise from the y axis of the model, 0…360, turned by the azimuth of that axis. */
export function azimuthOf(direction: Point, modelAzimuth: number): number {
  return fullCircle(Math.atan2(direction[0], direction[1]) / degree + modelAzimuth);
}

/** An angle as one of 0 to below 360°. */
export function fullCircle(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;
  return turned === 360 ? 0 : turned;
}

/** Difference of two directions, degrees, 0…180. */
export const angleBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
