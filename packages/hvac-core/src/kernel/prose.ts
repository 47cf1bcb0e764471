import type { DecimalMark } from "../quantity/index.ts";

/** How a calculator writes what it says. Numbers in results and formulas are data and stay as they are. */
export interface Presentation {
  /** A point when left out. */
  readonly decimalMark?: DecimalMark;
}

/**
 * A decimal number in prose. What names something is none: a number after a letter or a sign of sections (`B36.10M`, `§9.5`), after a word that
 * says so (`ASHRAE 62.1`, `section 6.2`), or with more points than one (`6.2.1`).
 */
const decimal = /(?<![\w.§]|\b(?:ASHRAE|Standard|[Ss]ection|Table|[Vv]ersion)\s)(\d+)\.(?=\d+(?!\.?\d))/g;

/**
 * Puts another decimal mark into the numbers of a text that was written with points. Everything this library says is; so the mark changes at the
 * one door where words leave it, and no text can be forgotten.
 *
 * @param text words with numbers in them
 * @param decimalMark the mark to write
 * @returns the text; names of standards and sections keep their points
 * @example
 * ```ts
 * import { markDecimals } from "@org/hvac-core";
 * markDecimals("1.2 kg/m³ in ASHRAE 62.1, section 6.2.1", ","); // "1,2 kg/m³ in ASHRAE 62.1, section 6.2.1"
 * ```
 */
export function markDecimals(text: string, decimalMark: DecimalMark): string {
  return decimalMark === "." ? text : text.replace(decimal, `$1${decimalMark}`);
}
