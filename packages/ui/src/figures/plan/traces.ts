import type { Polygon } from "@org/hvac-core/building";
import type { Point } from "../polylines.ts";

/** A straight line of the plan, m. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A position of the model on the plan: x to the right, y of the model upwards. */
export const onPlan = ([x, y]: Polygon[number]): Point => ({ x, y: 0 - y });

interface Normal {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Normal of a polygon, as long as its area, m² (Newell). */
export function normalOf(polygon: Polygon): Normal {
  let [x, y, z] = [0, 0, 0];
  for (const [index, [x1, y1, z1]] of polygon.entries()) {
    const [x2, y2, z2] = polygon[(index + 1) % polygon.length]!;
    x += (y1 - y2) * (z1 + z2);
    y += (z1 - z2) * (x1 + x2);
    z += (x1 - x2) * (y1 + y2);
  }
  return { x: x / 2, y: y / 2, z: z / 2 };
}

/** Share of a polygon that is seen from above: 1 where it is horizontal, 0 where it is upright. */
export function horizontalShare(polygon: Polygon): number {
  const { x, y, z } = normalOf(polygon);
  const length = Math.hypot(x, y, z);
  return length === 0 ? 0 : Math.abs(z) / length;
}

/** Horizontal direction within the plane of a polygon; `undefined` where it is horizontal. */
function directionOf(polygon: Polygon): Point | undefined {
  const { x, y } = normalOf(polygon);
  const length = Math.hypot(x, y);
  // On the plan y points downwards.
  return length === 0 ? undefined : { x: -y / length, y: -x / length };
}

/** Share of the height above its foot, m, at which a wall is cut, so that its points are off the cut. */
const cut = { height: 0.1, share: 0.01 };
/** Height of the eye in plans, m: what begins above has no trace on the floor. */
const sight = 1.2;

/** Traces of an upright or sloping polygon at a floor; none of what ends below the floor or begins above the eye. */
export function tracesAt(polygon: Polygon, floor: number): Line[] {
  const direction = directionOf(polygon);
  const heights = polygon.map(([, , z]) => z);
  const foot = Math.max(floor, Math.min(...heights));
  const top = Math.max(...heights);
  if (!direction || top - foot < 1e-6 || foot > floor + sight) return [];
  const level = foot + Math.min(cut.height, cut.share * (top - foot));
  const crossings = polygon.flatMap(([x1, y1, z1], index): Point[] => {
    const [x2, y2, z2] = polygon[(index + 1) % polygon.length]!;
    if (z1 < level === z2 < level) return [];
    const share = (level - z1) / (z2 - z1);
    return [onPlan([x1 + share * (x2 - x1), y1 + share * (y2 - y1), level])];
  });
  const along = ({ x, y }: Point): number => x * direction.x + y * direction.y;
  const sorted = crossings.toSorted((a, b) => along(a) - along(b));
  return sorted.flatMap((from, index) => {
    const to = sorted[index + 1];
    return index % 2 === 0 && to ? [{ from, to }] : [];
  });
}

/** Extent of an opening along its wall; `undefined` for one that lies flat. */
export function spanOf(polygon: Polygon): Line | undefined {
  const direction = directionOf(polygon);
  if (!direction || polygon.length < 3) return undefined;
  const points = polygon.map(onPlan);
  const along = ({ x, y }: Point): number => x * direction.x + y * direction.y;
  const positions = points.map(along);
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const pointAt = (position: number): Point => {
    const step = position - along(middle);
    return { x: middle.x + step * direction.x, y: middle.y + step * direction.y };
  };
  return { from: pointAt(Math.min(...positions)), to: pointAt(Math.max(...positions)) };
}

/** Openings of which the file has only the width, distributed evenly on a wall. */
export function evenSpans({ from, to }: Line, widths: readonly number[]): Line[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const pointAt = (distance: number): Point => {
    const share = Math.min(1, Math.max(0, distance / length));
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  };
  return widths.map((width, index) => {
    const centre = (length * (index + 0.5)) / widths.length;
    return { from: pointAt(centre - width / 2), to: pointAt(centre + width / 2) };
  });
}
