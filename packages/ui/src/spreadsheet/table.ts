import type { DecimalMark } from "@org/hvac-core/quantity";

/** A cell as it is read. */
export type ReadCell = string | number | undefined;

/** A sheet of a workbook, or a file of separated values. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
}

/** A file of tables that was read. `isMarked`: texts that a spreadsheet could take for formulas begin with an apostrophe, as in CSV. */
export interface ReadTables {
  readonly sheets: readonly ReadSheet[];
  readonly isMarked: boolean;
  /** The mark of decimals in its texts. */
  readonly decimalMark: DecimalMark;
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
