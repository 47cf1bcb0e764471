import { expect, test } from "vitest";
import { monthDays } from "@org/hvac-core/energy";
import { energyYear, parseEpw } from "@org/hvac-core/weather";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { climateValues } from "./climateValues.ts";
import { header, sineYear } from "../../../../test/weatherYear.ts";

test("a year of a weather file becomes the climate of every method, in the units of the form", () => {
  const epw = parseEpw([...header, ...sineYear()].join("\n"));
  const year = { ...energyYear(epw), location: epw.location, source: epw.source, warnings: epw.warnings };
  const values = climateValues(year, energyAnalysis.complete(energyAnalysis.start("Imperial")));
  const { values: means, unit, displayUnit = unit } = values["outdoorMeans"] as { values: number[]; unit: string; displayUnit?: string };
  expect(displayUnit).toBe("degF");
  // 15 − 18·cos has a mean of 15 °C.
  const mean = means.reduce((sum, each, month) => sum + (each * monthDays[month]!) / 365, 0);
  expect(unit === "degF" ? (mean - 32) / 1.8 : mean).toBeCloseTo(15, 2);
});
