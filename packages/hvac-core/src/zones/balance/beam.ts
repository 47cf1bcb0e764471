import type { Rectangle } from "./shade.ts";

type Vector = readonly [number, number, number];

/** Unit vectors of a plane: its outer normal, and to the right and up as seen from outside; east, north and up. */
export interface PlaneAxes {
  readonly normal: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

/** A plane of a convex zone with what is in it. */
export interface TracedPlane extends PlaneAxes {
  /** m along the normal. */
  readonly offset: number;
  /** Index of the part of the plane that no window covers. */
  readonly target: number;
  /** Windows in it: their panes, and their index. */
  readonly windows: readonly { readonly place: Rectangle; readonly target: number }[];
}

/** Axes of a plane by its direction, degrees. */
export function axesOf(azimuth: number, tilt: number): PlaneAxes {
  const [a, b] = [(azimuth * Math.PI) / 180, (tilt * Math.PI) / 180];
  return {
    normal: [Math.sin(a) * Math.sin(b), Math.cos(a) * Math.sin(b), Math.cos(b)],
    right: [-Math.cos(a), Math.sin(a), 0],
    up: [-Math.sin(a) * Math.cos(b), -Math.cos(a) * Math.cos(b), Math.sin(b)],
  };
}

const dot = (a: Vector, x: number, y: number, z: number): number => a[0] * x + a[1] * y + a[2] * z;

/** Points across a window and up it from which rays are followed. */
export const rayPoints = 6;

/**
 * Follows the beam through a window into a convex zone.
 *
 * @source mathematics, rays and planes
 */
export class BeamTracer {
  readonly #planes: readonly TracedPlane[];
  readonly #window: number;
  /** Normal and offset of each plane, one after the other. */
  readonly #sides: Float64Array;
  /** Positions of the points in the window's plane, and in space. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly #starts: Float64Array;

  /** Planes of the zone, and the window from which the rays come: the index of its plane, and its panes. */
  constructor(planes: readonly TracedPlane[], windowPlane: number, { left, right, bottom, top }: Rectangle) {
    this.#planes = planes;
    this.#window = windowPlane;
    this.#sides = Float64Array.from(planes.flatMap(({ normal, offset }) => [...normal, offset]));
    this.xs = Float64Array.from({ length: rayPoints }, (_, i) => left + ((right - left) * (i + 0.5)) / rayPoints);
    this.ys = Float64Array.from({ length: rayPoints }, (_, i) => bottom + ((top - bottom) * (i + 0.5)) / rayPoints);
    const plane = planes[windowPlane]!;
    this.#starts = Float64Array.from({ length: 3 * rayPoints * rayPoints }, (_, index) => {
      const [k, point] = [index % 3, Math.floor(index / 3)];
      return (
        plane.normal[k]! * plane.offset +
        plane.right[k]! * this.xs[point % rayPoints]! +
        plane.up[k]! * this.ys[Math.floor(point / rayPoints)]!
      );
    });
  }

  /** Target that a ray from the sun meets, from the point in a column and a row of the window; vector towards the sun: east, north, up. */
  hit(column: number, row: number, east: number, north: number, up: number): number {
    const start = 3 * (row * rayPoints + column);
    const starts = this.#starts;
    const x = starts[start]!;
    const y = starts[start + 1]!;
    const z = starts[start + 2]!;
    const sides = this.#sides;
    let nearest = Infinity;
    let met = this.#window;
    for (let k = 0, s = 0; s < sides.length; k++, s += 4) {
      const speed = -(sides[s]! * east + sides[s + 1]! * north + sides[s + 2]! * up);
      if (speed <= 1e-12 || k === this.#window) continue;
      const distance = (sides[s + 3]! - sides[s]! * x - sides[s + 1]! * y - sides[s + 2]! * z) / speed;
      if (distance < nearest) {
        nearest = distance;
        met = k;
      }
    }
    const plane = this.#planes[met]!;
    if (plane.windows.length === 0) return plane.target;
    const { right, up: upwards, windows, target } = plane;
    const sideways = dot(right, x - east * nearest, y - north * nearest, z - up * nearest);
    const height = dot(upwards, x - east * nearest, y - north * nearest, z - up * nearest);
    for (const window of windows) {
      const { left, right: end, bottom, top } = window.place;
      if (sideways > left && sideways < end && height > bottom && height < top) return window.target;
    }
    return target;
  }
}
