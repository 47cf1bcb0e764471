import { uncoveredParts, unionOf } from "../combine.ts";
import type { DrawnRoom, DrawnStorey, PlanPoint, PlanPolygon } from "../model.ts";
import { tolerance } from "../network.ts";
import { outlinesOf } from "../outline.ts";
import { partition } from "../partition.ts";
import { added, boundsOf, crossOf, difference, distanceOf, dotOf, lengthOf, signedArea, times } from "../plane.ts";

/** A line that divides a room, and the identifiers of new rooms. */
export interface RoomDivision {
  /** m. The room is divided as far as the walls that the line reaches from here … */
  readonly from: PlanPoint;
  /** … to here, m. */
  readonly to: PlanPoint;
  readonly newId: () => string;
}

/** A rectangle on the left of a line that is longer than a polygon. */
function leftOf(polygon: PlanPolygon, from: PlanPoint, to: PlanPoint): PlanPolygon {
  const { low, high } = boundsOf([...polygon, from, to]);
  const along = times(difference(to, from), (2 * distanceOf(low, high)) / distanceOf(from, to));
  const aside: PlanPoint = [-along[1], along[0]];
  const [start, end] = [difference(from, along), added(to, along)];
  return [start, end, added(end, aside), added(start, aside)];
}

/** Ranges as their union, in order. */
function joined(ranges: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const results: [number, number][] = [];
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = results.at(-1);
    if (last && low <= last[1] + 1e-6) last[1] = Math.max(last[1], high);
    else results.push([low, high]);
  }
  return results;
}

/** Parts of a polygon on both sides of a line, divided only where the line from one point to another is within it. */
function dividedPolygon(polygon: PlanPolygon, from: PlanPoint, to: PlanPoint): PlanPolygon[] {
  const along = times(difference(to, from), 1 / distanceOf(from, to));
  const positionOf = (point: PlanPoint): number => dotOf(along, difference(point, from));
  const isOnLine = (point: PlanPoint): boolean => Math.abs(crossOf(along, difference(point, from))) <= 1e-6;
  const pieces = partition(polygon, [leftOf(polygon, from, to)]);
  const cuts = pieces.flatMap(({ polygon: piece }) =>
    piece.flatMap((a, index) => {
      const b = piece[(index + 1) % piece.length]!;
      if (!isOnLine(a) || !isOnLine(b)) return [];
      const [first, second] = [positionOf(a), positionOf(b)];
      return [[Math.min(first, second), Math.max(first, second)] as const];
    }),
  );
  const end = distanceOf(from, to);
  const walls = joined(cuts).filter(([low, high]) => Math.min(high, end) - Math.max(low, 0) > tolerance);
  const isWall = (a: PlanPoint, b: PlanPoint): boolean => {
    if (!isOnLine(a) || !isOnLine(b)) return false;
    const middle = (positionOf(a) + positionOf(b)) / 2;
    return walls.some(([low, high]) => middle > low && middle < high);
  };
  return outlinesOf(
    pieces.map((piece) => piece.polygon),
    isWall,
  );
}

/**
 * A storey with a room divided by a line. The largest part remains the room; the others are rooms like it with new identifiers.
 *
 * @param storey a storey
 * @param roomId identifier of the room
 * @param division the line, and identifiers of new rooms
 * @returns the storey; the same one where the line does not divide the room
 * @example
 * ```ts
 * import { withDividedRoom } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * withDividedRoom(storey, "a", { from: [3, 0], to: [3, 4], newId: () => "b" }).rooms.length; // 2
 * ```
 */
export function withDividedRoom(storey: DrawnStorey, roomId: string, { from, to, newId }: RoomDivision): DrawnStorey {
  if (lengthOf(difference(to, from)) <= tolerance) return storey;
  const rooms = storey.rooms.flatMap((room): DrawnRoom[] => {
    if (room.id !== roomId) return [room];
    const parts = dividedPolygon(room.polygon, from, to).toSorted((a, b) => signedArea(b) - signedArea(a));
    return parts.length < 2
      ? [room]
      : parts.map((polygon, index) => (index === 0 ? { ...room, polygon } : { ...room, id: newId(), polygon }));
  });
  return rooms.length === storey.rooms.length ? storey : { ...storey, rooms };
}

/**
 * A storey with rooms joined to one.
 *
 * @param storey a storey
 * @param roomIds identifiers of rooms; the joined one is the first
 * @returns the storey; `undefined` where the rooms are not one area
 * @example
 * ```ts
 * import { withJoinedRooms } from "@org/hvac-core/building/drawing";
 * const a = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const b = { id: "b", name: "B", isConditioned: true, polygon: [[5, 0], [8, 0], [8, 4], [5, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [a, b], openings: [] };
 * withJoinedRooms(storey, ["a", "b"])?.rooms.length; // 1
 * ```
 */
export function withJoinedRooms(storey: DrawnStorey, roomIds: readonly string[]): DrawnStorey | undefined {
  const parts = roomIds.flatMap((id) => storey.rooms.find((room) => room.id === id) ?? []);
  const [first] = parts;
  if (first === undefined) return undefined;
  const [polygon, ...others] = unionOf(parts.map((room) => room.polygon));
  if (polygon === undefined || others.length > 0) return undefined;
  const rooms = storey.rooms.flatMap((room) => (room === first ? [{ ...room, polygon }] : parts.includes(room) ? [] : [room]));
  return { ...storey, rooms };
}

/**
 * A storey with the area of a room taken from the rooms that it overlaps. A room that is divided by it has its largest part, and further ones as rooms;
 * one that is within it is removed.
 *
 * @param storey a storey with the room
 * @param roomId identifier of the room that remains whole
 * @param newId identifiers of new rooms
 * @returns the storey without overlaps of the room
 * @example
 * ```ts
 * import { withoutOverlaps } from "@org/hvac-core/building/drawing";
 * const a = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const b = { id: "b", name: "B", isConditioned: true, polygon: [[4, 0], [8, 0], [8, 4], [4, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [a, b], openings: [] };
 * withoutOverlaps(storey, "b", () => "c").rooms[0]?.polygon.length; // 4
 * ```
 */
export function withoutOverlaps(storey: DrawnStorey, roomId: string, newId: () => string): DrawnStorey {
  const whole = storey.rooms.find(({ id }) => id === roomId);
  if (whole === undefined) return storey;
  const rooms = storey.rooms.flatMap((room): DrawnRoom[] => {
    if (room === whole) return [room];
    const covered = partition(room.polygon, [whole.polygon]).filter(({ cover }) => cover === 0);
    const area = covered.reduce((sum, { polygon }) => sum + signedArea(polygon), 0);
    if (area <= 1e-4) return [room];
    const parts = uncoveredParts(room.polygon, [whole.polygon])
      .filter((polygon) => signedArea(polygon) > 1e-4)
      .toSorted((a, b) => signedArea(b) - signedArea(a));
    return parts.map((polygon, index) => ({ ...room, polygon, ...(index === 0 ? {} : { id: newId() }) }));
  });
  return { ...storey, rooms };
}
