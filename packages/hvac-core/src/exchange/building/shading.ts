import type { BuildingOpening, BuildingShade, Point } from "../../building/index.ts";

/** An overhang above a window, m. */
export interface Overhang {
  readonly depth: number;
  readonly gap: number;
  /** Beyond each side of the window; undefined where it runs far past both. */
  readonly reach?: number;
}

/** Distance of an overhang from the plane of its window, m. */
const attached = 0.3;
/** Distance within which points are one, m. */
const onePoint = 0.001;
/** Height above the window from which a surface is no overhang of it, m. */
const usualGap = 3;

/** Longest overhang and reach of a window, m: longer ones shade the beam no more. */
const longest = 20;

const radians = Math.acos(-1) / 180;

interface Extent {
  readonly low: number;
  readonly high: number;
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

/** Height of an overhang as a share of its depth. */
const flatShare = 0.2;

/** A shade with its extent along the axes of the model. */
interface Bounded {
  readonly polygon: readonly Point[];
  readonly x: Extent;
  readonly y: Extent;
  readonly level: Extent;
}

/** Overhangs of a building: flat shades above windows. */
export class Overhangs {
  readonly #shades: readonly Bounded[];

  constructor(shades: readonly BuildingShade[]) {
    const bounded = shades.map(({ polygon }): Bounded => ({
      polygon,
      x: extent(polygon, (point) => point[0]),
      y: extent(polygon, (point) => point[1]),
      level: extent(polygon, (point) => point[2]),
    }));
    // No direction has a greater depth than the diagonal.
    this.#shades = bounded.filter(({ x, y, level }) => level.high - level.low <= flatShare * Math.hypot(x.high - x.low, y.high - y.low));
  }

  /**
   * The deepest overhang above a window: a flat shade that begins at its wall, is above it and as wide.
   *
   * @param opening an upright window
   * @param drawingAzimuth direction of the window in the axes of the model, degrees
   */
  above({ polygon }: BuildingOpening, drawingAzimuth: number): Overhang | undefined {
    if (polygon.length < 3 || this.#shades.length === 0) return undefined;
    const [sin, cos] = [Math.sin(drawingAzimuth * radians), Math.cos(drawingAzimuth * radians)];
    const out = ([x, y]: Point): number => x * sin + y * cos;
    const across = ([x, y]: Point): number => x * cos - y * sin;
    const [plane, width, height] = [out, across, ([, , z]: Point): number => z].map((along) => extent(polygon, along)) as [
      Extent,
      Extent,
      Extent,
    ];
    const [x, y] = [extent(polygon, (point) => point[0]), extent(polygon, (point) => point[1])];
    const isNear = (a: Extent, b: Extent): boolean => a.low <= b.high + attached && b.low <= a.high + attached;
    let deepest: Overhang | undefined;
    for (const shade of this.#shades) {
      const gap = shade.level.low - height.high;
      if (gap < -0.01 || gap > usualGap || !isNear(shade.x, x) || !isNear(shade.y, y)) continue;
      const depth = extent(shade.polygon, out);
      const span = extent(shade.polygon, across);
      const isFlat = shade.level.high - shade.level.low <= flatShare * (depth.high - depth.low);
      const isAttached = Math.abs(depth.low - plane.high) <= attached && depth.high > plane.high;
      const reach = Math.min(width.low - span.low, span.high - width.high);
      if (!isFlat || !isAttached || reach < -onePoint) continue;
      const overhang = {
        depth: Math.min(longest, depth.high - plane.high),
        gap: Math.max(0, gap),
        ...(reach > longest ? {} : { reach: Math.max(0, reach) }),
      };
      if (deepest === undefined || overhang.depth > deepest.depth) deepest = overhang;
    }
    return deepest;
  }
}
