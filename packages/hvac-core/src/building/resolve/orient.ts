import type { Face } from "../geometry/polygon.ts";
import { inMiddle, outwardVotes } from "../geometry/sides.ts";
import { dot, lineSign, minus, scaled, sumOf } from "../geometry/vector.ts";
import type { Point } from "../model/building.ts";
import type { FileSurface } from "../model/fileModel.ts";
import { closeSpaces } from "./closing.ts";
import { spacesOf, type Piece } from "./piece.ts";
import { usualDirection } from "./surfaceTypes.ts";

/** Pieces of the shell of each space. */
export function piecesBySpace(pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> {
  const bySpace = new Map<string, Piece[]>();
  for (const piece of pieces)
    for (const id of spacesOf(piece)) {
      const list = bySpace.get(id);
      if (list) list.push(piece);
      else bySpace.set(id, [piece]);
    }
  return bySpace;
}

function middleOf(faces: readonly Face[]): Point {
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  return scaled(sumOf(faces.map((face) => scaled(face.inside, face.area))), 1 / area);
}

/** Side by the middle of the room, where rays do not decide. */
const sideByMiddle = ({ face }: Piece, shell: readonly Piece[]): number =>
  dot(face.normal, minus(face.inside, middleOf(shell.map((piece) => piece.face))));

/** Number of votes of rays that leaves no doubt. */
const sure = 3;

/** Sums over the spaces of a piece; the second is on the other side. */
const sumOver = (piece: Piece, sideIn: (id: string) => number): number =>
  spacesOf(piece).reduce((sum, id, index) => sum + (index === 0 ? 1 : -1) * sideIn(id), 0);

/** Side of a piece by votes of its spaces, then by its type, then by the middles of the spaces. */
function signOf(piece: Piece, voted: number, bySpace: ReadonlyMap<string, readonly Piece[]>): 1 | -1 {
  // A mass within a room has no side.
  if (spacesOf(piece).length === 0) return lineSign(piece.face.normal);
  if (voted !== 0) return voted < 0 ? -1 : 1;
  const [, , up] = piece.face.normal;
  const usual = piece.boundary === "space" || Math.abs(up) < 0.5 ? 0 : usualDirection(piece.type) * up;
  if (usual !== 0) return usual < 0 ? -1 : 1;
  return sumOver(piece, (id) => sideByMiddle(piece, bySpace.get(id) ?? [])) < -inMiddle ? -1 : 1;
}

/**
 * Pieces with the side that they have to their space; neither the order of points nor that of spaces matters. Pieces on which the rays do not agree have
 * the side with which their spaces close. Each step is a space.
 */
export function* orientInSteps(pieces: readonly Piece[]): Generator<number, readonly Piece[]> {
  const bySpace = piecesBySpace(pieces);
  /** Votes of the first space of a piece, less those of the second. */
  const votes = new Map<FileSurface, number>();
  let done = 0;
  for (const [id, shell] of bySpace) {
    const faces = shell.map(({ face }) => face);
    for (const { source, face, spaceId } of shell)
      votes.set(source, (votes.get(source) ?? 0) + (spaceId === id ? 1 : -1) * outwardVotes(face, faces));
    yield ++done / bySpace.size;
  }
  const votesOf = ({ source }: Piece): number => votes.get(source) ?? 0;
  const oriented = pieces.map((piece) => {
    const sign = signOf(piece, votesOf(piece), bySpace);
    return sign === piece.sign ? piece : { ...piece, sign };
  });
  return closeSpaces(oriented, (piece) => piece.boundary !== "inside" && Math.abs(votesOf(piece)) < sure);
}
