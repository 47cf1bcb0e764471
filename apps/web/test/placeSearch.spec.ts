import { expect, type Locator, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { axeInLight, input, open, result, shownText, undoBar } from "./page.ts";
import { epw, header, sineYear } from "./weatherYear.ts";
import { signedIn as test } from "./workerPage.ts";

const place = (page: Page): Locator => page.getByRole("combobox", { name: "Place" });
const options = (page: Page): Locator => page.getByRole("listbox", { name: "Places" }).getByRole("option");
const climate = (page: Page): Locator => page.locator("form").getByText(/^Climate: /);

async function choose(page: Page, city: string): Promise<void> {
  await place(page).fill(city);
  await options(page).first().waitFor();
  await page.keyboard.press("Enter");
  await expect(climate(page)).toBeVisible();
}

/** Opens the folds of a section, unless they are open. */
async function unfold(page: Page, section: string): Promise<void> {
  const fold = page.getByRole("button", { name: new RegExp(`^${section}`) });
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}

test("a city is found by its first letters and fills the climate as one step", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  const before = await shownText(page, "totalLoad");
  await choose(page, "denv");
  await expect(climate(page)).toHaveText("Climate: Denver, Colorado, United States, exceeded for 0.4 % of the year");
  await expect(input(page, "Outdoor temperature")).toHaveValue("34.6");
  await unfold(page, "Design conditions");
  await expect(input(page, "Outdoor wet bulb")).toHaveValue("15.5");
  await expect(input(page, "Altitude of the site")).toHaveValue("1655");
  await unfold(page, "Place and hour of the sun");
  for (const [label, value] of [
    ["Latitude", "39.83"],
    ["Longitude", "−104.66"],
    ["Time zone", "−7"],
    ["Beam optical depth", "0.424"],
    ["Diffuse optical depth", "2.012"],
  ] as const)
    await expect(input(page, label)).toHaveValue(value);
  await undoBar(page).click();
  await expect(climate(page)).toHaveCount(0);
  await expect(result(page, "totalLoad")).toHaveText(before);
});

test("a city of the southern hemisphere fills its summer", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35&month=7");
  await choose(page, "sydney");
  await unfold(page, "Place and hour of the sun");
  await expect(page.getByLabel("Month (21st day)").locator("option:checked")).toHaveText(/^(January|February)$/);
  await expect(page.getByText("is far from summer at this latitude")).toHaveCount(0);
  await page.getByLabel("Month (21st day)").selectOption("July");
  await expect(page.getByText("July is far from summer at this latitude").filter({ visible: true }).first()).toBeVisible();
});

test("the list is a combobox: arrows move in it, Escape closes it, marks and case do not count", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  await place(page).fill("SAO PAU");
  await expect(options(page)).toHaveText(["São Paulo, Brazil"]);
  await place(page).fill("germany");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(place(page)).toHaveAttribute("aria-activedescendant", (await options(page).nth(1).getAttribute("id"))!);
  const chosen = (await options(page).nth(1).innerText()).trim();
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(place(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toBeVisible();
  await options(page).filter({ hasText: chosen }).click();
  await expect(climate(page)).toContainText(chosen);
  await place(page).fill("xyzzy");
  await expect(page.getByText("“xyzzy” is not in the list. Nearest to the latitude and longitude entered:")).toBeVisible();
  await expect(options(page).first()).toHaveText(/, Germany, 0.km/u);
});

test("whatever is known of a place leads to a station: state, ZIP, coordinates, a town without one, its own language", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  for (const [query, first] of [
    ["portland or", /^Portland, Oregon, United States$/],
    ["texas", /, Texas, United States$/],
    ["97205", /^ZIP codes 972…, United States: Portland, Oregon, United States, 1\d.km/],
    ["45.5, -122.7", /: Portland, Oregon, United States, 1\d.km/],
    ["München", /^Munich, Germany$/],
    ["東京", /^Tokyo, Japan$/],
    ["lagos", /^Lagos, Nigeria: Cotonou, Benin, 11\d.km \(/],
  ] as const) {
    await place(page).fill(query);
    await expect(options(page).first()).toHaveText(first);
  }
  await page.keyboard.press("Enter");
  await expect(climate(page)).toHaveText("Climate: Cotonou, Benin, exceeded for 0.4 % of the year");
  await expect(page.getByText(/The nearest station is 11\d.km \(\d\d.mi\) from Lagos, Nigeria\./)).toBeVisible();
  await expect(page.getByText("the ones in the form are kept and may belong to another place")).toBeVisible();
});

test("the place stays named while its values are unchanged, also after a reload", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial&wallArea=200&wallUValue=0.06");
  await choose(page, "atlanta");
  await expect(input(page, "Outdoor temperature")).toHaveValue("93.9");
  await expect.poll(() => page.url()).toContain("latitude");
  await page.reload();
  await expect(climate(page)).toContainText("Atlanta, Georgia, United States");
  await input(page, "Outdoor temperature").fill("99");
  await expect(climate(page)).toHaveCount(0);
});

test("changing the percentile fills the climate again; changing the month or the mode offers to", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  await choose(page, "denver");
  await page.getByLabel("Exceeded for").selectOption("2 % of the year");
  await expect(input(page, "Outdoor temperature")).toHaveValue("31.8");
  await unfold(page, "Place and hour of the sun");
  await page.getByLabel("Month (21st day)").selectOption("August");
  await expect(page.getByText("The optical depths are those of July.")).toBeVisible();
  await page.getByRole("button", { name: "Fill those of August" }).click();
  await expect(input(page, "Beam optical depth")).toHaveValue("0.399");
  await expect(page.getByText("The optical depths are those of July.")).toHaveCount(0);
  await page.getByText("Heating", { exact: true }).click();
  await page.getByRole("button", { name: "Fill the one for heating" }).click();
  await expect(input(page, "Outdoor temperature")).toHaveValue("−17.5");
  await expect(climate(page)).toContainText("99.6 %");
});

test("an EPW file fills the percentiles of its hours, and says what it lacks", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  await page.getByLabel("Weather file (EPW, STAT or DDY)").setInputFiles(epw([...header, ...sineYear()]));
  await expect(climate(page)).toContainText("Testville, CO, USA");
  // 15 + 18·cos(0.004π) is 32.9986.
  await expect(input(page, "Outdoor temperature")).toHaveValue("33");
  await expect(page.getByText("No optical depths are available for this place")).toBeVisible();
  await expect(page.getByText("milder extremes than the decades")).toBeVisible();
  await page.getByText("Where the numbers come from").click();
  await expect(page.getByText("Percentiles of the 8760 hours of testville.epw (TMY3)")).toBeVisible();
  await page.getByLabel("Exceeded for").selectOption("2 % of the year");
  // 15 + 18·cos(0.02π) is 32.9645.
  await expect(input(page, "Outdoor temperature")).toHaveValue("33");
});

const twelve = (from: number, step: number): string =>
  Array.from({ length: 12 }, (_, month) => (from + step * month).toFixed(3)).join("\t");

/** Design conditions of a statistics file, in the layout of the EnergyPlus weather converter. */
const stat = [
  " Location -- Testville NV USA",
  "      {N 36° 4'} {W 115° 9'} {GMT -8.0 Hours}",
  " Elevation --   648m above sea level",
  ' - Displaying Design Conditions from "Climate Design Data 2009 ASHRAE Handbook"',
  "\tHeating\t12\t-0.8\t0.7\t-17.5",
  "\tCooling\t7\t13\t42.4\t20.1\t41.2\t19.7\t39.8\t19.2\t22.6",
  ' - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"',
  `\ttaub (beam)\t${twelve(0.31, 0.01)}\t`,
  `\ttaud (diffuse)\t${twelve(2.4, -0.05)}\t`,
].join("\n");

test("a STAT file fills its design conditions of the year and the optical depths of the month", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  const file = page.getByLabel("Weather file (EPW, STAT or DDY)");
  await file.setInputFiles({ name: "testville.stat", mimeType: "text/plain", buffer: Buffer.from(stat) });
  await expect(climate(page)).toContainText("Testville NV USA");
  await expect(input(page, "Outdoor temperature")).toHaveValue("42.4");
  await unfold(page, "Place and hour of the sun");
  // July: 0.31 + 6·0.01 and 2.4 − 6·0.05, of the edition that the file names.
  await expect(input(page, "Beam optical depth")).toHaveValue("0.37");
  await expect(input(page, "Diffuse optical depth")).toHaveValue("2.1");
  await expect(input(page, "Longitude")).toHaveValue("−115.15");
  await file.setInputFiles({ name: "broken.stat", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await expect(page.locator("form").getByRole("alert")).toHaveText("broken.stat: STAT: there is no location");
});

test("an EPW file that cannot be read is refused with the number of the line", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  const file = page.getByLabel("Weather file (EPW, STAT or DDY)");
  const problem = page.locator("form").getByRole("alert");
  const year = sineYear();
  await file.setInputFiles(epw([...header, ...year.slice(0, 10), "1999,1,1,99,0"]));
  await expect(problem).toHaveText("testville.epw: EPW line 14: 5 fields; an hour has at least 22, up to the wind speed");
  await file.setInputFiles(epw([...header, ...year.slice(0, 4000)]));
  await expect(problem).toContainText("hours with a dry bulb");
  await file.setInputFiles({ ...epw([]), buffer: Buffer.from("PK\u0003\u0004rest") });
  await expect(problem).toHaveText("testville.epw: The archive has no .epw, .ddy or .stat file.");
  await expect(climate(page)).toHaveCount(0);
});

test("axe finds nothing in the place search, with its list and with a climate", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  await place(page).fill("san");
  await options(page).first().waitFor();
  expect(await axeInLight(page, "form")).toEqual([]);
  if (!isAll) return;
  await page.keyboard.press("Enter");
  await page.getByText("Where the numbers come from").click();
  expect(await axeInLight(page, "form")).toEqual([]);
});
