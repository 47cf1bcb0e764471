import { requireInRange } from "../../refusals/errors.ts";
import { drawingLimits as limits } from "./limits.ts";
import type { Drawing, DrawnStorey, PlanPoint } from "./model.ts";

function requirePoint([x, y]: PlanPoint): void {
  requireInRange("x", x, -limits.coordinate, limits.coordinate, "m");
  requireInRange("y", y, -limits.coordinate, limits.coordinate, "m");
}

function requireStorey({ level, height, ceilingHeight = height, count, rooms, openings }: DrawnStorey): void {
  requireInRange("level", level, ...limits.level, "m");
  requireInRange("height", height, ...limits.storeyHeight, "m");
  requireInRange("ceilingHeight", ceilingHeight, ...limits.roomHeight, "m");
  requireInRange("count", count, 1, limits.identicalStoreys, "");
  for (const room of rooms) {
    room.polygon.forEach(requirePoint);
    const { height: roomHeight = height, ceilingHeight: roomCeiling = roomHeight } = room;
    requireInRange("height", roomHeight, ...limits.roomHeight, "m");
    requireInRange("ceilingHeight", roomCeiling, ...limits.roomHeight, "m");
  }
  for (const { point } of openings) requirePoint(point);
}

/** Throws where a drawing is beyond its limits. */
export function requireDrawing({ storeys, groundLevel }: Drawing): void {
  requireInRange("groundLevel", groundLevel, ...limits.level, "m");
  storeys.forEach(requireStorey);
}
