import { faceOf } from "../geometry/polygon.ts";
import type { AccountReason } from "../model/account.ts";
import type { BoundaryKind, SurfaceType } from "../model/building.ts";
import type { FileSurface } from "../model/fileModel.ts";
import type { Piece } from "./piece.ts";
import { isInterior, outerBoundary, surfaceTypeOf } from "./surfaceTypes.ts";

/** Spaces of a file: their order, and which are conditioned. */
export interface SpaceIndex {
  readonly orderOf: ReadonlyMap<string, number>;
  readonly isConditioned: (id: string) => boolean;
}

/** What a surface of the file is: part of a space, a shade, or left out. */
export type Classified = { readonly piece: Piece } | { readonly shade: FileSurface } | { readonly leftOut: AccountReason };

interface Sides {
  readonly type: SurfaceType;
  readonly boundary: BoundaryKind;
  readonly spaceId: string;
  readonly neighbourId?: string;
  readonly question?: AccountReason;
}

/** Between two spaces the conditioned one is first, then the one that is first in the file: the order in the surface does not matter. */
export function inOrder(ids: readonly string[], { orderOf, isConditioned }: SpaceIndex): readonly [string, string] {
  const rank = (id: string): number => (isConditioned(id) ? 0 : orderOf.size) + orderOf.get(id)!;
  return ids.toSorted((a, b) => rank(a) - rank(b)) as unknown as readonly [string, string];
}

/** Sides of a surface with the spaces that exist and those that do not. */
function sidesOf(surface: FileSurface, known: readonly string[], missing: readonly string[], index: SpaceIndex): Sides {
  const type = surfaceTypeOf(surface.type);
  const names = [...new Set(known)];
  const isRepeated = names.length === 1 && known.length > 1;
  const [first = "", second] = names.length > 1 ? inOrder(names.slice(0, 2), index) : names;
  if (second !== undefined) {
    const isOuter = type === undefined || !isInterior(type);
    // The direction turns it into a floor or a ceiling once the side is known.
    const between = isOuter ? "InteriorWall" : type;
    return { type: between, boundary: between === "Air" ? "air" : "space", spaceId: first, neighbourId: second };
  }
  if (missing.length > 0)
    return { type: type ?? "InteriorWall", boundary: "unknown", spaceId: first, neighbourId: missing[0]!, question: "missing-neighbour" };
  if (type === undefined) return { type: "ExteriorWall", boundary: "unknown", spaceId: first, question: "unknown-type" };
  if (isInterior(type)) {
    if (isRepeated) return { type, boundary: "inside", spaceId: first };
    return { type, boundary: "unknown", spaceId: first, question: "interior-without-neighbour" };
  }
  const outer = type === "EmbeddedColumn" ? "ExteriorWall" : type;
  return { type: outer, boundary: outerBoundary(outer), spaceId: first };
}

/** Finds what a surface is, by its type and its spaces. */
export function classify(surface: FileSurface, index: number, spaces: SpaceIndex): Classified {
  const { geometry, spaceIds, type } = surface;
  if (surface.leftOut !== undefined) return { leftOut: surface.leftOut };
  if (geometry.polygons.length === 0 || !(geometry.area > 0)) return { leftOut: "no-area" };
  const face = faceOf(geometry.polygons);
  if (!(face.area > 0)) return { leftOut: "no-area" };
  const known = surfaceTypeOf(type);
  if (known === "Shade") return { shade: surface };
  if (known === "FreestandingColumn") return { leftOut: "column" };
  const present = spaceIds.filter((id) => spaces.orderOf.has(id));
  const missing = spaceIds.filter((id) => !spaces.orderOf.has(id));
  if (present.length === 0) return { leftOut: missing.length > 0 ? "missing-neighbour" : "no-space" };
  return { piece: { source: surface, index, face, sign: 1, ...sidesOf(surface, present, missing, spaces) } };
}
