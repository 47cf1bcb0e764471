import { extentsIn, farthestOut, type Bounded, type Extents, type WindowView } from "./view.ts";

/** A projection of a window with the shades that it consists of, m. */
interface Projection {
  readonly depth: number;
  readonly gap: number;
  /** Beyond the glass; undefined where it runs far past it. */
  readonly reach?: number;
  readonly shadeIds: readonly string[];
}

/** An overhang above a window; its reach is beyond each side. */
export type Overhang = Projection;

/** Fins of a window, the same on each side that has one, seen from outside; their reach is above the glass. */
export interface Fins extends Projection {
  readonly side: "both" | "left" | "right";
}

/** Distance of a projection from the plane of its window, m. */
const attached = 0.3;
/** Distance from the glass from which a surface is no projection of it, m. */
export const usualGap = 3;
/** Distance within which points are one, m. */
const onePoint = 0.001;
/** Inaccuracy of edges, m. */
const inaccuracy = 0.01;

/** Longest projection and reach of a window, m: longer ones shade the beam no more. */
const longest = 20;

/** Thickness of a flat shade, as a share of its depth. */
const flat = 0.2;

/** Distance of a fin by its depth up to which it shades: beyond, the sun is less than 11° from the plane of the wall. */
const farthest = 5;

const sizeOf = ({ low, high }: Extents["up"]): number => high - low;

/** A shade that begins at the wall of a window, with its extents. */
export interface AttachedShade extends Extents {
  readonly id: string;
}

/** Shades that begin at the wall of a window. */
export function attachedShades(view: WindowView, shades: readonly Bounded[]): readonly AttachedShade[] {
  const plane = view.out.high;
  return shades.flatMap((shade): AttachedShade[] => {
    if (farthestOut(view, shade) <= plane || shade.z.high < view.up.low) return [];
    const extents = extentsIn(view, shade.polygon);
    const isAttached = Math.abs(extents.out.low - plane) <= attached && extents.out.high > plane;
    return isAttached ? [{ id: shade.id, ...extents }] : [];
  });
}

function projection(depth: number, gap: number, reach: number, shadeIds: readonly string[]): Projection {
  return { depth: Math.min(longest, depth), gap: Math.max(0, gap), ...(reach > longest ? {} : { reach: Math.max(0, reach) }), shadeIds };
}

/** Lengths that differ by rounding are the same, m. */
const sameLength = 1e-6;

const orderOf = (a: number, b: number): number => (a === b || Math.abs(a - b) < sameLength ? 0 : a - b);

/** Deep ones first, then near ones, then those with a long reach. */
const bySize = (a: Projection, b: Projection): number =>
  orderOf(b.depth, a.depth) || orderOf(a.gap, b.gap) || orderOf(b.reach ?? Infinity, a.reach ?? Infinity);

/** The deepest overhang above a window: a flat shade that begins at its wall, is above it and as wide. */
export function overhangOf(view: WindowView, shades: readonly AttachedShade[]): Overhang | undefined {
  const overhangs = shades.flatMap(({ id, out, left, up }): Overhang[] => {
    const gap = up.low - view.up.high;
    const reach = Math.min(view.left.low - left.low, left.high - view.left.high);
    if (sizeOf(up) > flat * sizeOf(out) || gap < -inaccuracy || gap > usualGap || reach < -onePoint) return [];
    return [projection(out.high - view.out.high, gap, reach, [id])];
  });
  return overhangs.toSorted(bySize)[0];
}

/**
 * Fins of a window: upright shades across its wall, next to the glass and as high. Where those on the left and on the right differ, both are entered
 * with the smaller depth, the larger distance and the smaller reach, which shades no more than they do.
 */
export function finsOf(view: WindowView, shades: readonly AttachedShade[]): Fins | undefined {
  const fins = shades.flatMap(({ id, out, left, up }) => {
    const [depth, reach] = [out.high - view.out.high, up.high - view.up.high];
    if (sizeOf(left) > flat * sizeOf(out) || up.low > view.up.low + inaccuracy || reach < -inaccuracy) return [];
    const gaps = { left: left.low - view.left.high, right: view.left.low - left.high };
    const side = gaps.left >= gaps.right ? "left" : "right";
    const gap = gaps[side];
    if (gap < -inaccuracy || gap > Math.min(usualGap, farthest * depth)) return [];
    return [{ side, ...projection(depth, gap, reach, [id]) } as const];
  });
  // With the sun at 45° from the wall, the shadow on the glass is as wide as the depth less the distance.
  const [left, right] = (["left", "right"] as const).map(
    (each) => fins.filter(({ side }) => side === each).toSorted((a, b) => orderOf(b.depth - b.gap, a.depth - a.gap) || bySize(a, b))[0],
  );
  if (!left || !right) return left ?? right;
  const reach = Math.min(left.reach ?? Infinity, right.reach ?? Infinity);
  const shadeIds = [...left.shadeIds, ...right.shadeIds];
  return { side: "both", ...projection(Math.min(left.depth, right.depth), Math.max(left.gap, right.gap), reach, shadeIds) };
}
