import { lengthOf, minus, plus, scaled } from "../geometry/vector.ts";
import type { Point } from "../model/building.ts";
import { largerFirst, outwardOf, spacesOf, type Piece } from "./piece.ts";

/** Share of the area of a closed space that is open. */
const closedShare = 0.01;

/** Sum of the area vectors out of a space, and its area. */
interface Shell {
  readonly outward: Point;
  readonly area: number;
}

function shellsOf(pieces: readonly Piece[]): Map<string, Shell> {
  const shells = new Map<string, Shell>();
  for (const piece of pieces)
    spacesOf(piece).forEach((id, index) => {
      const { outward, area } = shells.get(id) ?? { outward: [0, 0, 0], area: 0 };
      shells.set(id, { outward: plus(outward, scaled(outwardOf(piece), index === 0 ? 1 : -1)), area: area + piece.face.area });
    });
  return shells;
}

const isClosed = ({ outward, area }: Shell): boolean => lengthOf(outward) <= closedShare * area;

/** Reverses pieces that are in doubt where their spaces are open and close by it; the largest are first. */
export function closeSpaces(pieces: readonly Piece[], isInDoubt: (piece: Piece) => boolean): readonly Piece[] {
  const inDoubt = pieces.filter(isInDoubt);
  if (inDoubt.length === 0) return pieces;
  const shells = shellsOf(pieces);
  const reversed = new Map<Piece, Piece>();
  for (const piece of inDoubt.toSorted(largerFirst)) {
    const twice = scaled(outwardOf(piece), 2);
    const changes = spacesOf(piece).map((id, index) => {
      const { outward, area } = shells.get(id)!;
      return { id, before: { outward, area }, after: { outward: index === 0 ? minus(outward, twice) : plus(outward, twice), area } };
    });
    if (!changes.some(({ before, after }) => !isClosed(before) && isClosed(after)) || changes.some(({ before }) => isClosed(before)))
      continue;
    for (const { id, after } of changes) shells.set(id, after);
    reversed.set(piece, { ...piece, sign: piece.sign > 0 ? -1 : 1 });
  }
  return pieces.map((piece) => reversed.get(piece) ?? piece);
}
