import { expect } from "@playwright/test";
import { expectNumber, go, input, open, result, shownNumber, shownText } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

test("rows of a list are added, duplicated and removed, and a removed row comes back", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  await expect(page.getByText("No fittings yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add fitting" }).click();
  const single = await shownNumber(page, "fittingsCoefficient");
  expect(single).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Duplicate Fitting 1" }).click();
  await expect(page.getByRole("group", { name: "Fitting 2" })).toBeVisible();
  const double = await shownNumber(page, "fittingsCoefficient");
  // Three digits are shown of each.
  expect(Math.abs(double - 2 * single)).toBeLessThan(0.01 * double);

  await page.getByRole("button", { name: "Remove Fitting 1" }).click();
  await expect(page.getByRole("group", { name: "Fitting 2" })).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("group", { name: "Fitting 2" })).toBeVisible();
  await expectNumber(page, "fittingsCoefficient").toBe(double);
});

test("a link holds the rows of a list", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  await page.getByRole("button", { name: "Add fitting" }).click();
  await page.getByRole("group", { name: "Fitting 1" }).getByRole("textbox", { name: "Number" }).fill("3");
  await expect(page).toHaveURL(/quantity/);
  const loss = await shownText(page, "fittingsCoefficient");
  const link = new URL(page.url());
  // Opened in another user's browser.
  await go(page, "/calculators/pipe-sizer");
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith("plenum.pageDraft")) localStorage.removeItem(key);
  });
  await go(page, "/calculators/duct-sizer");
  await expect(page.getByText("No fittings yet.")).toBeVisible();
  await go(page, link.pathname + link.search);
  await expect(page.getByRole("group", { name: "Fitting 1" }).getByRole("textbox", { name: "Number" })).toHaveValue("3");
  await expect(result(page, "fittingsCoefficient")).toHaveText(loss);
});

test("an invalid row shows its error at its own field", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  await page.getByRole("button", { name: "Add fitting" }).click();
  const count = page.getByRole("group", { name: "Fitting 1" }).getByRole("textbox", { name: "Number" });
  await count.fill("1.5");
  await expect(count).toHaveAccessibleDescription(/whole number/);
  await expect(input(page, "Airflow")).toHaveAttribute("aria-invalid", "false");
});

test("a size is chosen from the table by keyboard, the row in use follows, and Undo reverts it", async ({ page }) => {
  await open(page, "/calculators/duct-sizer?u=Metric");
  const sizes = page.getByRole("table", { name: "Sizes to choose from" });
  const before = await shownText(page, "size");
  const other = sizes.locator("tr[data-choosable]", { hasText: "Standard" }).last().getByRole("button");
  const name = (await other.getAttribute("aria-label"))!.replace(/^.*: calculate with /, "");
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(result(page, "size")).toHaveText(name.replace(/\s/g, " "), { useInnerText: true });
  await expect(sizes.getByRole("row").and(page.locator("[aria-current]"))).toHaveCount(1);
  await page.getByRole("alert").filter({ hasText: "Now calculated with" }).getByRole("button", { name: "Undo" }).click();
  await expect(result(page, "size")).toHaveText(before);
});

test("a neighbouring pipe size is chosen with a click", async ({ page }) => {
  await open(page, "/calculators/pipe-sizer?u=Imperial");
  const before = await shownText(page, "nominalSize");
  await page.locator("tr[data-choosable]").last().click();
  await expect(result(page, "nominalSize")).not.toHaveText(before);
  await page.locator("tr[data-choosable]").first().click();
  await page.locator("tr[data-choosable]").last().click();
  await expect(page.locator("tr[aria-current]")).toHaveCount(1);
});
