import { arc, cosine, half, towards, type Place, type Sketch, type Stroke } from "./strokes.ts";

/** Straight duct on both sides of an elbow. */
const leg = 100;

/** Centre of the circle of the bend: the air comes from the left along the axis and turns upwards around it. */
const centreOf = (radius: number): Place => [0, -radius];

/** Line parallel to the axis of a bend, `radius` from its centre, with both legs; `bent` is the part between them. */
function around(axis: number, radius: number, angle: number, bent: (from: number, to: number) => Stroke): Stroke {
  const centre = centreOf(axis);
  const start = towards(centre, radius, -90);
  const end = towards(centre, radius, angle - 90);
  return [[start[0] - leg, start[1]], ...bent(-90, angle - 90), towards(end, leg, angle)];
}

interface Bend {
  /** Radius of the axis over the width. */
  readonly radiusRatio: number;
  /** Degrees. */
  readonly angle: number;
}

/** Elbow with curved walls. */
export function smoothElbow({ radiusRatio, angle }: Bend): Sketch {
  const axis = 100 * radiusRatio;
  const wall = (radius: number): Stroke =>
    around(axis, Math.max(0, radius), angle, (from, to) => arc(centreOf(axis), Math.max(0, radius), from, to));
  const seam = (direction: number): Stroke => [
    towards(centreOf(axis), Math.max(0, axis - half), direction),
    towards(centreOf(axis), axis + half, direction),
  ];
  return { walls: [wall(axis - half), wall(axis + half)], thin: [seam(-90), seam(angle - 90)], flow: [wall(axis)] };
}

/** Elbow of pieces cut at an angle; the first and last are half as long as the others. */
export function segmentedElbow({ radiusRatio, angle }: Bend, pieces: number): Sketch {
  const axis = 100 * radiusRatio;
  const joints = Math.max(1, Math.round(pieces) - 1);
  const stretch = 1 / cosine(angle / (2 * joints));
  const directions = Array.from({ length: joints }, (_, index) => (angle * (2 * index + 1)) / (2 * joints) - 90);
  const corner = (radius: number, direction: number): Place => towards(centreOf(axis), Math.max(0, radius) * stretch, direction);
  const wall = (radius: number): Stroke => around(axis, Math.max(0, radius), angle, () => directions.map((each) => corner(radius, each)));
  return {
    walls: [wall(axis - half), wall(axis + half)],
    thin: directions.map((direction) => [corner(axis - half, direction), corner(axis + half, direction)]),
    flow: [wall(axis)],
  };
}

/** One sharp corner. */
export const mitredElbow = (angle: number): Sketch => segmentedElbow({ radiusRatio: 0.5, angle }, 2);

/** Vanes along the diagonal of a mitred right angle; `radius` and `spacing` over the width. */
export function vanedElbow(radius: number, spacing: number, isDouble: boolean): Sketch {
  const { walls, flow = [] } = mitredElbow(90);
  const count = Math.max(3, Math.floor(1 / spacing));
  const vanes = Array.from({ length: count }, (_, index): Stroke[] => {
    // From the inner corner to the outer one.
    const along = ((index + 0.5) / count) * 100;
    const centre: Place = [along - 100 * radius, -half + along - 100 * radius];
    const vane = arc(centre, 100 * radius, -90, 0, 9);
    return isDouble ? [vane, arc([centre[0] - 3, centre[1] - 3], 112 * radius, -90, 0, 9)] : [vane];
  });
  return { walls, thin: vanes.flat(), flow };
}
