import fc from "fast-check";

/* Random trees of rows with numbers. Sums of whole numbers are exact, so they are compared without a tolerance. */

export const whole = fc.integer({ min: -1000, max: 1000 });
const treeOf = (rows: number) => fc.tuple(...Array.from({ length: rows }, (_, row) => fc.integer({ min: -1, max: row - 1 })));
/** Parents by row, and a number of each. */
export const trees = fc
  .integer({ min: 1, max: 60 })
  .chain((rows) => fc.record({ parents: treeOf(rows), own: fc.array(whole, { minLength: rows, maxLength: rows }) }));

/** The rows from the source to a row, by walking up. */
export function wayTo(parents: readonly number[], row: number): number[] {
  const way: number[] = [];
  for (let node = row; node !== -1; node = parents[node]!) way.unshift(node);
  return way;
}
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
