import type { RowsBlock, Sheet, SheetEntry, SheetRow } from "@org/hvac-core/kernel";

/** The steps of so many rows are printed without being asked for; a room has ten pages of them, and a project hundreds of rooms. */
const maxPrintedRows = 20;

/** Whether a printed page has the steps of all rows; of more it has those that are open. */
export function isPrintedWhole({ rows }: RowsBlock): boolean {
  return rows.length <= maxPrintedRows;
}

/** Where a row stands in a sheet: a room has rows in several blocks. */
export function placeOfRow(within: string, { part = "", title }: RowsBlock, { id }: SheetRow): string {
  return [within, part, title, id].join("\n");
}

/**
 * The steps that a printed page has, in order.
 *
 * @param open places of the rows that are open
 */
export function printedEntries(sheet: Sheet, open: ReadonlySet<string>, within = ""): SheetEntry[] {
  return sheet.flatMap((entry) => {
    if (entry.kind !== "rows") return [entry];
    return entry.rows.flatMap((row) => {
      const place = placeOfRow(within, entry, row);
      return isPrintedWhole(entry) || open.has(place) ? printedEntries(row.entries(), open, place) : [];
    });
  });
}
