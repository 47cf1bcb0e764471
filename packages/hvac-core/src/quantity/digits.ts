import { requireInRange } from "../refusals/errors.ts";
import { formatNumber, type DecimalMark } from "./format.ts";

/** Digits that every double keeps: what was typed with as many comes back as it was typed. */
const typedDigits = 15;
/** Digits of a converted number, beyond which the residue of a conversion is removed. */
const convertedDigits = 9;
const significantDigits = 6;
/** Relative rounding error of some operations on doubles. */
const noise = 1e-14;

/** Number of digits that tell a number from every other, without the zeros around them. */
function digitsOf(value: number): number {
  const [mantissa = ""] = value.toExponential().split("e");
  return mantissa.replace(/\D/g, "").length;
}

/** The number that {@link editableNumber} writes; what is not finite as it is. */
export function numberToShow(value: number, isTyped: boolean): number {
  if (!Number.isFinite(value)) return value;
  const [exact, maxDigits] = isTyped ? [value, typedDigits] : [Number(value.toPrecision(12)), convertedDigits];
  if (digitsOf(exact) <= maxDigits) return exact;
  return Number(Math.abs(exact) < 10 ** (significantDigits - 2) ? exact.toPrecision(significantDigits) : exact.toFixed(2));
}

/**
 * A number as it is written where it can be edited: as it was typed, up to 15 digits. A number that nobody typed, because it was converted from
 * another unit, calculated or linked, has six significant digits, more where these are fewer than two decimals, and all of them where they are
 * up to nine.
 *
 * @param value the number in the unit shown; `NaN` and infinities are written as a dash
 * @param isTyped whether it was typed in the unit shown
 * @param decimalMark point or comma
 * @returns the number in full, without groups; read again it is the number shown
 * @throws {UnknownNameError} for another decimal mark
 * @example
 * ```ts
 * import { editableNumber } from "@org/hvac-core/quantity";
 * editableNumber(1411522.63, true); // "1411522.63"
 * editableNumber(1411522.634567, false); // "1411522.63"
 * editableNumber(23.8888888889, false, ","); // "23,8889"
 * editableNumber(10 / 3, true); // "3.33333"
 * ```
 */
export function editableNumber(value: number, isTyped: boolean, decimalMark: DecimalMark = "."): string {
  return formatNumber(numberToShow(value, isTyped), { digits: "full", decimalMark }).replaceAll("-", "\u2212");
}

/**
 * A calculated number without the noise of binary arithmetic: 0.1 + 0.2 is 0.3. A number that is long by nature, such as a third, keeps every digit,
 * so that the way back leads to the number it came from.
 *
 * @param value a calculated number
 * @returns the number with up to twelve digits that it stands for, or itself
 * @throws {OutOfRangeError} when it is not finite
 * @example
 * ```ts
 * import { withoutRoundoff } from "@org/hvac-core/quantity";
 * withoutRoundoff(0.1 + 0.2); // 0.3
 * withoutRoundoff(10 / 3) * 3; // 10
 * ```
 */
export function withoutRoundoff(value: number): number {
  const short = Number(requireInRange("value", value, -Infinity, Infinity, "").toPrecision(12));
  return Math.abs(short - value) <= noise * Math.abs(value) ? short : value;
}
