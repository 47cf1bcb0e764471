import {
  nearestWall,
  type DrawnOpening,
  type DrawnRoom,
  type DrawnStorey,
  type OpeningType,
  type PlanPoint,
} from "@org/hvac-core/building/drawing";
import { newRowId } from "@org/form/state";
import { between, distance, shareOf, type Segment } from "./plane.ts";

/** The middle of an opening on its wall, so far from both ends that it fits, if it can. */
function fittedOn(wall: Segment, point: PlanPoint, width: number): PlanPoint {
  const length = distance(...wall);
  if (length <= width) return between(wall, 0.5);
  const margin = width / 2 / length;
  return between(wall, Math.min(1 - margin, Math.max(margin, shareOf(wall, point))));
}

/** Middles of as many openings at a spacing as fit on a wall, in its middle. */
function repeatedOn(wall: Segment, width: number, spacing: number): PlanPoint[] {
  const length = distance(...wall);
  const step = Math.max(spacing, width);
  const count = Math.max(1, Math.floor((length - width) / step + 1 + 1e-9));
  return Array.from({ length: count }, (_, index) => between(wall, 0.5 + ((index - (count - 1) / 2) * step) / length));
}

/** The wall of a storey that is near a point, and the place on it. */
export function wallNear(
  storey: DrawnStorey,
  point: PlanPoint,
  reach: number,
): { readonly wall: Segment; readonly point: PlanPoint } | undefined {
  const near = nearestWall(storey, point);
  return near && near.distance <= reach ? { wall: [near.from, near.to], point: near.point } : undefined;
}

/** The storey with an opening at a place on a wall, or with openings at a spacing along all of it. */
export function withOpenings(
  storey: DrawnStorey,
  type: OpeningType,
  place: { readonly wall: Segment; readonly point: PlanPoint },
  spacing?: number,
): DrawnStorey {
  const points = spacing === undefined ? [fittedOn(place.wall, place.point, type.width)] : repeatedOn(place.wall, type.width, spacing);
  const openings = points.map((point): DrawnOpening => ({ id: newRowId(), typeId: type.id, point }));
  return { ...storey, openings: [...storey.openings, ...openings] };
}

/** Distance up to which an opening is on a wall, m. */
const onWall = 0.1;

/** The ends of an opening on its wall, and the room of the wall; `undefined` where no wall is. */
export function endsOf(
  storey: DrawnStorey,
  { point }: DrawnOpening,
  width: number,
): { readonly room: DrawnRoom; readonly ends: Segment } | undefined {
  const near = nearestWall(storey, point);
  if (!near || near.distance > onWall) return undefined;
  const wall: Segment = [near.from, near.to];
  const half = width / 2 / Math.max(distance(...wall), 1e-9);
  const share = shareOf(wall, point);
  return { room: near.room, ends: [between(wall, share - half), between(wall, share + half)] };
}
