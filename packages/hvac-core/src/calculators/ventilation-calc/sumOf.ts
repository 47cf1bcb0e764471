/** Sum of a number of all rows. */
export function sumOf<T>(rows: readonly T[], valueOf: (row: T) => number): number {
  let sum = 0;
  for (const row of rows) sum += valueOf(row);
  return sum;
}
