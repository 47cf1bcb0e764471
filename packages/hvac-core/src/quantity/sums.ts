import { convert } from "./convert.ts";
import { digitsShown, exactZero, formatNumber, moneyDigits, type QuantityFormat } from "./format.ts";
import type { QuantityKind, UnitSystem } from "./kinds.ts";
import { defaultUnit, kindRow, siUnit } from "./unitsOf.ts";

/** How the numbers of one sum are written. */
export type SumFormat = Omit<QuantityFormat, "withUnit" | "trimZeros">;

/** Numbers of one sum as whole steps of its last digit. */
export interface SumSteps {
  /** Quantities of the SI unit of the kind in steps, not rounded. */
  readonly inSteps: (value: number) => number;
  /** The sum in steps, rounded as it is without its parts. */
  readonly sum: number;
  /** Writes a whole number of steps. */
  readonly text: (steps: number) => string;
}

/** The power of ten of the last digit that a number is shown with: 1 is tens, −2 hundredths. */
function lastDigit(size: number, digits: number, decimals: number): number {
  const exponent = size === 0 ? 0 : Number(size.toExponential(digits - 1).split("e")[1]);
  return Math.max(exponent - digits + 1, -decimals);
}

/**
 * Steps of the last digit with which a sum is shown.
 *
 * @param sum the sum, in the SI unit of the kind
 * @param parts what makes it: of exact money all have the decimals of the one that has most
 */
export function stepsOfSum(
  sum: number,
  kind: QuantityKind,
  unitSystem: UnitSystem,
  options: SumFormat = {},
  parts: readonly number[] = [],
): SumSteps {
  const row = kindRow(kind);
  const { unit = defaultUnit(kind, unitSystem), decimalMark = ".", grouping = "space" } = options;
  const shown = (value: number): number => convert(value, siUnit(kind), unit);
  const { digits, decimals } = digitsShown(row, shown(sum), { ...options, ...(kind === "money" && moneyDigits([sum, ...parts], options)) });
  const significant = digits === "full" ? 17 : digits;
  const power = lastDigit(Math.abs(shown(sum)), significant, Math.min(decimals, 20));
  const scaled = (value: number): number => (power > 0 ? value / 10 ** power : value * 10 ** -power);
  // Halves fall as decimal digits have them, not as the multiplied double does.
  const rounded = Number(power > 0 ? shown(sum).toPrecision(significant) : shown(sum).toFixed(-power));
  return {
    inSteps: (value) => scaled(shown(value)),
    sum: Math.round(scaled(rounded)),
    text: (steps) =>
      options.exact && steps === 0
        ? exactZero(decimals, decimalMark)
        : formatNumber(power > 0 ? steps * 10 ** power : steps / 10 ** -power, {
            digits: 17,
            decimals: Math.max(0, -power),
            decimalMark,
            grouping,
            groupsFour: kind === "money",
            ...(row.trimZeros && { trimZeros: true }),
          }),
  };
}

/**
 * Whole steps for each part, its own rounded down or up, so that they add up to the sum: the parts nearest to their next step are rounded up.
 *
 * @param parts parts in steps, not rounded
 * @param sum their sum in whole steps
 */
export function apportion(parts: readonly number[], sum: number): readonly number[] {
  const steps = parts.map(Math.floor);
  const missing = sum - steps.reduce((total, each) => total + each, 0);
  const left = (index: number): number => parts[index]! - steps[index]!;
  const byRest = parts.map((_, index) => index).toSorted((a, b) => left(b) - left(a));
  for (const index of byRest.slice(0, Math.max(0, missing))) steps[index]!++;
  return steps;
}

/** A sum and what it consists of. */
export interface SumAndParts {
  /** The sum of the parts, in the SI unit of its kind. */
  readonly sum: number;
  /** The parts, in the same unit; they may be negative. */
  readonly parts: readonly number[];
}

/**
 * Writes a sum and its parts so that what is shown adds up: all have the last digit of the sum, and each part is rounded down or up so that they
 * make it. 10 604 and 1762 in four digits would be 10 600 and 1762, and their sum 12 370; here the parts of 12 370 are 10 610 and 1760.
 *
 * @param numbers sum and parts, in the SI unit of the kind
 * @param kind kind of quantity: it sets the digits
 * @param unitSystem the user's system: it sets the unit, unless `options.unit` does
 * @param options take precedence over those of the kind
 * @returns the texts, without units; a part is at most one step of the last digit from its value
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @throws {UnitMismatchError} when `options.unit` does not measure this kind
 * @example
 * ```ts
 * import { sumTexts } from "@org/hvac-core/quantity";
 * sumTexts({ sum: 12366, parts: [10604, 1762] }, "power", "Metric"); // { sum: "12\u202f370", parts: ["10\u202f610", "1760"] }
 * ```
 */
export function sumTexts(
  { sum, parts }: SumAndParts,
  kind: QuantityKind,
  unitSystem: UnitSystem,
  options: SumFormat = {},
): { readonly sum: string; readonly parts: readonly string[] } {
  const steps = stepsOfSum(sum, kind, unitSystem, options, parts);
  return { sum: steps.text(steps.sum), parts: apportion(parts.map(steps.inSteps), steps.sum).map(steps.text) };
}
