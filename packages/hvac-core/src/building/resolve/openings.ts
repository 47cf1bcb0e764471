import { centroidOf } from "../geometry/polygon.ts";
import { tiltOf, dot, minus, rangeOf, unitVector, cross, lengthOf } from "../geometry/vector.ts";
import type { AccountEntry, AccountReason } from "../model/account.ts";
import type { BuildingOpening, Point, Polygon } from "../model/building.ts";
import type { FileGeometry, FileOpening, FileSurface } from "../model/fileModel.ts";
import { outwardOf, type Piece } from "./piece.ts";

/** Tilt below which a window is a skylight, degrees. */
const skylightTilt = 60;

function kindOf(type: string, outward: Point): BuildingOpening["kind"] {
  if (/door/i.test(type)) return "door";
  if (/air/i.test(type)) return "air";
  return /skylight/i.test(type) || tiltOf(outward) < skylightTilt ? "skylight" : "window";
}

/** Size of a rectangle of the same area: that in the file, or else as wide as the polygon is along the ground. */
function sizeOf({ polygons, area, width, height }: FileGeometry, outward: Point): { readonly width: number; readonly height: number } {
  if (width !== undefined && height !== undefined && Math.abs(width * height - area) <= 0.01 * area) return { width, height: area / width };
  const level = cross([0, 0, 1], outward);
  const along = unitVector(lengthOf(level) < 1e-6 * lengthOf(outward) ? edgeOf(polygons[0] ?? []) : level);
  const positions = polygons.flat().map((point) => dot(point, along));
  const [from, to] = rangeOf(positions);
  const extent = to - from;
  return extent > 0 ? { width: extent, height: area / extent } : { width: Math.sqrt(area), height: Math.sqrt(area) };
}

/** Longest edge of a polygon. */
function edgeOf(polygon: Polygon): Point {
  const edges = polygon.map((point, index) => minus(polygon[(index + 1) % polygon.length]!, point));
  return edges.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [1, 0, 0];
}

/** An opening facing as its surface. */
function openingOf({ id, name, type, windowTypeId, constructionId, geometry }: FileOpening, piece: Piece): BuildingOpening {
  const outward = outwardOf(piece);
  const [polygon = []] = geometry.polygons;
  return {
    id,
    name,
    type,
    kind: kindOf(type, outward),
    area: geometry.area,
    ...sizeOf(geometry, outward),
    ...(windowTypeId === undefined ? {} : { windowTypeId }),
    ...(constructionId === undefined ? {} : { constructionId }),
    polygon: facing(polygon, outward),
  };
}

function facing(polygon: Polygon, outward: Point): Polygon {
  if (polygon.length < 3) return polygon;
  const middle = centroidOf(polygon);
  const [a, b] = [minus(polygon[0]!, middle), minus(polygon[1]!, middle)];
  return dot(cross(a, b), outward) < 0 ? polygon.toReversed() : polygon;
}

/** Openings of a piece; those without an area are left out. */
export const openingsOf = (piece: Piece): BuildingOpening[] =>
  piece.source.openings.filter(({ geometry }) => geometry.area > 0).map((opening) => openingOf(opening, piece));

/** Entries of the openings of a surface; with a reason where the surface is left out. */
export function openingEntries(surface: FileSurface, reason: AccountReason | undefined): AccountEntry[] {
  return surface.openings.map(({ id, type, geometry: { area, mends } }): AccountEntry => {
    const entry = { kind: "opening", id, surfaceId: surface.id, type, area, isTurned: false, mends } as const;
    const cause = area > 0 ? reason : "no-area";
    return cause === undefined ? { ...entry, outcome: "taken" } : { ...entry, outcome: "left-out", reason: cause };
  });
}
