import type { DecimalMark } from "@org/hvac-core/quantity";
import type { Block } from "./tableText.ts";

/** A number, a text, or nothing. */
export type CopiedCell = number | string | undefined;

export interface CopiedColumn {
  readonly label: string;
  /** Symbol of the unit that the numbers of the column are in; none for texts and plain numbers. */
  readonly unit?: string;
}

/** A table as it leaves the page: numbers as such, each column with its unit. */
export interface CopiedTable {
  readonly columns: readonly CopiedColumn[];
  readonly rows: readonly (readonly CopiedCell[])[];
}

/** All that spreadsheets and people type, and none of the noise of floating point. */
const significantDigits = 15;

/** A number as every spreadsheet reads it: no groups of thousands, the sign of the keyboard, the reader's decimal mark. */
function numberText(value: number, mark: DecimalMark): string {
  // What has no value, as a blank cell: no spreadsheet reads NaN.
  if (!Number.isFinite(value)) return "";
  const rounded = Number(value.toPrecision(significantDigits));
  return String(rounded === 0 ? 0 : rounded).replace(".", mark);
}

/**
 * A text that no spreadsheet takes for a formula: what begins like one gets the apostrophe by which spreadsheets mark texts, and one more where it has one.
 * Source: OWASP, "CSV injection", with the full-width signs that some languages type.
 */
export function harmlessText(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe off that keeps spreadsheets from taking a text for a formula. */
export const unmarked = (text: string): string => (text.startsWith("'") && harmlessText(text.slice(1)) === text ? text.slice(1) : text);

/** The texts of a table, its head with the units first. */
export function blockOf({ columns, rows }: CopiedTable, mark: DecimalMark): Block {
  return [
    columns.map(({ label, unit = "" }) => harmlessText(unit === "" ? label : `${label} (${unit})`)),
    ...rows.map((row) =>
      row.map((cell) => (cell === undefined ? "" : typeof cell === "number" ? numberText(cell, mark) : harmlessText(cell))),
    ),
  ];
}
