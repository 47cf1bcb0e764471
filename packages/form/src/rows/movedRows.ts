/** Moves some rows, which stay in their order, before the row that now has an index. */
export function withRowsMoved<T>(rows: readonly T[], moved: readonly number[], before: number): readonly T[] {
  const taken = new Set(moved);
  const others = rows.flatMap((row, index) => (taken.has(index) ? [] : [{ row, index }]));
  const position = others.findIndex(({ index }) => index >= before);
  return others.map(({ row }) => row).toSpliced(position === -1 ? others.length : position, 0, ...moved.map((index) => rows[index]!));
}
