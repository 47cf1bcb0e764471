import { nearestWall, type DrawnStorey, type PlanPoint } from "@org/hvac-core/building/drawing";
import { plus } from "./plane.ts";

/** The storey after each of its points was moved: scaled or shifted. */
export function movedPoints(storey: DrawnStorey, move: (point: PlanPoint) => PlanPoint): DrawnStorey {
  return {
    ...storey,
    rooms: storey.rooms.map((room) => ({ ...room, polygon: room.polygon.map(move) })),
    openings: storey.openings.map((opening) => ({ ...opening, point: move(opening.point) })),
  };
}

/** Distance up to which an opening is on a wall, m. */
const onWall = 0.1;

/** The storey after rooms were moved, with the openings that are on their walls and on those of no other room. */
export function movedRooms(storey: DrawnStorey, ids: readonly string[], drag: PlanPoint): DrawnStorey {
  const others = { rooms: storey.rooms.filter(({ id }) => !ids.includes(id)) };
  const moved = { rooms: storey.rooms.filter(({ id }) => ids.includes(id)) };
  const isOn = (rooms: Pick<DrawnStorey, "rooms">, point: PlanPoint): boolean => (nearestWall(rooms, point)?.distance ?? Infinity) < onWall;
  return {
    ...storey,
    rooms: storey.rooms.map((room) =>
      ids.includes(room.id) ? { ...room, polygon: room.polygon.map((point) => plus(point, drag)) } : room,
    ),
    openings: storey.openings.map((opening) =>
      isOn(moved, opening.point) && !isOn(others, opening.point) ? { ...opening, point: plus(opening.point, drag) } : opening,
    ),
  };
}

/** The storey without the openings that are on no wall. */
export function withoutLooseOpenings(storey: DrawnStorey): DrawnStorey {
  return { ...storey, openings: storey.openings.filter(({ point }) => (nearestWall(storey, point)?.distance ?? Infinity) < onWall) };
}
