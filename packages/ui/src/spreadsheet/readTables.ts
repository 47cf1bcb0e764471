import type { DecimalMark } from "@org/hvac-core/quantity";
import { readXlsx } from "hucre/xlsx";
import { readDelimitedFile } from "../elements/delimited.ts";
import { guardedWorkbook } from "./guard.ts";
import { fileLimits, UnreadableFileError, type ReadCell, type ReadSheet, type ReadTables } from "./table.ts";

/** How files begin: an archive as .xlsx is one; the container of .xls, and of workbooks with a password. */
const archive = [0x50, 0x4b, 0x03, 0x04];
const container = [0xd0, 0xcf, 0x11, 0xe0];
const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** A cell of a workbook: a date as its day, yes and no in words, the value that a formula had when it was saved. */
function cellOf(value: string | number | boolean | Date | null | undefined): ReadCell {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  return value;
}

async function readWorkbook(bytes: Uint8Array, decimalMark: DecimalMark): Promise<ReadTables> {
  const guarded = guardedWorkbook(bytes);
  try {
    const { sheets } = await readXlsx(guarded);
    return {
      sheets: sheets.map(({ name, rows }) => ({ name, rows: withoutEmptyEnd(rows.map((row) => row.map(cellOf))) })),
      isMarked: false,
      decimalMark,
    };
  } catch (error) {
    throw new UnreadableFileError("The workbook cannot be read. Open it in a spreadsheet program and save it as .xlsx again.", {
      cause: error,
    });
  }
}

function withoutEmptyEnd(rows: ReadSheet["rows"]): ReadSheet["rows"] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== undefined && cell !== ""));
  return rows.slice(0, last + 1);
}

/** Text in the encoding of its mark, else in UTF-8, else in that of Windows in western Europe, which older programs write. */
function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function readText(bytes: Uint8Array, name: string, decimalMark: DecimalMark): ReadTables {
  const text = decode(bytes);
  if (text.includes("\0")) throw new UnreadableFileError("This is neither a workbook nor a text file. Choose an .xlsx or .csv file.");
  const read = readDelimitedFile(text, decimalMark);
  const rows = withoutEmptyEnd(read.rows);
  if (rows.length > fileLimits.rows)
    throw new UnreadableFileError(`The file has ${rows.length} rows; at most ${fileLimits.rows} are read.`);
  if (rows.some(({ length }) => length > fileLimits.columns))
    throw new UnreadableFileError(`The file has more than ${fileLimits.columns} columns.`);
  return { sheets: [{ name, rows }], isMarked: true, decimalMark: read.decimalMark };
}

/**
 * Reads the tables of a file, whatever its name says: a workbook (.xlsx) by its first bytes, else text with commas, semicolons or tabs.
 *
 * @throws {UnreadableFileError} with the reason in words
 */
export async function readTables(bytes: Uint8Array, name: string, decimalMark: DecimalMark): Promise<ReadTables> {
  if (bytes.length === 0) throw new UnreadableFileError("The file is empty.");
  if (bytes.length > fileLimits.bytes)
    throw new UnreadableFileError(
      `The file is larger than ${fileLimits.bytes / 1e6} MB. Copy the table that you need into a file of its own.`,
    );
  if (beginsWith(bytes, container))
    throw new UnreadableFileError("This is a workbook of the old format, or one with a password. Save it as .xlsx without a password.");
  const read = beginsWith(bytes, archive) ? await readWorkbook(bytes, decimalMark) : readText(bytes, name, decimalMark);
  if (read.sheets.every(({ rows }) => rows.length === 0)) throw new UnreadableFileError("There is no table in the file.");
  return read;
}
