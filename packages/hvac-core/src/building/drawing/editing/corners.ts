import type { DrawnRoom, DrawnStorey, PlanPoint, PlanPolygon } from "../model.ts";
import { tolerance } from "../network.ts";
import {
  added,
  areNear,
  boundsOf,
  crossOf,
  difference,
  distanceOf,
  distanceToBounds,
  dotOf,
  lengthOf,
  nearestOn,
  widened,
  type Bounds,
} from "../plane.ts";
import { carriedOpenings } from "./anchors.ts";

const around = (point: PlanPoint): Bounds => ({ low: point, high: point });

const isAt = (a: PlanPoint, b: PlanPoint): boolean => distanceOf(a, b) <= tolerance;

/** A polygon with a corner at a point of an edge; the same one where it has the corner, or no edge there. */
function withCorner(polygon: PlanPolygon, point: PlanPoint): PlanPolygon {
  if (distanceToBounds(polygon, point) > tolerance) return polygon;
  if (polygon.some((corner) => isAt(corner, point))) return polygon;
  const edge = polygon.findIndex((from, index) => nearestOn(from, polygon[(index + 1) % polygon.length]!, point).distance <= tolerance);
  return edge < 0 ? polygon : polygon.toSpliced(edge + 1, 0, point);
}

/**
 * A storey with a corner at a point in all rooms that have an edge there.
 *
 * @param storey a storey
 * @param point position on an edge, m
 * @returns the storey with the corner
 * @example
 * ```ts
 * import { withInsertedCorner } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * withInsertedCorner(storey, [2, 0]).rooms[0]?.polygon.length; // 5
 * ```
 */
export function withInsertedCorner(storey: DrawnStorey, point: PlanPoint): DrawnStorey {
  const rooms = storey.rooms.map((room) => {
    const polygon = withCorner(room.polygon, point);
    return polygon === room.polygon ? room : { ...room, polygon };
  });
  return { ...storey, rooms };
}

/** New corners for one of a room: usually one. The first ends the edge before it, the last begins the edge after it. */
type CornerMove = (room: DrawnRoom, corner: number) => readonly PlanPoint[];

/** Whether a corner is on the line between its neighbours. */
function isStraight(polygon: PlanPolygon, index: number): boolean {
  const [a, b] = [polygon.at(index - 1)!, polygon[(index + 1) % polygon.length]!];
  return nearestOn(a, b, polygon[index]!).distance <= 1e-6;
}

/** A storey whose rooms at points have corners wherever corners of other rooms are on their edges, so that these stay together when the points move. */
function withJunctions(storey: DrawnStorey, points: readonly PlanPoint[]): DrawnStorey {
  const rooms = storey.rooms.map((room) => {
    const isNear = (point: PlanPoint): boolean => distanceToBounds(room.polygon, point) <= tolerance;
    if (!room.polygon.some((corner) => points.some((point) => isNear(point) && isAt(corner, point)))) return room;
    const bounds = widened(boundsOf(room.polygon), tolerance);
    const corners = storey.rooms.flatMap((other) =>
      other !== room && areNear(boundsOf(other.polygon), bounds, 0)
        ? other.polygon.filter((corner) => areNear(around(corner), bounds, 0))
        : [],
    );
    return { ...room, polygon: corners.reduce(withCorner, room.polygon) };
  });
  return { ...storey, rooms };
}

/** A storey whose corners have moved, with its openings on their walls. Corners that were inserted for it and remain on a line are removed. */
function reshaped(storey: DrawnStorey, inserted: readonly PlanPoint[], move: CornerMove): DrawnStorey {
  const prepared = withJunctions(inserted.reduce(withInsertedCorner, storey), inserted);
  const openings = carriedOpenings(prepared, ({ room, edge }) => [
    move(room, edge).at(-1)!,
    move(room, (edge + 1) % room.polygon.length)[0]!,
  ]);
  const rooms = prepared.rooms.map((room, number) => {
    const isMoved = room.polygon.some((corner, index) => move(room, index).some((point) => point !== corner));
    if (!isMoved && room === storey.rooms[number]) return room;
    const before = storey.rooms[number]!.polygon;
    const corners = room.polygon.flatMap((corner, index) => move(room, index).map((point) => ({ point, isNew: !before.includes(corner) })));
    const polygon = corners.map(({ point }) => point);
    return { ...room, polygon: polygon.filter((_, index) => !(corners[index]!.isNew && isStraight(polygon, index))) };
  });
  return { ...storey, rooms, openings };
}

/**
 * A storey with a corner moved, in all rooms that have it; rooms with an edge through it get the corner. Openings stay on their walls, as far from the
 * corner that has not moved as before.
 *
 * @param storey a storey
 * @param from position of the corner, m
 * @param to its new position, m
 * @returns the storey with the corner at its new position
 * @example
 * ```ts
 * import { withMovedCorner } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * withMovedCorner(storey, [5, 4], [6, 4]).rooms[0]?.polygon[2]; // [6, 4]
 * ```
 */
export function withMovedCorner(storey: DrawnStorey, from: PlanPoint, to: PlanPoint): DrawnStorey {
  return reshaped(storey, [from], ({ polygon }, index) => [isAt(polygon[index]!, from) ? to : polygon[index]!]);
}

/** Whether vectors are parallel, within 1 mm over their length. */
const areParallel = (a: PlanPoint, b: PlanPoint): boolean => Math.abs(crossOf(a, b)) <= 1e-3 * Math.max(lengthOf(a), lengthOf(b));

/** A wall that moves, and by how much. */
interface WallMove {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly offset: PlanPoint;
}

/** New corners for one on a wall that moves: with a step where the room's edge continues the wall, and none moved where the room only touches its end. */
function movedWithWall({ polygon }: DrawnRoom, index: number, { from, to, offset }: WallMove): readonly PlanPoint[] {
  const corner = polygon[index]!;
  const isOn = (point: PlanPoint): boolean => nearestOn(from, to, point).distance <= tolerance;
  if (!isOn(corner)) return [corner];
  const moved = added(corner, offset);
  const [before, after] = [polygon.at(index - 1)!, polygon[(index + 1) % polygon.length]!];
  const along = difference(to, from);
  const continues = (neighbour: PlanPoint): boolean => areParallel(along, difference(neighbour, corner));
  const [isBefore, isAfter] = [isOn(before), isOn(after)];
  if (isBefore && !isAfter && continues(after)) return [moved, corner];
  if (isAfter && !isBefore && continues(before)) return [corner, moved];
  const isEnd = isAt(corner, from) || isAt(corner, to);
  const slides = [before, after].some((neighbour) => areParallel(offset, difference(neighbour, corner)));
  return !isBefore && !isAfter && isEnd && slides ? [corner] : [moved];
}

/**
 * A storey with a wall moved sideways: the edges of all rooms along it, with the corners on it. Where an edge continues the wall, a step is drawn; walls
 * that meet it get longer or shorter.
 *
 * @param storey a storey
 * @param wall its ends, m
 * @param towards a point that the moved wall is to be in line with, m
 * @returns the storey with the wall at its new place
 * @example
 * ```ts
 * import { withMovedWall } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * withMovedWall(storey, [[5, 0], [5, 4]], [7, 1]).rooms[0]?.polygon[1]; // [7, 0]
 * ```
 */
export function withMovedWall(storey: DrawnStorey, wall: readonly [from: PlanPoint, to: PlanPoint], towards: PlanPoint): DrawnStorey {
  const [from, to] = wall;
  const along = difference(to, from);
  const square = dotOf(along, along);
  if (square === 0) return storey;
  const aside = crossOf(along, difference(towards, from)) / square;
  const move: WallMove = { from, to, offset: [-along[1] * aside, along[0] * aside] };
  if (lengthOf(move.offset) === 0) return storey;
  return reshaped(storey, [from, to], (room, index) => movedWithWall(room, index, move));
}

/**
 * A storey without a corner, in all rooms that have it and at least four; openings of the two edges are on the one that remains.
 *
 * @param storey a storey
 * @param point position of the corner, m
 * @returns the storey without the corner
 * @example
 * ```ts
 * import { withoutCorner } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * withoutCorner(storey, [5, 4]).rooms[0]?.polygon.length; // 3
 * ```
 */
export function withoutCorner(storey: DrawnStorey, point: PlanPoint): DrawnStorey {
  const isRemoved = ({ polygon }: DrawnRoom, index: number): boolean => polygon.length > 3 && isAt(polygon[index]!, point);
  const placeAfter = (room: DrawnRoom, index: number): PlanPoint => {
    const { polygon } = room;
    if (!isRemoved(room, index)) return polygon[index]!;
    const [a, b] = [polygon.at(index - 1)!, polygon[(index + 1) % polygon.length]!];
    const { share } = nearestOn(a, b, polygon[index]!);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const openings = carriedOpenings(storey, ({ room, edge }) => [
    placeAfter(room, edge),
    placeAfter(room, (edge + 1) % room.polygon.length),
  ]);
  const rooms = storey.rooms.map((room) => ({ ...room, polygon: room.polygon.filter((_, index) => !isRemoved(room, index)) }));
  return { ...storey, rooms, openings };
}
