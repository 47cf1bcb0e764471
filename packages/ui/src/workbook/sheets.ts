import type { QuantityKind } from "@org/hvac-core/quantity";
import type { WrittenCell, WrittenSheet } from "../spreadsheet/writeXlsx.ts";

export type Cells = readonly (WrittenCell | undefined)[];

export const textCell = (value: string, look: Pick<WrittenCell, "isBold" | "wraps"> = {}): WrittenCell | undefined =>
  value === "" ? undefined : { value, ...look };
export const headCells = (texts: readonly string[]): Cells => texts.map((text) => textCell(text, { isBold: true }));

/** How many decimals a number is shown with: the cell holds all of its digits. */
function decimalsOf(value: number, quantity: QuantityKind | "text" | undefined): string {
  if (quantity === "money") return "#,##0.00";
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e9) return size < 10_000 ? "0" : "#,##0";
  if (size >= 1e9 || (size > 0 && size < 1e-4)) return "0.000E+00";
  if (size >= 1000) return "#,##0.0";
  if (size >= 100) return "0.0";
  if (size >= 1) return "0.00";
  return size >= 0.01 ? "0.0000" : "0.000000";
}

export function numberCell(value: number, quantity?: QuantityKind | "text", look: Pick<WrittenCell, "isBold"> = {}): WrittenCell {
  return { value, format: decimalsOf(value, quantity), ...look };
}

export function cellOf(value: string | number | undefined, quantity?: QuantityKind | "text"): WrittenCell | undefined {
  if (value === undefined) return undefined;
  return typeof value === "number" ? numberCell(value, quantity) : textCell(value);
}

/** Widths that show most of what stands in columns, in characters. */
export function widthsOf(rows: readonly Cells[], longest = 48): readonly number[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, column) => {
    const lengths = rows.map((row) => {
      const value = row[column]?.value;
      return value === undefined ? 0 : typeof value === "number" ? 10 : value.length;
    });
    return Math.min(longest, Math.max(8, ...lengths) + 2);
  });
}

export const sheetOf = (name: string, rows: readonly Cells[], headRows: number): WrittenSheet => ({
  name,
  rows,
  headRows,
  widths: widthsOf(rows),
});

/** The letters of a column, counted from 0. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
