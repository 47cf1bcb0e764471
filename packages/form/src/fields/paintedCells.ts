/** Rows and columns of a matrix. */
export interface MatrixSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cells of the rectangle between two cells, both included, row by row. */
export function rectangle(from: number, to: number, { columns }: Pick<MatrixSize, "columns">): readonly number[] {
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const [top, bottom] = [Math.min(rowOf(from), rowOf(to)), Math.max(rowOf(from), rowOf(to))];
  const [left, right] = [Math.min(from % columns, to % columns), Math.max(from % columns, to % columns)];
  return Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_column, along) => (top + down) * columns + left + along),
  ).flat();
}

/** Paint that a key selects: a digit selects the paint of that number; 0, Delete and Backspace clear; `undefined` for other keys. */
export function paintOfKey<Paint>(key: string, paints: readonly Paint[]): Paint | null | undefined {
  if (["0", "Delete", "Backspace"].includes(key)) return null;
  return /^[1-9]$/.test(key) ? paints[Number(key) - 1] : undefined;
}

/** Paints cells and lists those that changed; a matrix with missing values is completed with empty ones. */
export function painted(
  values: readonly unknown[],
  cells: readonly number[],
  paint: string | null,
  { rows, columns }: MatrixSize,
): { readonly values: readonly unknown[]; readonly changed: readonly number[] } {
  const chosen = new Set(cells);
  const next = Array.from({ length: rows * columns }, (_, cell) => (chosen.has(cell) ? paint : (values[cell] ?? null)));
  return { values: next, changed: cells.filter((cell) => (values[cell] ?? null) !== paint) };
}
