import type { DecimalMark } from "./format.ts";

/** A number at the start of a text and the text after it, or why it is not a number. */
export type NumberReading = { readonly value: number; readonly rest: string } | { readonly problem: string };

/** Digits with their marks: groups of three after any space or comma or point, decided below; the power of ten. */
const decimal = /^(\d*(?:[.,]\d+| (?=\d{3}(?!\d))\d+)*[.,]?)(?:e([+-]?\d+)| ?[×x] ?10\^([+-]?\d+))?/i;
const fraction = /^(?:(\d+)[ -])?(\d+) ?\/ ?(\d+)(?![\d.,])/;
/** What a single mark may group: one to three digits, not led by 0, before it, and exactly three after it. `0,125` is an eighth. */
const likeGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** The largest number that is read as a quantity. None of the field comes near, and within it every conversion stays finite. */
export const largestNumber = 1e100;

/** Groups of a lakh and a crore: `1,00,000`. */
const lakhs = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** Arabic and Persian digits become Latin ones, as their decimal mark and group separator do. */
const withLatinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.codePointAt(0)! & 0xf))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", " ");

/**
 * Thin and no-break spaces become spaces, dashes a hyphen, ½ becomes 1/2 with a space before it, 10⁻³ becomes 10^-3. Apostrophes that group three
 * digits become spaces: typographic ones, and where no lengths are read those of a keyboard, which are feet there.
 *
 * @param isLength whether `1'6` is feet and inches
 */
export function plainText(text: string, isLength = false): string {
  return withLatinDigits(text)
    .replace(isLength ? /(?<=\d)’(?=\d{3}(?!\d))/g : /(?<=\d)['’](?=\d{3}(?!\d))/g, " ")
    .replace(/[¼-¾⅐-⅞]/g, " $&")
    .replace(/10(?=[⁺⁻⁰¹²³⁴-⁹])/g, "10^")
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(/[−–‐‑⁻]/g, "-")
    .replace(/⁄/g, "/")
    .trim();
}

/**
 * Points and commas: when both occur, the last one is the decimal mark. One that occurs several times groups. A single point is the
 * decimal mark. A single comma is too (`12,5`), except that where points mark decimals `1,200` is twelve hundred.
 */
function plainDigits(digits: string, decimalMark: DecimalMark): string | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const groups = marks.length === 1 ? last !== decimalMark && likeGroup.test(digits) : marks.every((mark) => mark === last);
  const mark = groups || last === undefined ? digits.length : digits.lastIndexOf(last);
  const whole = digits.slice(0, mark);
  if (/\D/.test(whole) && !/^[1-9]\d{0,2}([., ])\d{3}(\1\d{3})*$/.test(whole) && !lakhs.test(whole)) return undefined;
  return `${whole.replace(/\D/g, "")}.${digits.slice(mark + 1)}`;
}

function bounded(value: number, read: string, text: string): NumberReading {
  return Math.abs(value) <= largestNumber ? { value, rest: text.slice(read.length) } : { problem: `${read} is too large` };
}

function signOf(text: string): { readonly factor: 1 | -1; readonly unsigned: string } {
  const [sign = ""] = /^[+-]? ?/.exec(text) ?? [];
  return { factor: sign.startsWith("-") ? -1 : 1, unsigned: text.slice(sign.length) };
}

/**
 * Reads the number at the start of a text: `12,5`, `1 200`, `1,200.5`, `3/4`, `1 1/2`, `1-1/2`, `1.2e3`, `-5`.
 *
 * @param text text in the form `plainText` gives
 * @param decimalMark the mark that a single one is in case of doubt
 */
export function readNumber(text: string, decimalMark: DecimalMark): NumberReading {
  const { factor, unsigned } = signOf(text);
  const parts = fraction.exec(unsigned);
  if (!parts) return readDecimal(text, decimalMark);
  const [all, whole = "0", top, bottom] = parts;
  if (Number(bottom) === 0) return { problem: `${all} divides by zero` };
  if (whole !== "0" && Number(top) >= Number(bottom)) return { problem: `${all} adds a fraction of one or more` };
  return bounded(factor * (Number(whole) + Number(top) / Number(bottom)), all, unsigned);
}

/** As {@link readNumber}, without fractions: of `3/4` it reads the 3. */
export function readDecimal(text: string, decimalMark: DecimalMark): NumberReading {
  const { factor, unsigned } = signOf(text);
  const [all = "", digits = "", e, ten] = decimal.exec(unsigned) ?? [];
  if (!/\d/.test(digits)) return { problem: `“${text}” does not begin with a number` };
  if (decimalMark === "," && digits.includes(".") && likeGroup.test(digits)) {
    return {
      problem: `“${digits}” may be ${digits.replace(".", "")} or ${digits.replace(/\.?0*$/, "").replace(".", ",")}; write one of these`,
    };
  }
  const plain = plainDigits(digits, decimalMark);
  if (plain === undefined) return { problem: `“${digits}” mixes decimal marks and groups of three` };
  return bounded(factor * Number(`${plain}e${e ?? ten ?? 0}`) + 0, all, unsigned);
}
