import { expect, test, type Locator, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt } from "@org/hvac-core/kernel";
import { climateData } from "../src/calculators/heat-load/climate/index.ts";
import { input, open } from "./page.ts";
import { epw, header, sineYear } from "./weatherYear.ts";

const project = {
  v: "2",
  u: "Metric",
  method: "hourly",
  rooms: JSON.stringify([{ id: "a", floorArea: [20, "m2"], lighting: [100, "W"] }]),
};
const exceeded = (page: Page): Locator => page.getByLabel("Exceeded for");
const condition = (page: Page): Locator => page.getByRole("combobox", { name: "Cooling design condition" });
const file = (page: Page): Locator => page.getByLabel("Weather file (EPW, STAT or DDY)");

/** A project, at once: what is chosen while the hourly method is still on its way is kept. */
const openHourly = (page: Page): Promise<void> => open(page, `/heat-load?${new URLSearchParams(project).toString()}`);

async function choose(page: Page, city: string): Promise<void> {
  await page.getByRole("combobox", { name: "Place" }).fill(city);
  await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().click();
}

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

test("a city without optical depths says that those of the place before are kept", async ({ page }) => {
  await openHourly(page);
  await choose(page, "atlanta");
  await expect(page.getByText(/^Place: Atlanta/)).toBeVisible();
  const kept = page.getByText(
    "The table has no optical depths for this city: those in the form are kept, and may belong to another place.",
  );
  await expect(kept).toHaveCount(0);
  await choose(page, "nairobi");
  await expect(page.getByText(/^Place: Nairobi/)).toBeVisible();
  await expect(kept).toBeVisible();
});

test("what a place is exceeded for is the form's own, also after an undo", async ({ page }) => {
  await openHourly(page);
  await file(page).setInputFiles(epw([...header, ...sineYear()]));
  await expect(exceeded(page)).toHaveValue("2");
  await exceeded(page).selectOption("5 % of the month");
  await expect(page.getByText("(exceeded 5 % of the month)")).toBeVisible();
  await expect(condition(page)).toHaveValue("5");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(condition(page)).toHaveValue("2");
  await expect(exceeded(page)).toHaveValue("2");
  // A percentage that somebody states for these temperatures is no longer what the file says.
  await condition(page).selectOption("10 %");
  await expect(exceeded(page)).toHaveCount(0);

  await choose(page, "nairobi");
  await exceeded(page).selectOption("2 % of the year");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(exceeded(page)).toHaveValue("annual 0.4");
});

test("a month that a link leaves blank does not hide what a place is exceeded for", () => {
  const site = climateData.searchSites("atlanta")[0]!;
  const filled = Object.entries(climateData.siteValues(site, "annual 1", (_path, unit) => unit));
  const own = Object.fromEntries(filled.map(([path, value]) => [path.replace("site.", ""), value]));
  const { values, unit } = own["dryBulb"] as { readonly values: readonly number[]; readonly unit: string };
  const form = { site: { ...own, dryBulb: { values: [null, ...values.slice(1)], unit } } };
  expect(climateData.siteConditionOf(site, form)).toBe("annual 1");
});

test("a year without its February has percentiles of the year, and none of its months", async ({ page }) => {
  const year = sineYear().filter((line) => !line.startsWith("1999,2,"));
  await open(page, "/heat-load?v=2&u=Metric&wallArea=20&wallUValue=0.35");
  await file(page).setInputFiles(epw([...header, ...year]));
  await expect(page.locator("form").getByText("Testville, CO, USA")).toBeVisible();
  await expect(input(page, "Outdoor temperature")).toHaveValue("33");
  await openHourly(page);
  await file(page).setInputFiles(epw([...header, ...year]));
  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "testville.epw: The file lacks the hours of a whole month, and with them the design conditions of that month.",
  );
});

const twelve = (value: number): string => Array.from({ length: 12 }, () => value.toFixed(1)).join("\t");

/** Statistics of a place for which nobody has printed conditions of the year. */
const stat = [
  " Location -- Testville NV USA",
  "      {N 36° 4'} {W 115° 9'} {GMT -8.0 Hours}",
  " Elevation --   648m above sea level",
  ' - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"',
  `\ttaub (beam)\t${twelve(0.4)}\t`,
  `\ttaud (diffuse)\t${twelve(2.1)}\t`,
  " - Monthly Drybulb and Mean Coincident Wetbulb Temperatures °C",
  `\t            Drybulb 5.0%\t${twelve(30)}\t`,
  `\t Coincident Wetbulb 5.0%\t${twelve(20)}\t`,
  " - Monthly Drybulb and Wetbulb Daily Ranges delta°C",
  `\t   Drybulb range - DB 5%\t${twelve(12)}\t`,
  `\t   Wetbulb range - DB 5%\t${twelve(6)}\t`,
].join("\n");

test("a file without conditions of the year says that the heating design temperature is kept", async ({ page }) => {
  await openHourly(page);
  await file(page).setInputFiles({ name: "testville.stat", mimeType: "text/plain", buffer: Buffer.from(stat) });
  await expect(exceeded(page)).toHaveValue("5");
  await expect(page.getByText("The file has no heating design temperature: the one in the form is kept.")).toBeVisible();
});
