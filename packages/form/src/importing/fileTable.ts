import type { NumberMarks } from "../numbers/decimalMarks.ts";

/** A cell that the file has no value for: a formula that was never calculated, an error. */
export interface UnparsedCell {
  readonly text: string;
  readonly why: string;
}

/** A cell as it is read. */
export type ReadCell = string | number | undefined | UnparsedCell;

/** A sheet of a workbook, or a file of separated values. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
  /** Rows that the spreadsheet program does not show, by their index: hidden ones, and those that a filter leaves out. */
  readonly hidden?: readonly number[];
  /** Cells that are merged downwards, each with how many rows it covers. */
  readonly merged?: readonly { readonly row: number; readonly column: number; readonly rows: number }[];
}

/** A file of tables that was read. `isMarked`: texts that a spreadsheet could take for formulas begin with an apostrophe, as in CSV. */
export interface ReadTables {
  readonly sheets: readonly ReadSheet[];
  readonly isMarked: boolean;
  /** How its texts write numbers where they do not show it. */
  readonly marksIfNone: NumberMarks;
  /** What is not in its tables though it is in the file, in words: macros, values of other files. */
  readonly notes: readonly string[];
}

/** Why a file is not read, in words for who chose it. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

/** What a file may hold at most. The largest list has 5,000 rows; a sheet of it with every column has some 400,000 cells. */
export const fileLimits = {
  bytes: 10_000_000,
  /** Of the parts that are read, unpacked. */
  inflatedBytes: 80_000_000,
  /** Files within a workbook. */
  parts: 2000,
  rows: 20_000,
  columns: 400,
  /** Of all sheets together. */
  cells: 1_000_000,
  /** From opening to the last sheet, ms. */
  time: 20_000,
} as const;
