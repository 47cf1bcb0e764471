import { expect, test } from "vitest";
import { monthDays } from "@org/hvac-core/energy";
import { parseEpw, unpackWeather } from "@org/hvac-core/weather";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { energyYearOf, withoutGaps } from "./energyYear.ts";
import { climateValues } from "../energy-analysis/tools/climateValues.ts";
import { header, sineYear } from "../../../test/weatherYear.ts";

test("a year of a weather file becomes the climate of every method, in the units of the form", () => {
  // 15 − 18·cos: a mean of 15 °C; two short gaps, which a straight line bridges.
  const lines = sineYear().map((line, hour) => (hour === 100 || hour === 4001 ? line.split(",").with(6, "99.9").join(",") : line));
  const year = energyYearOf(parseEpw([...header, ...lines].join("\n")));
  if ("problem" in year) throw new Error(year.problem);
  expect(year.filled).toBe(2);
  expect(unpackWeather(year.packed!).hours.dryBulb).toHaveLength(8760);
  const values = climateValues(year, energyAnalysis.complete(energyAnalysis.start("Imperial")));
  const { values: means, unit, displayUnit = unit } = values["outdoorMeans"] as { values: number[]; unit: string; displayUnit?: string };
  expect(displayUnit).toBe("degF");
  const mean = means.reduce((sum, each, month) => sum + (each * monthDays[month]!) / 365, 0);
  expect(unit === "degF" ? (mean - 32) / 1.8 : mean).toBeCloseTo(15, 2);
  expect(energyYearOf(parseEpw([...header, ...lines.slice(24)].join("\n")))).toMatchObject({
    problem: "the hours run from 2 January to 31 December; 24 hours of a whole year are missing",
  });
  const turned = energyYearOf(parseEpw([...header, ...lines.slice(2160), ...lines.slice(0, 2160)].join("\n")));
  expect(turned).toMatchObject({ packed: year.packed, warnings: [expect.stringContaining("begin on 1 April")] });
  expect(withoutGaps([1, undefined, 3, ...Array<undefined>(7).fill(undefined), 4])).toEqual({ missing: 7 });
});
