import { pathBalance, type PathBalance } from "../../../flow/index.ts";
import type { SystemValues } from "../schema.ts";
import type { SystemFlows } from "./flows.ts";
import type { SectionLosses } from "./losses.ts";

/** Pressure losses of the circuits, and where valves take up their excess pressure. By row; null where no circuit passes or ends. */
export interface Balance extends Pick<PathBalance, "paths" | "through" | "slack"> {
  /** Ends of the critical circuits: of the pump, and of the primary pump where there are two. */
  readonly critical: readonly number[];
  /** Pressure loss of the critical circuit of the row's pump, Pa. */
  readonly criticalPaths: readonly number[];
  /** Excess pressure in the balancing valve of the section beyond its minimum drop, Pa. */
  readonly inSection: readonly number[];
  /** Excess pressure in the balancing valve at the unit beyond its minimum drop, Pa. */
  readonly atUnit: readonly number[];
  /** Excess pressure at the unit that no balancing valve takes up, Pa. */
  readonly unbalanced: readonly number[];
}

/** Losses of the circuits of mains with reverse return: supplies up to a unit, returns from it on. */
function reversePaths({ parents, isMain, before, unitFlows }: SystemFlows, losses: readonly SectionLosses[]): (number | null)[] {
  const supplied: number[] = [];
  losses.forEach(({ supply, section }, row) =>
    supplied.push((isMain[row] ? supply : section) + (parents[row]! < 0 ? 0 : supplied[parents[row]!]!)),
  );
  // Behind the node at a row's end: the returns from there on, and the junctions that the stream passes.
  const returned = losses.map((section) => section.return);
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

/** The circuits of a system against the critical one, with the excess pressure of each valve. */
export function balance({ sections, systemKind }: SystemValues, flows: SystemFlows, losses: readonly SectionLosses[]): Balance {
  const { parents, circuits, unitFlows } = flows;
  const isReverse = systemKind === "reverse";
  const balanced = isReverse
    ? pathBalance({ parents: parents.map(() => -1), losses: parents.map(() => 0), endLosses: reversePaths(flows, losses) })
    : pathBalance({
        parents,
        losses: losses.map(({ section }) => section),
        endLosses: losses.map(({ end }, row) => (unitFlows[row]! > 0 ? end : null)),
        sources: circuits,
      });
  const { paths, through, slack, toBalance, toBalanceAtEnd, critical } = balanced;
  const criticalPaths = circuits.map((circuit) => {
    const end = critical.find((row) => circuits[row] === circuit);
    return end === undefined ? 0 : paths[end]!;
  });
  // The excess pressure of a section without a valve passes to all sections that it feeds.
  const passedOn: number[] = [];
  const [inSection, atUnit, unbalanced]: [number[], number[], number[]] = [[], [], []];
  sections.forEach(({ branchValve, balancingValve }, row) => {
    const parent = parents[row]!;
    const excess = Math.max(0, toBalance[row] ?? 0) + (isReverse || parent < 0 ? 0 : passedOn[parent]!);
    const isTaken = branchValve && !isReverse;
    inSection.push(isTaken ? excess : 0);
    passedOn.push(isTaken ? 0 : excess);
    const rest = unitFlows[row]! > 0 ? passedOn[row]! + Math.max(0, toBalanceAtEnd[row] ?? 0) : 0;
    atUnit.push(balancingValve ? rest : 0);
    unbalanced.push(balancingValve ? 0 : rest);
  });
  return { paths, through, slack, critical, criticalPaths, inSection, atUnit, unbalanced };
}
