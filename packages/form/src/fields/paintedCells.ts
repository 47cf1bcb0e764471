/** Rows and columns of a matrix. */
export interface MatrixSize {
  readonly rows: number;
  readonly columns: number;
}

const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

/** Cells of the rectangle between two cells, both included, row by row. */
export function rectangle(from: number, to: number, { columns }: Pick<MatrixSize, "columns">): readonly number[] {
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const [top, bottom] = [Math.min(rowOf(from), rowOf(to)), Math.max(rowOf(from), rowOf(to))];
  const [left, right] = [Math.min(from % columns, to % columns), Math.max(from % columns, to % columns)];
  return Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_column, along) => (top + down) * columns + left + along),
  ).flat();
}

/** Cell that a key moves to: arrows move to the next cell, Home and End to the ends of the row, with Ctrl to the ends of the matrix. */
export function cellOfKey(key: string, cell: number, hasControl: boolean, { rows, columns }: MatrixSize): number | undefined {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const cellAt = (toRow: number, toColumn: number): number => within(toRow, rows) * columns + within(toColumn, columns);
  switch (key) {
    case "ArrowLeft":
      return cellAt(row, hasControl ? 0 : column - 1);
    case "ArrowRight":
      return cellAt(row, hasControl ? columns : column + 1);
    case "ArrowUp":
      return cellAt(hasControl ? 0 : row - 1, column);
    case "ArrowDown":
      return cellAt(hasControl ? rows : row + 1, column);
    case "Home":
      return hasControl ? 0 : cellAt(row, 0);
    case "End":
      return hasControl ? rows * columns - 1 : cellAt(row, columns);
    default:
      return undefined;
  }
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
