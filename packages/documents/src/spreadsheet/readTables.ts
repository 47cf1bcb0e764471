import type { DecimalMark } from "@org/hvac-core/quantity";
import { readXls, readXlsx, type Workbook } from "hucre/xlsx";
import { readDelimitedFile } from "@org/form/numbers";
import { guardedWorkbook, signalledCell } from "./guard.ts";
import { fileLimits, UnreadableFileError, type ReadCell, type ReadSheet, type ReadTables } from "@org/form/importing";
import { texts } from "./texts.ts";

/** First bytes of files: the ZIP archive of .xlsx; the container of .xls and of workbooks with a password. */
const archive = [0x50, 0x4b, 0x03, 0x04];
const container = [0xd0, 0xcf, 0x11, 0xe0];
const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

type WorkbookCell = string | number | boolean | Date | null | undefined;

/** A share in percent. Exactly three decimals would look like thousands, so they get a zero. */
function percentText(share: number): string {
  const text = String(Number((share * 100).toPrecision(14)));
  return `${/^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text} %`;
}

/** A cell of a workbook: a date as its day, yes and no in words, the value that a formula had when it was saved. */
function cellOf(value: WorkbookCell): ReadCell {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  if (typeof value === "number") return value;
  const special = signalledCell(value);
  if (special === undefined) return value;
  if (special === "no value") return { text: texts.formula, why: texts.formulaWithoutValue };
  if ("error" in special) return { text: special.error, why: texts.cellError(special.error) };
  return percentText(special.share);
}

function sheetsOf(workbook: Workbook): readonly ReadSheet[] {
  return workbook.sheets.map(({ name, rows, rowDefs, merges, cells }) => {
    const isPercent = (row: number, column: number): boolean =>
      cells
        ?.get(`${row},${column}`)
        ?.style?.numFmt?.replaceAll(/"[^"]*"|\\./g, "")
        .includes("%") ?? false;
    const read = rows.map((row, index) =>
      row.map((cell, column) => (typeof cell === "number" && isPercent(index, column) ? percentText(cell) : cellOf(cell))),
    );
    return {
      name,
      rows: withoutEmptyEnd(read),
      hidden: [...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden === true ? [row] : [])),
      merged: (merges ?? []).flatMap(({ startRow, endRow, startCol }) =>
        endRow > startRow ? [{ row: startRow, column: startCol, rows: endRow - startRow + 1 }] : [],
      ),
    };
  });
}

function tablesOf(sheets: readonly ReadSheet[], notes: readonly string[], decimalMark: DecimalMark): ReadTables {
  return { sheets, notes, isMarked: false, marksIfNone: { decimal: decimalMark, evidence: "open" } };
}

async function readWorkbook(bytes: Uint8Array, decimalMark: DecimalMark): Promise<ReadTables> {
  const guarded = guardedWorkbook(bytes);
  try {
    return tablesOf(sheetsOf(await readXlsx(guarded.bytes)), guarded.notes, decimalMark);
  } catch (error) {
    throw new UnreadableFileError(texts.unreadableWorkbook, { cause: error });
  }
}

/** Reads a workbook of the format before 2007. Its file size bounds its content, as it is not compressed. */
async function readOldWorkbook(bytes: Uint8Array, decimalMark: DecimalMark): Promise<ReadTables> {
  try {
    const sheets = sheetsOf(await readXls(bytes, { readStyles: true }));
    return tablesOf(sheets.map(requireSize), [], decimalMark);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(texts.unreadableOldWorkbook, { cause: error });
  }
}

function requireSize(sheet: ReadSheet): ReadSheet {
  if (sheet.rows.length > fileLimits.rows) throw new UnreadableFileError(texts.tooManyRows(sheet.rows.length, fileLimits.rows));
  if (sheet.rows.some(({ length }) => length > fileLimits.columns)) throw new UnreadableFileError(texts.tooManyColumns(fileLimits.columns));
  return sheet;
}

function withoutEmptyEnd(rows: ReadSheet["rows"]): ReadSheet["rows"] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== undefined && cell !== ""));
  return rows.slice(0, last + 1);
}

/** Decodes text by its byte order mark; without one as UTF-16 if every other byte is zero, as UTF-8 if valid, otherwise as Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const zeros = (from: number): number => bytes.subarray(0, 1000).filter((byte, index) => index % 2 === from && byte === 0).length;
  const half = Math.min(bytes.length, 1000) / 2;
  const isLong = bytes.length > 8 && bytes.length % 2 === 0;
  if (isLong && zeros(1) > 0.7 * half && zeros(0) === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (isLong && zeros(0) > 0.7 * half && zeros(1) === 0) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function readText(bytes: Uint8Array, name: string, decimalMark: DecimalMark): ReadTables {
  const text = decode(bytes);
  if (text.includes("\0")) throw new UnreadableFileError(texts.otherFormat);
  const read = readDelimitedFile(text, decimalMark);
  return { sheets: [requireSize({ name, rows: withoutEmptyEnd(read.rows) })], notes: [], isMarked: true, marksIfNone: read.marksIfNone };
}

/**
 * Reads the tables of a file. The first bytes, not the name, decide: a workbook (.xlsx, .xlsm, .xls), or text separated by commas, semicolons, tabs
 * or bars.
 *
 * @throws {UnreadableFileError} with the reason in words
 */
export async function readTables(bytes: Uint8Array, name: string, decimalMark: DecimalMark): Promise<ReadTables> {
  if (bytes.length === 0) throw new UnreadableFileError(texts.empty);
  if (bytes.length > fileLimits.bytes) throw new UnreadableFileError(texts.tooLarge(fileLimits.bytes / 1e6));
  const reader = beginsWith(bytes, archive) ? readWorkbook : beginsWith(bytes, container) ? readOldWorkbook : undefined;
  const read = reader ? await reader(bytes, decimalMark) : readText(bytes, name, decimalMark);
  if (read.sheets.every(({ rows }) => rows.length === 0)) throw new UnreadableFileError(texts.noTable);
  return read;
}
