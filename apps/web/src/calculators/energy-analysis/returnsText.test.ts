import { expect, test } from "vitest";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { returnsText } from "./returnsText.ts";

const boiler = { id: "b", name: "Gas boiler", boilerEfficiency: 1 };
const pump = { id: "p", name: "Heat pump", heating: "heatPump", heatingCop: 4, investment: 40_000 };

test("the return of a measure is described in words, whether it pays back or not", () => {
  const reading = { text: (value: number) => String(Math.round(100 * value) / 100) };
  const textOf = (row: object, years = 20): string => {
    const outcome = energyAnalysis.calculate({
      unitSystem: "Metric",
      loadMethod: "publishedDegreeDays",
      floorArea: 1000,
      lossCoefficient: 2000,
      heatingDegreeDays: [600, 500, 400, 300, 100, 0, 0, 0, 100, 200, 300, 500],
      electricityPrice: 0.25,
      gasPrice: 0.1,
      electricityEscalation: 0,
      fuelEscalation: 0,
      discountRate: 0,
      studyYears: years,
      cases: [boiler, { ...pump, life: years, residualValue: 0, ...row }],
    } as never);
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const { calculation } = outcome;
    const duration = { text: (value: number) => `${reading.text(value / (365 * 86_400))} yr` };
    return returnsText(calculation.cases[1]!, { calculation, values: outcome.values, duration, ratio: reading } as never);
  };
  // 14,400 for gas less 36,000 kWh · 0.25 = 9000 for electricity: 5400 a year.
  expect(textOf({ investment: 54_000 })).toMatch(
    /^Simple payback is 10 yr by first-year savings; discounted, it pays back in 10 yr\. Internal rate of return: 0\.0\d\.$/,
  );
  expect(textOf({ investment: 54_000 }, 9)).toMatch(
    /^Simple payback is 10 yr .*; discounted, it does not pay back within the 9 years of the study\. Internal rate of return: -0\.0\d\.$/,
  );
  expect(textOf({ investment: 0 })).toMatch(
    /nothing to pay back\. There is no internal rate of return: it costs no more than the base case/,
  );
  expect(textOf({ heatingCop: 1, investment: 1000 })).toMatch(
    /^It saves nothing in the first year; discounted, it does not pay back.*There is no internal rate of return: it does not save in any year\.$/,
  );
});
