import type { NumberMarks } from "../numbers/decimalMarks.ts";

/** A cell without a value: an error, or a formula that was never calculated. */
export interface UnparsedCell {
  readonly text: string;
  readonly why: string;
}

/** A cell read from a file. */
export type ReadCell = string | number | undefined | UnparsedCell;

/** A sheet of a workbook, or a file of separated values. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
  /** Indices of the rows that the spreadsheet hides, by hand or with a filter. */
  readonly hidden?: readonly number[];
  /** Cells merged over several rows, with the number of rows. */
  readonly merged?: readonly { readonly row: number; readonly column: number; readonly rows: number }[];
}

/** Tables read from a file. `isMarked`: texts that a spreadsheet could interpret as formulas begin with an apostrophe, as in CSV. */
export interface ReadTables {
  readonly sheets: readonly ReadSheet[];
  readonly isMarked: boolean;
  /** Number format that applies if the texts do not show it. */
  readonly marksIfNone: NumberMarks;
  /** Notes about content of the file that is not in the tables: macros, values from other files. */
  readonly notes: readonly string[];
}

/** Reason why a file cannot be read, in words for the user. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

/** Maximum sizes of a file. The largest list has 5,000 rows; a sheet of it with every column has about 400,000 cells. */
export const fileLimits = {
  bytes: 10_000_000,
  /** Unpacked size of the parts that are read. */
  inflatedBytes: 80_000_000,
  /** Files within a workbook. */
  parts: 2000,
  rows: 20_000,
  columns: 400,
  /** Cells of all sheets. */
  cells: 1_000_000,
  /** From opening to the last sheet, ms. */
  time: 20_000,
} as const;
