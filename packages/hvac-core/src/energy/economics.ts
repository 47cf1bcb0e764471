import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/**
 * Present value of a sum due after some years.
 *
 * @equation P = F / (1 + d)^n
 * @param amount sum due, money, −1e15…1e15
 * @param rate discount rate per year, −0.9…10
 * @param years years from now, 0…200
 * @returns present value, money
 * @throws {OutOfRangeError} when an input is outside its range
 * @source nist-handbook-135, single present value (SPV)
 * @example
 * ```ts
 * import { presentValue } from "@org/hvac-core/energy";
 * presentValue(1, 0.03, 10); // 0.744
 * ```
 */
export function presentValue(amount: number, rate: number, years: number): number {
  return requireInRange("amount", amount, -1e15, 1e15, "") / (1 + requireRate(rate)) ** requireInRange("years", years, 0, 200, "a");
}

/**
 * Present value of 1 a year for some years, each year's sum growing by an escalation: Σ ((1 + e)/(1 + d))^t, t = 1…n, in today's prices.
 *
 * @param rate discount rate per year, −0.9…10; real when the escalation is real
 * @param years number of payments, a whole number 0…200
 * @param escalation growth of the price per year, −0.5…2; 0 when absent
 * @returns uniform present value factor (UPV, or UPV* with escalation), a
 * @throws {OutOfRangeError} when an input is outside its range
 * @source nist-handbook-135, UPV and modified UPV*
 * @example
 * ```ts
 * import { uniformPresentValue } from "@org/hvac-core/energy";
 * uniformPresentValue(0.03, 20); // 14.877
 * ```
 */
export function uniformPresentValue(rate: number, years: number, escalation = 0): number {
  const growth = (1 + requireInRange("escalation", escalation, -0.5, 2, "1/a")) / (1 + requireRate(rate));
  let sum = 0;
  let factor = 1;
  for (let year = requireYears(years); year > 0; year -= 1) {
    factor *= growth;
    sum += factor;
  }
  return sum;
}

/**
 * Net present value of yearly cash flows, the first of them now: Σ C_t/(1 + d)^t, t = 0…n.
 *
 * Spreadsheets' NPV function discounts the first flow by a year already; here year 0 is today.
 *
 * @param rate discount rate per year, −0.9…10
 * @param cashFlows money per year, year 0 first; expenses negative; 1…201 values
 * @returns net present value, money
 * @throws {OutOfRangeError} when the rate or a flow is outside its range
 * @source astm-e1074, net benefits
 * @source nist-handbook-135, net savings
 * @see {@link internalRateOfReturn}
 * @see {@link presentValue}
 * @example
 * ```ts
 * import { netPresentValue } from "@org/hvac-core/energy";
 * netPresentValue(0.1, [-10_000, 3000, 4200, 6800]); // 1307.29
 * ```
 */
export function netPresentValue(rate: number, cashFlows: readonly number[]): number {
  const growth = 1 + requireRate(rate);
  return requireFlows(cashFlows).reduceRight((later, flow) => later / growth + flow, 0);
}

/**
 * Internal rate of return: the discount rate at which the net present value is zero.
 *
 * For conventional flows, expenses first and returns after (one change of sign), and for those whose running total changes sign once,
 * such as an investment with a replacement half-way: then one positive rate alone solves the equation (Norstrom). With more changes
 * several rates may, and none of them is "the" return.
 *
 * @param cashFlows money per year, year 0 first
 * @returns rate per year, from −0.9 to 10 (0 to 10 for flows of several changes), to 1e-12
 * @throws {OutOfRangeError} when the flows do not settle one rate, or the rate lies outside −0.9…10
 * @source astm-e1057, internal rate of return
 * @source norstrom-1972
 * @example
 * ```ts
 * import { internalRateOfReturn } from "@org/hvac-core/energy";
 * internalRateOfReturn([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]); // 0.0866
 * ```
 */
export function internalRateOfReturn(cashFlows: readonly number[]): number {
  const first = Math.sign(requireFlows(cashFlows).find((flow) => flow !== 0) ?? 0);
  const changes = signChanges(cashFlows);
  let sum = 0;
  const totals = cashFlows.map((flow) => (sum += flow));
  // A running total that ends at nothing has its rate at 0, which is not a positive one.
  if (changes !== 1 && (sum === 0 || signChanges(totals) !== 1)) {
    const reason = "a rate of return exists and is unique only when the flows, or their running total, change sign exactly once";
    throw new OutOfRangeError({ parameter: "sign changes of cashFlows", value: changes, min: 1, max: 1, unit: "", reason });
  }
  // Times the sign of the first flow, the present value is below zero left of the only zero and above it right of it.
  const value = (rate: number) => first * netPresentValue(rate, cashFlows);
  let [low, high] = [changes === 1 ? -0.9 : 0, 10];
  if (value(low) > 0 || value(high) < 0) {
    const rate = value(low) > 0 ? -1 : Infinity;
    throw new OutOfRangeError({ parameter: "rate of return", value: rate, min: -0.9, max: 10, unit: "1/a" });
  }
  while (high - low > 1e-13 * (1 + Math.abs(low))) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (value(middle) > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/**
 * Years until the savings have returned the investment, interpolated within the year; without interest when the rate is 0 (simple payback).
 *
 * @param investment money now, above 0…1e15
 * @param savings money per year from year 1, 1…200 values; a single number stands for the same saving each year of 200
 * @param rate discount rate per year, −0.9…10; 0 when absent
 * @returns years, or `undefined` when the savings never return it
 * @throws {OutOfRangeError} when an input is outside its range
 * @source astm-e1121, payback
 * @source nist-handbook-135, simple and discounted payback
 * @example
 * ```ts
 * import { paybackPeriod } from "@org/hvac-core/energy";
 * paybackPeriod(10_000, 2500); // 4
 * ```
 */
export function paybackPeriod(investment: number, savings: number | readonly number[], rate = 0): number | undefined {
  const flows = Array.isArray(savings)
    ? (savings as readonly number[])
    : Array<number>(200).fill(requireInRange("savings", savings as number, -1e15, 1e15, ""));
  const growth = 1 + requireRate(rate);
  let open = requireInRange("investment", investment, 1e-9, 1e15, "");
  let factor = 1;
  for (const [index, saving] of requireFlows(flows).entries()) {
    factor /= growth;
    const worth = saving * factor;
    if (worth >= open) return index + open / worth;
    open -= worth;
  }
  return undefined;
}

/** A cost that recurs every year. */
export interface AnnualCost {
  /** Money a year at today's price. */
  readonly amount: number;
  /** Growth of the price per year, −0.5…2; 0 when absent. Real when the discount rate is real. */
  readonly escalation?: number;
}

/** Cost of ownership over a study period. */
export interface LifeCycle {
  /** Discount rate per year, −0.9…10. */
  readonly rate: number;
  /** Study period, whole years, 1…200. */
  readonly years: number;
  /** Investment now, money. */
  readonly investment: number;
  /** Replacements within the period: year (0…years) and money at that year. */
  readonly replacements?: ReadonlyArray<{ readonly year: number; readonly amount: number }>;
  /** Value left at the end, money. */
  readonly residual?: number;
  /** Energy, water, carbon, operation, maintenance. */
  readonly annual: readonly AnnualCost[];
}

/** Life-cycle cost and its parts, all at present value. */
export interface LifeCycleCost {
  readonly total: number;
  readonly investment: number;
  readonly replacements: number;
  readonly residual: number;
  readonly annual: readonly number[];
}

/**
 * Life-cycle cost at present value: investment + replacements − residual + annual costs.
 *
 * @param project costs and study period
 * @returns total and parts, money; `residual` is what is taken off
 * @throws {OutOfRangeError} when an input is outside its range
 * @source nist-handbook-135, life-cycle cost
 * @source astm-e917, life-cycle cost
 * @example
 * ```ts
 * import { lifeCycleCost } from "@org/hvac-core/energy";
 * lifeCycleCost({ rate: 0.03, years: 20, investment: 100_000, annual: [{ amount: 10_000 }] }).total; // 248774.75
 * ```
 */
export function lifeCycleCost(project: LifeCycle): LifeCycleCost {
  const { rate, years } = project;
  const investment = requireInRange("investment", project.investment, -1e15, 1e15, "");
  requireInRange("years", requireYears(years), 1, 200, "a");
  const replacements = (project.replacements ?? []).reduce(
    (sum, { year, amount }) => sum + presentValue(amount, rate, requireInRange("replacements.year", year, 0, years, "a")),
    0,
  );
  const residual = presentValue(project.residual ?? 0, rate, years);
  const annual = project.annual.map(
    ({ amount, escalation }) => requireInRange("annual.amount", amount, -1e15, 1e15, "") * uniformPresentValue(rate, years, escalation),
  );
  return {
    total: annual.reduce((sum, cost) => sum + cost, investment + replacements - residual),
    investment,
    replacements,
    residual,
    annual,
  };
}

/** An alternative against the base case. */
export interface Comparison {
  /** Life-cycle cost of the base less that of the alternative, money. */
  readonly netSavings: number;
  /** Present value of operational savings over additional investment; absent when the alternative needs no more investment. */
  readonly savingsToInvestment?: number;
  /** (1 + d)·SIR^(1/N) − 1, per year; absent with the ratio, or when the savings are not positive. */
  readonly adjustedRateOfReturn?: number;
}

/**
 * Compares an alternative with a base case over the same study period and rate.
 *
 * @param base costs of the base case
 * @param alternative costs of the alternative
 * @returns net savings, savings-to-investment ratio and adjusted internal rate of return
 * @throws {OutOfRangeError} when an input is outside its range, or the two differ in rate or period
 * @source nist-handbook-135, NS, SIR and AIRR
 * @source astm-e964, savings-to-investment ratio
 * @source astm-e1057, adjusted internal rate of return
 * @example
 * ```ts
 * import { compareLifeCycles } from "@org/hvac-core/energy";
 * const base = { rate: 0.03, years: 20, investment: 0, annual: [{ amount: 2000 }] };
 * compareLifeCycles(base, { ...base, investment: 10_000, annual: [{ amount: 1000 }] }).savingsToInvestment; // 1.4877
 * ```
 */
export function compareLifeCycles(base: LifeCycle, alternative: LifeCycle): Comparison {
  requireInRange("alternative.rate", alternative.rate, base.rate, base.rate, "1/a");
  requireInRange("alternative.years", alternative.years, base.years, base.years, "a");
  const [a, b] = [lifeCycleCost(base), lifeCycleCost(alternative)];
  const capital = (cost: LifeCycleCost) => cost.investment + cost.replacements - cost.residual;
  const additional = capital(b) - capital(a);
  const operational = a.total - capital(a) - (b.total - capital(b));
  const netSavings = a.total - b.total;
  if (!(additional > 0)) return { netSavings };
  const savingsToInvestment = operational / additional;
  if (savingsToInvestment <= 0) return { netSavings, savingsToInvestment };
  return { netSavings, savingsToInvestment, adjustedRateOfReturn: (1 + base.rate) * savingsToInvestment ** (1 / base.years) - 1 };
}

/**
 * Real discount rate from a nominal rate D and an inflation I.
 *
 * @equation d = (1 + D) / (1 + I) - 1
 * @param nominal nominal rate per year, −0.9…10
 * @param inflation general inflation per year, −0.5…2
 * @returns real rate per year
 * @throws {OutOfRangeError} when an input is outside its range
 * @source nist-handbook-135, constant and current dollars
 * @example
 * ```ts
 * import { realDiscountRate } from "@org/hvac-core/energy";
 * realDiscountRate(0.0712, 0.04); // 0.03
 * ```
 */
export function realDiscountRate(nominal: number, inflation: number): number {
  return (1 + requireRate(nominal)) / (1 + requireInRange("inflation", inflation, -0.5, 2, "1/a")) - 1;
}

/** How often a list goes from below zero to above or back, zeros left out. */
function signChanges(values: readonly number[]): number {
  const signs = values.filter((value) => value !== 0).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

function requireRate(rate: number): number {
  return requireInRange("rate", rate, -0.9, 10, "1/a");
}

function requireYears(years: number): number {
  requireInRange("years", years, 0, 200, "a");
  const reason = "it must be a whole number";
  if (!Number.isInteger(years)) throw new OutOfRangeError({ parameter: "years", value: years, min: 0, max: 200, unit: "a", reason });
  return years;
}

function requireFlows(flows: readonly number[]): readonly number[] {
  requireInRange("number of cash flows", flows.length, 1, 201, "");
  for (const flow of flows) requireInRange("cash flow", flow, -1e15, 1e15, "");
  return flows;
}
