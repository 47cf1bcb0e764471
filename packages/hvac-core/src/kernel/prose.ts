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

const none: readonly string[] = [];
/** Inputs are never changed: what one holds is looked up once. */
const known = new WeakMap<object, readonly string[]>();

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") {
    if (/\d\.\d/.test(value)) texts.add(value);
  } else if (typeof value === "object" && value !== null) for (const member of Object.values(value)) collect(member, texts);
}

/**
 * The texts of an input that hold a number with a point, such as the name "Room 2.14" or the section "38.6": whoever typed them wrote them so.
 *
 * @param input an input, or part of one
 * @returns the texts, the longest first
 * @example
 * ```ts
 * import { textsWithPoints } from "@org/hvac-core";
 * textsWithPoints({ rooms: [{ name: "Room 2.14", area: 12.5 }, { name: "Hall" }] }); // ["Room 2.14"]
 * ```
 */
export function textsWithPoints(input: unknown): readonly string[] {
  if (typeof input !== "object" || input === null) return none;
  let texts = known.get(input);
  if (!texts) {
    const found = new Set<string>();
    collect(input, found);
    texts = [...found].toSorted((a, b) => b.length - a.length);
    known.set(input, texts);
  }
  return texts;
}

/** Where a text stands in another for itself, not as a part of a longer number. */
function placeOf(typed: string, text: string): number {
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1))
    if (!/[\w.]$/.test(text.slice(0, at)) && !/^(?:\w|\.\d)/.test(text.slice(at + typed.length))) return at;
  return -1;
}

/**
 * Puts another decimal mark into the numbers of a text that was written with points. Everything this library says is; so the mark changes at the
 * one door where words leave it, and no text can be forgotten.
 *
 * @param text words with numbers in them
 * @param decimalMark the mark to write
 * @param asTyped texts that stay as they are where they stand in it, see {@link textsWithPoints}
 * @returns the text; names of standards and sections keep their points
 * @example
 * ```ts
 * import { markDecimals } from "@org/hvac-core";
 * markDecimals("1.2 kg/m³ in ASHRAE 62.1, section 6.2.1", ","); // "1,2 kg/m³ in ASHRAE 62.1, section 6.2.1"
 * ```
 */
export function markDecimals(text: string, decimalMark: DecimalMark, asTyped: readonly string[] = none): string {
  if (decimalMark === ".") return text;
  for (const [index, typed] of asTyped.entries()) {
    const at = placeOf(typed, text);
    if (at < 0) continue;
    const others = asTyped.slice(index);
    return `${markDecimals(text.slice(0, at), decimalMark, others)}${typed}${markDecimals(text.slice(at + typed.length), decimalMark, others)}`;
  }
  return text.replace(decimal, `$1${decimalMark}`);
}
