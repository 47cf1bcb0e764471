import { expect, type Locator, type Page } from "@playwright/test";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { convert } from "@org/hvac-core/quantity";
import {
  axeInLight,
  expectNumber,
  expectToFitTheWidth,
  latestResults,
  network,
  open,
  openInStrip,
  result,
  saveToProject,
  selectRow,
  showFigures,
  shownNumber,
  shownText,
} from "./page.ts";
import { newUser, signedIn as test } from "./workerPage.ts";

const figure = (page: Page, title: string): Locator => page.getByRole("figure", { name: title });
const { cases } = await ventilationCalc.explanation();
const office = cases.find(({ id }) => id === "office-default-density")!;
const purge = cases.find(({ id }) => id === "purge-six-changes")!;

/** Hourly number of people in an office: from 8 h to 18 h. */
const atWork = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0));

/** An office as printed in the standard: 1000 ft², 5 people at 5 cfm each and 0.06 cfm/ft², 85 cfm in the breathing zone. */
const zone = (index: number, more: object = {}): object => ({
  id: `z${index}`,
  name: `Office ${index}`,
  area: [1000, "ft2"],
  height: [9, "ft"],
  category: "office-space",
  people: 5,
  loadAirflow: [800, "cfm"],
  ...more,
});
const withZones = (zones: readonly object[], more = ""): string =>
  `/calculators/ventilation-calc?v=1&u=Imperial&scope=zones&zones=${encodeURIComponent(JSON.stringify(zones))}${more}`;

const threeZones = [
  zone(1, { peopleSchedule: "custom", peopleShares: atWork }),
  zone(2, { otherExhaust: [200, "cfm"], pressureTarget: "negative", pressureOffset: [50, "cfm"] }),
  zone(3, { loadAirflow: [0, "cfm"] }),
];

test("a published office gives the published airflow in both unit systems", async ({ page }) => {
  await open(page, "/calculators/ventilation-calc?v=1&u=Imperial");
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: office.title }).click();
  const { value, within } = office.expected.breathingZoneAirflow as { readonly value: number; readonly within: number };
  for (const [system, unit] of [
    ["Imperial", "cfm"],
    ["Metric", "L/s"],
  ] as const) {
    await page.getByRole("radio", { name: system }).check({ force: true });
    await expect(page.getByRole("button", { name: `Unit of Breathing zone outdoor air: ${unit}` })).toBeVisible();
    const shown = await shownNumber(page, "breathingZoneAirflow");
    // The standard's own rounding, and half of the last digit that the page shows.
    expect(Math.abs(shown - convert(value, "cfm", unit))).toBeLessThanOrEqual(convert(within, "cfm", unit) + 0.05);
  }
});

test("six air changes an hour purge a room in the published time", async ({ page }) => {
  await open(page, "/calculators/ventilation-calc?v=1&u=Metric");
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: purge.title }).click();
  await showFigures(page);
  const purged = figure(page, "Purge time").getByLabel(/: purged$/);
  await expect(purged).toBeVisible();
  const { value, within } = purge.expected["zones.room.purgeTime"] as { readonly value: number; readonly within: number };
  const shown = Number(/ after ([\d.]+).min: purged$/.exec((await purged.getAttribute("aria-label"))!)![1]);
  expect(Math.abs(shown - value)).toBeLessThanOrEqual(within);
});

test("the savings of demand control, and the air of the selected zone", async ({ page }) => {
  const both = [zone(1), zone(2, { people: 10 })].map((each) => ({
    ...each,
    loadAirflow: [0, "cfm"],
    peopleSchedule: "custom",
    peopleShares: atWork,
    demandControl: true,
  }));
  await open(page, withZones(both, "&systemKind=all-outdoor"));
  // Fifteen people at 5 cfm each are away for 14 hours of the day.
  expect(Math.abs((await shownNumber(page, "demandControlSaving")) - (15 * 5 * 14) / 24)).toBeLessThanOrEqual(0.05);
  await showFigures(page);
  await expect(figure(page, "Demand control").getByLabel(/^20.h: 120.cfm, 75\.0.cfm saved$/)).toBeVisible();
  const day = figure(page, "CO₂ over the day");
  // Until a zone of the table is selected, it is about the one with the highest peak.
  await expect(day).toContainText("Office 2, at the end of each hour");
  await page.getByRole("gridcell", { name: /^Name, Office 1/ }).click();
  await expect(day).toContainText("Office 1, at the end of each hour");
  await day
    .getByRole("combobox", { name: "Zone" })
    .selectOption({ label: (await day.getByRole("option", { name: /^Office 2/ }).innerText()).trim() });
  await expect(day).toContainText("Office 2, at the end of each hour");
});

test("a dwelling: what is required, and a fan that is too small", async ({ page }) => {
  const fans = JSON.stringify([{ id: "bath", name: "Bathroom", room: "bathroom", installedAirflow: 40 }]);
  // 0.03 cfm per ft² and 7.5 cfm for each bedroom and one more.
  await open(
    page,
    `/calculators/ventilation-calc?v=1&u=Imperial&scope=dwelling&dwellingArea=2400&bedrooms=3&localExhausts=${encodeURIComponent(fans)}`,
  );
  await expectNumber(page, "designAirflow").toBe(102);
  await expect(figure(page, "Ventilation of the dwelling").getByLabel(/^Total required: 102.cfm$/)).toBeVisible();
  await expect(figure(page, "Local exhaust").getByLabel(/^Bathroom: fan: 40\.0.cfm, too small$/)).toBeVisible();
});

test("zones of a system: intake by the simplified procedure, and which rule governs where", async ({ page }) => {
  await open(page, withZones(threeZones));
  // Three offices of 85 cfm divided by a system efficiency of 0.75; three digits are shown.
  expect(Math.abs((await shownNumber(page, "designOutdoorAirflow")) - (3 * 85) / 0.75)).toBeLessThanOrEqual(0.5);
  await showFigures(page);
  const governs = figure(page, "Which rule governs");
  await expect(governs.getByLabel(/^Office 1: load: 800.cfm, governs$/)).toBeVisible();
  // One and a half times its outdoor air of 85 cfm; the load needs no air.
  await expect(governs.getByLabel(/^Office 3: rate procedure: 12[78](?:\.\d)?.cfm, governs$/)).toBeVisible();
  await expect(figure(page, "Air balance of the zones").getByLabel(/^Office 2: out: 850.cfm, negative$/)).toBeVisible();
  await governs.getByRole("button", { name: "Show as table" }).click();
  await expect(governs.getByRole("row")).toHaveCount(4);
  await expect(figure(page, "CO₂ over the day").getByLabel(/^\d+.h: .*, highest$/)).toBeVisible();
});

test("an area that cannot be read gets an error at its field, and results of an earlier input are marked as such", async ({ page }) => {
  await open(page, withZones([zone(1)]));
  const area = (await selectRow(page, "Office 1")).getByRole("textbox", { name: /^Floor area/ });
  await area.fill("abc");
  await expect(area).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(latestResults)).toBeVisible();
  await area.fill("2000");
  await expectNumber(page, "designOutdoorAirflow").toBeGreaterThan(0);
});

test("zones are pasted from a spreadsheet", async ({ page }) => {
  await open(page, withZones([zone(1)]));
  await page
    .getByRole("gridcell", { name: /^Name, / })
    .first()
    .click();
  await page.evaluate(() => navigator.clipboard.writeText("North\t\t1000 ft2\t9 ft\nSouth\t\t2000 ft2\t9 ft\nWest\t\t500 ft2\t9 ft"));
  await page.keyboard.press("Control+v");
  for (const [name, area] of [
    ["North", "1000"],
    ["South", "2000"],
    ["West", "500"],
  ])
    await expect(page.getByRole("gridcell", { name: `Floor area, ${name}, ${area} ft²` })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Floor area, Office 1" })).toHaveCount(0);
});

newUser("zones are saved to a project, and are there when it is opened again", { tag: "@all" }, async ({ page }) => {
  await open(page, withZones(threeZones));
  const shown = await shownText(page, "designOutdoorAirflow");
  await saveToProject(page, "Offices", "Third floor");
  await page.reload();
  await expect(result(page, "designOutdoorAirflow")).toHaveText(shown);
  await showFigures(page);
  await expect(figure(page, "CO₂ over the day")).toBeVisible();
});

test("without a network zones are still calculated and drawn", { tag: "@all" }, async ({ page, context }) => {
  page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
  await page.goto(withZones(threeZones));
  await showFigures(page);
  await expect(figure(page, "Which rule governs")).toBeVisible();
  await network(context, "off");
  const before = await shownText(page, "designOutdoorAirflow");
  await openInStrip(page, "System");
  await page.getByRole("combobox", { name: "System", exact: true }).selectOption("all-outdoor");
  await expect(result(page, "designOutdoorAirflow")).not.toHaveText(before);
  await expect(figure(page, "Which rule governs").locator("svg")).toBeVisible();
});

test("axe finds nothing in the figures of zones, drawn or as a table", { tag: "@all" }, async ({ page }) => {
  await open(page, withZones(threeZones, "&efficiencyMethod=appendix-a"));
  await showFigures(page);
  await expect(figure(page, "Zone ventilation efficiency")).toBeVisible();
  // One of them as a table: all use the same component.
  await figure(page, "Which rule governs").getByRole("button", { name: "Show as table" }).click();
  expect(await axeInLight(page, "figure")).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the figures of zones fit the width, labels included", { tag: "@all" }, async ({ page }) => {
    await open(page, withZones(threeZones, "&efficiencyMethod=appendix-a"));
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(figure(page, "CO₂ over the day").locator("svg")).toBeVisible();
    await expectToFitTheWidth(page);
  });
});

test("forty zones draw only the largest ones, and the table has all", async ({ page }) => {
  await open(page, withZones(Array.from({ length: 40 }, (_, index) => zone(index + 1))));
  await showFigures(page);
  const governs = figure(page, "Which rule governs");
  await expect(governs.locator("[data-value]")).not.toHaveCount(0);
  await expect.poll(() => governs.locator("[data-value]").count()).toBeLessThanOrEqual(20);
  await governs.getByRole("button", { name: "Show as table" }).click();
  await expect(governs.getByRole("row")).toHaveCount(41);
});
