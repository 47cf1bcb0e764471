import type { PlanPoint, PlanPolygon } from "@org/hvac-core/building/drawing";

export type Segment = readonly [PlanPoint, PlanPoint];

/** Points closer than this are one, m. */
const samePlace = 0.001;

export const plus = (a: PlanPoint, b: PlanPoint): PlanPoint => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: PlanPoint, b: PlanPoint): PlanPoint => [a[0] - b[0], a[1] - b[1]];
export const times = (a: PlanPoint, factor: number): PlanPoint => [a[0] * factor, a[1] * factor];
const cross = (a: PlanPoint, b: PlanPoint): number => a[0] * b[1] - a[1] * b[0];
export const distance = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const isSame = (a: PlanPoint, b: PlanPoint): boolean => distance(a, b) < samePlace;
export const between = ([a, b]: Segment, share: number): PlanPoint => plus(a, times(minus(b, a), share));

/** Vector of length 1; zero stays zero. */
export function unit(vector: PlanPoint): PlanPoint {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : times(vector, 1 / length);
}

/** Area, m², positive where the points are counterclockwise. */
export const signedArea = (polygon: PlanPolygon): number =>
  polygon.reduce((sum, point, index) => sum + cross(point, polygon[(index + 1) % polygon.length]!), 0) / 2;

/** m². */
export const areaOf = (polygon: PlanPolygon): number => Math.abs(signedArea(polygon));

export const edgesOf = (polygon: PlanPolygon): Segment[] =>
  polygon.map((point, index): Segment => [point, polygon[(index + 1) % polygon.length]!]);

/** Share of a segment at which it is nearest to a point. */
export function shareOf([a, b]: Segment, point: PlanPoint): number {
  const along = minus(b, a);
  const from = minus(point, a);
  const square = along[0] * along[0] + along[1] * along[1];
  return square === 0 ? 0 : Math.min(1, Math.max(0, (along[0] * from[0] + along[1] * from[1]) / square));
}

export const nearestOn = (segment: Segment, point: PlanPoint): PlanPoint => between(segment, shareOf(segment, point));

export const isOn = (segment: Segment, point: PlanPoint): boolean => isSame(nearestOn(segment, point), point);

/** Whether a point is within a polygon. */
export function isInside(polygon: PlanPolygon, [x, y]: PlanPoint): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edgesOf(polygon))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  return inside;
}

/** Points of which none repeats the one before it. */
export const withoutRepeats = (polygon: PlanPolygon): PlanPolygon =>
  polygon.filter((point, index) => !isSame(point, polygon.at(index - 1)!));

/** Point in which two segments meet, their ends included; `undefined` where they are parallel or apart. */
export function crossing([a, b]: Segment, [c, d]: Segment): PlanPoint | undefined {
  const [u, v] = [minus(b, a), minus(d, c)];
  const area = cross(u, v);
  if (Math.abs(area) < 1e-9) return undefined;
  const point = plus(a, times(u, cross(minus(c, a), v) / area));
  return isOn([a, b], point) && isOn([c, d], point) ? point : undefined;
}

/** Whether two segments cross within both, not at their ends. */
function doCross(first: Segment, second: Segment): boolean {
  const point = crossing(first, second);
  return point !== undefined && ![...first, ...second].some((end) => isSame(end, point));
}

/** Whether a closed line crosses itself. */
export function crossesItself(polygon: PlanPolygon): boolean {
  const edges = edgesOf(polygon);
  return edges.some((edge, index) => edges.slice(index + 1).some((other) => doCross(edge, other)));
}
