import type { QuantityKind } from "@org/hvac-core/quantity";
import type { WrittenCell, WrittenSheet } from "../spreadsheet/writeXlsx.ts";

export type Cells = readonly (WrittenCell | undefined)[];

export const textCell = (value: string, look: Pick<WrittenCell, "isBold" | "wraps"> = {}): WrittenCell | undefined =>
  value === "" ? undefined : { value, ...look };
export const headCells = (texts: readonly string[]): Cells => texts.map((text) => textCell(text, { isBold: true }));

/** What the number of a cell is, which says how it is shown. */
export interface CellKind {
  readonly quantity?: QuantityKind | "text" | undefined;
  /** Decimals of money in the currency of the calculation. */
  readonly moneyDecimals: number;
  /** It may be changed, or is right to its last digit: all of its digits are shown, whatever they are. */
  readonly isWhole?: boolean | undefined;
}

/** Decimals of money beyond those of its currency, where it has them: rates are stated to tenths of a cent. */
const furtherDecimals = "######";

/**
 * The format of money does not depend on what it comes to today, so that another amount in its place is read as well. Money whole in a currency
 * without decimals is the exception: Excel would write a point behind every amount.
 */
function moneyFormat(value: number, { moneyDecimals, isWhole = false }: CellKind): string {
  if (moneyDecimals === 0) return isWhole && !Number.isInteger(value) ? `#,##0.0${furtherDecimals}` : "#,##0";
  return `#,##0.${"0".repeat(moneyDecimals)}${isWhole ? furtherDecimals : ""}`;
}

/** How a number is shown: the cell holds all of its digits. None: as many as it has. */
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
