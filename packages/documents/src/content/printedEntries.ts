import type { RowsBlock, Sheet, SheetEntry, SheetRow } from "@org/hvac-core/kernel";

/** Rows whose steps are always printed. A room has ten pages of steps, and a project hundreds of rooms: of longer blocks only the open rows print. */
const maxPrintedRows = 20;

/** Whether the steps of all rows are printed; of a longer block only the open rows are. */
export function isPrintedWhole({ rows }: RowsBlock): boolean {
  return rows.length <= maxPrintedRows;
}

/** Place of a row in a sheet: a room has rows in several blocks. */
export function placeOfRow(within: string, { part = "", title }: RowsBlock, { id }: SheetRow): string {
  return [within, part, title, id].join("\n");
}

/**
 * The printed steps, in order.
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
