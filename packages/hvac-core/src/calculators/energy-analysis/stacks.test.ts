import { describe, expect, test } from "vitest";
import { energyAnalysis } from "./index.ts";
import { costOfMonths, emissionsByCarrier, energyByCarrier, energyByUse, gainsOf, lifeCycleParts, type StackPart } from "./stacks.ts";

/** The examples of the calculator: every method, both kinds of tariff, fuels and district energy, with and without emissions. */
const studies = energyAnalysis.examples.flatMap(({ id, input }) =>
  (["Imperial", "Metric"] as const).map((unitSystem) => {
    const outcome = energyAnalysis.calculate(input[unitSystem]);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return [`${id}, ${unitSystem}`, outcome] as const;
  }),
);
const total = (parts: readonly StackPart[]): number => parts.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0);

describe.each(studies)("%s", (_name, { calculation, results, values }) => {
  test("the months stack up to the energy and the cost of the year", () => {
    for (const [index, each] of calculation.cases.entries()) {
      const { energy, electricityCost, fuelCost } = results.cases[index]!;
      expect(total(energyByUse(each)) / energy.value).toBeCloseTo(1, 10);
      expect(total(energyByCarrier(each)) / energy.value).toBeCloseTo(1, 10);
      const { annualTopUp, yearEndCredit } = each.costs.electricity;
      expect(total(costOfMonths(each)) + annualTopUp - yearEndCredit).toBeCloseTo(electricityCost.value + fuelCost.value, 4);
    }
  });

  test("the parts of a life add up to its cost, the years to the net savings", () => {
    for (const [index, each] of calculation.cases.entries()) {
      const row = results.cases[index]!;
      expect(lifeCycleParts(each).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(row.lifeCycleCost.value, 4);
      const gains = gainsOf(each);
      expect(gains).toHaveLength(index === 0 ? 0 : values.studyYears + 1);
      if (row.netSavings) expect(gains.at(-1)!.discountedSum).toBeCloseTo(row.netSavings.value, 4);
    }
  });

  test("the sum of present values crosses zero where a measure has paid itself back", () => {
    for (const each of calculation.cases) {
      const gains = gainsOf(each);
      const payback = each.comparison?.discountedPayback;
      if (payback === undefined) continue;
      expect(gains[Math.ceil(payback) - 1]!.discountedSum).toBeLessThanOrEqual(1e-6);
      expect(gains[Math.ceil(payback)]!.discountedSum).toBeGreaterThanOrEqual(-1e-6);
    }
  });

  test("simple payback is the additional investment over the savings of the first year", () => {
    for (const [index, { comparison }] of calculation.cases.entries()) {
      if (!comparison) continue;
      const [base, measure] = [0, index].map((place) => results.cases[place]!.annualCost.value);
      const savings = base! - measure!;
      const payback = comparison.additional > 0 && savings > 0 ? comparison.additional / savings : undefined;
      if (payback === undefined) expect(comparison.simplePayback).toBeUndefined();
      else expect(comparison.simplePayback! / payback).toBeCloseTo(1, 9);
    }
  });

  test("carriers add up to the emissions of the system, and are undefined where these are", () => {
    for (const [index, each] of calculation.cases.entries()) {
      const parts = emissionsByCarrier(each, values);
      const { emissions } = results.cases[index]!;
      expect(parts.some(({ value }) => value === undefined)).toBe(emissions === undefined);
      if (emissions) expect(parts.reduce((sum, { value }) => sum + value!, 0) / emissions.value).toBeCloseTo(1, 10);
    }
  });
});
