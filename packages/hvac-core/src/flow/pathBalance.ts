import { requireInRange } from "../refusals/errors.ts";
import { isAbove, isBelow, relativeTolerance } from "../quantity/tolerance.ts";
import { atSource, maxValue, requireValue, requireValues, valuesFromSource, sumsFromSource } from "../trees/tree.ts";

/* Pressure losses of the paths of a tree of ducts or pipes. */

/** A tree of rows with the losses of its rows and ends, all in the same unit. */
export interface PathBalanceInput {
  /** By row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row. */
  readonly parents: readonly number[];
  /** Loss of each row (−1e12…1e12). */
  readonly losses: readonly number[];
  /**
   * Loss behind the end of a row, on the path that ends there and on no other (−1e12…1e12); null where no path ends. If absent, paths end at
   * the rows that feed no other, without further loss.
   */
  readonly endLosses?: readonly (number | null)[];
  /** By row, a number for the source that feeds it; paths of different sources do not compete. Read at rows without a parent. If absent, there is one
   * source. */
  readonly sources?: readonly number[];
}

/** Balance of the paths of a tree. By row; null where no path passes or ends. */
export interface PathBalance {
  /** Loss from the source to beyond the row's end, of the path that ends there. */
  readonly paths: readonly (number | null)[];
  /** Largest loss of the paths through the row. */
  readonly through: readonly (number | null)[];
  /** Loss that can be added to every path through the row before it exceeds the critical one of its source. Zero on the critical path. */
  readonly slack: readonly (number | null)[];
  /** Loss to add in the row so that all paths lose the same: its slack less that of its parent. */
  readonly toBalance: readonly (number | null)[];
  /** Loss to add behind the row's end, on the path that ends there while others go on. */
  readonly toBalanceAtEnd: readonly (number | null)[];
  /** End of the critical path of each source, in the order in which the sources appear; the first of those that are equal but for their last digits. */
  readonly critical: readonly number[];
}

interface PathTotals {
  readonly paths: (number | null)[];
  readonly through: (number | null)[];
}

function pathTotals({ parents, losses, endLosses }: PathBalanceInput): PathTotals {
  const sums = sumsFromSource(parents, losses);
  if (endLosses) requireInRange("endLosses.length", endLosses.length, parents.length, parents.length, "");
  const feeds = parents.map(() => false);
  for (const parent of parents) if (parent !== atSource) feeds[parent] = true;
  const paths = sums.map((sum, row) => {
    const endLoss = endLosses ? endLosses[row]! : feeds[row] ? null : 0;
    return endLoss === null ? null : sum + requireValue("endLosses", row, endLoss);
  });
  const through = [...paths];
  for (let row = parents.length - 1; row >= 0; row--) {
    const [parent, sum] = [parents[row]!, through[row]!];
    if (parent !== atSource && sum !== null) through[parent] = Math.max(through[parent] ?? -Infinity, sum);
  }
  return { paths, through };
}

/** By row, the source that feeds it. */
function sourceByRow({ parents, sources }: PathBalanceInput): number[] {
  if (sources) requireValues("sources", sources, parents.length);
  return valuesFromSource(parents, sources ?? parents.map(() => 0));
}

/**
 * Balances the paths of a tree: which is critical, how much slack the others have, and where to throttle it. Slack is throttled at the row
 * furthest upstream that belongs only to paths with that much of it, so there is one damper or valve per branch, and with it every path loses
 * as much as the critical one.
 * @param tree parents (always earlier rows, −1 at the source) with the losses of rows and ends (−1e12…1e12)
 * @returns by row, in the unit of the losses
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, a list has another length, or a number is outside its range
 * @source mathematics, sums along paths
 * @example
 * ```ts
 * import { pathBalance } from "@org/hvac-core/flow";
 * const { paths, toBalance, critical } = pathBalance({ parents: [-1, 0, 0, 2, 2], losses: [10, 5, 20, 30, 12] });
 * paths; // [null, 15, null, 60, 42]
 * toBalance; // [0, 45, 0, 0, 18]
 * critical; // [3]
 * ```
 */
export function pathBalance(tree: PathBalanceInput): PathBalance {
  const { parents } = tree;
  const { paths, through } = pathTotals(tree);
  const sources = sourceByRow(tree);
  const criticalLosses = new Map<number, number>();
  paths.forEach((path, row) => {
    if (path !== null) criticalLosses.set(sources[row]!, Math.max(criticalLosses.get(sources[row]!) ?? -Infinity, path));
  });
  /** Zero where only the last digits of the sums differ. */
  const difference = (minuend: number, subtrahend: number, row: number): number => {
    const left = minuend - subtrahend;
    return Math.abs(left) <= relativeTolerance * Math.abs(criticalLosses.get(sources[row]!)!) ? 0 : left;
  };
  const critical = new Map<number, number>();
  paths.forEach((path, row) => {
    const source = sources[row]!;
    if (path !== null && !critical.has(source) && !isBelow(path, criticalLosses.get(source)!)) critical.set(source, row);
  });
  // Each slack is a difference from the same sum, so that of a row is never less than that of its parent.
  const slackOf = (sum: number | null, row: number) => (sum === null ? null : difference(criticalLosses.get(sources[row]!)!, sum, row));
  const slack = through.map(slackOf);
  return {
    paths,
    through,
    slack,
    toBalance: slack.map((left, row) =>
      left === null ? null : difference(left, parents[row] === atSource ? 0 : slack[parents[row]!]!, row),
    ),
    toBalanceAtEnd: paths.map((path, row) => (path === null ? null : difference(slackOf(path, row)!, slack[row]!, row))),
    critical: [...criticalLosses.keys()].map((source) => critical.get(source)!),
  };
}

/**
 * Share by which a path loses less than the critical one.
 * @param path loss of the path, in any unit (−1e12…1e12)
 * @param critical loss of the critical path of its source, in the same unit (−1e12…1e12)
 * @returns ratio; zero where the critical path loses nothing
 * @throws {OutOfRangeError} when a number is outside its range
 * @source mathematics, shares
 * @example
 * ```ts
 * import { pathImbalance } from "@org/hvac-core/flow";
 * pathImbalance(45, 60); // 0.25
 * ```
 */
export function pathImbalance(path: number, critical: number): number {
  requireInRange("path", path, -maxValue, maxValue, "");
  requireInRange("critical", critical, -maxValue, maxValue, "");
  return critical > 0 && (isBelow(path, critical) || isAbove(path, critical)) ? (critical - path) / critical : 0;
}

/**
 * Excess of the critical path over the next: the loss that can be saved at its end before another path is critical.
 * @param paths losses of the paths of one source, in any unit (−1e12…1e12)
 * @returns in the unit of `paths`, zero if two paths lose equally much; undefined for fewer than two
 * @throws {OutOfRangeError} when a number is outside its range
 * @source mathematics, order
 * @example
 * ```ts
 * import { criticalMargin } from "@org/hvac-core/flow";
 * criticalMargin([15, 60, 42]); // 18
 * ```
 */
export function criticalMargin(paths: readonly number[]): number | undefined {
  requireValues("paths", paths, paths.length);
  const [first, second] = paths.toSorted((a, b) => b - a);
  if (second === undefined) return undefined;
  return isBelow(second, first!) ? first! - second : 0;
}
