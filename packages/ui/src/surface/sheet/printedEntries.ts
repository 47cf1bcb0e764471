import type { RowsBlock, Sheet, SheetEntry } from "@org/hvac-core/kernel";

/** The steps of so many rows are printed without being asked for; a room has ten pages of them, and a project hundreds of rooms. */
const maxPrintedRows = 20;

/** Whether a printed page has the steps of all rows; of more it has those that are open. */
export function isPrintedWhole({ rows }: RowsBlock): boolean {
  return rows.length <= maxPrintedRows;
}

/** The steps that a printed page has, in order; the first of too many rows stands for all, with the sources and functions that they have. */
export function printedEntries(sheet: Sheet): SheetEntry[] {
  return sheet.flatMap((entry) => {
    if (entry.kind !== "rows") return [entry];
    const rows = isPrintedWhole(entry) ? entry.rows : entry.rows.slice(0, 1);
    return rows.flatMap((row) => printedEntries(row.entries()));
  });
}
