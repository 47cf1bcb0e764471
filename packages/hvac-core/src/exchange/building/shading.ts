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
  const positions = points.map(along);
  return { low: Math.min(...positions), high: Math.max(...positions) };
}

/**
 * The deepest overhang above a window: a flat shade that begins at its wall, is above it and as wide.
 *
 * @param opening an upright window
 * @param drawingAzimuth direction of the window in the axes of the model, degrees
 * @param shades shades of the building
 */
export function overhangOf({ polygon }: BuildingOpening, drawingAzimuth: number, shades: readonly BuildingShade[]): Overhang | undefined {
  if (polygon.length < 3) return undefined;
  const [sin, cos] = [Math.sin(drawingAzimuth * radians), Math.cos(drawingAzimuth * radians)];
  const out = ([x, y]: Point): number => x * sin + y * cos;
  const across = ([x, y]: Point): number => x * cos - y * sin;
  const up = ([, , z]: Point): number => z;
  const [plane, width, height] = [out, across, up].map((along) => extent(polygon, along)) as [Extent, Extent, Extent];
  const overhangs = shades.flatMap((shade): Overhang[] => {
    const [depth, span, level] = [out, across, up].map((along) => extent(shade.polygon, along)) as [Extent, Extent, Extent];
    const gap = level.low - height.high;
    const isFlat = level.high - level.low <= 0.2 * (depth.high - depth.low);
    const isAttached = Math.abs(depth.low - plane.high) <= attached && depth.high > plane.high;
    const reach = Math.min(width.low - span.low, span.high - width.high);
    if (!isFlat || !isAttached || gap < -0.01 || gap > usualGap || reach < 0) return [];
    return [{ depth: Math.min(longest, depth.high - plane.high), gap: Math.max(0, gap), ...(reach > longest ? {} : { reach }) }];
  });
  return overhangs.toSorted((a, b) => b.depth - a.depth)[0];
}
