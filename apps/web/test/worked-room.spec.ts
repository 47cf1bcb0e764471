import { expect, test, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { input, open, shownNumber } from "./page.ts";

const dining = heatLoad.cases.find((each) => each.id === "semi-detached-dining-room")!;

async function enterDiningRoom(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Heating" }).check({ force: true });
  const { input: typed } = dining;
  for (const [name, value] of Object.entries(typed)) {
    const field = heatLoad.fields[name as keyof typeof heatLoad.fields];
    if (field?.type !== "quantity" || typeof value !== "number") continue;
    await input(page, field.label).fill(String(value));
  }
}

async function expectPublished(page: Page, shownUnit: "W" | "Btu/h"): Promise<void> {
  for (const [name, expectation] of Object.entries(dining.expected)) {
    const { quantity } = heatLoad.results[name as "totalLoad"];
    const inUnit = (value: number): number => convert(value, expectation.unit ?? siUnit(quantity), shownUnit);
    const shown = await shownNumber(page, name);
    // The publication's own tolerance, and half of the last digit that the page shows.
    expect(Math.abs(shown - inUnit(expectation.value as number)), name).toBeLessThanOrEqual(inUnit(expectation.within!) + 0.5);
  }
}

test("a published room, typed into the form, gives the published numbers in both unit systems", async ({ page }) => {
  await open(page, "/heat-load?u=Imperial");
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
  await open(page, "/heat-load?u=Metric");
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
  await open(page, "/heat-load?u=Metric");
  await expect(page.locator("math")).toHaveCount(0);
  await page.getByRole("button", { name: "How this was calculated" }).click();
  const wall = page.locator('[data-step="q_w"]');
  await expect(wall.locator("math").first()).toBeVisible();
  await expect(wall).toContainText("ASHRAE");
  const outcome = heatLoad.calculate(heatLoad.defaults("Metric"));
  if (!outcome.ok) throw new Error("The defaults are refused.");
  await expect(page.locator("[data-step]")).toHaveCount(outcome.sheet.length);
});

test("the figure says its numbers to the keyboard and as a table", async ({ page }) => {
  await open(page, "/heat-load?u=Metric");
  const bars = page.locator("[data-bar]");
  await bars.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(bars.nth(1)).toBeFocused();
  await expect(bars.nth(1)).toHaveAttribute("aria-label", /Windows, transmission: [\d.]+\u202fW, \d+ %/);
  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("figure").getByRole("row", { name: /^Walls/ })).toBeVisible();
});
