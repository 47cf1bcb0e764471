import type { PlanPoint, PlanPolygon } from "./model.ts";
import { networkOf, type Network } from "./network.ts";
import { between, boundsOf, crossOf, difference, distanceOf, isInside, nearestOn, signedArea } from "./plane.ts";
import { withoutStraightPoints } from "./partition.ts";

/** Distance within which points of pieces are one, m: that of rounding. */
const near = 1e-6;

type HalfEdge = readonly [from: number, to: number];

/** Edges of loops that no loop has in the other direction: those around the loops. */
function outerEdges({ nodes, loops }: Network, isWall: (a: PlanPoint, b: PlanPoint) => boolean): HalfEdge[] {
  const counts = new Map<number, number>();
  const keyOf = (from: number, to: number): number => from * nodes.length + to;
  const edges = loops.flatMap((loop) => loop.map((from, index): HalfEdge => [from, loop[(index + 1) % loop.length]!]));
  for (const [from, to] of edges) counts.set(keyOf(from, to), (counts.get(keyOf(from, to)) ?? 0) + 1);
  return edges.filter(([from, to]) => {
    const opposite = counts.get(keyOf(to, from)) ?? 0;
    if (opposite === 0 || isWall(nodes[from]!, nodes[to]!)) return true;
    return false;
  });
}

/** Loops of edges, each with its inside on the left. At a point with several ways on, the leftmost is taken, so that no loop passes a point twice. */
function linked(edges: readonly HalfEdge[], nodes: readonly PlanPoint[]): PlanPolygon[] {
  const outgoing = new Map<number, number[]>();
  for (const [from, to] of edges) outgoing.set(from, [...(outgoing.get(from) ?? []), to]);
  const loops: PlanPolygon[] = [];
  const directionOf = (from: number, to: number): number => {
    const [x, y] = difference(nodes[to]!, nodes[from]!);
    return Math.atan2(y, x);
  };
  for (const [start, second] of edges) {
    if (outgoing.get(start)?.includes(second) !== true) continue;
    const loop: PlanPoint[] = [];
    let [from, to] = [start, second];
    for (;;) {
      const ways = outgoing.get(from)!;
      ways.splice(ways.indexOf(to), 1);
      loop.push(nodes[from]!);
      // Back at the beginning, the first edge is one of the ways on: the loop is closed where it is the leftmost.
      const next = [...(to === start ? [second] : []), ...(outgoing.get(to) ?? [])];
      if (next.length === 0) break;
      const back = directionOf(to, from);
      const turn = (way: number): number => (back - directionOf(to, way) + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
      const way = next.reduce((best, each) => (turn(each) < turn(best) ? each : best));
      if (to === start && way === second) break;
      [from, to] = [to, way];
    }
    loops.push(withoutStraightPoints(loop));
  }
  return loops.filter((loop) => loop.length > 2);
}

/** The shortest way between two loops: where it leaves the first, and the corner of the second. */
interface Bridge {
  readonly distance: number;
  /** Edge of the first loop, and the point on it. */
  readonly edge: number;
  readonly point: PlanPoint;
  readonly corner: number;
}

function bridgeBetween(loop: PlanPolygon, other: PlanPolygon): Bridge {
  let best: Bridge = { distance: Infinity, edge: 0, point: loop[0]!, corner: 0 };
  loop.forEach((a, edge) => {
    const b = loop[(edge + 1) % loop.length]!;
    other.forEach((point, corner) => {
      const { share, distance } = nearestOn(a, b, point);
      if (distance < best.distance) best = { distance, edge, point: between(a, b, share), corner };
    });
  });
  return best;
}

/** One polygon of an outline and a hole in it, with two edges in one place between them. */
function withHole(outline: PlanPolygon, hole: PlanPolygon): PlanPolygon {
  const [out, back] = [bridgeBetween(outline, hole), bridgeBetween(hole, outline)];
  if (out.distance <= back.distance) {
    const { edge, point, corner } = out;
    const way = [point, ...hole.slice(corner), ...hole.slice(0, corner + 1), point];
    return withoutRepeats([...outline.slice(0, edge + 1), ...way, ...outline.slice(edge + 1)]);
  }
  const { edge, point, corner } = back;
  const way = [point, ...hole.slice(edge + 1), ...hole.slice(0, edge + 1), point];
  return withoutRepeats([...outline.slice(0, corner + 1), ...way, ...outline.slice(corner)]);
}

const withoutRepeats = (polygon: PlanPolygon): PlanPolygon =>
  polygon.filter((point, index) => distanceOf(point, polygon.at(index - 1)!) > near);

/**
 * Outlines of polygons that do not overlap: what is side by side becomes one polygon, counterclockwise; holes are reached by two edges in one place.
 *
 * @param isWall whether an edge between two polygons remains
 */
export function outlinesOf(polygons: readonly PlanPolygon[], isWall: (a: PlanPoint, b: PlanPoint) => boolean = () => false): PlanPolygon[] {
  const network = networkOf(polygons, { near });
  const loops = linked(outerEdges(network, isWall), network.nodes);
  const outer = loops.filter((loop) => signedArea(loop) > 0);
  const holes = loops.filter((loop) => signedArea(loop) < 0);
  const results = outer.toSorted((a, b) => signedArea(a) - signedArea(b)).map((outline) => ({ outline, holes: [] as PlanPolygon[] }));
  for (const hole of holes) results.find(({ outline }) => surrounds(outline, hole))?.holes.push(hole);
  return results.map(({ outline, holes: within }) => {
    let result = outline;
    const remaining = [...within];
    while (remaining.length > 0) {
      const distances = remaining.map((hole) => Math.min(bridgeBetween(result, hole).distance, bridgeBetween(hole, result).distance));
      const nearest = distances.indexOf(Math.min(...distances));
      result = withHole(result, remaining.splice(nearest, 1)[0]!);
    }
    return result;
  });
}

/** Whether a hole is within an outline; they may touch in points. */
function surrounds(outline: PlanPolygon, hole: PlanPolygon): boolean {
  const { low, high } = boundsOf(outline);
  const bounds = boundsOf(hole);
  if (bounds.low[0] < low[0] - near || bounds.high[0] > high[0] + near || bounds.low[1] < low[1] - near || bounds.high[1] > high[1] + near)
    return false;
  const corner = hole.findIndex(
    (point, index) => crossOf(difference(point, hole.at(index - 1)!), difference(hole[(index + 1) % hole.length]!, point)) < 0,
  );
  const [before, after] = [hole.at(corner - 1)!, hole[(corner + 1) % hole.length]!];
  return isInside([outline], between(hole[corner]!, between(before, after, 0.5), 1e-3));
}
