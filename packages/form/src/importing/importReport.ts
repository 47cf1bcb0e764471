import type { CopiedTable } from "../numbers/copiedTable.ts";
import { reportHeads } from "./texts.ts";

/** A cell that was not imported unchanged. */
export interface ReportedCell {
  /** Row number in the file, or the name of a row. */
  readonly row: string;
  readonly column: string;
  readonly text: string;
  readonly why: string;
}

/** Report of an import or a paste, shown until the user closes it. */
export interface ImportReport {
  /** `Import of rooms from schedule.xlsx`. */
  readonly title: string;
  /** Sentences about an import. */
  readonly taken: readonly string[];
  /** Cells that were changed, remain text or kept their old value; rows and columns that were left out. */
  readonly cells: readonly ReportedCell[];
}

/** The report as a table for copying. */
export function reportTable({ title, taken, cells }: ImportReport): CopiedTable {
  return {
    columns: reportHeads.map((label) => ({ label })),
    rows: [...[title, ...taken].map((sentence) => [sentence]), ...cells.map(({ row, column, text, why }) => [row, column, text, why])],
  };
}
