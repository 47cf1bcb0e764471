import type { CopiedCell, CopiedTable } from "@org/form/numbers";
import type { FigureAmount } from "@org/form/results";

/** A cell of a figure's table: a number stays a number, so that it can be copied as one. */
export type FigureCell = string | FigureAmount;

export interface FigureTable<Cell extends FigureCell = string> {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The table of a figure with its numbers. A column whose numbers share a unit has the unit in its head; with several units the cells stay texts. */
export function copiedFigure({ columns, rows }: FigureTable<FigureCell>): CopiedTable {
  const units = columns.map((_, index) => {
    const unitsInColumn = new Set(rows.flatMap((row) => (typeof row[index] === "object" ? [row[index].unit] : [])));
    return unitsInColumn.size === 1 ? [...unitsInColumn][0] : undefined;
  });
  const copied = (cell: FigureCell | undefined, unit: string | undefined): CopiedCell =>
    typeof cell !== "object" ? cell : unit === undefined ? cell.text : cell.value;
  return {
    columns: columns.map((label, index) => ({ label, ...(units[index] && { unit: units[index] }) })),
    rows: rows.map((row) => columns.map((_, index) => copied(row[index], units[index]))),
  };
}
