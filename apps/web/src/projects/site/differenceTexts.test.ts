import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { startInput, type AnyCalculator } from "@org/form/state";
import type { ProjectSite } from "@org/hvac-core/site";
import { expect, test } from "vitest";
import { differenceTexts } from "./differenceTexts.ts";

const months = (july: number): readonly number[] => Array.from({ length: 12 }, (_, month) => (month === 6 ? july : 60 + month));
const projectSite = {
  unitSystem: "Imperial",
  altitude: { value: 5430, unit: "ft" },
  dryBulb: { values: months(94.3), unit: "degF" },
} as ProjectSite;
const definition = heatLoad as unknown as AnyCalculator;

const textsOf = (place: object): readonly string[] =>
  differenceTexts(definition, { ...startInput(definition, "Imperial"), method: "hourly", site: place }, projectSite).map(
    ({ text }) => text,
  );

test("weather by month is named with the month that differs most, and both numbers in the units of the file", () => {
  const altitude = { value: 5430, unit: "ft" };
  expect(textsOf({ altitude, dryBulb: { values: months(90), unit: "degF" } })).toEqual([
    "Place and weather: Dry bulb by month, Jul: this file 90 °F · project 94.3 °F (the largest difference)",
  ]);
  expect(textsOf({ altitude, dryBulb: { values: months(94.3), unit: "degF" } })).toEqual([]);
  const [without] = textsOf({ altitude });
  expect(without).toMatch(/^Place and weather: Dry bulb by month, \w{3}: this file .+ · project \d.+°F \(the largest difference\)$/);
});
