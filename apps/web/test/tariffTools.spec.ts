import { expect, type Page } from "@playwright/test";
import { importUrdb } from "@org/hvac-core/energy";
import { axeInLight, expectToFitTheWidth, open, undoBar } from "./page.ts";
import { other, record } from "./tariffRecords.ts";
import { signedIn as test } from "./workerPage.ts";

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /Tariff as JSON/ }).fill(text);
}

test("a tariff is imported as one step, painted, and written again", async ({ page }) => {
  await open(page, "/calculators/energy-analysis");
  await page.getByRole("button", { name: "Import a tariff…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a tariff" });
  await paste(page, "{ no");
  await expect(dialog.getByRole("alert")).toContainText("not JSON");
  await paste(page, JSON.stringify({ items: [other, record] }));
  await expect(dialog.getByRole("alert")).toContainText("cannot be read");
  await dialog.getByRole("combobox", { name: "Tariff" }).selectOption({ index: 1 });
  await expect(dialog.getByRole("listitem").filter({ hasText: "fixedchargeeaaddl" })).toBeVisible();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Use this tariff" }).click();
  const weekdays = page.getByRole("grid", { name: "Energy period on weekdays" });
  await expect(weekdays.getByRole("gridcell", { name: "Jul, hour 13: Period 2" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await weekdays.getByRole("gridcell", { name: "Jan, hour 1:" }).focus();
  await page.keyboard.press("2");
  await expect(weekdays.getByRole("gridcell", { name: "Jan, hour 1: Period 2" })).toBeVisible();
  await page.getByRole("button", { name: "Export the tariff…" }).click();
  const text = await page.getByRole("dialog", { name: "Export the tariff" }).getByRole("textbox").inputValue();
  const [written] = importUrdb(text);
  expect(written!.tariff.energyweekdayschedule![0]![0]).toBe(1);
  expect(written!.tariff.energyweekdayschedule![6]![12]).toBe(1);
  await page.keyboard.press("Escape");
  await undoBar(page).click();
  await undoBar(page).click();
  await expect(weekdays).toBeHidden();
  await expect(page.getByRole("textbox", { name: /^Electricity price/ })).toBeVisible();
});
