import type { PlanPoint, PlanPolygon } from "../model.ts";
import { added, between, crossOf, difference, distanceOf, dotOf, lengthOf, nearestOn, times } from "../plane.ts";

/** What a point snaps to. */
export interface SnapTargets {
  readonly corners: readonly PlanPoint[];
  readonly edges: readonly (readonly [from: PlanPoint, to: PlanPoint])[];
  /** Distance of the lines of a grid, m; 0 without one. */
  readonly grid: number;
}

/** How a point snaps. */
export interface SnapOptions {
  /** Distance within which a target attracts, m on the plan. */
  readonly tolerance: number;
  /** The point before, from which there are directions at every 45°. */
  readonly origin?: PlanPoint;
  /** Whether the point has to be in one of those directions. */
  readonly isConstrained?: boolean;
}

/** A point where it snaps, and to what. */
export interface Snap {
  readonly point: PlanPoint;
  readonly kind: "corner" | "crossing" | "edge" | "direction" | "alignment" | "grid" | "none";
  /** Corners that the point is in line with, along x or y. */
  readonly alignedWith: readonly PlanPoint[];
}

/**
 * Targets of the rooms of a storey and of other polygons.
 *
 * @param polygons corners, m
 * @param grid distance of the lines of a grid, m; 0 without one
 * @returns corners and edges of the polygons
 * @example
 * ```ts
 * import { snapTargets } from "@org/hvac-core/building/drawing";
 * snapTargets([[[0, 0], [5, 0], [5, 4]]], 0.1).edges.length; // 3
 * ```
 */
export function snapTargets(polygons: readonly PlanPolygon[], grid: number): SnapTargets {
  const edges = polygons.flatMap((polygon) => polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]!] as const));
  return { corners: polygons.flat(), edges, grid };
}

/** The nearest of candidates within a distance of a point. */
function nearestOf<T extends { readonly point: PlanPoint }>(candidates: readonly T[], point: PlanPoint, tolerance: number): T | undefined {
  let nearest: T | undefined;
  let shortest = tolerance;
  for (const candidate of candidates) {
    const distance = distanceOf(candidate.point, point);
    if (distance > shortest || (nearest !== undefined && distance === shortest)) continue;
    nearest = candidate;
    shortest = distance;
  }
  return nearest;
}

/** A line through a point in a direction of length 1. */
interface Line {
  readonly through: PlanPoint;
  readonly direction: PlanPoint;
}

const projected = ({ through, direction }: Line, point: PlanPoint): PlanPoint =>
  added(through, times(direction, dotOf(direction, difference(point, through))));

/** The direction at a multiple of 45° from the origin that is nearest to a point. */
function directionLine(origin: PlanPoint, point: PlanPoint): Line {
  const [x, y] = difference(point, origin);
  const eighth = Math.round((Math.atan2(y, x) * 4) / Math.PI);
  const exact = [0, Math.SQRT1_2, 1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2];
  return { through: origin, direction: [exact[(eighth + 10) % 8]!, exact[(eighth + 8) % 8]!] };
}

/** Points in which a line crosses edges. */
function edgeCrossings({ through, direction }: Line, edges: SnapTargets["edges"]): { readonly point: PlanPoint }[] {
  return edges.flatMap(([from, to]) => {
    const [before, after] = [crossOf(direction, difference(from, through)), crossOf(direction, difference(to, through))];
    if (before === after || before * after > 0) return [];
    return [{ point: between(from, to, before / (before - after)) }];
  });
}

/** A place in line with a corner, along x or y. */
interface Alignment {
  readonly point: PlanPoint;
  readonly corner: PlanPoint;
}

/** Points of a line that are in line with corners. */
function lineAlignments({ through, direction }: Line, corners: readonly PlanPoint[]): Alignment[] {
  return corners.flatMap((corner) =>
    ([0, 1] as const).flatMap((axis): Alignment[] => {
      if (Math.abs(direction[axis]) < 1e-9) return [];
      const share = (corner[axis] - through[axis]) / direction[axis];
      return [{ point: added(through, times(direction, share)), corner }];
    }),
  );
}

const rounded = (value: number, grid: number): number => (grid > 0 ? Math.round(value / grid) * grid : value);

/** The point of a line nearest to a point whose coordinate along the line is on the grid. */
function onGrid({ through, direction }: Line, point: PlanPoint, grid: number): PlanPoint {
  const axis = Math.abs(direction[0]) >= Math.abs(direction[1]) ? 0 : 1;
  const nearest = projected({ through, direction }, point);
  if (grid === 0) return nearest;
  return added(through, times(direction, (rounded(nearest[axis], grid) - through[axis]) / direction[axis]));
}

/** Snaps on a line: to crossings with edges, then to alignments, then to the grid. */
function snapOnLine(line: Line, point: PlanPoint, { corners, edges, grid }: SnapTargets, tolerance: number): Snap {
  const foot = projected(line, point);
  const corner = nearestOf(
    corners.filter((each) => distanceOf(projected(line, each), each) < 1e-6).map((each) => ({ point: each })),
    foot,
    tolerance,
  );
  if (corner) return { point: corner.point, kind: "corner", alignedWith: [] };
  const crossing = nearestOf(edgeCrossings(line, edges), foot, tolerance);
  if (crossing) return { point: crossing.point, kind: "crossing", alignedWith: [] };
  const alignment = nearestOf(lineAlignments(line, corners), foot, tolerance);
  if (alignment) return { point: alignment.point, kind: "direction", alignedWith: [alignment.corner] };
  return { point: onGrid(line, foot, grid), kind: "direction", alignedWith: [] };
}

/** Snaps on an edge: to the direction from the origin, then to alignments on it. */
function snapOnEdge([from, to]: SnapTargets["edges"][number], point: PlanPoint, targets: SnapTargets, options: SnapOptions): Snap {
  const { tolerance, origin } = options;
  const foot = between(from, to, nearestOn(from, to, point).share);
  const length = distanceOf(from, to);
  const line: Line = { through: from, direction: times(difference(to, from), 1 / (length || 1)) };
  const isOn = (each: { readonly point: PlanPoint }): boolean => nearestOn(from, to, each.point).distance < 1e-6;
  if (origin !== undefined) {
    const crossings = edgeCrossings(directionLine(origin, point), [[from, to]]);
    const crossing = nearestOf(crossings, foot, tolerance);
    if (crossing) return { point: crossing.point, kind: "crossing", alignedWith: [] };
  }
  const alignment = nearestOf(lineAlignments(line, targets.corners).filter(isOn), foot, tolerance);
  if (alignment) return { point: alignment.point, kind: "edge", alignedWith: [alignment.corner] };
  return { point: foot, kind: "edge", alignedWith: [] };
}

/** Snaps each coordinate to a corner in line with the point, or else to the grid. */
function snapFree(point: PlanPoint, { corners, grid }: SnapTargets, tolerance: number): Snap {
  const nearest = ([0, 1] as const).map((axis) => {
    const distances = corners.map((corner) => Math.abs(corner[axis] - point[axis]));
    const index = distances.indexOf(Math.min(...distances));
    return distances[index]! <= tolerance ? corners[index] : undefined;
  });
  const [x, y] = nearest;
  const alignedWith = nearest.flatMap((corner) => (corner ? [corner] : []));
  const kind = alignedWith.length > 0 ? "alignment" : grid > 0 ? "grid" : "none";
  return { point: [x?.[0] ?? rounded(point[0], grid), y?.[1] ?? rounded(point[1], grid)], kind, alignedWith };
}

/**
 * Place that a point snaps to: a corner, then an edge where it crosses a direction at a multiple of 45° from the point before, then an edge, then such a
 * direction, then places in line with corners, then the grid. A constrained point is in one of those directions, at a corner, crossing, alignment or line
 * of the grid on it.
 *
 * @param point position on the plan, m
 * @param targets corners, edges and grid
 * @param options distance of attraction, the point before, and whether its directions constrain
 * @returns the place and what it is
 * @example
 * ```ts
 * import { snapPoint, snapTargets } from "@org/hvac-core/building/drawing";
 * const targets = snapTargets([[[0, 0], [5, 0], [5, 4]]], 0.1);
 * snapPoint([4.95, 3.9], targets, { tolerance: 0.2 }).point; // [5, 4]
 * snapPoint([2, 0.1], targets, { tolerance: 0.2 }).kind; // "edge"
 * snapPoint([1.02, 3.17], targets, { tolerance: 0.05 }).kind; // "grid"
 * ```
 */
export function snapPoint(point: PlanPoint, targets: SnapTargets, options: SnapOptions): Snap {
  const { tolerance, origin, isConstrained = false } = options;
  const isAway = origin !== undefined && lengthOf(difference(point, origin)) > 0;
  if (isConstrained && isAway) return snapOnLine(directionLine(origin, point), point, targets, tolerance);
  const corner = nearestOf(
    targets.corners.map((each) => ({ point: each })),
    point,
    tolerance,
  );
  if (corner) return { point: corner.point, kind: "corner", alignedWith: [] };
  const feet = targets.edges.map((edge) => ({ edge, point: between(edge[0], edge[1], nearestOn(edge[0], edge[1], point).share) }));
  const nearest = nearestOf(feet, point, tolerance);
  if (nearest) return snapOnEdge(nearest.edge, point, targets, options);
  if (isAway) {
    const line = directionLine(origin, point);
    if (distanceOf(projected(line, point), point) <= tolerance) return snapOnLine(line, point, targets, tolerance);
  }
  return snapFree(point, targets, tolerance);
}
