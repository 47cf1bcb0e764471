import type { Bounds, XY } from "./viewport.ts";
import { boundsOf } from "./viewport.ts";

/** Place of the image of a plan in the drawing. */
export interface Placement {
  /** Position of the upper left corner of the image, m. */
  readonly x: number;
  readonly y: number;
  readonly metresPerPixel: number;
  /** Degrees counterclockwise. */
  readonly rotation: number;
}

/** Size of an image, and pixels per metre of its paper, if known. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
  readonly density?: number;
}

const turned = ([x, y]: XY, degrees: number): XY => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** Position in the drawing of a point of the image, pixels from its upper left corner. */
export function positionOf({ x, y, metresPerPixel, rotation }: Placement, [right, down]: XY): XY {
  const [dx, dy] = turned([right * metresPerPixel, -down * metresPerPixel], rotation);
  return [x + dx, y + dy];
}

/** A similarity: what becomes of a point of the drawing. */
export type Similarity = (point: XY) => XY;

/** Scale about a point. */
export const scaling =
  ([x, y]: XY, factor: number): Similarity =>
  (point) => [x + (point[0] - x) * factor, y + (point[1] - y) * factor];

export const shift =
  ([dx, dy]: XY): Similarity =>
  ([x, y]) => [x + dx, y + dy];

/** The placement after a scale about a point. */
export function scaledAbout(placement: Placement, centre: XY, factor: number): Placement {
  const [x, y] = scaling(centre, factor)([placement.x, placement.y]);
  return { ...placement, x, y, metresPerPixel: placement.metresPerPixel * factor };
}

export const moved = (placement: Placement, [dx, dy]: XY): Placement => ({ ...placement, x: placement.x + dx, y: placement.y + dy });

const middleOf = ({ width, height }: ImageSize): XY => [width / 2, height / 2];

/** The image turned about its middle. */
export function rotatedTo(placement: Placement, size: ImageSize, rotation: number): Placement {
  const before = positionOf(placement, middleOf(size));
  const turnedImage = { ...placement, rotation };
  const after = positionOf(turnedImage, middleOf(size));
  return moved(turnedImage, [before[0] - after[0], before[1] - after[1]]);
}

/** Metres per pixel of a plan at 1 : ratio. */
export const ofRatio = (ratio: number, density: number): number => ratio / density;

/** Ratio of a plan, such as 100 for 1:100. */
export const ratioOf = ({ metresPerPixel }: Placement, density: number): number => metresPerPixel * density;

/** Ratio that a plan is assumed to have until its scale is set, and width without a size of the paper, m. */
const [assumedRatio, assumedWidth] = [100, 30];

/** Placement of a new image: its lower left corner at the origin. */
export function firstPlacement({ width, height, density }: ImageSize): Placement {
  const metresPerPixel = density === undefined ? assumedWidth / width : ofRatio(assumedRatio, density);
  return { x: 0, y: height * metresPerPixel, metresPerPixel, rotation: 0 };
}

export function boundsOfImage(placement: Placement, { width, height }: ImageSize): Bounds {
  const corners: readonly XY[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return boundsOf(corners.map((corner) => positionOf(placement, corner)))!;
}

/** Transform of an `image` of its size in pixels, within a group whose y points upwards. */
export const transformOf = ({ x, y, metresPerPixel, rotation }: Placement): string =>
  `translate(${x} ${y}) rotate(${rotation}) scale(${metresPerPixel} ${-metresPerPixel})`;
