import { expect, test, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { input, open, openFold, shownNumber } from "./page.ts";

const explanation = await heatLoad.explanation();
const dining = explanation.cases.find((each) => each.id === "semi-detached-dining-room")!;

async function enterDiningRoom(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Heating" }).check({ force: true });
  const { input: typed } = dining;
  for (const { title, summary } of heatLoad.sections)
    // The sun has no part in a heating load, and its section is not there.
    if (summary && (await page.getByRole("region", { name: title, exact: true }).count()) > 0) await openFold(page, title);
  for (const [name, value] of Object.entries(typed)) {
    const field = heatLoad.fields[name as keyof typeof heatLoad.fields];
    if (field?.type !== "quantity" || typeof value !== "number") continue;
    await input(page, field.label).fill(String(value));
  }
  await input(page, "Roof area").fill("0");
  for (const [index, { kind, area, uValue }] of (typed.surfaces ?? []).entries()) {
    await page.getByRole("button", { name: "Add surface" }).click();
    const row = page.getByRole("group", { name: `Surface ${index + 1}` });
    await row.getByRole("combobox", { name: "Kind" }).selectOption(kind ?? "");
    await row.getByRole("textbox", { name: /^Area/ }).fill(JSON.stringify(area));
    await row.getByRole("textbox", { name: /^U-value/ }).fill(JSON.stringify(uValue));
  }
}

async function expectPublished(page: Page, shownUnit: "W" | "Btu/h"): Promise<void> {
  for (const [name, expectation] of Object.entries(dining.expected)) {
    if (!expectation) continue;
    const { quantity } = heatLoad.results[name as "totalLoad"];
    const inUnit = (value: number): number => convert(value, expectation.unit ?? siUnit(quantity), shownUnit);
    const shown = await shownNumber(page, name);
    // The publication's own tolerance, and half of the last digit that the page shows.
    expect(Math.abs(shown - inUnit(expectation.value as number)), name).toBeLessThanOrEqual(inUnit(expectation.within!) + 0.5);
  }
}

test("a published room, typed into the form, gives the published numbers in both unit systems", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Imperial");
  await enterDiningRoom(page);
  await expectPublished(page, "Btu/h");

  await page.getByRole("radio", { name: "Metric" }).check({ force: true });
  await expect(page.locator('[data-result="totalLoad"] small')).toHaveText("W");
  await expectPublished(page, "W");
  await expect(input(page, "Outdoor temperature")).toHaveValue("−1.11111");

  await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
  await expect(input(page, "Outdoor temperature")).toHaveValue("30");
  await expect(input(page, "Wall U-value")).toHaveValue("0.18");
  await expectPublished(page, "Btu/h");
});

test("every worked example loads from the menu, and loading can be undone", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Metric");
  const before = await shownNumber(page, "totalLoad");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: dining.title }).click();
  await expect(input(page, "Floor area")).toHaveValue("238");
  await expectPublished(page, "Btu/h");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("radio", { name: "Metric" })).toBeChecked();
  expect(await shownNumber(page, "totalLoad")).toBe(before);
});

test("the sheet shows every step with its formula and its source", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Metric");
  await expect(page.locator("math")).toHaveCount(0);
  await page.getByRole("button", { name: "How this was calculated" }).click();
  const people = page.locator('[data-step="g_s"]');
  await expect(people.locator("math").first()).toBeVisible();
  await expect(people).toContainText("ASHRAE");
  const outcome = heatLoad.calculate(heatLoad.start("Metric"));
  if (!outcome.ok) throw new Error("The start is refused.");
  const sheet = explanation.sheet(outcome);
  await expect(page.locator("[data-step]")).toHaveCount(sheet.filter((entry) => entry.kind !== "rows" && entry.kind !== "choice").length);
  // What is said of a row is there once it is opened.
  const rows = sheet.flatMap((entry) => (entry.kind === "rows" ? entry.rows : []));
  await page.locator("summary", { hasText: rows[0]!.title }).first().click();
  await expect(page.locator("details[open] [data-step]").first()).toBeVisible();
});
