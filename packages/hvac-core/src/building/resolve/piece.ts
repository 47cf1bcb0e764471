import type { Face } from "../geometry/polygon.ts";
import { scaled } from "../geometry/vector.ts";
import type { BoundaryKind, Point, Polygon, SurfaceType } from "../model/building.ts";
import type { AccountReason } from "../model/account.ts";
import type { FileSurface } from "../model/fileModel.ts";

/** A surface of the file with the spaces at its sides. */
export interface Piece {
  readonly source: FileSurface;
  /** Position in the file. */
  readonly index: number;
  /** In the order of points of the file. */
  readonly face: Face;
  readonly type: SurfaceType;
  readonly boundary: BoundaryKind;
  readonly spaceId: string;
  readonly neighbourId?: string;
  /** Reason of a question to the user. */
  readonly question?: AccountReason;
  /** 1 where the points of the file face away from the space, −1 where they face it. */
  readonly sign: 1 | -1;
}

/** Area vector away from the space. */
export const outwardOf = ({ face, sign }: Pick<Piece, "face" | "sign">): Point => scaled(face.normal, face.area * sign);

/** Polygons that face away from the space. */
export const outwardPolygons = ({ source, sign }: Piece): readonly Polygon[] =>
  sign > 0 ? source.geometry.polygons : source.geometry.polygons.map((polygon) => polygon.toReversed());

/** Spaces whose shell a piece is part of. */
export const spacesOf = ({ boundary, spaceId, neighbourId, source }: Piece): readonly string[] =>
  boundary === "inside"
    ? source.isEnd === true
      ? [spaceId]
      : []
    : (boundary === "space" || boundary === "air") && neighbourId !== undefined
      ? [spaceId, neighbourId]
      : [spaceId];

/** Order of pieces: the larger first, and of equal ones the first in the file. Areas are equal to a millionth of a square metre. */
export function largerFirst(a: Piece, b: Piece): number {
  const difference = b.face.area - a.face.area;
  return Math.abs(difference) > 1e-6 ? difference : a.index - b.index;
}
