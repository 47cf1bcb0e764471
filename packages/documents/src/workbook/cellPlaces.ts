import { columnLetters } from "./sheets.ts";

/** Cell of a number of the calculation in the workbook. */
export interface Place {
  readonly sheet: string;
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  /** Factor from the number in the cell to that in formulas: 0.01 for percent. */
  readonly factor: number;
}

const named = (sheet: string): string => `'${sheet}'!`;

/** Reference to a cell in the formula of another cell. */
export function reference({ sheet, row, column, factor }: Place, within: string): string {
  const cell = `${sheet === within ? "" : named(sheet)}${columnLetters(column)}${row + 1}`;
  return factor === 1 ? cell : `(${cell}/${1 / factor})`;
}

/** Range of cells in one column. */
export function rangeOf(sheet: string, column: number, first: number, last: number, within: string): string {
  const letters = columnLetters(column);
  return `${sheet === within ? "" : named(sheet)}${letters}${first + 1}:${letters}${last + 1}`;
}
