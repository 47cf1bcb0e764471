import { requireInRange } from "../refusals/errors.ts";
import { decimalOf, numberOf, plus, stepsIn, times, type Decimal } from "./decimal.ts";

/** Amounts larger than this are refused, in money; below it every amount is exact to the smallest step. */
const largestAmount = 1e12;

const unity = decimalOf(1);

/** Rounds an exact number of money to whole steps, exactly. */
function rounded(parameter: string, exact: Decimal, step: number): number {
  const unit = decimalOf(requireInRange("step", step, 0.0001, 1000, ""));
  const steps = stepsIn(exact, unit);
  const amount = numberOf(times({ digits: steps, scale: 0 }, unit));
  return requireInRange(parameter, amount, -largestAmount, largestAmount, "");
}

/**
 * Rounds money to whole steps: to the nearest, and halfway between two to the one farther from zero, for negative amounts as for positive ones.
 * The number is taken as the decimal that it was typed as, so that 1.005 becomes 1.01, which binary arithmetic makes 1.00.
 *
 * @param value money, any currency, −1e12…1e12
 * @param step the smallest step of amounts, money: 0.01, 0.05 or 1, from 0.0001 to 1000
 * @returns the amount, money: a whole number of steps
 * @throws {OutOfRangeError} when the step or the amount is out of range
 * @source iso-80000-1, annex B, rule B
 * @example
 * ```ts
 * import { roundAmount } from "@org/hvac-core/costing";
 * roundAmount(1.005, 0.01); // 1.01
 * roundAmount(-2.5, 1); // -3
 * roundAmount(12.33, 0.05); // 12.35
 * ```
 */
export function roundAmount(value: number, step: number): number {
  return rounded("value", decimalOf(requireInRange("value", value, -largestAmount, largestAmount, "")), step);
}

/**
 * What shares one after the other make of an amount, without rounding: 1.15 × 1.05 for 15 % and then 5 %.
 *
 * @param shares each −1…10; negative for what is taken off
 * @returns the factor
 * @throws {OutOfRangeError} when a share is out of range
 * @source mathematics
 * @example
 * ```ts
 * import { factorOfShares } from "@org/hvac-core/costing";
 * factorOfShares([0.15, 0.05, -0.02]); // 1.18335
 * ```
 */
export function factorOfShares(shares: readonly number[]): number {
  return numberOf(shares.map((share) => plus(unity, decimalOf(requireInRange("share", share, -1, 10, "")))).reduce(times, unity));
}

/** Cost of a bill's line per unit. */
export interface UnitRates {
  /** Rate of material, money per unit; of everything where the rate is not split. */
  readonly material: number;
  /** Rate of labour, money per unit. */
  readonly labour?: number;
  /** Rate of plant and equipment for the work, money per unit. */
  readonly plant?: number;
  /** Share of the material that is bought beyond the quantity: offcuts and losses, 0…10. */
  readonly waste?: number;
  /** Share that is added to all of these: profit on a prime cost sum, the percentage addition of daywork, −1…10; negative for what is taken off. */
  readonly addition?: number;
  /** For attendance, money per unit; nothing is added to it. */
  readonly attendance?: number;
}

/**
 * The rate of a line, without rounding: material with its waste, labour and plant, what is added to them, and attendance.
 *
 * @param rates money per unit, and waste and addition as shares
 * @returns the rate, money per unit
 * @throws {OutOfRangeError} when a number is out of range
 * @source mathematics
 * @example
 * ```ts
 * import { rateOfItem } from "@org/hvac-core/costing";
 * rateOfItem({ material: 9.1, waste: 0.1, labour: 4.2 }); // 14.21
 * rateOfItem({ material: 10000, addition: 0.05, attendance: 250 }); // 10750
 * ```
 */
export function rateOfItem({ material, labour = 0, plant = 0, waste = 0, addition = 0, attendance = 0 }: UnitRates): number {
  const largest = largestAmount;
  requireInRange("material", material, -largest, largest, "");
  requireInRange("labour", labour, -largest, largest, "");
  requireInRange("plant", plant, -largest, largest, "");
  requireInRange("attendance", attendance, -largest, largest, "");
  requireInRange("waste", waste, 0, 10, "");
  requireInRange("addition", addition, -1, 10, "");
  const withWaste = waste === 0 ? decimalOf(material) : times(decimalOf(material), plus(unity, decimalOf(waste)));
  const priced = plus(plus(withWaste, decimalOf(labour)), decimalOf(plant));
  const withAddition = addition === 0 ? priced : times(priced, plus(unity, decimalOf(addition)));
  return numberOf(attendance === 0 ? withAddition : plus(withAddition, decimalOf(attendance)));
}

/**
 * An amount: a quantity times a rate per unit, or an amount times a share of it. The product is exact, and rounded once as `roundAmount` does.
 *
 * @param quantity in the unit that the rate is per, or money, −1e12…1e12; negative for what is left out
 * @param rate money per unit, or a share, −1e12…1e12
 * @param step the smallest step of amounts, money: 0.01, 0.05 or 1, from 0.0001 to 1000
 * @returns the amount, money: a whole number of steps
 * @throws {OutOfRangeError} when a number is out of range, or the amount beyond 1e12
 * @source iso-80000-1, annex B, rule B
 * @example
 * ```ts
 * import { amountOf } from "@org/hvac-core/costing";
 * amountOf(520, 11.5, 0.01); // 5980
 * amountOf(1.15, 0.3, 0.01); // 0.35
 * amountOf(1234.5, 0.075, 0.01); // 92.59
 * ```
 */
export function amountOf(quantity: number, rate: number, step: number): number {
  requireInRange("quantity", quantity, -largestAmount, largestAmount, "");
  requireInRange("rate", rate, -largestAmount, largestAmount, "");
  return rounded("quantity", times(decimalOf(quantity), decimalOf(rate)), step);
}

/**
 * The exact sum of amounts: binary arithmetic gives 0.30000000000000004 for 0.1 and 0.2.
 *
 * @param amounts money, each −1e12…1e12
 * @returns their sum, money
 * @throws {OutOfRangeError} when an amount or the sum is beyond 1e12
 * @source mathematics
 * @example
 * ```ts
 * import { sumOfAmounts } from "@org/hvac-core/costing";
 * sumOfAmounts([0.1, 0.2]); // 0.3
 * sumOfAmounts([]); // 0
 * ```
 */
export function sumOfAmounts(amounts: readonly number[]): number {
  let sum: Decimal = { digits: 0n, scale: 2 };
  for (const amount of amounts) sum = plus(sum, decimalOf(requireInRange("amounts", amount, -largestAmount, largestAmount, "")));
  return requireInRange("amounts", numberOf(sum), -largestAmount, largestAmount, "");
}

/** A part of a bill that is taxed at one rate. */
export interface TaxedPart {
  /** Share, 0…10. */
  readonly rate: number;
  /** Amount of its items, money. */
  readonly items: number;
}

/** A part with what it is taxed on, and the tax. */
export interface TaxOfPart extends TaxedPart {
  /** The items with their part of all that is added to the bill, rounded once, money. */
  readonly rounded: number;
  /** Taxable amounts: the same, with the rounding difference in the largest part, money. */
  readonly base: number;
  readonly tax: number;
}

/** Index of the first part that is largest, whatever its sign. */
export const largestPart = (parts: readonly number[]): number =>
  parts.reduce((largest, part, index) => (Math.abs(part) > Math.abs(parts[largest]!) ? index : largest), 0);

/** Input of tax at several rates. */
export interface TaxTerms {
  /** The total before tax, money. */
  readonly net: number;
  /** Factor that all additions make together: 1.15 × 1.05 × 0.98. */
  readonly factor: number;
  /** The smallest step of amounts, money, from 0.0001 to 1000. */
  readonly step: number;
}

/**
 * Tax at several rates. What the bill adds to its items and takes off goes to the parts as their items do, each part rounded once; what rounding
 * leaves goes to the largest part, so that the parts make the total before tax. The tax of a part is its rate on that, rounded once.
 *
 * @param parts items by rate of tax
 * @param terms the total before tax, the factor of all additions and the smallest step of amounts
 * @returns the parts with base and tax; the bases add up to `net`
 * @throws {OutOfRangeError} when a number is out of range
 * @source mathematics
 * @example
 * ```ts
 * import { taxByRate } from "@org/hvac-core/costing";
 * taxByRate([{ rate: 0.2, items: 100 }, { rate: 0.05, items: 50 }], { net: 165, factor: 1.1, step: 0.01 }).map(({ base, tax }) => [base, tax]); // [[110, 22], [55, 2.75]]
 * ```
 */
export function taxByRate(parts: readonly TaxedPart[], { net, factor, step }: TaxTerms): readonly TaxOfPart[] {
  const bases = parts.map(({ items }) => amountOf(items, factor, step));
  const largest = largestPart(bases);
  const rest = sumOfAmounts([net, ...bases.map((base) => -base)]);
  return parts.map((part, index) => {
    const base = index === largest ? sumOfAmounts([bases[index]!, rest]) : bases[index]!;
    return { ...part, rounded: bases[index]!, base, tax: amountOf(base, part.rate, step) };
  });
}
