import type { Point } from "../../../building/index.ts";
import { farthestOut, leftOf, outOf, type Bounded, type WindowView } from "./view.ts";

/**
 * A polygon as seen from the middle of a window, on a plane in front of it at a distance of 1: u to the left, v up. Straight edges stay straight, and a
 * rectangle on that plane is a block parallel to the window.
 */
export interface Seen {
  readonly shade: Bounded;
  /** u, v and the reciprocal of the distance, 1/m, of each corner. */
  readonly corners: readonly (readonly [u: number, v: number, nearness: number])[];
  readonly low: number;
  readonly high: number;
}

/** Nearest distance that is seen, m. */
const nearest = 0.05;
/** Distance up to which polygons belong to the wall of the window, m. */
const ofWall = 0.5;

/** Part of a polygon in front of a window, with coordinates out of the wall, to the left and up from the middle of the window. */
function inFront(points: readonly Point[]): readonly Point[] {
  if (points.every(([out]) => out >= nearest)) return points;
  return points.flatMap((point, index): Point[] => {
    const before = points.at(index - 1)!;
    const crosses = before[0] < nearest !== point[0] < nearest;
    const share = (nearest - before[0]) / (point[0] - before[0]);
    const between: Point = [nearest, before[1] + share * (point[1] - before[1]), before[2] + share * (point[2] - before[2])];
    return [...(crosses ? [between] : []), ...(point[0] < nearest ? [] : [point])];
  });
}

/** Middle of a window: out of its wall, to the left and up, m. */
export const middleOf = ({ out, left, up }: WindowView): Point => [out.high, (left.low + left.high) / 2, (up.low + up.high) / 2];

/** Polygons in front of a window that reach above its middle, as seen from there. Polygons of one surface are seen or not as one. */
export function seenFrom(view: WindowView, shades: readonly Bounded[]): Seen[] {
  const [plane, side, level] = middleOf(view);
  const nameOf = ({ kind, id }: Bounded): string => `${kind} ${id}`;
  const beyondWall = new Set<string>();
  const parts = shades.flatMap((shade) => {
    if (shade.z.high <= level || farthestOut(view, shade) - plane <= nearest) return [];
    const points = inFront(shade.polygon.map((point): Point => [outOf(view, point) - plane, leftOf(view, point) - side, point[2] - level]));
    if (points.some(([out]) => out > ofWall)) beyondWall.add(nameOf(shade));
    return points.length < 3 ? [] : [{ shade, points }];
  });
  return parts.flatMap(({ shade, points }): Seen[] => {
    if (!beyondWall.has(nameOf(shade))) return [];
    const corners = points.map(([out, left, up]) => [left / out, up / out, 1 / out] as const);
    const low = corners.reduce((lowest, [u]) => Math.min(lowest, u), Infinity);
    const high = corners.reduce((highest, [u]) => Math.max(highest, u), -Infinity);
    return high - low < 1e-6 || corners.every(([, v]) => v <= 0) ? [] : [{ shade, corners, low, high }];
  });
}

/** A height of the skyline with the distance, m, of what has it, and all polygons below it. */
export interface Height {
  readonly v: number;
  readonly distance: number;
  readonly shades: readonly Bounded[];
}

/** Gap between polygons above one another, as a tangent: 20 mm at 10 m. */
const gap = 2e-3;

interface Crossing {
  readonly from: number;
  readonly to: number;
  readonly nearness: number;
  readonly shade: Bounded;
}

/** An edge of a polygon at a direction. */
interface CrossedEdge {
  readonly v: number;
  readonly nearness: number;
}

/** Adds the parts of a polygon at a direction, from below upwards. */
function addCrossings({ corners, shade }: Seen, u: number, parts: Crossing[]): void {
  const edges: CrossedEdge[] = [];
  let before = corners.at(-1)!;
  for (const corner of corners) {
    if (before[0] < u !== corner[0] < u) {
      const share = (u - before[0]) / (corner[0] - before[0]);
      edges.push({ v: before[1] + share * (corner[1] - before[1]), nearness: before[2] + share * (corner[2] - before[2]) });
    }
    before = corner;
  }
  if (edges.length > 1 && (edges.length > 2 || edges[0]!.v > edges[1]!.v)) edges.sort((a, b) => a.v - b.v);
  for (let index = 1; index < edges.length; index += 2) {
    const { v: to, nearness } = edges[index]!;
    if (to > 0) parts.push({ from: edges[index - 1]!.v, to, nearness, shade });
  }
}

/** What hides the sky from the horizon upwards; a part above a gap hides nothing that counts. */
function heightOf(parts: Crossing[]): Height {
  let [v, nearness] = [0, 0];
  const shades: Bounded[] = [];
  for (const part of parts.sort((a, b) => a.from - b.from)) {
    if (part.from > v + gap) break;
    if (part.to <= v) continue;
    ({ to: v, nearness } = part);
    shades.push(part.shade);
  }
  return { v, distance: 1 / nearness, shades };
}

/** The skyline at a direction. */
export function heightAt(seen: readonly Seen[], u: number): Height {
  const parts: Crossing[] = [];
  for (const each of seen) if (each.low < u && u < each.high) addCrossings(each, u, parts);
  return heightOf(parts);
}

/** The skyline at whole degrees, from one as far to the right as to the left; `tangents` are those of the directions. */
export function heightsAt(seen: readonly Seen[], tangents: readonly number[]): readonly Height[] {
  const parts = tangents.map((): Crossing[] => []);
  const middle = (tangents.length - 1) / 2;
  for (const each of seen) {
    const first = Math.max(0, Math.ceil((Math.atan(each.low) * 180) / Math.PI + middle));
    for (let index = first; index < tangents.length && tangents[index]! < each.high; index++)
      if (tangents[index]! > each.low) addCrossings(each, tangents[index]!, parts[index]!);
  }
  return parts.map(heightOf);
}
