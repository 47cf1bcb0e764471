import { added, boundsOf, crossOf, difference, dotOf, lengthOf } from "./plane.ts";
import type { PlanPoint, PlanPolygon } from "./model.ts";

/** A part of a polygon that one other polygon covers, or none. */
export interface Part {
  /** Index of the polygon that covers it; −1 for none. */
  readonly cover: number;
  /** Counterclockwise. */
  readonly polygon: PlanPolygon;
}

/** An edge from left to right, and the polygon that it is of: −1 for the subject. */
interface Edge {
  readonly left: PlanPoint;
  readonly right: PlanPoint;
  readonly owner: number;
}

/** Heights of a boundary at the sides of a strip. */
interface Line {
  readonly left: number;
  readonly right: number;
}

/** Distance below which strips, heights and points are one, m: a thousandth of the smallest difference on a plan. */
const same = 1e-9;

function edgesOf(polygon: PlanPolygon, owner: number): Edge[] {
  return polygon.flatMap((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    if (a[0] === b[0]) return [];
    return [a[0] < b[0] ? { left: a, right: b, owner } : { left: b, right: a, owner }];
  });
}

const heightAt = ({ left, right }: Edge, x: number): number =>
  x === left[0] ? left[1] : x === right[0] ? right[1] : left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);

/** Positions along x at which edges cross. */
function crossingsOf(edges: readonly Edge[]): number[] {
  const inOrder = edges.toSorted((a, b) => a.left[0] - b.left[0]);
  return inOrder.flatMap((a, index) => {
    const positions: number[] = [];
    for (let next = index + 1; next < inOrder.length && inOrder[next]!.left[0] < a.right[0]; next++) {
      const b = inOrder[next]!;
      const [low, high] = [b.left[0], Math.min(a.right[0], b.right[0])];
      const [before, after] = [heightAt(a, low) - heightAt(b, low), heightAt(a, high) - heightAt(b, high)];
      if (before * after < 0) positions.push(low + ((high - low) * before) / (before - after));
    }
    return positions;
  });
}

/** A piece of a part between two strips, which grows from left to right. */
interface Chain {
  readonly cover: number;
  readonly lower: PlanPoint[];
  readonly upper: PlanPoint[];
  /** Heights at its right side. */
  low: number;
  high: number;
}

/** Without repeated points, and without points on the line between their neighbours. */
export function withoutStraightPoints(polygon: PlanPolygon): PlanPolygon {
  const points = polygon.filter((point, index) => {
    const last = polygon.at(index - 1)!;
    return Math.abs(point[0] - last[0]) > same || Math.abs(point[1] - last[1]) > same;
  });
  return points.filter((point, index) => {
    const before = difference(point, points.at(index - 1)!);
    const after = difference(points[(index + 1) % points.length]!, point);
    return dotOf(before, after) < 0 || Math.abs(crossOf(before, after)) > same * lengthOf(added(before, after));
  });
}

function closed({ cover, lower, upper }: Chain): Part[] {
  const polygon = withoutStraightPoints([...lower, ...upper.toReversed()]);
  return polygon.length > 2 ? [{ cover, polygon }] : [];
}

/** Areas of a strip between consecutive edges, from below, joined where the cover is the same. */
function strip(edges: readonly Edge[], left: number, right: number): { readonly cover: number; readonly low: Line; readonly high: Line }[] {
  const lines = edges
    .map((edge) => ({ owner: edge.owner, left: heightAt(edge, left), right: heightAt(edge, right) }))
    .toSorted((a, b) => a.left + a.right - (b.left + b.right));
  const areas: { cover: number; low: Line; high: Line }[] = [];
  const covers = new Set<number>();
  let isWithin = false;
  for (const [index, line] of lines.entries()) {
    if (line.owner < 0) isWithin = !isWithin;
    else if (!covers.delete(line.owner)) covers.add(line.owner);
    const next = lines[index + 1];
    if (!isWithin || next === undefined || next.left + next.right - line.left - line.right <= 2 * same) continue;
    const cover = covers.size === 0 ? -1 : Math.min(...covers);
    const below = areas.at(-1);
    if (below !== undefined && below.cover === cover && Math.abs(below.high.left + below.high.right - line.left - line.right) <= 2 * same)
      below.high = next;
    else areas.push({ cover, low: line, high: next });
  }
  return areas;
}

/**
 * Parts of a polygon by what covers them: together they are the polygon, so that areas add up. Strips between the corners and crossings of all edges
 * have no corner inside; their areas are joined from left to right. Where covers overlap, the first of them counts. Parts have no holes: around one
 * there are two parts.
 */
export function partition(subject: PlanPolygon, covers: readonly PlanPolygon[]): Part[] {
  const { low, high } = boundsOf(subject);
  const edges = [...edgesOf(subject, -1), ...covers.flatMap(edgesOf)].filter(
    ({ left, right }) => left[0] < high[0] - same && right[0] > low[0] + same,
  );
  const ends = edges.flatMap(({ left, right }) => [left[0], right[0]]);
  const positions = [...ends, ...crossingsOf(edges)].filter((x) => x >= low[0] && x <= high[0]).toSorted((a, b) => a - b);
  const parts: Part[] = [];
  let open: Chain[] = [];
  let last = positions[0] ?? 0;
  for (const x of positions) {
    if (x - last <= same) continue;
    const active = edges.filter(({ left, right }) => left[0] <= last + same && right[0] >= x - same);
    const grown = strip(active, last, x).map((area): Chain => {
      const index = open.findIndex(
        ({ cover, low: bottom, high: top }) =>
          cover === area.cover && Math.abs(bottom - area.low.left) <= same && Math.abs(top - area.high.left) <= same,
      );
      const chain = index < 0 ? { cover: area.cover, lower: [], upper: [], low: 0, high: 0 } : open.splice(index, 1)[0]!;
      if (index < 0) {
        chain.lower.push([last, area.low.left]);
        chain.upper.push([last, area.high.left]);
      }
      chain.lower.push([x, area.low.right]);
      chain.upper.push([x, area.high.right]);
      return Object.assign(chain, { low: area.low.right, high: area.high.right });
    });
    parts.push(...open.flatMap(closed));
    open = grown;
    last = x;
  }
  return [...parts, ...open.flatMap(closed)];
}
