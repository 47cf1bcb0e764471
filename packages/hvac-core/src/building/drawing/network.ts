import { boundsOf, crossOf, difference, distanceOf, cellSize, nearestOn, PlanGrid, signedArea, between, widened } from "./plane.ts";
import type { PlanPoint, PlanPolygon } from "./model.ts";

/** Distance within which points are one, and points are on an edge, m. */
export const tolerance = 0.01;

/** Polygons whose edges have each point of the plan on them as a node: edges in one place have the same nodes. */
export interface Network {
  readonly nodes: readonly PlanPoint[];
  /** Nodes of each polygon, counterclockwise; empty where nothing remains. */
  readonly loops: readonly (readonly number[])[];
}

/** Mean of points, in whatever order they are. */
function meanOf(points: readonly PlanPoint[]): PlanPoint {
  const inOrder = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [x, y] = inOrder.reduce(([sumX, sumY], point) => [sumX + point[0], sumY + point[1]], [0, 0]);
  return [x / points.length, y / points.length];
}

/** Node of each point; points within a distance of each other have one. */
function clusters(
  points: readonly PlanPoint[],
  near: number,
): { readonly nodes: readonly PlanPoint[]; readonly nodeOf: readonly number[] } {
  const parent = points.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  const grid = new PlanGrid<number>(cellSize(points));
  points.forEach((point, index) => {
    for (const other of grid.near(widened({ low: point, high: point }, near)))
      if (distanceOf(points[other]!, point) <= near) parent[rootOf(index)] = rootOf(other);
    grid.add({ low: point, high: point }, index);
  });
  const members = new Map<number, PlanPoint[]>();
  points.forEach((point, index) => {
    const root = rootOf(index);
    const list = members.get(root);
    if (!list) members.set(root, [point]);
    else if (!list.some(([x, y]) => x === point[0] && y === point[1])) list.push(point);
  });
  const roots = [...members.keys()];
  const numbers = new Map(roots.map((root, number) => [root, number]));
  return { nodes: roots.map((root) => meanOf(members.get(root)!)), nodeOf: points.map((_, index) => numbers.get(rootOf(index))!) };
}

/** Nodes by their place, and the distance within which they are on an edge, m. */
interface NodeGrid {
  readonly grid: PlanGrid<number>;
  readonly near: number;
}

/** Nodes of an edge from one node to another, without the last: those on it in their order. */
function nodesAlong(from: number, to: number, nodes: readonly PlanPoint[], { grid, near }: NodeGrid): number[] {
  const [a, b] = [nodes[from]!, nodes[to]!];
  const on: { node: number; share: number }[] = [];
  for (const node of grid.near(widened(boundsOf([a, b]), near))) {
    if (node === from || node === to) continue;
    const { share, distance } = nearestOn(a, b, nodes[node]!);
    if (distance <= near && share > 0 && share < 1) on.push({ node, share });
  }
  return [from, ...on.toSorted((first, second) => first.share - second.share).map(({ node }) => node)];
}

/** A path without repeated nodes, and without ways that lead to a node and back. */
function straightened(path: readonly number[]): number[] {
  const result: number[] = [];
  for (const node of path) {
    if (node === result.at(-1)) continue;
    if (node === result.at(-2)) result.pop();
    else result.push(node);
  }
  return result;
}

/** A loop without repeated nodes and spikes, also where it begins; empty where nothing remains. */
function withoutSpikes(loop: readonly number[]): readonly number[] {
  let result = straightened(loop);
  for (let isDone = false; !isDone;) {
    const half = Math.floor(result.length / 2);
    const next = straightened([...result.slice(half), ...result.slice(0, half)]);
    isDone = next.length === result.length;
    result = next;
  }
  return result.length > 2 ? result : [];
}

/**
 * The network of polygons and further points: points that are near each other become one node, and edges get the nodes that are on them, so that walls
 * of two rooms in one place have the same pieces, whether or not corners were drawn where others meet them.
 */
export function networkOf(
  polygons: readonly PlanPolygon[],
  { further = [], near = tolerance }: { readonly further?: readonly PlanPoint[]; readonly near?: number } = {},
): Network {
  const points = [...polygons.flat(), ...further];
  const { nodes, nodeOf } = clusters(points, near);
  const grid = new PlanGrid<number>(cellSize(points));
  nodes.forEach((node, index) => grid.add({ low: node, high: node }, index));
  let next = 0;
  const loops = polygons.map((polygon) => {
    const corners = polygon.map(() => nodeOf[next++]!);
    const all = corners.flatMap((node, index) => nodesAlong(node, corners[(index + 1) % corners.length]!, nodes, { grid, near }));
    const loop = withoutSpikes(all);
    return signedArea(loop.map((node) => nodes[node]!)) < 0 ? loop.toReversed() : loop;
  });
  return { nodes, loops };
}

/** Two edges that cross, by the polygons that they are of, and where. */
export interface Crossing {
  readonly loop: number;
  readonly other: number;
  readonly point: PlanPoint;
}

/** Point in which segments cross away from their ends. */
function crossingPoint(a: PlanPoint, b: PlanPoint, c: PlanPoint, d: PlanPoint): PlanPoint | undefined {
  const [first, second] = [difference(b, a), difference(d, c)];
  const [fromC, fromD] = [crossOf(first, difference(c, a)), crossOf(first, difference(d, a))];
  const [fromA, fromB] = [crossOf(second, difference(a, c)), crossOf(second, difference(b, c))];
  if (fromC * fromD >= 0 || fromA * fromB >= 0) return undefined;
  return between(a, b, fromA / (fromA - fromB));
}

/** Crossings of the edges of a network, in its nodes excepted. */
export function crossingsOf({ nodes, loops }: Network): Crossing[] {
  const grid = new PlanGrid<readonly [loop: number, from: number, to: number]>(cellSize(nodes));
  const crossings: Crossing[] = [];
  loops.forEach((loop, index) => {
    loop.forEach((from, position) => {
      const to = loop[(position + 1) % loop.length]!;
      const bounds = boundsOf([nodes[from]!, nodes[to]!]);
      for (const [other, c, d] of grid.near(bounds)) {
        if (c === from || c === to || d === from || d === to) continue;
        const point = crossingPoint(nodes[from]!, nodes[to]!, nodes[c]!, nodes[d]!);
        if (point) crossings.push({ loop: index, other, point });
      }
      grid.add(bounds, [index, from, to]);
    });
  });
  return crossings;
}
