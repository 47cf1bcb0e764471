import type { DrawnOpening, DrawnRoom, DrawnStorey, PlanPoint } from "@org/hvac-core/building/drawing";

const isSamePoint = (a: PlanPoint | undefined, b: PlanPoint): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

const isSameRoom = (a: DrawnRoom, b: DrawnRoom): boolean =>
  a.id === b.id && a.polygon.length === b.polygon.length && a.polygon.every((point, index) => isSamePoint(b.polygon[index], point));

const isSameOpening = (a: DrawnOpening, b: DrawnOpening): boolean => a.id === b.id && isSamePoint(a.point, b.point);

/** Storey after a change of shapes, in which what has not changed is the object from before: it is not drawn again. */
export function withUnchanged(before: DrawnStorey, after: DrawnStorey): DrawnStorey {
  const rooms = after.rooms.map((room, index) => {
    const old = before.rooms[index];
    return old && isSameRoom(old, room) ? old : room;
  });
  const openings = after.openings.map((opening, index) => {
    const old = before.openings[index];
    return old && isSameOpening(old, opening) ? old : opening;
  });
  return { ...after, rooms, openings };
}
