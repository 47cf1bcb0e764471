import { groupBy } from "../groupBy.ts";
import { isWithin } from "../geometry/polygon.ts";
import { distance, dot } from "../geometry/vector.ts";
import { inOrder, type SpaceIndex } from "./classify.ts";
import { spacesOf, type Piece } from "./piece.ts";

/** Distance of the middles of surfaces in one place, m, and relative difference of their areas. */
const [nearMiddle, nearArea] = [0.05, 0.01];
/** Cosine of directions that are parallel, within 1°. */
export const parallel = 0.99985;

export const isParallel = (a: Piece, b: Piece): boolean => Math.abs(dot(a.face.normal, b.face.normal)) > parallel;

/** Whether two surfaces have the same place, in either direction. */
export function isSamePlace(a: Piece, b: Piece): boolean {
  return (
    Math.abs(a.face.area - b.face.area) <= nearArea * Math.max(a.face.area, b.face.area) &&
    isParallel(a, b) &&
    distance(a.face.inside, b.face.inside) <= nearMiddle &&
    // Strips next to each other have near middles too.
    isWithin(a.face, b.face.inside) &&
    isWithin(b.face, a.face.inside)
  );
}

/** Distance of the plane of a surface from the zero of the model along the normal of another. */
const heightOf = (piece: Piece, along: Piece): number => dot(piece.face.inside, along.face.normal);

const sumOfAreas = (pieces: readonly Piece[]): number => pieces.reduce((sum, { face }) => sum + face.area, 0);

/** Ceilings that cover the same place as the floors between the same spaces, in other pieces. */
function coveredCeilings(pieces: readonly Piece[]): ReadonlyMap<Piece, Piece> {
  const covered = new Map<Piece, Piece>();
  const floors = pieces.filter(({ source }) => source.type === "InteriorFloor");
  const ceilings = pieces.filter(({ source }) => source.type === "Ceiling");
  for (const floor of floors) {
    const inPlane = (piece: Piece): boolean =>
      isParallel(piece, floor) && Math.abs(heightOf(piece, floor) - heightOf(floor, floor)) <= nearMiddle;
    const [below, above] = [floors.filter(inPlane), ceilings.filter(inPlane)];
    const area = sumOfAreas(below);
    if (above.length === 0 || Math.abs(area - sumOfAreas(above)) > nearArea * area) continue;
    for (const ceiling of above) covered.set(ceiling, floor);
  }
  return covered;
}

/** Surfaces that are given twice, each with the one that remains: floors and ceilings between two spaces, other sides, and repeated ones. */
export function repeatedPieces(pieces: readonly Piece[]): ReadonlyMap<Piece, Piece> {
  const byId = new Map(pieces.map((piece) => [piece.source.id, piece]));
  const firstSideOf = ({ source: { otherSideOf } }: Piece): Piece | undefined =>
    otherSideOf === undefined ? undefined : byId.get(otherSideOf);
  const groups = groupBy(pieces, (piece) => [piece.boundary, ...spacesOf(piece)].join("\n"));
  const repeated = new Map<Piece, Piece>();
  for (const group of groups.values()) {
    const remaining: Piece[] = [];
    for (const piece of group) {
      const firstSide = firstSideOf(piece);
      if (firstSide !== undefined) {
        repeated.set(piece, firstSide);
        continue;
      }
      const first = remaining.find((each) => isSamePlace(each, piece));
      if (first) repeated.set(piece, first);
      else remaining.push(piece);
    }
    for (const [ceiling, floor] of coveredCeilings(remaining)) repeated.set(ceiling, floor);
  }
  return repeated;
}

/** Pairs of interior surfaces in one place that name a space each, and different ones. */
function pairsOf(pieces: readonly Piece[]): readonly (readonly [Piece, Piece])[] {
  const single = pieces.filter(({ question }) => question === "interior-without-neighbour");
  const byPosition = single.toSorted((a, b) => a.face.inside[0] - b.face.inside[0]);
  const paired = new Set<Piece>();
  return byPosition.flatMap((piece, index) => {
    if (paired.has(piece)) return [];
    for (let next = index + 1; next < byPosition.length; next++) {
      const other = byPosition[next]!;
      if (other.face.inside[0] - piece.face.inside[0] > nearMiddle) break;
      if (paired.has(other) || other.spaceId === piece.spaceId || !isSamePlace(piece, other)) continue;
      paired.add(other);
      return [[piece, other] as const];
    }
    return [];
  });
}

/** Pieces of which those are between two spaces that each space has in the same place; the file has such a surface once for each of its sides. */
export function withNeighbours(pieces: readonly Piece[], spaces: SpaceIndex): readonly Piece[] {
  const changed = new Map<Piece, Piece>();
  for (const pair of pairsOf(pieces)) {
    const [spaceId, neighbourId] = inOrder(
      pair.map((piece) => piece.spaceId),
      spaces,
    );
    for (const piece of pair) {
      const { question: _, ...rest } = piece;
      changed.set(piece, { ...rest, boundary: piece.type === "Air" ? "air" : "space", spaceId, neighbourId });
    }
  }
  return changed.size === 0 ? pieces : pieces.map((piece) => changed.get(piece) ?? piece);
}
