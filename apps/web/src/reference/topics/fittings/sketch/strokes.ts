/** A point of a sketch: the duct or pipe is 100 wide, and y points down. */
export type Place = readonly [x: number, y: number];
export type Stroke = readonly Place[];

/** Sketch of a fitting to scale: its walls, thin parts, and flow paths, with the path of the coefficient first. */
export interface Sketch {
  readonly walls: readonly Stroke[];
  readonly thin?: readonly Stroke[];
  /** Each ends in an arrow. */
  readonly flow?: readonly Stroke[];
  /** Flow paths to which the coefficient does not apply. */
  readonly besides?: readonly Stroke[];
}

const degree = Math.PI / 180;
export const sine = (angle: number): number => Math.sin(angle * degree);
export const cosine = (angle: number): number => Math.cos(angle * degree);
export const tangent = (angle: number): number => Math.tan(angle * degree);

/** Half of the width of a duct, which is 100. */
export const half = 50;

/** Point at a distance from another in a direction; 0° is to the right, 90° up. */
export const towards = ([x, y]: Place, length: number, direction: number): Place => [
  x + length * cosine(direction),
  y - length * sine(direction),
];

/** Arc of a circle between two directions from its centre. */
export function arc(centre: Place, radius: number, from: number, to: number, count = 25): Stroke {
  return Array.from({ length: count }, (_, index) => towards(centre, radius, from + ((to - from) * index) / (count - 1)));
}

export const circle = (centre: Place, radius: number): Stroke => arc(centre, radius, 0, 360, 41);

/** Mirror image about the axis. */
export const mirrored = (stroke: Stroke): Stroke => stroke.map(([x, y]) => [x, -y]);

/** A stroke and its mirror image: both walls of a symmetrical part. */
export const both = (stroke: Stroke): readonly Stroke[] => [stroke, mirrored(stroke)];
