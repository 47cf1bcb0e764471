/** A number of each row, all together. */
export function sumOf<T>(rows: readonly T[], of: (row: T) => number): number {
  let sum = 0;
  for (const row of rows) sum += of(row);
  return sum;
}
