import { expect } from "@playwright/test";
import { input, open, result, shownNumber } from "./page.ts";
import { signedIn as test } from "./users.ts";

test("rows of a list are added, duplicated and removed, and a removed row comes back", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  await expect(page.getByText("No fittings yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add fitting" }).click();
  const one = await shownNumber(page, "fittingsPressureLoss");
  expect(one).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Duplicate Fitting 1" }).click();
  await expect(page.getByRole("group", { name: "Fitting 2" })).toBeVisible();
  const two = await shownNumber(page, "fittingsPressureLoss");
  // Three digits are shown of each.
  expect(Math.abs(two - 2 * one)).toBeLessThan(0.01 * two);

  await page.getByRole("button", { name: "Remove Fitting 1" }).click();
  await expect(page.getByRole("group", { name: "Fitting 2" })).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("group", { name: "Fitting 2" })).toBeVisible();
  expect(await shownNumber(page, "fittingsPressureLoss")).toBe(two);
});

test("a link holds the rows of a list", async ({ page, context }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  await page.getByRole("button", { name: "Add fitting" }).click();
  await page.getByRole("group", { name: "Fitting 1" }).getByRole("textbox", { name: "Number" }).fill("3");
  await expect(page).toHaveURL(/quantity/);
  const loss = await result(page, "fittingsPressureLoss").innerText();
  await page.evaluate(() => localStorage.clear());
  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(copy.getByRole("group", { name: "Fitting 1" }).getByRole("textbox", { name: "Number" })).toHaveValue("3");
  await expect(result(copy, "fittingsPressureLoss")).toHaveText(loss);
});

test("a row that is refused says so at its own field", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  await page.getByRole("button", { name: "Add fitting" }).click();
  const count = page.getByRole("group", { name: "Fitting 1" }).getByRole("textbox", { name: "Number" });
  await count.fill("1.5");
  await expect(count).toHaveAccessibleDescription(/whole number/);
  await expect(input(page, "Airflow")).toHaveAttribute("aria-invalid", "false");
});
