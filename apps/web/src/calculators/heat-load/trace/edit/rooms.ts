import {
  withDividedRoom,
  withJoinedRooms,
  type DrawnRoom,
  type DrawnStorey,
  type PlanPoint,
  type PlanPolygon,
} from "@org/hvac-core/building/drawing";
import { newRowId } from "@org/form/state";
import type { TraceProblem } from "../state/names.ts";
import { areaOf, between, crossesItself, distance, edgesOf, isInside, signedArea, withoutRepeats, type Segment } from "./plane.ts";
import { withoutLooseOpenings } from "./moves.ts";

/** Smaller rooms are slips of the hand, m². */
export const minimumArea = 0.1;

/** What new rooms get. */
export interface NewRoom {
  readonly name: string;
  /** Empty without one. */
  readonly spaceType: string;
}

/** The first name with a number that no other has: "Office 3" after "Office 2". */
export function numberedName(name: string, names: readonly string[]): string {
  const base = name.replace(/\s*\d+$/, "");
  const used = names.flatMap((each) => {
    const number = each.startsWith(`${base} `) ? each.slice(base.length + 1) : "";
    return /^\d+$/.test(number) ? [Number(number)] : [];
  });
  return `${base} ${Math.max(0, ...used) + 1}`;
}

/** The storey with a room, or the reason for which it has none. @param names of all rooms of the drawing */
export function withRoom(
  storey: DrawnStorey,
  corners: PlanPolygon,
  { name, spaceType }: NewRoom,
  names: readonly string[],
): DrawnStorey | TraceProblem {
  const polygon = withoutRepeats(corners);
  if (crossesItself(polygon)) return "crossing";
  if (polygon.length < 3 || areaOf(polygon) < minimumArea) return "small";
  const room: DrawnRoom = {
    id: newRowId(),
    name: numberedName(name, names),
    polygon: signedArea(polygon) < 0 ? polygon.toReversed() : polygon,
    isConditioned: true,
    ...(spaceType === "" ? {} : { spaceType }),
  };
  return { ...storey, rooms: [...storey.rooms, room] };
}

/** The storey after a line from wall to wall has divided the rooms that it goes through. New rooms are numbered on. */
export function splitRooms(storey: DrawnStorey, [from, to]: Segment, names: readonly string[]): DrawnStorey | TraceProblem {
  const known = [...names];
  const divided = storey.rooms.reduce((next, { id }) => withDividedRoom(next, id, { from, to, newId: newRowId }), storey);
  if (divided === storey) return "noSplit";
  const before = new Set(storey.rooms.map(({ id }) => id));
  const rooms = divided.rooms.map((room) => {
    if (before.has(room.id)) return room;
    const name = numberedName(room.name, known);
    known.push(name);
    return { ...room, name };
  });
  return { ...divided, rooms };
}

/** The storey after rooms became one, which is the first of them. Openings in the walls between them are gone. */
export function joinedRooms(storey: DrawnStorey, ids: readonly string[]): DrawnStorey | TraceProblem {
  const joined = ids.length > 1 ? withJoinedRooms(storey, ids) : undefined;
  return joined ? withoutLooseOpenings(joined) : "noJoin";
}

/** The storey without rooms, and without the openings that no other room's wall has. */
export const withoutRooms = (storey: DrawnStorey, ids: readonly string[]): DrawnStorey =>
  withoutLooseOpenings({ ...storey, rooms: storey.rooms.filter(({ id }) => !ids.includes(id)) });

/** Index of the room that is at a point; of overlapping ones the last, which is drawn above the others. */
export const roomAt = ({ rooms }: DrawnStorey, point: PlanPoint): DrawnRoom | undefined =>
  rooms.findLast(({ polygon }) => isInside(polygon, point));

/** Position of the name of a room: the middle of its widest part at half its height. */
export function labelPoint(polygon: PlanPolygon): PlanPoint {
  const ys = polygon.map(([, y]) => y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2 + 1e-4;
  const crossings = edgesOf(polygon)
    .flatMap(([[ax, ay], [bx, by]]) => (ay > middle !== by > middle ? [ax + ((middle - ay) / (by - ay)) * (bx - ax)] : []))
    .toSorted((a, b) => a - b);
  const spans = crossings.flatMap((start, index): Segment[] => {
    const end = crossings[index + 1];
    return index % 2 === 0 && end !== undefined
      ? [
          [
            [start, middle],
            [end, middle],
          ],
        ]
      : [];
  });
  const [widest] = spans.toSorted((a, b) => distance(...b) - distance(...a));
  return widest ? between(widest, 0.5) : polygon[0]!;
}
