import type { DrawnStorey, PlanPoint } from "@org/hvac-core/building/drawing";
import type { Selection } from "../state/traceState.ts";
import { wallNear } from "./openings.ts";
import { distance } from "./plane.ts";
import { roomAt } from "./rooms.ts";

/** What a click selects: an opening, a corner, a wall, or else the room. */
export function targetAt(storey: DrawnStorey, point: PlanPoint, reach: number): Selection | undefined {
  const isNear = (each: PlanPoint): boolean => distance(each, point) < reach;
  const opening = storey.openings.find((each) => isNear(each.point));
  if (opening) return { kind: "opening", id: opening.id };
  const corner = storey.rooms.flatMap(({ polygon }) => polygon).find(isNear);
  if (corner) return { kind: "corner", point: corner };
  const wall = wallNear(storey, point, reach / 2)?.wall;
  if (wall) return { kind: "wall", ends: wall };
  const room = roomAt(storey, point);
  return room && { kind: "rooms", ids: [room.id] };
}
