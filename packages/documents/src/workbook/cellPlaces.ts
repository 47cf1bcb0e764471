import { columnLetters } from "./sheets.ts";

/** Where a number of the calculation stands in the workbook. */
export interface Place {
  readonly sheet: string;
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  /** By what the number in the cell is multiplied to be that of the formula: 0.01 of percent. */
  readonly factor: number;
}

const named = (sheet: string): string => `'${sheet}'!`;

/** A cell as a formula in another cell names it. */
export function reference({ sheet, row, column, factor }: Place, within: string): string {
  const cell = `${sheet === within ? "" : named(sheet)}${columnLetters(column)}${row + 1}`;
  return factor === 1 ? cell : `(${cell}/${1 / factor})`;
}

/** Cells of one column, one under the other. */
export function rangeOf(sheet: string, column: number, first: number, last: number, within: string): string {
  const letters = columnLetters(column);
  return `${sheet === within ? "" : named(sheet)}${letters}${first + 1}:${letters}${last + 1}`;
}
