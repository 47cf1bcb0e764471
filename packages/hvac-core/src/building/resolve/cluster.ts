import type { AccountReason } from "../model/account.ts";
import type { Point } from "../model/building.ts";
import { distance, dot, lengthOf, rangeOf, sumOf, unitVector } from "../geometry/vector.ts";
import { largerFirst, outwardOf, spacesOf, type Piece } from "./piece.ts";

/** Pieces that become one surface. The first is the largest, and gives it its identifier, type and construction. */
export interface Cluster {
  readonly pieces: readonly Piece[];
  /** Reasons of the pieces that were added to the first. */
  readonly reasons: ReadonlyMap<Piece, AccountReason>;
  /** Sum of the area vectors away from the space. */
  readonly outward: Point;
}

const noReasons: Cluster["reasons"] = new Map();

export const clusterOf = (piece: Piece): Cluster => ({ pieces: [piece], reasons: noReasons, outward: outwardOf(piece) });

export const areaOfCluster = ({ pieces }: Cluster): number => pieces.reduce((sum, { source }) => sum + source.geometry.area, 0);

export const directionOf = ({ outward, pieces }: Cluster): Point => unitVector(lengthOf(outward) > 1e-9 ? outward : outwardOf(pieces[0]!));

/** Two clusters as one: the larger piece leads, and the first in the file of equal ones. */
export function joined(a: Cluster, b: Cluster, reason: AccountReason): Cluster {
  return largerFirst(a.pieces[0]!, b.pieces[0]!) <= 0 ? joinedTo(a, b, reason) : joinedTo(b, a, reason);
}

/** A cluster with the pieces of another one. */
export function joinedTo(target: Cluster, added: Cluster, reason: AccountReason): Cluster {
  const reasons = new Map([...target.reasons, ...added.reasons]);
  reasons.set(added.pieces[0]!, reason);
  return { pieces: [...target.pieces, ...added.pieces], reasons, outward: sumOf([target.outward, added.outward]) };
}

/** What surfaces have in common that become one: spaces at both sides, and the question about them. */
export const sidesKey = ({ boundary, spaceId, neighbourId, question }: Piece): string =>
  [boundary, spaceId, neighbourId ?? "", question ?? ""].join("\n");

/** Sides, type and construction. */
export const mergeKey = (piece: Piece): string => [sidesKey(piece), piece.type, piece.source.constructionId ?? ""].join("\n");

/** Shortest distance of the corners of clusters, m. */
export function gapOf(a: Cluster, b: Cluster): number {
  const pointsOf = ({ pieces }: Cluster): Point[] => pieces.flatMap(({ source }) => source.geometry.polygons.flat());
  const others = pointsOf(b);
  return rangeOf(pointsOf(a).map((point) => rangeOf(others.map((other) => distance(point, other)))[0]))[0];
}

/** Angle between the directions of clusters as its cosine. */
export const cosineOf = (a: Cluster, b: Cluster): number => dot(directionOf(a), directionOf(b));

/** Clusters of each space; those between two spaces are in both. */
export function clustersBySpace(clusters: readonly Cluster[]): ReadonlyMap<string, readonly Cluster[]> {
  const bySpace = new Map<string, Cluster[]>();
  for (const cluster of clusters) {
    const lead = cluster.pieces[0]!;
    for (const id of lead.boundary === "inside" ? [lead.spaceId] : spacesOf(lead)) {
      const ofSpace = bySpace.get(id);
      if (ofSpace) ofSpace.push(cluster);
      else bySpace.set(id, [cluster]);
    }
  }
  return bySpace;
}
