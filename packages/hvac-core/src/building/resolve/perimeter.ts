import type { Point, Polygon } from "../model/building.ts";
import { extremesOf, dot, lengthOf, minus, scaled } from "../geometry/vector.ts";

export interface GroundFloor {
  readonly id: string;
  readonly polygons: readonly Polygon[];
}

interface Edge {
  readonly from: Point;
  readonly along: Point;
  readonly length: number;
}

/** Distance within which edges are one line, m. */
const sameLine = 0.05;

const edgesOf = (polygon: Polygon): Edge[] =>
  polygon.flatMap((from, index) => {
    const edge = minus(polygon[(index + 1) % polygon.length]!, from);
    const length = lengthOf(edge);
    return length > 0 ? [{ from, along: scaled(edge, 1 / length), length }] : [];
  });

/** Part of an edge that another one covers, from 0 to its length; `undefined` where they are not on one line. */
function coveredPart(edge: Edge, other: Edge): readonly [number, number] | undefined {
  if (Math.abs(dot(edge.along, other.along)) < 0.9999) return undefined;
  const between = minus(other.from, edge.from);
  const start = dot(between, edge.along);
  if (lengthOf(minus(between, scaled(edge.along, start))) > sameLine) return undefined;
  const end = start + dot(other.along, edge.along) * other.length;
  const [low, high] = [Math.max(0, Math.min(start, end)), Math.min(edge.length, Math.max(start, end))];
  return high > low ? [low, high] : undefined;
}

/** Rounding of coordinates leaves shorter lengths of an edge that is covered, m. */
const shortest = 1e-6;

/** Length of an edge that no other one covers, m. */
function uncovered(edge: Edge, others: readonly Edge[]): number {
  const parts = others.flatMap((other) => {
    const part = coveredPart(edge, other);
    return part ? [part] : [];
  });
  let covered = 0;
  let reached = 0;
  for (const [low, high] of parts.toSorted((a, b) => a[0] - b[0])) {
    if (high <= reached) continue;
    covered += high - Math.max(low, reached);
    reached = high;
  }
  const rest = edge.length - covered;
  return rest < shortest ? 0 : rest;
}

interface Outline {
  readonly id: string;
  readonly edges: readonly Edge[];
  /** Lowest and highest coordinates. */
  readonly low: Point;
  readonly high: Point;
}

function outlineOf(id: string, polygon: Polygon): Outline {
  const [low, high] = extremesOf(polygon);
  return { id, edges: edgesOf(polygon), low, high };
}

/** Whether outlines may have edges on one line. */
const isNear = (a: Outline, b: Outline): boolean =>
  [0, 1, 2].every((axis) => a.low[axis]! <= b.high[axis]! + sameLine && b.low[axis]! <= a.high[axis]! + sameLine);

/** Positions of the outlines near each one, in their order. */
function nearOutlines(outlines: readonly Outline[]): readonly (readonly number[])[] {
  const near = outlines.map((): number[] => []);
  const fromWest = [...outlines.keys()].toSorted((a, b) => outlines[a]!.low[0] - outlines[b]!.low[0]);
  fromWest.forEach((position, index) => {
    const outline = outlines[position]!;
    for (let next = index + 1; next < fromWest.length; next++) {
      const other = fromWest[next]!;
      if (outlines[other]!.low[0] > outline.high[0] + sameLine) break;
      if (!isNear(outline, outlines[other]!)) continue;
      near[position]!.push(other);
      near[other]!.push(position);
    }
  });
  return near.map((positions) => positions.toSorted((a, b) => a - b));
}

/** Length of the edges of each floor on the ground that border on no other one, m. */
export function perimeters(floors: readonly GroundFloor[]): ReadonlyMap<string, number> {
  const outlines = floors.flatMap(({ id, polygons }) => polygons.map((polygon) => outlineOf(id, polygon)));
  const near = nearOutlines(outlines);
  const lengths = new Map(floors.map(({ id }) => [id, 0]));
  outlines.forEach((outline, position) => {
    const others = near[position]!.flatMap((each) => outlines[each]!.edges);
    lengths.set(
      outline.id,
      outline.edges.reduce((sum, edge) => sum + uncovered(edge, others), lengths.get(outline.id)!),
    );
  });
  return lengths;
}
