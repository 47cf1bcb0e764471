import {
  nearestWall,
  type DrawnOpening,
  type DrawnRoom,
  type DrawnStorey,
  type OpeningType,
  type PlanPoint,
} from "@org/hvac-core/building/drawing";
import { newRowId } from "@org/form/state";
import type { TraceProblem } from "../state/names.ts";
import { between, distance, nearestOn, shareOf, type Segment } from "./plane.ts";

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

/** Place of openings. */
interface OpeningPlace {
  readonly wall: Segment;
  readonly point: PlanPoint;
  /** Distance along the whole wall, m; without it one opening at the point. */
  readonly spacing?: number | undefined;
  /** All types of openings. */
  readonly types: readonly OpeningType[];
}

/** Distance up to which edges of rooms are one wall, m, as in the engine. */
const sameWall = 0.01;

/** Whether a window would look into another room: one that has this wall too, is heated or cooled, and is as high as the window. */
function isBetweenRooms(storey: DrawnStorey, { sill, height }: OpeningType, point: PlanPoint): boolean {
  const rooms = storey.rooms.filter((room) => nearestWall({ rooms: [room] }, point)!.distance <= sameWall);
  return rooms.length > 1 && rooms.every((room) => room.isConditioned && (room.height ?? storey.height) >= sill + height);
}

/** Whether an opening would be where another one of its wall is. */
function isTaken(storey: DrawnStorey, type: OpeningType, { wall, point, types }: OpeningPlace): boolean {
  return storey.openings.some((other) => {
    if (distance(nearestOn(wall, other.point), other.point) > sameWall) return false;
    const { width = 0, height = 0, sill = 0 } = { ...types.find(({ id }) => id === other.typeId), ...other };
    const isBeside = distance(other.point, point) >= (width + type.width) / 2 - sameWall;
    return !isBeside && sill < type.sill + type.height && type.sill < sill + height;
  });
}

/**
 * The storey with an opening at a place on a wall, or with openings at a spacing along all of it, or the reason for which it has none: windows are on
 * outer walls, and where no other opening is.
 */
export function withOpenings(
  storey: DrawnStorey,
  type: OpeningType,
  { wall, point, spacing, types }: OpeningPlace,
): DrawnStorey | TraceProblem {
  const points = spacing === undefined ? [fittedOn(wall, point, type.width)] : repeatedOn(wall, type.width, spacing);
  const outer = points.filter((each) => type.kind !== "window" || !isBetweenRooms(storey, type, each));
  if (outer.length === 0) return "betweenRooms";
  const free = outer.filter((each) => !isTaken(storey, type, { wall, point: each, types }));
  if (free.length === 0) return "taken";
  const openings = free.map((each): DrawnOpening => ({ id: newRowId(), typeId: type.id, point: each }));
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
