import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt } from "@org/hvac-core/kernel";
import { parseStat } from "@org/hvac-core/weather";
import { climateData } from "./index.ts";
import { openedStat } from "./siteClimate.ts";

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

test("the humid days of a file are filled in beside its hottest ones", () => {
  const rows = (labels: Readonly<Record<string, number>>): string =>
    Object.entries(labels)
      .map(([label, value]) => `\t ${label}\t${Array.from({ length: 12 }, () => value).join("\t")}\n`)
      .join("");
  const months = rows({
    "taub (beam)": 0.5,
    "taud (diffuse)": 2.1,
    "Drybulb 2.0%": 33,
    "Coincident Wetbulb 2.0%": 23.5,
    "Wetbulb 2.0%": 25,
    "Coincident Drybulb 2.0%": 30.5,
    "Drybulb range - DB 5%": 11,
  });
  const place = " Location -- Testville\n {N 38° 57'} {W 77° 27'} {GMT -5.0 Hours}\n Elevation -- 98m above sea level\n";
  const stat = parseStat(`${place} - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"\n${months}`);
  const filled = Object.entries(climateData.siteValues(openedStat("a.stat", stat).site!, "2", (_path, unit) => unit));
  const site = Object.fromEntries(filled.map(([path, value]) => [path.replace("site.", ""), value]));
  const fresh = { id: "a", floorArea: 100, outdoorAir: 1000 };
  const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", site, rooms: [fresh] });
  expect(outcome.ok && outcome.results.peakDay?.value).toBe("Wet-bulb day");
  // Without them, those of the place before are cleared.
  const atlanta = climateData.siteValues(climateData.searchSites("atlanta")[0]!, "annual 1", (_path, unit) => unit);
  expect(atlanta["site.designWetBulb"]).toEqual({ values: Array.from({ length: 12 }, () => null), unit: "degC" });
});
