import { pathBalance, type PathBalance } from "../../../flow/index.ts";
import type { SystemValues } from "../schema.ts";
import type { SystemFlows } from "./flows.ts";
import type { SectionLosses } from "./losses.ts";

/** What the circuits lose, and where their excess pressure is to be taken up. All by row; null where no circuit passes or ends. */
export interface Balance extends Pick<PathBalance, "paths" | "through" | "slack"> {
  /** Ends of the critical circuits: of the pump's, and of the primary one where there are two. */
  readonly critical: readonly number[];
  /** What the critical circuit of the row's pump loses, Pa. */
  readonly greatest: readonly number[];
  /** Beyond its least drop, in the balancing valve of the section, Pa. */
  readonly inSection: readonly number[];
  /** Beyond its least drop, in the balancing valve at the unit, Pa. */
  readonly atUnit: readonly number[];
  /** What no balancing valve takes up on the way to the unit, Pa. */
  readonly left: readonly number[];
}

/** Losses of the circuits of mains with reverse return: supplies up to a unit, returns from it on. */
function reversePaths({ parents, isMain, before, unitFlows }: SystemFlows, losses: readonly SectionLosses[]): (number | null)[] {
  const supplied: number[] = [];
  losses.forEach((own, row) =>
    supplied.push((isMain[row] ? own.supply : own.section) + (parents[row]! < 0 ? 0 : supplied[parents[row]!]!)),
  );
  // Behind the node at a row's end: the returns from there on, and the runs of the nodes that the stream passes.
  const returned = losses.map((own) => own.return);
  for (let row = losses.length - 1; row >= 0; row--) {
    const last = before[row]!;
    if (last >= 0) returned[last] = losses[last]!.return + losses[row]!.passing + returned[row]!;
  }
  return losses.map(({ end }, row) => {
    if (unitFlows[row] === 0) return null;
    const node = isMain[row] ? row : parents[row]!;
    return supplied[row]! + end + returned[node]!;
  });
}

/** The circuits of a system against the critical one, with what each valve has to lose. */
export function balance({ sections, systemKind }: SystemValues, flows: SystemFlows, losses: readonly SectionLosses[]): Balance {
  const { parents, circuits, unitFlows } = flows;
  const isReverse = systemKind === "reverse";
  const found = isReverse
    ? pathBalance({ parents: parents.map(() => -1), losses: parents.map(() => 0), endLosses: reversePaths(flows, losses) })
    : pathBalance({
        parents,
        losses: losses.map(({ section }) => section),
        endLosses: losses.map(({ end }, row) => (unitFlows[row]! > 0 ? end : null)),
        sources: circuits,
      });
  const { paths, through, slack, toBalance, toBalanceAtEnd, critical } = found;
  const greatest = circuits.map((circuit) => {
    const end = critical.find((row) => circuits[row] === circuit);
    return end === undefined ? 0 : paths[end]!;
  });
  // What a section without a valve would have to lose goes on to all that it feeds.
  const passedOn: number[] = [];
  const [inSection, atUnit, left]: [number[], number[], number[]] = [[], [], []];
  sections.forEach(({ branchValve, balancingValve }, row) => {
    const parent = parents[row]!;
    const own = Math.max(0, toBalance[row] ?? 0) + (isReverse || parent < 0 ? 0 : passedOn[parent]!);
    const isTaken = branchValve && !isReverse;
    inSection.push(isTaken ? own : 0);
    passedOn.push(isTaken ? 0 : own);
    const rest = unitFlows[row]! > 0 ? passedOn[row]! + Math.max(0, toBalanceAtEnd[row] ?? 0) : 0;
    atUnit.push(balancingValve ? rest : 0);
    left.push(balancingValve ? 0 : rest);
  });
  return { paths, through, slack, critical, greatest, inSection, atUnit, left };
}
