import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { convert } from "./convert.ts";
import type { KindRow, QuantityKind, UnitSystem } from "./kinds.ts";
import type { UnitName } from "./units.ts";
import { defaultUnit, kindRow, siUnit, unitOfKind } from "./unitsOf.ts";

/** Separator of the whole and the fraction of a number. */
export type DecimalMark = "." | ",";

export const decimalMarks: readonly DecimalMark[] = [".", ","];

/** How the digits of large numbers are grouped: `12\u202f345\u202f678`, `12,345,678`, `12’345’678`, or by lakh and crore, `1,23,45,678`. */
export type Grouping = "space" | "comma" | "apostrophe" | "lakh";

/** How a number is written. */
export interface NumberFormat {
  /** Significant digits, 1…17; `"full"` writes every digit that tells the double apart, in plain ASCII for copying. */
  readonly digits?: number | "full";
  /** Most places after the decimal mark, 0…20. */
  readonly decimals?: number;
  /** Leave out zeros that end the fraction: `1.5` for `1.500`. */
  readonly trimZeros?: boolean;
  /** A point when left out. */
  readonly decimalMark?: DecimalMark;
  /** Thin spaces when left out. */
  readonly grouping?: Grouping;
  /** Groups four digits too, as amounts of money are: `5,520.96`. */
  readonly groupsFour?: boolean;
}

/** How a number and its unit are written. */
export interface QuantityFormat extends NumberFormat {
  /** Unit to show, instead of the default of the kind in the unit system. */
  readonly unit?: UnitName;
  /** `false` gives the number alone. */
  readonly withUnit?: boolean;
  /** Sign of the currency, in place of `¤`; with its decimals where they are not two. */
  readonly currency?: string | CurrencyFormat;
  /** Money that is right to its last digit: it is written whole, with the decimals of its currency and any more that it has. */
  readonly exact?: boolean;
}

/** How amounts in a currency are written. */
export interface CurrencyFormat {
  /** Written before the amount: `$`, `KWD`. */
  readonly sign: string;
  /** Decimals of its smallest unit: 2 for cents, 0 for yen, 3 for fils. */
  readonly decimals: number;
}

/** A number and its unit, to be set apart in type. `text` is both, as `formatQuantity` writes them. */
export interface QuantityText {
  readonly value: string;
  readonly unit: string;
  readonly text: string;
}

/** Narrow no-break space: as thin as a thin space, and neither a number nor its unit breaks off at a line's end. */
const thinSpace = "\u202f";
const minus = "\u2212";

/**
 * Writes a number for reading: significant digits, a true minus sign, and thin spaces between groups of three digits from 10 000 on
 * (NIST SP 811, 10.5.3: four digits stay together), or the separators of `grouping`.
 *
 * @param value the number; `NaN` and infinities are written as a dash, so that a screen never shows them
 * @param format significant digits (4 when left out) and further options
 * @returns the text
 * @throws {OutOfRangeError} for digits or decimals that no number has
 * @throws {UnknownNameError} for another decimal mark than a point or a comma
 * @source nist-sp811, section 10.5
 * @example
 * ```ts
 * import { formatNumber } from "@org/hvac-core/quantity";
 * formatNumber(1234.567); // "1235"
 * formatNumber(0.012345, { digits: 3 }); // "0.0123"
 * ```
 */
export function formatNumber(value: number, format: NumberFormat = {}): string {
  const { digits = 4, decimals = Infinity, trimZeros = false, decimalMark = ".", grouping, groupsFour } = format;
  requireKnown("decimalMark", decimalMark, decimalMarks);
  if (decimals !== Infinity) requireInRange("decimals", decimals, 0, 20, "");
  if (digits !== "full") requireInRange("digits", digits, 1, 17, "");
  if (!Number.isFinite(value)) return "–";
  if (digits === "full") return String(value).replace(".", decimalMark);
  if (value === 0) return "0";
  const size = Math.abs(value);
  const [mantissa = "", power = ""] = size.toExponential(digits - 1).split("e");
  const exponent = Number(power);
  const asPower = exponent >= 15 || (exponent < -6 && decimals >= -exponent);
  const rounded = exponent < digits ? size : Number(size.toPrecision(digits));
  let text = asPower ? mantissa : rounded.toFixed(Math.min(decimals, Math.max(0, digits - 1 - exponent)));
  if (trimZeros && text.includes(".")) text = text.replace(/\.?0+$/, "");
  const sign = value < 0 && /[1-9]/.test(text) ? minus : "";
  const [whole = "", fraction] = text.split(".");
  const groups = withGrouping(withGroups(whole, groupsFour ? 4 : 5), grouping);
  return sign + groups + (fraction === undefined ? "" : decimalMark + fraction) + (asPower ? `×10${superscript(exponent)}` : "");
}

/** A number in plain digits with thin spaces between groups of three before its decimal mark, from 10 000 on or from as many digits. */
export const withGroups = (number: string, digits = 5): string =>
  number.replace(/^([\u2212-]?)(\d+)/, (_, sign: string, whole: string) =>
    whole.length < digits ? sign + whole : sign + whole.replace(/\B(?=(\d{3})+$)/g, thinSpace),
  );

const marks = { comma: ",", apostrophe: "’", lakh: "," } as const;
const grouped = /(?<!\d\u202f?)\d{1,3}(?:\u202f\d{3})+(?!\u202f?\d)/g;

/**
 * Groups the numbers of a text otherwise. Everything this library writes is grouped by thin spaces, so the separator changes at the one door where
 * words leave it, as the decimal mark does.
 *
 * @param text words with numbers in them
 * @param grouping the separators to write; thin spaces when left out
 * @returns the text; a thin space before a unit stays
 * @example
 * ```ts
 * import { withGrouping } from "@org/hvac-core/internal";
 * withGrouping("12\u202f370\u202fW", "comma"); // "12,370\u202fW"
 * withGrouping("1\u202f234\u202f567", "lakh"); // "12,34,567"
 * ```
 */
export function withGrouping(text: string, grouping: Grouping = "space"): string {
  if (grouping === "space") return text;
  return text.replace(grouped, (number) => {
    if (grouping !== "lakh") return number.replaceAll(thinSpace, marks[grouping]);
    const digits = number.replaceAll(thinSpace, "");
    return `${digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",")},${digits.slice(-3)}`;
  });
}

/**
 * Digits and decimals of a number as its kind has them, where nothing else is wished for.
 *
 * @param shown the number in the unit shown
 */
export function digitsShown(
  { digits, decimals = Infinity, fraction }: KindRow,
  shown: number,
  format: Pick<NumberFormat, "digits" | "decimals">,
): { readonly digits: number | "full"; readonly decimals: number } {
  const isFixed = format.digits !== undefined || format.decimals !== undefined || fraction === undefined || !(Math.abs(shown) > 0);
  const exponent = isFixed
    ? 0
    : Number(
        Math.abs(shown)
          .toExponential(fraction - 1)
          .split("e")[1],
      );
  // Below what decimals can say numbers are written with a power of ten.
  const maxDecimals = isFixed || exponent < fraction - 21 ? Infinity : Math.max(0, fraction - 1 - exponent);
  return { digits: format.digits ?? digits, decimals: format.decimals ?? Math.min(decimals, maxDecimals) };
}

/** Places after the point of the shortest decimal that reads back as a number: 10.065 has three. */
export function placesOf(value: number): number {
  const [mantissa = "", power = "0"] = String(value).split("e");
  return Math.min(20, Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(power)));
}

/**
 * Digits and decimals of amounts of money: those of the currency, and where the amounts are exact all that they have.
 *
 * @param amounts what is written with the same decimals: one amount, or those of a column
 */
export function moneyDigits(
  amounts: readonly number[],
  { digits, decimals, currency, exact = false }: QuantityFormat,
): Pick<NumberFormat, "digits" | "decimals"> {
  if (digits !== undefined || decimals !== undefined) return {};
  const smallest = typeof currency === "object" ? currency.decimals : undefined;
  if (!exact) return smallest === undefined ? {} : { digits: 15, decimals: smallest };
  return { digits: 17, decimals: Math.max(smallest ?? 2, ...amounts.filter(Number.isFinite).map(placesOf)) };
}

/** Zero, with the decimals of the exact amounts in its column. */
export const exactZero = (decimals: number, decimalMark: DecimalMark = "."): string =>
  decimals === Infinity ? "0" : (0).toFixed(decimals).replace(".", decimalMark);

/** The sign of a currency before an amount: a word stands apart from its number, a sign does not. */
const beforeAmount = (sign: string): string => (/\p{L}$/u.test(sign) ? sign + thinSpace : sign);

function superscript(exponent: number): string {
  return String(exponent).replace(/[-\d]/g, (digit) => (digit === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!));
}

/**
 * A quantity for reading, its number and its unit apart.
 *
 * @param value the quantity in the SI unit of its kind
 * @param kind kind of quantity: it sets the digits
 * @param unitSystem the user's system: it sets the unit, unless `options.unit` does
 * @param options take precedence over those of the kind
 * @returns number, unit and both together
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @throws {UnknownUnitError} when `options.unit` is not a unit
 * @throws {UnitMismatchError} when `options.unit` does not measure this kind
 * @example
 * ```ts
 * import { quantityText } from "@org/hvac-core/quantity";
 * quantityText(0.4719474432, "airFlow", "Imperial").value; // "1000"
 * quantityText(0.4719474432, "airFlow", "Imperial").unit; // "cfm"
 * ```
 */
export function quantityText(value: number, kind: QuantityKind, unitSystem: UnitSystem, options: QuantityFormat = {}): QuantityText {
  const row = kindRow(kind);
  const { unit = defaultUnit(kind, unitSystem), withUnit = true, currency = "¤", exact: _, ...format } = options;
  const sign = typeof currency === "object" ? currency.sign : currency;
  const { id, symbol } = unitOfKind(unit, kind);
  const name = format.digits === undefined && format.decimals === undefined ? row.names?.[value - 1] : undefined;
  if (name !== undefined) return { value: name, unit: "", text: name };
  const shown = Number.isFinite(value) ? convert(value, siUnit(kind), id) : value;
  const money = kind === "money" ? moneyDigits([shown], options) : {};
  const digits = digitsShown(row, shown, { ...format, ...money });
  const number =
    options.exact && shown === 0
      ? exactZero(digits.decimals, options.decimalMark)
      : formatNumber(shown, { ...(row.trimZeros && { trimZeros: true }), groupsFour: kind === "money", ...format, ...digits });
  const printed = symbol.replace("¤", sign);
  const gap = printed === "" || printed === "°" ? "" : thinSpace;
  const before = symbol.startsWith("¤") && sign !== "¤";
  const text = before ? number.replace(/^−?/, (minusOrNone) => minusOrNone + beforeAmount(sign)) + symbol.slice(1) : number + gap + printed;
  return { value: number, unit: printed, text: withUnit ? text : number };
}

/**
 * Writes a quantity for reading: `1200 cfm`, `23.9 °C`, `−0.15 in.wg`.
 *
 * @param value the quantity in the SI unit of its kind
 * @param kind kind of quantity: it sets the digits
 * @param unitSystem the user's system: it sets the unit, unless `options.unit` does
 * @param options take precedence over those of the kind
 * @returns number and unit, a narrow no-break space between them
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @throws {UnknownUnitError} when `options.unit` is not a unit
 * @throws {UnitMismatchError} when `options.unit` does not measure this kind
 * @see {@link parseQuantity}
 * @see {@link quantityText}
 * @example
 * ```ts
 * import { formatQuantity } from "@org/hvac-core/quantity";
 * formatQuantity(24, "temperature", "Imperial", { withUnit: false }); // "75.2"
 * formatQuantity(0.5, "angle", "Metric"); // "0.50°"
 * ```
 */
export function formatQuantity(value: number, kind: QuantityKind, unitSystem: UnitSystem, options: QuantityFormat = {}): string {
  return quantityText(value, kind, unitSystem, options).text;
}
