import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/* Systems of ducts and pipes as rows that name the row they are fed from: parents come before their children, so there can be no cycle. */

/** Stands for "no parent": a row at the fan or pump. */
export const atSource = -1;
export const maxValue = 1e12;

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
  if (typeof value === "number" && value >= -maxValue && value <= maxValue) return value;
  return requireInRange(`${parameter}[${row}]`, value, -maxValue, maxValue, "");
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
  const path: number[] = [];
  for (let place = row; place !== atSource; place = parents[place]!) path.push(place);
  return path.toReversed();
}

/**
 * Value of the row at the source for all rows that it feeds, such as the air or the circuit that they belong to.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param values by row, anything; read at rows without a parent
 * @returns by row, the value of the row at the source that feeds it
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or `values` has another length
 * @source mathematics, trees
 * @example
 * ```ts
 * import { valuesFromSource } from "@org/hvac-core/internal";
 * valuesFromSource([-1, 0, -1, 2], ["supply", "", "return", ""]); // ["supply", "supply", "return", "return"]
 * ```
 */
export function valuesFromSource<Value>(parents: readonly number[], values: readonly Value[]): Value[] {
  requireParents(parents);
  requireInRange("values.length", values.length, parents.length, parents.length, "");
  const ofRows: Value[] = [];
  parents.forEach((parent, row) => ofRows.push(parent === atSource ? values[row]! : ofRows[parent]!));
  return ofRows;
}

/**
 * Sum of the value of each row and of all rows fed through it: of airflows delivered at the ends of ducts, the flow in each duct.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param values by row, in any unit (−1e12…1e12)
 * @returns by row, in the unit of `values`
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or `values` has another length or a number outside its range
 * @source mathematics, continuity
 * @example
 * ```ts
 * import { sumsTowardsSource } from "@org/hvac-core/internal";
 * sumsTowardsSource([-1, 0, 0, 2], [0, 0.25, 0.125, 0.5]); // [0.875, 0.25, 0.625, 0.5]
 * ```
 */
export function sumsTowardsSource(parents: readonly number[], values: readonly number[]): number[] {
  requireParents(parents);
  requireValues("values", values, parents.length);
  const sums = [...values];
  for (let row = parents.length - 1; row >= 0; row--) {
    const parent = parents[row]!;
    if (parent !== atSource) sums[parent]! += sums[row]!;
  }
  return sums;
}

/**
 * Sums along the path from the source to the end of each row, that row included: of pressure losses, the loss up to there.
 * @param parents by row, the number of the row that feeds it, or −1 for a row at the source; always an earlier row
 * @param values by row, in any unit (−1e12…1e12)
 * @returns by row, in the unit of `values`
 * @throws {OutOfRangeError} when a parent is no earlier row and not −1, or `values` has another length or a number outside its range
 * @source mathematics, sums along paths
 * @example
 * ```ts
 * import { sumsFromSource } from "@org/hvac-core/internal";
 * sumsFromSource([-1, 0, 0, 2], [10, 5, 20, 30]); // [10, 15, 30, 60]
 * ```
 */
export function sumsFromSource(parents: readonly number[], values: readonly number[]): number[] {
  requireParents(parents);
  requireValues("values", values, parents.length);
  const sums = [...values];
  parents.forEach((parent, row) => {
    if (parent !== atSource) sums[row]! += sums[parent]!;
  });
  return sums;
}
