import type { DecimalMark } from "@org/hvac-core/quantity";
import { texts } from "./texts.ts";

/**
 * How the numbers of a file or of a pasted block are written. `evidence`: `shown` if its numbers show the decimal mark; `none` if they do not, so
 * that the mark of the page applies; `open` if the user must choose the mark of ambiguous numbers.
 */
export interface NumberMarks {
  readonly decimal: DecimalMark;
  readonly evidence: "shown" | "none" | "open";
  /** The evidence is open because the numbers show both marks. */
  readonly isMixed?: true;
}

const other = (mark: DecimalMark): DecimalMark => (mark === "." ? "," : ".");

/** Thousands separated by spaces, so that any mark is the decimal mark: `1 200,5`. */
const spaced = String.raw`\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?(?![\d.,])`;
const marked = String.raw`\d+(?:[.,'’]\d+)*`;
const isSpaced = /[ \u00a0\u2009\u202f]/;
/** A number with its marks, without sign and unit. */
const number = new RegExp(`${spaced}|${marked}`, "g");
/** An ambiguous number: twelve hundred, or one and two tenths. */
const doubtful = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Groups of three by apostrophes, as in Switzerland: `1'234.5`. */
const swiss = /^\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?$/;
/** Groups of two above the thousands, as in India: `1,00,000`. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const groups: Readonly<Record<DecimalMark, RegExp>> = { ".": /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, ",": /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ };

/** Decimal mark that one number shows; `doubtful` if the number is ambiguous, `undefined` if it shows nothing. */
function shownBy(text: string): DecimalMark | "doubtful" | undefined {
  if (isSpaced.test(text)) return /[.,]/.exec(text)?.[0] as DecimalMark | undefined;
  if (doubtful.test(text)) return "doubtful";
  if (indian.test(text)) return ".";
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (last === undefined) return undefined;
  if (marks.length === 1) return last;
  const [first] = marks as DecimalMark[];
  if (first !== last) return groups[first!].test(text) ? last : undefined;
  // A repeated mark separates thousands, so the other one is the decimal mark.
  return groups[last].test(text) ? other(last) : undefined;
}

/** A cell with one number, possibly with a sign, a currency and a unit: numbers within sentences are no evidence. */
const numberCell = new RegExp(String.raw`^\s*[-+−(]?\s*(?:\p{Sc}|[A-Z]{3}\b)?\s*(${spaced}|${marked})\s*[^\d]{0,14}\d?\)?\s*$`, "u");

/**
 * Finds how the numbers of a block are written, from its unambiguous numbers.
 *
 * @param ifNone result if no number shows it: the mark of the page, or an open question
 */
export function marksOf(cells: Iterable<string>, ifNone: NumberMarks): NumberMarks {
  const shown = new Set<DecimalMark>();
  let isDoubtful = false;
  for (const cell of cells) {
    const text = numberCell.exec(cell)?.[1];
    const each = text === undefined ? undefined : shownBy(text);
    if (each === "doubtful") isDoubtful = true;
    else if (each !== undefined) shown.add(each);
  }
  const [decimal] = shown;
  if (shown.size === 1) return { decimal: decimal!, evidence: "shown" };
  if (shown.size === 2) return { decimal: ifNone.decimal, evidence: "open", isMixed: true };
  return isDoubtful || ifNone.evidence === "shown" ? ifNone : { decimal: ifNone.decimal, evidence: "none" };
}

/**
 * Finds how the numbers of a table are written. Its numeric columns show it; if they do not, a number with both marks in any other cell does.
 * Nothing else is evidence: `1.1` in front of an item is its number in the bill.
 *
 * @param numbers cells of numeric columns
 * @param others all other cells
 * @param ifNone result if no number shows it
 */
export function marksOfTable(numbers: readonly string[], others: readonly string[], ifNone: NumberMarks): NumberMarks {
  const fromNumbers = marksOf(numbers, ifNone);
  if (fromNumbers.evidence === "shown" || fromNumbers.isMixed === true) return fromNumbers;
  const fromOthers = marksOf(
    others.filter((text) => text.includes(".") && text.includes(",")),
    { decimal: ifNone.decimal, evidence: "none" },
  );
  return fromOthers.evidence === "shown" ? fromOthers : fromNumbers;
}

/** Rewrites a number with the decimal mark of the page and without thousands separators. */
function inMarks(text: string, { decimal, evidence }: NumberMarks, page: DecimalMark): string {
  const withPageMark = (digits: string, mark: string): string => digits.replaceAll(/[^\d.,]/g, "").replace(mark, page);
  if (isSpaced.test(text)) return withPageMark(text, /[.,]/.exec(text)?.[0] ?? ".");
  if (swiss.test(text)) {
    const mark = /[.,](?=\d+$)/.exec(text)?.[0] ?? ".";
    return withPageMark(text, mark);
  }
  if (indian.test(text)) return withPageMark(text.replaceAll(",", ""), ".");
  if (doubtful.test(text)) {
    // A page with decimal commas rejects a point before three digits, unless the block shows what the point means.
    if (evidence === "none" && decimal === "," && text.includes(".")) return text;
    return text.includes(decimal) ? withPageMark(text, decimal) : text.replace(other(decimal), "");
  }
  const mark = shownBy(text);
  if (mark === undefined || mark === "doubtful") return text;
  return text.replaceAll(other(mark), "").replace(mark, page);
}

/**
 * Rewrites the numbers of a text with the decimal mark of the page.
 *
 * @returns a reason if a number is ambiguous and its decimal mark unknown
 */
export function normalizeNumbers(
  text: string,
  marks: NumberMarks,
  page: DecimalMark,
): { readonly text: string } | { readonly why: string } {
  const inDoubt = marks.evidence === "open" ? text.match(number)?.find((each) => doubtful.test(each)) : undefined;
  if (inDoubt !== undefined) {
    const [whole = "", part = ""] = inDoubt.split(/[.,]/);
    return { why: texts.doubtfulNumber({ text: inDoubt, thousands: whole + part, decimal: whole + page + part }) };
  }
  return { text: text.replaceAll(number, (each) => inMarks(each, marks, page)) };
}
