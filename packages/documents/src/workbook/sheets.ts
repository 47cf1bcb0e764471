import type { QuantityKind } from "@org/hvac-core/quantity";
import type { WrittenCell, WrittenSheet } from "../spreadsheet/writeXlsx.ts";

export type Cells = readonly (WrittenCell | undefined)[];

export const textCell = (value: string, look: Pick<WrittenCell, "isBold" | "wraps"> = {}): WrittenCell | undefined =>
  value === "" ? undefined : { value, ...look };
export const headCells = (texts: readonly string[]): Cells => texts.map((text) => textCell(text, { isBold: true }));

/** Quantity of a cell's number, which decides its format. */
export interface CellKind {
  readonly quantity?: QuantityKind | "text" | undefined;
  /** Decimals of money in the currency of the calculation. */
  readonly moneyDecimals: number;
  /** Shows all digits: the number can be edited, or is exact to its last digit. */
  readonly isWhole?: boolean | undefined;
}

/** Optional decimals of money beyond those of its currency: rates have tenths of a cent. */
const furtherDecimals = "######";

/**
 * The format of money does not depend on its current amount, so that a changed amount is shown correctly too. The exception is a currency without
 * decimals: Excel would write a point after every whole amount.
 */
function moneyFormat(value: number, { moneyDecimals, isWhole = false }: CellKind): string {
  if (moneyDecimals === 0) return isWhole && !Number.isInteger(value) ? `#,##0.0${furtherDecimals}` : "#,##0";
  return `#,##0.${"0".repeat(moneyDecimals)}${isWhole ? furtherDecimals : ""}`;
}

/** Number format of a cell, which always holds all digits; `undefined` shows all of them. */
function formatOf(value: number, kind: CellKind): string | undefined {
  if (kind.quantity === "money") return moneyFormat(value, kind);
  if (kind.isWhole) return undefined;
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e9) return size < 10_000 ? "0" : "#,##0";
  if (size >= 1e9 || (size > 0 && size < 1e-4)) return "0.000E+00";
  if (size >= 1000) return "#,##0.0";
  if (size >= 100) return "0.0";
  if (size >= 1) return "0.00";
  return size >= 0.01 ? "0.0000" : "0.000000";
}

export function numberCell(value: number, kind: CellKind, look: Pick<WrittenCell, "isBold"> = {}): WrittenCell {
  const format = formatOf(value, kind);
  return { value, ...(format !== undefined && { format }), ...look };
}

export function cellOf(value: string | number | undefined, kind: CellKind): WrittenCell | undefined {
  if (value === undefined) return undefined;
  return typeof value === "number" ? numberCell(value, kind) : textCell(value);
}

/** Widths of columns for most of their texts, characters. */
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
