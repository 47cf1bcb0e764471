import { isWithin, type Face } from "../geometry/polygon.ts";
import { distance, dot, minus, plus, scaled } from "../geometry/vector.ts";
import type { Point, Polygon } from "../model/building.ts";
import type { Finding } from "../model/findings.ts";
import type { Piece } from "./piece.ts";

/** Distance from its surface up to which an opening is in another face of the wall, m. */
const wallThickness = 0.6;

/** Distance of a point from an edge. */
function distanceFromEdge(point: Point, start: Point, end: Point): number {
  const edge = minus(end, start);
  const length = dot(edge, edge);
  const share = length === 0 ? 0 : dot(minus(point, start), edge) / length;
  return distance(point, plus(start, scaled(edge, Math.min(1, Math.max(0, share)))));
}

/** Distance of a point from a face. */
function distanceFrom(face: Face, polygons: readonly Polygon[], point: Point): number {
  const height = dot(point, face.normal) - face.offset;
  const below = minus(point, scaled(face.normal, height));
  if (isWithin(face, below)) return Math.abs(height);
  return Math.min(
    ...polygons.map((polygon) =>
      polygon.reduce((nearest, corner, index) => Math.min(nearest, distanceFromEdge(point, polygon.at(index - 1)!, corner)), Infinity),
    ),
  );
}

/** Openings with a corner farther from their surface than a wall is thick. */
export function outsideOpenings({ source, face }: Piece): readonly Finding[] {
  const { polygons } = source.geometry;
  return source.openings.flatMap((opening): Finding[] => {
    const corners = opening.geometry.polygons.flat();
    const farthest = corners.reduce((far, point) => Math.max(far, distanceFrom(face, polygons, point)), 0);
    const { area } = opening.geometry;
    return farthest > wallThickness
      ? [{ kind: "opening-outside", surfaceId: source.id, openingId: opening.id, area, distance: farthest }]
      : [];
  });
}
