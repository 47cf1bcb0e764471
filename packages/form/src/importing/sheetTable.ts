import type { DecimalMark } from "@org/hvac-core/quantity";
import { marksOfTable, numbersRead, type NumberMarks } from "../numbers/decimalMarks.ts";
import type { ReadCell, ReadSheet, ReadTables } from "./fileTable.ts";
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
  /** How its texts write numbers as far as they show it, whatever was chosen. */
  readonly shownMarks: NumberMarks;
  readonly hasUnitsRow: boolean;
  readonly hiddenCount: number;
  readonly totalCount: number;
  readonly mergedCount: number;
  readonly leftRows: readonly LeftRow[];
}

/** What sums of a table are called. `Total of level 1` is one, and a `Total heat recovery unit` is none. */
const sumNames = [
  String.raw`(?:grand|sub|section|page|project|net|gross|overall)?[\s-]*totals?(?=\s*(?:$|[:.(\d=\-–—]|(?:of|for|carried|brought|to|in|on|excl|incl|excluding|including|amount|cost|price|sum|value|area|load|this|page|section|net|gross|before|after|with|without|contract|tender|works?)\b))`,
  String.raw`(?:sum|summe|gesamt|gesamtsumme|zwischensumme|summa|somme|total général|totale)(?=\s*(?:$|[:.(\d=\-–—]|(?:of|for|titel|los|netto|brutto|ht|ttc)\b))`,
  String.raw`(?:carried|brought) (?:forward|to|down)\b`,
  String.raw`[cb]\/[fd]\b`,
];
const total = new RegExp(`^(?:${sumNames.join("|")})`, "i");
/** `Level 1 total`: short, and with nothing behind the word. */
const totalAtEnd = /^.{1,40}\b(?:sub-?)?totals?:?$/i;

/** A text that is no number with its unit. */
const isWords = (cell: ReadCell): cell is string => typeof cell === "string" && /^[^\d]*\p{L}/u.test(cell.trim());

/** Whether a row is called a sum of others, and no id says which row of the list it is. */
function isCalledTotal(row: readonly ReadCell[]): boolean {
  const first = row.find(isWords)?.trim();
  return first !== undefined && (total.test(first) || (totalAtEnd.test(first) && row.filter(isWords).length === 1));
}

const beginsAsNumber = /^\s*[-+−]?\d/;

/** A number of a cell with the place of its last digit; `undefined` where it is none. */
function numberOf(cell: ReadCell, marks: NumberMarks): { readonly value: number; readonly step: number } | undefined {
  if (typeof cell === "number") return { value: cell, step: 10 ** -(String(cell).split(".")[1]?.length ?? 0) };
  if (typeof cell !== "string" || !beginsAsNumber.test(cell)) return undefined;
  const read = numbersRead(cell, marks, ".");
  const [digits] = "text" in read ? (/^\s*[-+−]?[\d.]+/.exec(read.text) ?? []) : [];
  const value = Number(digits?.replace("−", "-") ?? Number.NaN);
  return Number.isFinite(value) ? { value, step: 10 ** -(digits!.split(".")[1]?.length ?? 0) } : undefined;
}

/**
 * The rows that are nothing but sums: a cell is blank that most rows above have, as their names, and their numbers are the sums of those above, to
 * what these are rounded to.
 */
function namelessSums(rows: readonly (readonly ReadCell[])[], marks: NumberMarks): ReadonlySet<number> {
  // Most tables have no row of numbers alone, and long ones need not be added up to see it.
  const mayBeNumber = (cell: ReadCell): boolean => typeof cell === "number" || (typeof cell === "string" && beginsAsNumber.test(cell));
  if (!rows.some((row) => row.every((cell) => isBlank(cell) || mayBeNumber(cell)))) return new Set();
  const sums: { value: number; count: number; step: number }[] = [];
  const found = new Set<number>();
  const filled: number[] = [];
  for (const [at, row] of rows.entries()) {
    const numbers = row.map((cell) => numberOf(cell, marks));
    const stated = numbers.flatMap((number, column) => (number === undefined ? [] : [{ number, sum: sums[column] }]));
    const isSum =
      row.some((cell, column) => isBlank(cell) && (filled[column] ?? 0) * 2 > at) &&
      stated.length > 0 &&
      row.every((cell, column) => isBlank(cell) || numbers[column] !== undefined) &&
      stated.every(
        ({ number, sum }) =>
          sum !== undefined && sum.count > 1 && Math.abs(number.value - sum.value) <= 0.5 * (sum.step * sum.count + number.step) + 1e-9,
      ) &&
      stated.some(({ number }) => number.value !== 0);
    for (const [column, cell] of row.entries()) if (!isBlank(cell)) filled[column] = (filled[column] ?? 0) + 1;
    if (isSum) found.add(at);
    else
      for (const [column, number] of numbers.entries())
        if (number !== undefined) {
          const before = sums[column] ?? { value: 0, count: 0, step: 0 };
          sums[column] = { value: before.value + number.value, count: before.count + 1, step: Math.max(before.step, number.step) };
        }
  }
  return found;
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

/** How the texts of a table write numbers, by its columns of numbers. */
function shownIn(rows: ImportedTable["rows"], heads: readonly Head[], columns: readonly FileColumn[], ifNone: NumberMarks): NumberMarks {
  const isNumber = new Set(columns.flatMap(({ key, cellField }) => (cellField.type === "quantity" ? [key] : [])));
  const numbered = heads.map(({ target }) => target.type === "field" && isNumber.has(target.key));
  const textsOf = (isWanted: boolean): readonly string[] =>
    rows.flatMap((row) => row.flatMap((cell, at) => (typeof cell === "string" && (numbered[at] ?? false) === isWanted ? [cell] : [])));
  return marksOfTable(textsOf(true), textsOf(false), ifNone);
}

export function sheetTable(
  { isMarked, marksIfNone }: Pick<ReadTables, "isMarked" | "marksIfNone">,
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
  const shownMarks = shownIn(
    stated.map(({ row }) => row),
    heads,
    columns,
    marksIfNone,
  );
  const marks: NumberMarks = decimalMark === undefined ? shownMarks : { decimal: decimalMark, evidence: "shown" };
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  const seen = stated.filter((each) => !isHidden(each));
  const sums = namelessSums(
    seen.map(({ row }) => row),
    marks,
  );
  const totals = seen.filter(({ row }, at) => (idAt === -1 || isBlank(row[idAt])) && (isCalledTotal(row) || sums.has(at)));
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
    shownMarks,
    marks,
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
