import type { CopiedTable } from "../numbers/copiedTable.ts";

/** A cell that was not taken as it is. */
export interface ReportedCell {
  /** Where it stands: the number of its row in the file, or the name of a row. */
  readonly row: string;
  readonly column: string;
  readonly text: string;
  readonly why: string;
}

/** What came of an import or a paste, for as long as somebody wants to read it. */
export interface ImportReport {
  /** `Import of rooms from schedule.xlsx`. */
  readonly title: string;
  /** What was taken, in sentences. */
  readonly taken: readonly string[];
  /** Cells that were changed, stay as text or keep what they had; rows and columns that were left out. */
  readonly cells: readonly ReportedCell[];
}

/** The report as a table, to be copied. */
export function reportTable({ title, taken, cells }: ImportReport): CopiedTable {
  return {
    columns: ["Row", "Column", "Text", "Why"].map((label) => ({ label })),
    rows: [...[title, ...taken].map((sentence) => [sentence]), ...cells.map(({ row, column, text, why }) => [row, column, text, why])],
  };
}
