import { sheetNames, workbookOf, type WrittenCell } from "./writeXlsx.ts";

/** Characters that a column has more than its longest text, and at most. */
const [margin, widest] = [2, 40];

/** A table with a head as a workbook of one sheet. */
export function tableWorkbook(name: string, title: string, table: readonly (readonly (string | number | undefined)[])[]): Promise<Blob> {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.min(widest, margin + table.reduce((width, row) => Math.max(width, String(row[column] ?? "").length), 0)),
  );
  const rows = table.map((row, index) =>
    row.map((value): WrittenCell | undefined => (value === undefined ? undefined : { value, isBold: index === 0 })),
  );
  return workbookOf([{ name: sheetNames([name])[0]!, widths, headRows: 1, rows }], title);
}
