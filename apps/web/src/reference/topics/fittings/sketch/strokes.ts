/** A place on a sketch: the duct or pipe is 100 wide, and y goes down. */
export type Place = readonly [x: number, y: number];
export type Stroke = readonly Place[];

/** A fitting drawn to scale: its walls, what is thin, and the ways of the air or water, the one that the coefficient is of first. */
export interface Sketch {
  readonly walls: readonly Stroke[];
  readonly thin?: readonly Stroke[];
  /** Each ends in an arrow. */
  readonly flow?: readonly Stroke[];
  /** Ways that the coefficient is not of. */
  readonly besides?: readonly Stroke[];
}

const degree = Math.PI / 180;
export const sine = (angle: number): number => Math.sin(angle * degree);
export const cosine = (angle: number): number => Math.cos(angle * degree);
export const tangent = (angle: number): number => Math.tan(angle * degree);

/** Of a duct that is 100 wide. */
export const half = 50;

/** From a place, so far in a direction; 0° to the right, 90° up. */
export const towards = ([x, y]: Place, length: number, direction: number): Place => [
  x + length * cosine(direction),
  y - length * sine(direction),
];

/** Part of a circle, between two directions from its centre. */
export function arc(centre: Place, radius: number, from: number, to: number, count = 25): Stroke {
  return Array.from({ length: count }, (_, index) => towards(centre, radius, from + ((to - from) * index) / (count - 1)));
}

export const circle = (centre: Place, radius: number): Stroke => arc(centre, radius, 0, 360, 41);

/** The same on the other side of the axis. */
export const mirrored = (stroke: Stroke): Stroke => stroke.map(([x, y]) => [x, -y]);

/** A stroke and its mirror image: both walls of what is symmetrical about the axis. */
export const both = (stroke: Stroke): readonly Stroke[] => [stroke, mirrored(stroke)];
