import { withGrouping } from "../quantity/format.ts";
import type { DecimalMark, Grouping } from "../quantity/index.ts";
import type { Fields } from "./fields.ts";
import { americanSpelling } from "./spelling.ts";

/** Which of the names of a pipe size are written, where it has two: "NPS 3 (DN 80)", "NPS 3" or "DN 80". */
export type PipeSizeNames = "both" | "nps" | "dn";

/** How words are spelt: vapour, or vapor. */
export type Spelling = "british" | "american";

/** How a calculator writes what it says. Numbers in results and formulas are data and stay as they are. */
export interface Presentation {
  /** A point when left out. */
  readonly decimalMark?: DecimalMark;
  /** Thin spaces when left out. */
  readonly grouping?: Grouping;
  /** Both when left out. */
  readonly pipeSizes?: PipeSizeNames;
  /** British when left out. */
  readonly spelling?: Spelling;
}

/**
 * A decimal number in prose. A name is not one: a number after a letter or a sign of sections (`B36.10M`, `§9.5`), after a word that
 * says so (`ASHRAE 62.1`, `section 6.2`), or with more points than one (`6.2.1`).
 */
const decimal = /(?<![\w.§]|\b(?:ASHRAE|Standard|[Ss]ection|Table|[Vv]ersion)\s)(\d+)\.(?=\d+(?!\.?\d))/g;

/** A pipe size with both of its names: of steel pipe, and of tube that is sized by inches. */
const pipeSize = /(NPS [\d/-]+|[\d/-]+ in) \((DN \d+)\)/g;

const none: readonly string[] = [];

const isRewritten = (typed: string): boolean => /\d\.\d/.test(typed) || americanSpelling(typed) !== typed;

function collect(fields: Fields, values: object, texts: Set<string>): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (field.type === "text") {
      if (typeof value === "string" && isRewritten(value)) texts.add(value);
    } else if (field.type === "list") {
      if (Array.isArray(value)) for (const row of value as readonly object[]) collect(field.row, row, texts);
    } else if (field.type === "group" && typeof value === "object" && value !== null) collect(field.fields, value, texts);
  }
}

/**
 * The texts of an input that hold a number with a point, such as the name "Room 2.14" or the section "38.6", or a word of British spelling, such as
 * "Vapour lab"; the longest first.
 */
export function textsAsTyped(fields: Fields, input: object): readonly string[] {
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

/** Changes the words between those that were typed. */
function aroundTyped(text: string, asTyped: readonly string[], write: (words: string) => string): string {
  for (const [number, typed] of asTyped.entries()) {
    const index = placeOf(typed, text);
    if (index < 0) continue;
    const others = asTyped.slice(number);
    return `${aroundTyped(text.slice(0, index), others, write)}${typed}${aroundTyped(text.slice(index + typed.length), others, write)}`;
  }
  return write(text);
}

/**
 * Writes a text as its reader does: numbers with their decimal mark and groups, pipe sizes by their name, words in their spelling.
 *
 * @param text words with numbers in them, with points and thin spaces
 * @param presentation the marks and names to write
 * @param asTyped texts that somebody typed, longest first: they stay as they are
 * @returns the text; names of standards and sections keep their points
 * @example
 * ```ts
 * import { presentNumbers } from "@org/hvac-core/internal";
 * presentNumbers("1.2 kg/m³ in ASHRAE 62.1, section 6.2.1", { decimalMark: "," }); // "1,2 kg/m³ in ASHRAE 62.1, section 6.2.1"
 * ```
 */
export function presentNumbers(
  text: string,
  { decimalMark = ".", grouping, pipeSizes = "both", spelling }: Presentation,
  asTyped: readonly string[] = none,
): string {
  const named = pipeSizes === "both" ? text : text.replace(pipeSize, pipeSizes === "nps" ? "$1" : "$2");
  if (decimalMark === "." && spelling !== "american") return withGrouping(named, grouping);
  // Everything this library says has points and British words; so both change at the one door where words leave it, and no text can be forgotten.
  const write = (words: string): string => {
    const marked = decimalMark === "." ? words : words.replace(decimal, `$1${decimalMark}`);
    return spelling === "american" ? americanSpelling(marked) : marked;
  };
  return withGrouping(aroundTyped(named, asTyped, write), grouping);
}
