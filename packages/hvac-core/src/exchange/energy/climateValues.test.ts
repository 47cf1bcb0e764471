import { expect, test } from "vitest";
import { energyAnalysis } from "../../calculators/energy-analysis/index.ts";
import { monthDays } from "../../energy/index.ts";
import { convert } from "../../quantity/index.ts";
import { climateValues } from "./index.ts";

/** 15 − 18·cos of the year, °C, whose mean is 15 °C. */
const dryBulb = Array.from({ length: 8760 }, (_, hour) => 15 - 18 * Math.cos((2 * Math.PI * hour) / 8760));
const year = { location: { elevation: 1790.4 }, dryBulb, filled: 0 };

test.each(["Metric", "Imperial"] as const)("a year of weather becomes the climate of every method in %s units", (unitSystem) => {
  const complete = energyAnalysis.complete(energyAnalysis.start(unitSystem));
  const values = climateValues(year, complete);
  const { values: means, unit, displayUnit = unit } = values["outdoorMeans"] as { values: number[]; unit: string; displayUnit?: string };
  expect(displayUnit).toBe(unitSystem === "Metric" ? "degC" : "degF");
  const mean = means.reduce((sum, each, month) => sum + (each * monthDays[month]!) / 365, 0);
  expect(convert(mean, unit, "degC")).toBeCloseTo(15, 2);
  // Degree days: heating less cooling is 365 · (base − mean) where both have one base.
  const sameBase = { ...complete, heatingBase: { value: 15, unit: "degC" }, coolingBase: { value: 15, unit: "degC" } } as typeof complete;
  const days = climateValues(year, sameBase);
  const sum = (name: string): number => {
    const series = days[name] as { values: number[]; unit: string };
    return series.values.reduce((all, each) => all + convert(each, series.unit, "K d"), 0);
  };
  expect(Math.abs(sum("heatingDegreeDays") - sum("coolingDegreeDays"))).toBeLessThan(0.1);
  expect(sum("heatingDegreeDays")).toBeGreaterThan(1000);
  // What is filled in is accepted, with nothing else but systems entered.
  const outcome = energyAnalysis.calculate({ ...energyAnalysis.start(unitSystem), ...values }, { strict: false });
  expect(outcome.ok ? [] : outcome.errors).toEqual([]);
});
