import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/* Systems of ducts and pipes as rows that name the row they are fed from: parents stand before their children, so no cycle can be stated. */

/** Stands for "no parent": a row at the fan or pump. */
export const atSource = -1;
export const greatest = 1e12;

function requireParents(parents: readonly number[]): void {
  parents.forEach((parent, row) => {
    if (Number.isInteger(parent) && parent >= atSource && parent < row) return;
    const reason = "it must be the number of an earlier row, or −1 for a row at the source";
    throw new OutOfRangeError({ parameter: `parents[${row}]`, value: parent, min: atSource, max: row - 1, unit: "", reason });
  });
}

export function requireValues(parameter: string, values: readonly number[], count: number): void {
  requireInRange(`${parameter}.length`, values.length, count, count, "");
  for (let row = 0; row < count; row++) requireValue(parameter, row, values[row]!);
}

/** Names the place only of what is refused: systems of 500 rows are checked while somebody types. */
export function requireValue(parameter: string, row: number, value: number): number {
  if (typeof value === "number" && value >= -greatest && value <= greatest) return value;
  return requireInRange(`${parameter}[${row}]`, value, -greatest, greatest, "");
}

/**
 * Numbers of the rows that rows name as what feeds them.
 * @param rows each with its id and that of the row that feeds it, null at the source; always an earlier row
 * @returns by row, the number of the row that feeds it (0 for the first), or −1 for a row at the source
 * @throws {OutOfRangeError} when a row names no earlier row
 * @source mathematics, trees
 * @example
 * ```ts
 * import { treeParents } from "@org/hvac-core/internal";
 * treeParents([{ id: "main", parent: null }, { id: "east", parent: "main" }, { id: "west", parent: "main" }]); // [-1, 0, 0]
 * ```
 */
export function treeParents(rows: readonly { readonly id: string; readonly parent: string | null }[]): number[] {
  const places = new Map(rows.map(({ id }, row) => [id, row]));
  const parents = rows.map(({ parent }) => (parent === null ? atSource : (places.get(parent) ?? rows.length)));
  requireParents(parents);
  return parents;
}

/**
 * The rows that each row feeds.
 * @param parents by row, the number of the row that feeds it (0 for the first), or −1 for a row at the source; always an earlier row
 * @returns by row, the numbers of the rows fed by it, ascending
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1
 * @source mathematics, trees
 * @example
 * ```ts
 * import { treeChildren } from "@org/hvac-core/internal";
 * treeChildren([-1, 0, 0, 2]); // [[1, 2], [], [3], []]
 * ```
 */
export function treeChildren(parents: readonly number[]): number[][] {
  requireParents(parents);
  const children: number[][] = parents.map(() => []);
  parents.forEach((parent, row) => {
    if (parent !== atSource) children[parent]!.push(row);
  });
  return children;
}

/**
 * The rows on the way from the source to a row, that row included.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param row number of the row (0 for the first)
 * @returns numbers of the rows, that at the source first
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or there is no such row
 * @source mathematics, trees
 * @example
 * ```ts
 * import { pathFromSource } from "@org/hvac-core/internal";
 * pathFromSource([-1, 0, 0, 2], 3); // [0, 2, 3]
 * ```
 */
export function pathFromSource(parents: readonly number[], row: number): number[] {
  requireParents(parents);
  requireInRange("row", row, 0, parents.length - 1, "");
  if (!Number.isInteger(row)) {
    const reason = "it must be a whole number";
    throw new OutOfRangeError({ parameter: "row", value: row, min: 0, max: parents.length - 1, unit: "", reason });
  }
  const way: number[] = [];
  for (let at = row; at !== atSource; at = parents[at]!) way.push(at);
  return way.toReversed();
}

/**
 * What the row at the source states for all rows that hang on it, such as which air or which circuit they belong to.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param own by row, anything; read at rows without a parent
 * @returns by row, what the row at the source states that it hangs on
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or `own` has another length
 * @source mathematics, trees
 * @example
 * ```ts
 * import { valuesFromSource } from "@org/hvac-core/internal";
 * valuesFromSource([-1, 0, -1, 2], ["supply", "", "return", ""]); // ["supply", "supply", "return", "return"]
 * ```
 */
export function valuesFromSource<Stated>(parents: readonly number[], own: readonly Stated[]): Stated[] {
  requireParents(parents);
  requireInRange("own.length", own.length, parents.length, parents.length, "");
  const stated: Stated[] = [];
  parents.forEach((parent, row) => stated.push(parent === atSource ? own[row]! : stated[parent]!));
  return stated;
}

/**
 * What each row carries when every row adds its own: its own and that of all rows fed through it. Of airflows delivered at the ends of
 * ducts, the flow in each duct.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param own by row, in any unit (−1e12…1e12)
 * @returns by row, in the unit of `own`
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or `own` has another length or a number outside its range
 * @source mathematics, continuity
 * @example
 * ```ts
 * import { sumsTowardsSource } from "@org/hvac-core/internal";
 * sumsTowardsSource([-1, 0, 0, 2], [0, 0.25, 0.125, 0.5]); // [0.875, 0.25, 0.625, 0.5]
 * ```
 */
export function sumsTowardsSource(parents: readonly number[], own: readonly number[]): number[] {
  requireParents(parents);
  requireValues("own", own, parents.length);
  const sums = [...own];
  for (let row = parents.length - 1; row >= 0; row--) {
    const parent = parents[row]!;
    if (parent !== atSource) sums[parent]! += sums[row]!;
  }
  return sums;
}

/**
 * Sums along the way from the source to the end of each row, that row included. Of pressure losses, what is lost up to there.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param own by row, in any unit (−1e12…1e12)
 * @returns by row, in the unit of `own`
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or `own` has another length or a number outside its range
 * @source mathematics, sums along paths
 * @example
 * ```ts
 * import { sumsFromSource } from "@org/hvac-core/internal";
 * sumsFromSource([-1, 0, 0, 2], [10, 5, 20, 30]); // [10, 15, 30, 60]
 * ```
 */
export function sumsFromSource(parents: readonly number[], own: readonly number[]): number[] {
  requireParents(parents);
  requireValues("own", own, parents.length);
  const sums = [...own];
  parents.forEach((parent, row) => {
    if (parent !== atSource) sums[row]! += sums[parent]!;
  });
  return sums;
}
