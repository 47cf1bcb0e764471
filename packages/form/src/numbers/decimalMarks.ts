import type { DecimalMark } from "@org/hvac-core/quantity";

/**
 * How the numbers of a file or of a pasted block are written. `evidence`: its numbers show which mark is that of decimals; none of them does, so
 * that the page's own way is taken; or nobody knows, and what may be read in two ways must be asked.
 */
export interface NumberMarks {
  readonly decimal: DecimalMark;
  readonly evidence: "shown" | "none" | "open";
  /** They are open because the numbers show both. */
  readonly isMixed?: true;
}

const other = (mark: DecimalMark): DecimalMark => (mark === "." ? "," : ".");

/** Groups of three by spaces, whose mark is that of decimals: `1 200,5`. */
const spaced = String.raw`\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?(?![\d.,])`;
const marked = String.raw`\d+(?:[.,'’]\d+)*`;
const isSpaced = /[ \u00a0\u2009\u202f]/;
/** A number with its marks, without sign and unit. */
const number = new RegExp(`${spaced}|${marked}`, "g");
/** Twelve hundred, or one and two tenths. */
const doubtful = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Groups of three by apostrophes, as in Switzerland: `1'234.5`. */
const swiss = /^\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?$/;
/** Groups of two above the thousands, as in India: `1,00,000`. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const groups: Readonly<Record<DecimalMark, RegExp>> = { ".": /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, ",": /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ };

/** What one number shows: the mark of its decimals, that it may be read in two ways, or nothing. */
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
  // Several of one mark group, so that the other is that of decimals.
  return groups[last].test(text) ? other(last) : undefined;
}

/** A cell that is a number, maybe with a sign, a currency and a unit: numbers within sentences show nothing. */
const numberCell = new RegExp(String.raw`^\s*[-+−(]?\s*(?:\p{Sc}|[A-Z]{3}\b)?\s*(${spaced}|${marked})\s*[^\d]{0,14}\d?\)?\s*$`, "u");

/**
 * How the numbers of a block are written, by those of them that can be read in one way only.
 *
 * @param ifNone what applies where none of them shows it: the page's way, or that it is open
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
 * How the numbers of a table are written. Its columns of numbers show it; where they do not, a number with both marks does, wherever it stands.
 * Nothing else is evidence: `1.1` beside an item is its number in the bill.
 *
 * @param numbers cells of the columns that are numbers
 * @param others all other cells
 * @param ifNone what applies where none of them shows it
 */
export function marksOfTable(numbers: readonly string[], others: readonly string[], ifNone: NumberMarks): NumberMarks {
  const own = marksOf(numbers, ifNone);
  if (own.evidence === "shown" || own.isMixed === true) return own;
  const beside = marksOf(
    others.filter((text) => text.includes(".") && text.includes(",")),
    { decimal: ifNone.decimal, evidence: "none" },
  );
  return beside.evidence === "shown" ? beside : own;
}

/** A number in the marks of a page, without groups. */
function inMarks(text: string, { decimal, evidence }: NumberMarks, page: DecimalMark): string {
  const of = (digits: string, mark: string): string => digits.replaceAll(/[^\d.,]/g, "").replace(mark, page);
  if (isSpaced.test(text)) return of(text, /[.,]/.exec(text)?.[0] ?? ".");
  if (swiss.test(text)) {
    const mark = /[.,](?=\d+$)/.exec(text)?.[0] ?? ".";
    return of(text, mark);
  }
  if (indian.test(text)) return of(text.replaceAll(",", ""), ".");
  if (doubtful.test(text)) {
    // A point before three digits is refused by a page with commas unless the block shows what it is.
    if (evidence === "none" && decimal === "," && text.includes(".")) return text;
    return text.includes(decimal) ? of(text, decimal) : text.replace(other(decimal), "");
  }
  const mark = shownBy(text);
  if (mark === undefined || mark === "doubtful") return text;
  return text.replaceAll(other(mark), "").replace(mark, page);
}

/**
 * A text with its numbers in the marks of a page.
 *
 * @returns why it cannot be read, where nobody knows which mark is that of decimals
 */
export function numbersRead(text: string, marks: NumberMarks, page: DecimalMark): { readonly text: string } | { readonly why: string } {
  const inDoubt = marks.evidence === "open" ? text.match(number)?.find((each) => doubtful.test(each)) : undefined;
  if (inDoubt !== undefined) {
    const [whole = "", part = ""] = inDoubt.split(/[.,]/);
    return { why: `“${inDoubt}” may be ${whole}${part} or ${whole}${page}${part}: choose the decimal mark.` };
  }
  return { text: text.replaceAll(number, (each) => inMarks(each, marks, page)) };
}
