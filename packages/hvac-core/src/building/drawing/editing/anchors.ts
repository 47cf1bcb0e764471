import type { DrawnOpening, DrawnRoom, DrawnStorey, PlanPoint } from "../model.ts";
import { between, distanceOf, distanceToBounds, nearestOn } from "../plane.ts";

/** An edge of a room. */
export interface RoomEdge {
  readonly room: DrawnRoom;
  /** Index of its first corner. */
  readonly edge: number;
}

/** An edge near a point, and the place on it. */
export interface NearestWall extends RoomEdge {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  /** Nearest point of the edge. */
  readonly point: PlanPoint;
  /** m. */
  readonly distance: number;
}

export const edgeEnds = ({ room: { polygon }, edge }: RoomEdge): readonly [PlanPoint, PlanPoint] => [
  polygon[edge]!,
  polygon[(edge + 1) % polygon.length]!,
];

/**
 * Edge of the rooms of a storey that is nearest to a point: where an opening is, or would be.
 *
 * @param storey a storey
 * @param point position on the plan, m
 * @returns the edge and the place on it; `undefined` without rooms
 * @example
 * ```ts
 * import { nearestWall } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "S", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * nearestWall(storey, [2, 0.5])?.distance; // 0.5
 * ```
 */
export function nearestWall({ rooms }: Pick<DrawnStorey, "rooms">, point: PlanPoint): NearestWall | undefined {
  let nearest: NearestWall | undefined;
  for (const room of rooms) {
    if (nearest !== undefined && distanceToBounds(room.polygon, point) > nearest.distance) continue;
    room.polygon.forEach((_, edge) => {
      const [from, to] = edgeEnds({ room, edge });
      const { share, distance } = nearestOn(from, to, point);
      if (nearest === undefined || distance < nearest.distance)
        nearest = { room, edge, from, to, point: between(from, to, share), distance };
    });
  }
  return nearest;
}

/** Place on an edge that has moved: as far from an end that has not moved as before, or else at the same share of its length. */
function placeOn(
  [from, to]: readonly [PlanPoint, PlanPoint],
  [newFrom, newTo]: readonly [PlanPoint, PlanPoint],
  point: PlanPoint,
): PlanPoint {
  const length = distanceOf(newFrom, newTo);
  const { share } = nearestOn(from, to, point);
  if (length === 0) return newFrom;
  const near = (distance: number): number => Math.min(1, distance / length);
  if (distanceOf(from, newFrom) === 0) return between(newFrom, newTo, near(distanceOf(from, point)));
  if (distanceOf(to, newTo) === 0) return between(newTo, newFrom, near(distanceOf(to, point)));
  return between(newFrom, newTo, share);
}

/** Distance up to which an opening is on a wall and moves with it, m. */
const onWall = 0.1;

/** Openings on their walls after the walls have moved. Those on no wall, and those whose wall has not moved, stay as they are. */
export function carriedOpenings(
  { rooms, openings }: Pick<DrawnStorey, "rooms" | "openings">,
  newEnds: (edge: RoomEdge) => readonly [PlanPoint, PlanPoint],
): DrawnOpening[] {
  const isMoved = (room: DrawnRoom): boolean =>
    room.polygon.some((_, edge) => {
      const [from, to] = newEnds({ room, edge });
      const [oldFrom, oldTo] = edgeEnds({ room, edge });
      return distanceOf(from, oldFrom) > 0 || distanceOf(to, oldTo) > 0;
    });
  const moved = rooms.filter(isMoved);
  return openings.map((opening) => {
    // Of hundreds of openings only those near rooms that have moved are looked at.
    if (moved.every(({ polygon }) => distanceToBounds(polygon, opening.point) > onWall)) return opening;
    const wall = nearestWall({ rooms }, opening.point);
    if (wall === undefined || wall.distance > onWall) return opening;
    const [from, to] = newEnds(wall);
    if (distanceOf(from, wall.from) === 0 && distanceOf(to, wall.to) === 0) return opening;
    return { ...opening, point: placeOn([wall.from, wall.to], [from, to], wall.point) };
  });
}
