import { groupBy } from "../groupBy.ts";
import { azimuthOf, distance, dot, isVertical, samePlaneCosine, tiltOf } from "../geometry/vector.ts";
import { extentOf } from "../geometry/polygon.ts";
import { exactTolerances, type Tolerances } from "../geometry/tolerances.ts";
import {
  areaOfCluster,
  clusterOf,
  clustersBySpace,
  cosineOf,
  gapOf,
  joined,
  joinedTo,
  mergeKey,
  sidesKey,
  type Cluster,
} from "./cluster.ts";
import { largerFirst, type Piece } from "./piece.ts";
import { eachInSteps } from "../steps.ts";

/** Surfaces that are smaller, m², or thinner, m, are slivers. */
const [sliverArea, sliverWidth] = [0.1, 0.15];
/** Distance within which a sliver has a neighbour, m. */
const neighbourDistance = 0.5;
/** Cosine of 10°: a sliver with openings keeps their direction. */
const sliverFacing = 0.985;

/** Rounding below which directions are exact, m. */
const fineRounding = 1e-5;

/** Angle by which rounding may have tilted a piece, radians: the narrower it is, the more. */
function tiltByRounding({ source, face }: Piece, rounding: number): number {
  const width = face.area / extentOf(source.geometry.polygons.flat());
  return Math.atan2(rounding, width);
}

function isCoplanar(a: Cluster, b: Cluster, { plane, rounding }: Tolerances): boolean {
  const [lead, other] = [a.pieces[0]!, b.pieces[0]!];
  const cosine = dot(lead.face.normal, other.face.normal) * lead.sign * other.sign;
  const gap = Math.abs(dot(lead.face.normal, other.face.inside) - lead.face.offset);
  if (rounding < fineRounding) return cosine >= samePlaneCosine && gap <= plane;
  const tilt = tiltByRounding(lead, rounding);
  if (cosine <= 0 || Math.acos(Math.min(1, cosine)) > Math.acos(samePlaneCosine) + tilt + tiltByRounding(other, rounding)) return false;
  return gap <= plane + tilt * distance(lead.face.inside, other.face.inside);
}

/** Pieces of one plane, type and construction of the same spaces as one cluster, in steps. */
export function* mergeCoplanarInSteps(pieces: readonly Piece[], tolerances = exactTolerances): Generator<number, Cluster[]> {
  const merged = yield* eachInSteps([...groupBy(pieces, mergeKey).values()], (group) => {
    const clusters: Cluster[] = [];
    for (const cluster of group.toSorted(largerFirst).map(clusterOf)) {
      const index = clusters.findIndex((each) => isCoplanar(each, cluster, tolerances));
      if (index < 0) clusters.push(cluster);
      else clusters[index] = joined(clusters[index]!, cluster, "coplanar");
    }
    return clusters;
  });
  return merged.flat();
}

function isSliver(cluster: Cluster): boolean {
  const area = areaOfCluster(cluster);
  if (area < sliverArea) return true;
  const [{ source: lead }, ...others] = cluster.pieces as readonly [Piece, ...Piece[]];
  const [first = [], ...more] = lead.geometry.polygons;
  const points = others.length + more.length === 0 ? first : cluster.pieces.flatMap(({ source }) => source.geometry.polygons.flat());
  return area < sliverWidth * extentOf(points);
}

/** Neighbour of a sliver: first of its type and construction, then of its type, then the nearest, then the one of most similar direction. */
function neighbourOf(sliver: Cluster, candidates: readonly Cluster[]): Cluster | undefined {
  const lead = sliver.pieces[0]!;
  const hasOpenings = sliver.pieces.some(({ source }) => source.openings.length > 0);
  const ranked = candidates
    .filter((each) => !hasOpenings || cosineOf(each, sliver) > sliverFacing)
    .map((cluster) => {
      const { type, source } = cluster.pieces[0]!;
      const difference = type !== lead.type ? 2 : source.constructionId === lead.source.constructionId ? 0 : 1;
      return { cluster, difference, gap: gapOf(cluster, sliver), cosine: cosineOf(cluster, sliver) };
    })
    .filter(({ gap }) => gap <= neighbourDistance);
  return ranked.toSorted((a, b) => a.difference - b.difference || a.gap - b.gap || b.cosine - a.cosine)[0]?.cluster;
}

/** Joins slivers to a neighbour with the same spaces at both sides, in steps. Those without a neighbour remain. */
export function* joinSliversInSteps(clusters: readonly Cluster[]): Generator<number, Cluster[]> {
  const withoutSlivers = yield* eachInSteps([...groupBy(clusters, ({ pieces }) => sidesKey(pieces[0]!)).values()], (group) => {
    const slivers = group.filter(isSliver);
    if (slivers.length === 0) return group;
    const others = group.filter((each) => !slivers.includes(each));
    const remaining: Cluster[] = [];
    for (const sliver of slivers) {
      const neighbour = neighbourOf(sliver, others);
      if (neighbour) others[others.indexOf(neighbour)] = joinedTo(neighbour, sliver, "sliver");
      else remaining.push(sliver);
    }
    return [...others, ...remaining];
  });
  return withoutSlivers.flat();
}

/** Widths of directions that become one, degrees. Eight compass points are bounds of all of them. */
const facings = [5, 15, 45] as const;

/** Sector of directions by compass and tilt. */
function sectorOf({ outward }: Cluster, width: number, modelAzimuth: number): string {
  const tilt = Math.round(tiltOf(outward) / width);
  if (isVertical(outward)) return `${tilt}`;
  return `${tilt} ${Math.round(azimuthOf(outward, modelAzimuth) / width) % (360 / width)}`;
}

/** Joins clusters with one key. */
function joinBy(clusters: readonly Cluster[], keyOf: KeyOf): Cluster[] {
  return [...groupBy(clusters, keyOf).values()].map((group) => group.reduce((all, cluster) => joined(all, cluster, "same-facing")));
}

type KeyOf = (cluster: Cluster) => string;

/** A way to make fewer surfaces of a space that has too many of those it is for. */
interface Reduction {
  readonly isFor: (cluster: Cluster) => boolean;
  readonly keyOf: KeyOf;
}

/** Whether the direction and the construction of a surface matter to loads. */
const isOuter = ({ pieces: [lead] }: Cluster): boolean => lead!.boundary === "outdoors" || lead!.boundary === "ground";

/**
 * Reductions in their order: directions within 5°, then surfaces to other rooms and within the room by their type alone, then outer ones of wider
 * sectors, and last of other constructions.
 */
function reductionsFor(modelAzimuth: number): readonly Reduction[] {
  const sectors = (width: number): KeyOf => {
    return (cluster) => [mergeKey(cluster.pieces[0]!), sectorOf(cluster, width, modelAzimuth)].join("\n");
  };
  const typeKey: KeyOf = ({ pieces: [lead] }) => [sidesKey(lead!), lead!.type].join("\n");
  const [narrow, ...wider] = facings.map(sectors) as [KeyOf, ...KeyOf[]];
  return [
    { isFor: () => true, keyOf: narrow },
    { isFor: (cluster) => !isOuter(cluster), keyOf: typeKey },
    ...wider.map((keyOf): Reduction => ({ isFor: isOuter, keyOf })),
    { isFor: isOuter, keyOf: (cluster) => [typeKey(cluster), sectorOf(cluster, 45, modelAzimuth)].join("\n") },
  ];
}

/** Merges surfaces of spaces that have more than a limit, as far as the spaces at their sides and eight directions allow, in steps. */
export function* limitPerSpaceInSteps(clusters: readonly Cluster[], limit: number, modelAzimuth: number): Generator<number, Cluster[]> {
  let all = [...clusters];
  const reductions = reductionsFor(modelAzimuth);
  for (const [index, { isFor, keyOf }] of reductions.entries()) {
    yield index / reductions.length;
    // Surfaces to other rooms have no rows in a heat load: outer ones are merged further only where they alone are too many.
    const counted = index < 2 ? all : all.filter(isFor);
    const spaces = [...clustersBySpace(counted).values()].filter(({ length }) => length > limit);
    const crowded = new Set(spaces.flat().filter(isFor));
    if (crowded.size > 0) all = [...all.filter((each) => !crowded.has(each)), ...joinBy([...crowded], keyOf)];
  }
  return all;
}
