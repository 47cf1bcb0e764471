import type { DecimalMark } from "@org/hvac-core/quantity";
import { marksOfTable, normalizeNumbers, type NumberMarks } from "../numbers/decimalMarks.ts";
import type { ReadCell, ReadSheet, ReadTables } from "./fileTable.ts";
import type { FileColumn } from "./fileColumns.ts";
import { readHeads, readUnitsRow, type Head, type RememberedHeads } from "./fileHeads.ts";
import { cellText, isBlank, type ImportedTable } from "./importedTable.ts";
import { texts } from "./texts.ts";

/** Choices of the user for a sheet; anything not chosen is derived from the sheet. */
export interface SheetChoice {
  readonly headRow: number | undefined;
  readonly heads?: readonly Head[] | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  readonly takesHidden?: boolean | undefined;
  readonly takesTotals?: boolean | undefined;
  /** Cells merged over several rows apply to each of them. */
  readonly fillsMerged?: boolean | undefined;
}

/** A row of a file that is not imported, and why. */
export interface SkippedRow {
  readonly number: number;
  readonly why: string;
  readonly text: string;
}

/** A sheet as a table of rows for a list. */
export interface SheetTable extends ImportedTable {
  /** Row numbers in the file, from 1. */
  readonly numbers: readonly number[];
  /** Number format that the texts show, regardless of the user's choice. */
  readonly shownMarks: NumberMarks;
  readonly hasUnitsRow: boolean;
  readonly hiddenCount: number;
  readonly totalCount: number;
  readonly mergedCount: number;
  readonly skippedRows: readonly SkippedRow[];
}

/** Names of sums in a table. `Total of level 1` is a sum, but `Total heat recovery unit` is not. */
const sumNames = [
  String.raw`(?:grand|sub|section|page|project|net|gross|overall)?[\s-]*totals?(?=\s*(?:$|[:.(\d=\-–—]|(?:of|for|carried|brought|to|in|on|excl|incl|excluding|including|amount|cost|price|sum|value|area|load|this|page|section|net|gross|before|after|with|without|contract|tender|works?)\b))`,
  String.raw`(?:sum|summe|gesamt|gesamtsumme|zwischensumme|summa|somme|total général|totale)(?=\s*(?:$|[:.(\d=\-–—]|(?:of|for|titel|los|netto|brutto|ht|ttc)\b))`,
  String.raw`(?:carried|brought) (?:forward|to|down)\b`,
  String.raw`[cb]\/[fd]\b`,
];
const total = new RegExp(`^(?:${sumNames.join("|")})`, "i");
/** A short text that ends in the word: `Level 1 total`. */
const totalAtEnd = /^.{1,40}\b(?:sub-?)?totals?:?$/i;

/** Whether a cell has words, not a number with a unit. */
const isWords = (cell: ReadCell): cell is string => typeof cell === "string" && /^[^\d]*\p{L}/u.test(cell.trim());

/** Whether the texts of a row call it a sum of other rows. */
function isCalledTotal(row: readonly ReadCell[]): boolean {
  const first = row.find(isWords)?.trim();
  return first !== undefined && (total.test(first) || (totalAtEnd.test(first) && row.filter(isWords).length === 1));
}

const beginsAsNumber = /^\s*[-+−]?\d/;

/** Number of a cell, with the step of its last digit; `undefined` if the cell is not a number. */
function numberOf(cell: ReadCell, marks: NumberMarks): { readonly value: number; readonly step: number } | undefined {
  if (typeof cell === "number") return { value: cell, step: 10 ** -(String(cell).split(".")[1]?.length ?? 0) };
  if (typeof cell !== "string" || !beginsAsNumber.test(cell)) return undefined;
  const read = normalizeNumbers(cell, marks, ".");
  const [digits] = "text" in read ? (/^\s*[-+−]?[\d.]+/.exec(read.text) ?? []) : [];
  const value = Number(digits?.replace("−", "-") ?? Number.NaN);
  return Number.isFinite(value) ? { value, step: 10 ** -(digits!.split(".")[1]?.length ?? 0) } : undefined;
}

/**
 * Finds rows that contain only sums: a cell that is filled in most rows above, such as the name, is blank, and the numbers are the sums of those above
 * within their rounding.
 */
function namelessSums(rows: readonly (readonly ReadCell[])[], marks: NumberMarks): ReadonlySet<number> {
  // Most tables have no row with numbers only, and then long tables need not be added up.
  const mayBeNumber = (cell: ReadCell): boolean => typeof cell === "number" || (typeof cell === "string" && beginsAsNumber.test(cell));
  if (!rows.some((row) => row.every((cell) => isBlank(cell) || mayBeNumber(cell)))) return new Set();
  const sums: { value: number; count: number; step: number }[] = [];
  const sumRows = new Set<number>();
  const filled: number[] = [];
  for (const [index, row] of rows.entries()) {
    const numbers = row.map((cell) => numberOf(cell, marks));
    const numberCells = numbers.flatMap((number, column) => (number === undefined ? [] : [{ number, sum: sums[column] }]));
    const isSum =
      row.some((cell, column) => isBlank(cell) && (filled[column] ?? 0) * 2 > index) &&
      numberCells.length > 0 &&
      row.every((cell, column) => isBlank(cell) || numbers[column] !== undefined) &&
      numberCells.every(
        ({ number, sum }) =>
          sum !== undefined && sum.count > 1 && Math.abs(number.value - sum.value) <= 0.5 * (sum.step * sum.count + number.step) + 1e-9,
      ) &&
      numberCells.some(({ number }) => number.value !== 0);
    for (const [column, cell] of row.entries()) if (!isBlank(cell)) filled[column] = (filled[column] ?? 0) + 1;
    if (isSum) sumRows.add(index);
    else
      for (const [column, number] of numbers.entries())
        if (number !== undefined) {
          const before = sums[column] ?? { value: 0, count: 0, step: 0 };
          sums[column] = { value: before.value + number.value, count: before.count + 1, step: Math.max(before.step, number.step) };
        }
  }
  return sumRows;
}

/** Rows in which merged cells are repeated for each row that they cover. */
function filledDown({ rows, merged = [] }: ReadSheet, from: number): readonly (readonly ReadCell[])[] {
  const mergedCells = merged.filter(({ row }) => row >= from);
  if (mergedCells.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { row, column, rows: count } of mergedCells) {
    const value = rows[row]?.[column];
    for (let index = row + 1; index < Math.min(row + count, rows.length); index++)
      if (isBlank(filled[index]![column])) filled[index]![column] = value;
  }
  return filled;
}

/** Number format of the texts of a table, judged by its numeric columns. */
function shownIn(rows: ImportedTable["rows"], heads: readonly Head[], columns: readonly FileColumn[], ifNone: NumberMarks): NumberMarks {
  const isNumber = new Set(columns.flatMap(({ key, cellField }) => (cellField.type === "quantity" ? [key] : [])));
  const numbered = heads.map(({ target }) => target.type === "field" && isNumber.has(target.key));
  const textsOf = (isWanted: boolean): readonly string[] =>
    rows.flatMap((row) =>
      row.flatMap((cell, column) => (typeof cell === "string" && (numbered[column] ?? false) === isWanted ? [cell] : [])),
    );
  return marksOfTable(textsOf(true), textsOf(false), ifNone);
}

export function sheetTable(
  { isMarked, marksIfNone }: Pick<ReadTables, "isMarked" | "marksIfNone">,
  sheet: ReadSheet,
  choice: SheetChoice & { readonly headRow: number },
  columns: readonly FileColumn[],
  known: RememberedHeads,
): SheetTable {
  const { headRow, decimalMark, takesHidden = false, takesTotals = false, fillsMerged = true } = choice;
  const under = sheet.rows.slice(headRow + 1, headRow + 8).map((row) => row.map(cellText));
  const units = readUnitsRow(under);
  const first = headRow + (units ? 2 : 1);
  const titles = (sheet.rows[headRow] ?? []).map(cellText);
  const heads = choice.heads ?? readHeads(titles, columns, known, units);
  const hidden = new Set(sheet.hidden ?? []);
  const all = (fillsMerged ? filledDown(sheet, first) : sheet.rows).slice(first).map((row, index) => ({ row, index: first + index }));
  const nonBlankRows = all.filter(({ row }) => row.some((cell) => !isBlank(cell)));
  const isHidden = ({ index }: { readonly index: number }): boolean => hidden.has(index);
  const hiddenRows = nonBlankRows.filter(isHidden);
  const shownMarks = shownIn(
    nonBlankRows.map(({ row }) => row),
    heads,
    columns,
    marksIfNone,
  );
  const marks: NumberMarks = decimalMark === undefined ? shownMarks : { decimal: decimalMark, evidence: "shown" };
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  const seen = nonBlankRows.filter((each) => !isHidden(each));
  const sums = namelessSums(
    seen.map(({ row }) => row),
    marks,
  );
  const totals = seen.filter(({ row }, index) => (idAt === -1 || isBlank(row[idAt])) && (isCalledTotal(row) || sums.has(index)));
  const why = new Map([
    ...(takesHidden ? [] : hiddenRows.map(({ index }) => [index, texts.hiddenRow] as const)),
    ...(takesTotals ? [] : totals.map(({ index }) => [index, texts.totalRow] as const)),
  ]);
  const taken = all.filter(({ index }) => !why.has(index));
  return {
    rows: taken.map(({ row }) => row),
    numbers: taken.map(({ index }) => index + 1),
    heads,
    isMarked,
    shownMarks,
    marks,
    hasUnitsRow: units !== undefined,
    hiddenCount: hiddenRows.length,
    totalCount: totals.length,
    mergedCount: (sheet.merged ?? []).filter(({ row }) => row >= first).length,
    skippedRows: nonBlankRows.flatMap(({ row, index }) => {
      const reason = why.get(index);
      const text = row
        .map(cellText)
        .filter((each) => each.trim() !== "")
        .join(", ");
      return reason === undefined ? [] : [{ number: index + 1, why: reason, text }];
    }),
  };
}
