import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt } from "@org/hvac-core/kernel";
import { climateData } from "./index.ts";

for (const unitSystem of ["Metric", "Imperial"] as const)
  test(`each condition of a city is taken by the calculator in ${unitSystem} units, and found in its form again`, () => {
    const blank = { unitSystem, method: "hourly", rooms: [{ id: "a", floorArea: { value: 20, unit: "m2" } }] } as const;
    const form = heatLoad.complete(blank);
    const unitOf = (path: string, unit: string): string => {
      const shown = valueAt(form, path) as { readonly unit?: string; readonly displayUnit?: string };
      return shown.displayUnit ?? shown.unit ?? unit;
    };
    for (const city of ["atlanta", "nairobi", "denver"]) {
      const site = climateData.searchSites(city)[0]!;
      for (const [each, { dryBulbRange }] of site.air) {
        const values = Object.entries(climateData.siteValues(site, each, unitOf));
        const input = { ...blank, site: Object.fromEntries(values.map(([path, value]) => [path.replace("site.", ""), value])) };
        const outcome = heatLoad.calculate(input);
        if (!outcome.ok) throw new Error(outcome.errors[0]!.message);
        // In SI, but for the tenths that it is filled with: half a tenth of a kelvin or of a degree Fahrenheit.
        expect(Math.abs(outcome.values.site.dryBulbRange[6]! - dryBulbRange[6]!)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(climateData.siteConditionOf(site, heatLoad.complete(input))).toBe(each);
      }
    }
  });

test("a month that a link leaves blank does not hide what a place is exceeded for", () => {
  const site = climateData.searchSites("atlanta")[0]!;
  const filled = Object.entries(climateData.siteValues(site, "annual 1", (_path, unit) => unit));
  const own = Object.fromEntries(filled.map(([path, value]) => [path.replace("site.", ""), value]));
  const { values, unit } = own["dryBulb"] as { readonly values: readonly number[]; readonly unit: string };
  const form = { site: { ...own, dryBulb: { values: [null, ...values.slice(1)], unit } } };
  expect(climateData.siteConditionOf(site, form)).toBe("annual 1");
});
