import type { PlanPolygon } from "./model.ts";
import { tolerance } from "./network.ts";
import { partition } from "./partition.ts";
import type { Plan } from "./plan.ts";
import { areNear, signedArea } from "./plane.ts";
import type { Prism } from "./prisms.ts";

/** Height of a void between a ceiling and the floor above it up to which they are one slab, m. */
const voidHeight = 1;
/** Parts that are smaller are lost in the tolerance of points, m². */
const smallestPart = 1e-4;

/** A floor, ceiling or roof of a room, or the slab between two. */
export interface Slab {
  readonly prism: Prism;
  /** Room below the floor of `prism`. */
  readonly below?: Prism;
  readonly side: "floor" | "roof";
  /** Counterclockwise from above. */
  readonly polygons: readonly PlanPolygon[];
  /** m². */
  readonly area: number;
}

const isAbove = (upper: Prism, lower: Prism): boolean =>
  upper.low - lower.high > -tolerance && upper.low - lower.high <= voidHeight && upper.low > lower.low;

/** Parts of a room's plan by what covers them. */
function partsOf(plan: Plan, prism: Prism, covers: readonly Prism[]): ReadonlyMap<Prism | undefined, PlanPolygon[]> {
  const parts = new Map<Prism | undefined, PlanPolygon[]>();
  const polygons = covers.map((cover) => plan.polygonOf(cover));
  for (const { cover, polygon } of partition(plan.polygonOf(prism), polygons)) {
    const key = covers[cover];
    const list = parts.get(key);
    if (list) list.push(polygon);
    else parts.set(key, [polygon]);
  }
  // The largest is first: it gives the surface its identifier.
  return new Map([...parts].map(([cover, list]) => [cover, list.toSorted((a, b) => signedArea(b) - signedArea(a))]));
}

const areaOf = (polygons: readonly PlanPolygon[]): number => polygons.reduce((sum, polygon) => sum + signedArea(polygon), 0);

/** Floors of all prisms, on rooms below and on nothing, and the roofs where no room is above. */
export function slabsOf(plan: Plan): Slab[] {
  return plan.prisms.flatMap((prism) => {
    const near = [...plan.near(prism)].filter((other) => areNear(plan.boundsOf(other), plan.boundsOf(prism), 0));
    // The nearest is first where rooms overlap.
    const below = near.filter((other) => isAbove(prism, other)).toSorted((a, b) => b.high - a.high);
    const above = near.filter((other) => isAbove(other, prism));
    const floors = [...partsOf(plan, prism, below)].map(([cover, polygons]): Slab => ({
      prism,
      side: "floor",
      polygons,
      area: areaOf(polygons),
      ...(cover ? { below: cover } : {}),
    }));
    const open = partsOf(plan, prism, above).get(undefined);
    const roofs: Slab[] = open ? [{ prism, side: "roof", polygons: open, area: areaOf(open) }] : [];
    return [...floors, ...roofs].filter(({ area }) => area > smallestPart);
  });
}
