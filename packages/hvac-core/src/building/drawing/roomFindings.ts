import type { DrawingFinding } from "./findings.ts";
import { tolerance } from "./network.ts";
import { partition } from "./partition.ts";
import type { Plan } from "./plan.ts";
import { boundsOf, crossOf, difference, distanceOf, dotOf, PlanGrid, signedArea } from "./plane.ts";
import { shareHeight, type Prism } from "./prisms.ts";
import type { Slab } from "./slabs.ts";
import { undersideOf } from "./surfaces.ts";
import type { Wall } from "./walls.ts";

/** Distance up to which walls that face each other may be one, m. */
const widestGap = 0.6;
/** Length and area above which a gap, an overlap or a roof is a finding, m and m². */
const [shortestGap, smallestArea] = [0.3, 0.01];
/** Cosine of directions that are parallel, within 2°. */
const parallel = 0.9994;

/** Rooms that have a part of the plan in common. */
function overlaps(plan: Plan): DrawingFinding[] {
  const pairs = new Map<string, readonly [Prism, Prism]>();
  const add = (a: Prism, b: Prism): void => {
    const [first, second] = plan.order(a) < plan.order(b) ? [a, b] : [b, a];
    const key = `${first.room.id}\n${second.room.id}`;
    if (!pairs.has(key)) pairs.set(key, [first, second]);
  };
  for (const prism of plan.prisms)
    for (const [from, to] of plan.edgesOf(prism)) {
      for (const other of plan.withEdge(from, to)) if (other !== prism && shareHeight(other, prism)) add(prism, other);
      if (plan.withEdge(to, from).length === 0) for (const other of plan.around(prism, from, to)) add(prism, other);
    }
  return [...pairs.values()].flatMap(([first, other]): DrawingFinding[] => {
    const parts = partition(plan.polygonOf(first), [plan.polygonOf(other)]).filter(({ cover }) => cover === 0);
    const area = parts.reduce((sum, { polygon }) => sum + signedArea(polygon), 0);
    return area > smallestArea ? [{ kind: "rooms-overlap", roomId: first.room.id, otherId: other.room.id, area }] : [];
  });
}

/** Length along which exterior walls of two rooms face each other over a gap, and its width; `undefined` where they do not. */
function gapBetween(a: Wall, b: Wall): { readonly length: number; readonly distance: number } | undefined {
  const [first, second] = [difference(a.to, a.from), difference(b.to, b.from)];
  const length = distanceOf(a.from, a.to);
  if (dotOf(first, second) > -parallel * length * distanceOf(b.from, b.to)) return undefined;
  if (Math.min(a.high, b.high) - Math.max(a.low, b.low) <= tolerance) return undefined;
  const ends = [b.from, b.to].map((point) => difference(point, a.from));
  const outward = ends.map((end) => -crossOf(first, end) / length);
  const distance = Math.max(...outward);
  if (Math.min(...outward) <= 0 || distance > widestGap) return undefined;
  const along = ends.map((end) => dotOf(first, end) / length);
  const common = Math.min(length, Math.max(...along)) - Math.max(0, Math.min(...along));
  return common >= shortestGap ? { length: common, distance } : undefined;
}

/** Exterior walls of two rooms that are nearly in one place. */
function gaps(walls: readonly Wall[]): DrawingFinding[] {
  const outer = walls.filter(({ neighbour, isUnderground }) => !neighbour && !isUnderground);
  const grid = new PlanGrid<Wall>(2);
  const results = new Map<string, Extract<DrawingFinding, { kind: "gap-between-rooms" }>>();
  for (const wall of outer) {
    const { low, high } = boundsOf([wall.from, wall.to]);
    const bounds = { low: [low[0] - widestGap, low[1] - widestGap], high: [high[0] + widestGap, high[1] + widestGap] } as const;
    for (const other of grid.near(bounds)) {
      const gap = other.prism.room === wall.prism.room ? undefined : gapBetween(other, wall);
      const key = `${other.prism.room.id}\n${wall.prism.room.id}`;
      if (gap && (results.get(key)?.length ?? 0) < gap.length)
        results.set(key, { kind: "gap-between-rooms", roomId: other.prism.room.id, otherId: wall.prism.room.id, ...gap });
    }
    grid.add({ low, high }, wall);
  }
  return [...results.values()];
}

/** Rooms under a roof and a room above, and rooms over air. */
function exposures(slabs: readonly Slab[], ground: number): DrawingFinding[] {
  const covered = new Set(slabs.flatMap(({ below }) => (below ? [below] : [])));
  return slabs.flatMap((slab): DrawingFinding[] => {
    const { prism, side, area, below } = slab;
    const roomId = prism.room.id;
    if (area < smallestArea) return [];
    if (side === "roof") return covered.has(prism) ? [{ kind: "partly-under-roof", roomId, area }] : [];
    return below === undefined && undersideOf(prism, ground) === "air" ? [{ kind: "over-air", roomId, area }] : [];
  });
}

/** What differs in the rooms of a plan. */
export function roomFindings(
  plan: Plan,
  walls: readonly Wall[],
  { slabs, ground }: { readonly slabs: readonly Slab[]; readonly ground: number },
): DrawingFinding[] {
  return [...overlaps(plan), ...gaps(walls), ...exposures(slabs, ground)];
}
