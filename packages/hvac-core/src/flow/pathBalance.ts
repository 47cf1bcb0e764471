import { requireInRange } from "../refusals/errors.ts";
import { isAbove, isBelow, relativeTolerance } from "../quantity/tolerance.ts";
import { atSource, greatest, requireValue, requireValues, valuesFromSource, sumsFromSource } from "../trees/tree.ts";

/* How the paths of a tree of ducts or pipes compare. */

/** A tree of rows with what each row and each end loses, all in the same unit. */
export interface PathBalanceInput {
  /** By row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row. */
  readonly parents: readonly number[];
  /** Lost in each row (−1e12…1e12). */
  readonly own: readonly number[];
  /**
   * Lost behind the end of a row, on the path that ends there and on no other (−1e12…1e12); null where no path ends. Left out, paths end at
   * the rows that feed nothing, and lose nothing more.
   */
  readonly ends?: readonly (number | null)[];
  /** By row, a number for the source that it hangs on; paths of other sources do not compete. Read at rows without a parent. Left out, all are one. */
  readonly sources?: readonly number[];
}

/** How the paths of a tree compare. By row; null where no path passes or ends. */
export interface PathBalance {
  /** From the source to beyond the row's end, of the path that ends there. */
  readonly paths: readonly (number | null)[];
  /** The greatest of the paths through the row. */
  readonly through: readonly (number | null)[];
  /** What every path through the row can lose more before it exceeds the greatest of its source. Zero on the critical path. */
  readonly slack: readonly (number | null)[];
  /** What to lose more in the row, so that all paths lose the same: its slack less that of its parent. */
  readonly toBalance: readonly (number | null)[];
  /** What to lose more behind the row's end, on the path that ends there while others go on. */
  readonly toBalanceAtEnd: readonly (number | null)[];
  /** The end of the critical path of each source, in the order in which the sources appear; the first of equals, their last digits apart. */
  readonly critical: readonly number[];
}

interface Ends {
  readonly paths: (number | null)[];
  readonly through: (number | null)[];
}

function greatestThrough({ parents, own, ends }: PathBalanceInput): Ends {
  const sums = sumsFromSource(parents, own);
  if (ends) requireInRange("ends.length", ends.length, parents.length, parents.length, "");
  const feeds = parents.map(() => false);
  for (const parent of parents) if (parent !== atSource) feeds[parent] = true;
  const paths = sums.map((sum, row) => {
    const end = ends ? ends[row]! : feeds[row] ? null : 0;
    return end === null ? null : sum + requireValue("ends", row, end);
  });
  const through = [...paths];
  for (let row = parents.length - 1; row >= 0; row--) {
    const [parent, sum] = [parents[row]!, through[row]!];
    if (parent !== atSource && sum !== null) through[parent] = Math.max(through[parent] ?? -Infinity, sum);
  }
  return { paths, through };
}

/** By row, the source that it hangs on. */
function sourceByRow({ parents, sources }: PathBalanceInput): number[] {
  if (sources) requireValues("sources", sources, parents.length);
  return valuesFromSource(parents, sources ?? parents.map(() => 0));
}

/**
 * Compares the paths of a tree: which is critical, what the others have left, and where to lose it. What is to be balanced is taken at the
 * row furthest upstream that belongs only to paths with that much left, so there is one damper or valve per branch, and with it every path
 * loses as much as the critical one.
 * @param tree parents (always earlier rows, −1 at the source) with the losses of rows and ends (−1e12…1e12)
 * @returns by row, in the unit of the losses
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, a list has another length, or a number is outside its range
 * @source mathematics, sums along paths
 * @example
 * ```ts
 * import { pathBalance } from "@org/hvac-core/flow";
 * const { paths, toBalance, critical } = pathBalance({ parents: [-1, 0, 0, 2, 2], own: [10, 5, 20, 30, 12] });
 * paths; // [null, 15, null, 60, 42]
 * toBalance; // [0, 45, 0, 0, 18]
 * critical; // [3]
 * ```
 */
export function pathBalance(tree: PathBalanceInput): PathBalance {
  const { parents } = tree;
  const { paths, through } = greatestThrough(tree);
  const sources = sourceByRow(tree);
  const most = new Map<number, number>();
  paths.forEach((path, row) => {
    if (path !== null) most.set(sources[row]!, Math.max(most.get(sources[row]!) ?? -Infinity, path));
  });
  /** Nothing where only the last digits of the sums differ. */
  const difference = (one: number, other: number, row: number): number => {
    const left = one - other;
    return Math.abs(left) <= relativeTolerance * Math.abs(most.get(sources[row]!)!) ? 0 : left;
  };
  const critical = new Map<number, number>();
  paths.forEach((path, row) => {
    const source = sources[row]!;
    if (path !== null && !critical.has(source) && !isBelow(path, most.get(source)!)) critical.set(source, row);
  });
  // Each slack is a difference from the same greatest sum, so what a row has left is never less than what its parent has.
  const leftOf = (sum: number | null, row: number) => (sum === null ? null : difference(most.get(sources[row]!)!, sum, row));
  const slack = through.map(leftOf);
  return {
    paths,
    through,
    slack,
    toBalance: slack.map((left, row) =>
      left === null ? null : difference(left, parents[row] === atSource ? 0 : slack[parents[row]!]!, row),
    ),
    toBalanceAtEnd: paths.map((path, row) => (path === null ? null : difference(leftOf(path, row)!, slack[row]!, row))),
    critical: [...most.keys()].map((source) => critical.get(source)!),
  };
}

/**
 * What a path loses less than the critical one, as a share of that.
 * @param path what it loses, in any unit (−1e12…1e12)
 * @param critical what the critical path of its source loses, in the same unit (−1e12…1e12)
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
  requireInRange("path", path, -greatest, greatest, "");
  requireInRange("critical", critical, -greatest, greatest, "");
  return critical > 0 && (isBelow(path, critical) || isAbove(path, critical)) ? (critical - path) / critical : 0;
}

/**
 * By how much the critical path exceeds the next: what can be saved at its end before another one is critical.
 * @param paths what each path of one source loses, in any unit (−1e12…1e12)
 * @returns in the unit of `paths`, zero with two that lose the most; undefined for fewer than two
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
  const [first, second] = paths.toSorted((one, other) => other - one);
  if (second === undefined) return undefined;
  return isBelow(second, first!) ? first! - second : 0;
}
