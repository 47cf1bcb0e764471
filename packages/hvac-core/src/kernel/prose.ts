import type { DecimalMark } from "../quantity/index.ts";
import type { Fields } from "./fields.ts";

/** How a calculator writes what it says. Numbers in results and formulas are data and stay as they are. */
export interface Presentation {
  /** A point when left out. */
  readonly decimalMark?: DecimalMark;
}

/**
 * A decimal number in prose. A name is not one: a number after a letter or a sign of sections (`B36.10M`, `§9.5`), after a word that
 * says so (`ASHRAE 62.1`, `section 6.2`), or with more points than one (`6.2.1`).
 */
const decimal = /(?<![\w.§]|\b(?:ASHRAE|Standard|[Ss]ection|Table|[Vv]ersion)\s)(\d+)\.(?=\d+(?!\.?\d))/g;

const none: readonly string[] = [];

function collect(fields: Fields, values: object, texts: Set<string>): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (field.type === "text") {
      if (typeof value === "string" && /\d\.\d/.test(value)) texts.add(value);
    } else if (field.type === "list") {
      if (Array.isArray(value)) for (const row of value as readonly object[]) collect(field.row, row, texts);
    } else if (field.type === "group" && typeof value === "object" && value !== null) collect(field.fields, value, texts);
  }
}

/** The texts of an input that hold a number with a point, such as the name "Room 2.14" or the section "38.6", the longest first. */
export function textsWithPoints(fields: Fields, input: object): readonly string[] {
  const texts = new Set<string>();
  collect(fields, input, texts);
  return [...texts].toSorted((first, other) => other.length - first.length);
}

/** Index of a text within another, unless it is part of a longer number. */
function placeOf(typed: string, text: string): number {
  for (let index = text.indexOf(typed); index >= 0; index = text.indexOf(typed, index + 1))
    if (!/[\w.]$/.test(text.slice(0, index)) && !/^(?:\w|\.\d)/.test(text.slice(index + typed.length))) return index;
  return -1;
}

/**
 * Puts another decimal mark into the numbers of a text that was written with points. Everything this library says is; so the mark changes at the
 * one door where words leave it, and no text can be forgotten.
 *
 * @param text words with numbers in them
 * @param decimalMark the mark to write
 * @param asTyped texts that somebody typed with points, longest first: they stay as they are
 * @returns the text; names of standards and sections keep their points
 * @example
 * ```ts
 * import { markDecimals } from "@org/hvac-core/internal";
 * markDecimals("1.2 kg/m³ in ASHRAE 62.1, section 6.2.1", ","); // "1,2 kg/m³ in ASHRAE 62.1, section 6.2.1"
 * ```
 */
export function markDecimals(text: string, decimalMark: DecimalMark, asTyped: readonly string[] = none): string {
  if (decimalMark === ".") return text;
  for (const [number, typed] of asTyped.entries()) {
    const index = placeOf(typed, text);
    if (index < 0) continue;
    const others = asTyped.slice(number);
    return `${markDecimals(text.slice(0, index), decimalMark, others)}${typed}${markDecimals(text.slice(index + typed.length), decimalMark, others)}`;
  }
  return text.replace(decimal, `$1${decimalMark}`);
}
