import type { PlanPoint } from "./model.ts";
import { tolerance } from "./network.ts";
import type { Plan } from "./plan.ts";
import { nearestOn } from "./plane.ts";
import { shareHeight, type Prism } from "./prisms.ts";

/** Depth of a floor below the ground from which walls and floors are below ground, m. */
export const undergroundDepth = 0.3;

/** An upright rectangle of a room's boundary. */
export interface Wall {
  readonly prism: Prism;
  /** Room on the other side. */
  readonly neighbour?: Prism;
  readonly isUnderground: boolean;
  /** The room is on the left of the way from here … */
  readonly from: PlanPoint;
  /** … to here. */
  readonly to: PlanPoint;
  /** m, in the model. */
  readonly low: number;
  /** m, in the model. */
  readonly high: number;
}

/** A part of the height of an edge, with the room beyond it. */
interface Band {
  readonly low: number;
  readonly high: number;
  readonly neighbour?: Prism;
  readonly isUnderground: boolean;
}

/** Heights that no prism covers, from below. */
function uncovered(low: number, high: number, covers: readonly Prism[]): { readonly low: number; readonly high: number }[] {
  const gaps: { low: number; high: number }[] = [];
  let reached = low;
  for (const cover of covers.toSorted((a, b) => a.low - b.low)) {
    if (cover.low - reached > tolerance) gaps.push({ low: reached, high: Math.min(high, cover.low) });
    reached = Math.max(reached, cover.high);
    if (reached >= high) break;
  }
  if (high - reached > tolerance) gaps.push({ low: reached, high });
  return gaps;
}

/** An outer band as parts below and above the ground. */
function byGround({ low, high }: { readonly low: number; readonly high: number }, prism: Prism, ground: number): Band[] {
  if (prism.low > ground - undergroundDepth || low > ground - tolerance) return [{ low, high, isUnderground: false }];
  if (high <= ground + tolerance) return [{ low, high, isUnderground: true }];
  return [
    { low, high: ground, isUnderground: true },
    { low: ground, high, isUnderground: false },
  ];
}

/** Bands of an edge of a prism. Of a wall between two rooms one of them has it. */
function bandsOf(plan: Plan, prism: Prism, [from, to]: readonly [number, number], ground: number): Band[] {
  const beside = plan.withEdge(to, from).filter((other) => other === prism || shareHeight(other, prism));
  if (beside.includes(prism)) return [];
  const around = uncovered(prism.low, prism.high, beside).length > 0 ? plan.around(prism, from, to) : [];
  const isFirst = (other: Prism): boolean => around.includes(other) || plan.order(prism) < plan.order(other);
  const inner = [...beside, ...around].filter(isFirst).flatMap((neighbour): Band[] => {
    const [low, high] = [Math.max(prism.low, neighbour.low), Math.min(prism.high, neighbour.high)];
    return [{ low, high, neighbour, isUnderground: false }];
  });
  const outer = uncovered(prism.low, prism.high, [...beside, ...around]).flatMap((each) => byGround(each, prism, ground));
  return [...inner, ...outer].toSorted((a, b) => a.low - b.low);
}

const keyOf = (bands: readonly Band[]): string =>
  bands.map(({ low, high, neighbour, isUnderground }) => [low, high, neighbour?.id ?? "", isUnderground].join(" ")).join("\n");

/** Edges one after the other on a straight line, with the same bands. */
interface Run {
  readonly nodes: number[];
  readonly bands: readonly Band[];
  readonly key: string;
}

/** Whether all nodes of a way are on the line from its first to its last one. */
function isStraight(way: readonly number[], nodes: readonly PlanPoint[]): boolean {
  const [a, b] = [nodes[way[0]!]!, nodes[way.at(-1)!]!];
  return way.every((node) => nearestOn(a, b, nodes[node]!).distance <= tolerance);
}

/** Runs of the edges of a prism. They begin at a corner, so that where its polygon begins does not matter. */
function runsOf(plan: Plan, prism: Prism, ground: number): Run[] {
  const { nodes } = plan.network;
  const edges = plan.edgesOf(prism).map((edge) => {
    const bands = bandsOf(plan, prism, edge, ground);
    return { edge, bands, key: keyOf(bands) };
  });
  const isJoint = (index: number): boolean => {
    const [before, after] = [edges.at(index - 1)!, edges[index]!];
    return before.key === after.key && isStraight([...before.edge, after.edge[1]], nodes);
  };
  const start = Math.max(
    0,
    edges.findIndex((_, index) => !isJoint(index)),
  );
  const runs: Run[] = [];
  for (const { edge, bands, key } of [...edges.slice(start), ...edges.slice(0, start)]) {
    const run = runs.at(-1);
    if (run?.key === key && isStraight([...run.nodes, edge[1]], nodes)) run.nodes.push(edge[1]);
    else runs.push({ nodes: [...edge], bands, key });
  }
  return runs;
}

/** Walls of all prisms: between rooms, to the outdoor air and to the ground. */
export function wallsOf(plan: Plan, ground: number): Wall[] {
  const { nodes } = plan.network;
  return plan.prisms.flatMap((prism) =>
    runsOf(plan, prism, ground).flatMap(({ nodes: way, bands }) => {
      const [from, to] = [nodes[way[0]!]!, nodes[way.at(-1)!]!];
      return bands.map((band): Wall => ({ prism, from, to, ...band }));
    }),
  );
}
