import type { DecimalMark } from "@org/hvac-core/quantity";
import type { ReadCell, ReadSheet, ReadTables } from "../spreadsheet/table.ts";
import type { FileColumn } from "./fileColumns.ts";
import { readHeads, readUnitsRow, type Head, type KnownHeads } from "./fileHeads.ts";
import { cellText, isBlank, type ImportedTable } from "./importedTable.ts";

/** What was chosen of a sheet; what is not chosen follows from it. */
export interface SheetChoice {
  readonly headRow: number | undefined;
  readonly heads?: readonly Head[] | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  readonly takesHidden?: boolean | undefined;
  readonly takesTotals?: boolean | undefined;
  /** Cells that are merged downwards hold for each of their rows. */
  readonly fillsMerged?: boolean | undefined;
}

/** A row of a file that is not imported, and why. */
export interface LeftRow {
  readonly number: number;
  readonly why: string;
  readonly text: string;
}

/** A sheet as a table of rows for a list. */
export interface SheetTable extends ImportedTable {
  /** The number of each of its rows in the file, from 1. */
  readonly numbers: readonly number[];
  readonly hasUnitsRow: boolean;
  readonly hiddenCount: number;
  readonly totalCount: number;
  readonly mergedCount: number;
  readonly leftRows: readonly LeftRow[];
}

/** What sums of a table are called in their first cells. */
const total =
  /^(?:(?:grand|sub|sub-|section|page|project)?\s*total\b|sum\b|summe\b|gesamt(?:summe)?\b|zwischensumme\b|carried (?:forward|to)\b|c\/f\b)/i;

/** Whether a row sums up others: its first text says so, and no id says which row of the list it is. */
function isTotal(row: readonly ReadCell[], heads: readonly Head[]): boolean {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  if (idAt !== -1 && !isBlank(row[idAt])) return false;
  const first = row.find((cell) => typeof cell === "string" && /\p{L}/u.test(cell));
  return typeof first === "string" && total.test(first.trim());
}

/** Rows in which the cells that are merged downwards hold for each of the rows that they cover. */
function filledDown({ rows, merged = [] }: ReadSheet, from: number): readonly (readonly ReadCell[])[] {
  const own = merged.filter(({ row }) => row >= from);
  if (own.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { row, column, rows: count } of own) {
    const value = rows[row]?.[column];
    for (let at = row + 1; at < Math.min(row + count, rows.length); at++) if (isBlank(filled[at]![column])) filled[at]![column] = value;
  }
  return filled;
}

export function sheetTable(
  { isMarked, marks }: Pick<ReadTables, "isMarked" | "marks">,
  sheet: ReadSheet,
  choice: SheetChoice & { readonly headRow: number },
  columns: readonly FileColumn[],
  known: KnownHeads,
): SheetTable {
  const { headRow, decimalMark, takesHidden = false, takesTotals = false, fillsMerged = true } = choice;
  const under = sheet.rows.slice(headRow + 1, headRow + 8).map((row) => row.map(cellText));
  const units = readUnitsRow(under);
  const first = headRow + (units ? 2 : 1);
  const titles = (sheet.rows[headRow] ?? []).map(cellText);
  const heads = choice.heads ?? readHeads(titles, columns, known, units);
  const hidden = new Set(sheet.hidden ?? []);
  const all = (fillsMerged ? filledDown(sheet, first) : sheet.rows).slice(first).map((row, index) => ({ row, at: first + index }));
  const stated = all.filter(({ row }) => row.some((cell) => !isBlank(cell)));
  const isHidden = ({ at }: { readonly at: number }): boolean => hidden.has(at);
  const hiddenRows = stated.filter(isHidden);
  const totals = stated.filter((each) => !isHidden(each) && isTotal(each.row, heads));
  const why = new Map([
    ...(takesHidden ? [] : hiddenRows.map(({ at }) => [at, "It is hidden, or left out by a filter."] as const)),
    ...(takesTotals ? [] : totals.map(({ at }) => [at, "It is a total of other rows."] as const)),
  ]);
  const taken = all.filter(({ at }) => !why.has(at));
  return {
    rows: taken.map(({ row }) => row),
    numbers: taken.map(({ at }) => at + 1),
    heads,
    isMarked,
    marks: decimalMark === undefined ? marks : { decimal: decimalMark, evidence: "shown" },
    hasUnitsRow: units !== undefined,
    hiddenCount: hiddenRows.length,
    totalCount: totals.length,
    mergedCount: (sheet.merged ?? []).filter(({ row }) => row >= first).length,
    leftRows: stated.flatMap(({ row, at }) => {
      const reason = why.get(at);
      const text = row
        .map(cellText)
        .filter((each) => each.trim() !== "")
        .join(", ");
      return reason === undefined ? [] : [{ number: at + 1, why: reason, text }];
    }),
  };
}
