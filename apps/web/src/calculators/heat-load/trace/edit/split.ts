import type { DrawnRoom, DrawnStorey, PlanPoint, PlanPolygon } from "@org/hvac-core/building/drawing";
import { newRowId } from "@org/form/state";
import type { TraceProblem } from "../state/names.ts";
import { areaOf, crossesItself, crossing, distance, edgesOf, isOn, isSame, shareOf, type Segment } from "./plane.ts";
import { minimumArea, numberedName, roomAt, splitRooms } from "./rooms.ts";

/** A point on the boundary of a room, and the edge that it is on. */
interface Crossing {
  readonly edge: number;
  readonly point: PlanPoint;
}

/** First point at which a line from within a polygon meets its boundary. */
function wayOut(polygon: PlanPolygon, [inside, outside]: Segment): Crossing | undefined {
  const crossings = edgesOf(polygon).flatMap((wall, edge): Crossing[] => {
    const point = isOn(wall, outside) ? outside : crossing(wall, [inside, outside]);
    return point ? [{ edge, point }] : [];
  });
  return crossings.toSorted((a, b) => distance(a.point, inside) - distance(b.point, inside))[0];
}

/** Corners of a polygon from one point of its boundary to another, in its direction. */
function cornersBetween(polygon: PlanPolygon, from: Crossing, to: Crossing): PlanPoint[] {
  const count = polygon.length;
  const wall = edgesOf(polygon)[from.edge]!;
  const isAhead = from.edge === to.edge && shareOf(wall, from.point) < shareOf(wall, to.point);
  const steps = isAhead ? 0 : (to.edge - from.edge + count) % count || count;
  const corners = Array.from({ length: steps }, (_, step) => polygon[(from.edge + 1 + step) % count]!);
  return [from.point, ...corners, to.point].filter((point, index, all) => index === 0 || !isSame(point, all[index - 1]!));
}

/** Both parts of a polygon that a line from wall to wall divides; `undefined` where it does not. */
function dividedBy(polygon: PlanPolygon, path: readonly PlanPoint[]): readonly PlanPolygon[] | undefined {
  const inner = path.slice(1, -1);
  const from = wayOut(polygon, [inner[0]!, path[0]!]);
  const to = wayOut(polygon, [inner.at(-1)!, path.at(-1)!]);
  if (!from || !to) return undefined;
  const parts = [
    [...cornersBetween(polygon, from, to), ...inner.toReversed()],
    [...cornersBetween(polygon, to, from), ...inner],
  ];
  const total = parts.reduce((sum, part) => sum + areaOf(part), 0);
  const isDivision = Math.abs(total - areaOf(polygon)) < 1e-6 && parts.every((part) => !crossesItself(part) && areaOf(part) >= minimumArea);
  return isDivision ? parts.toSorted((a, b) => areaOf(b) - areaOf(a)) : undefined;
}

/**
 * The storey after a line of several points has divided the room that it goes through; a line of two points divides all rooms that it goes through. The
 * larger part remains the room.
 */
export function splitAlong(storey: DrawnStorey, path: readonly PlanPoint[], names: readonly string[]): DrawnStorey | TraceProblem {
  const [from, second, ...others] = path;
  if (!from || !second) return "noSplit";
  if (others.length === 0) return splitRooms(storey, [from, second], names);
  const room = roomAt(storey, second);
  const parts = room && dividedBy(room.polygon, path);
  if (!parts) return "noSplit";
  const divided = parts.map((polygon, index): DrawnRoom =>
    index === 0 ? { ...room, polygon } : { ...room, polygon, id: newRowId(), name: numberedName(room.name, names) },
  );
  return { ...storey, rooms: storey.rooms.flatMap((each) => (each === room ? divided : [each])) };
}
