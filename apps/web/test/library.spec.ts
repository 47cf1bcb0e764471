import { expect, test } from "@playwright/test";
import { axeFor } from "./page.ts";

/** The library's pages on the site: found by keyboard, readable without script. */
test("the search of the library is reached, asked and followed by keyboard, and loads with its first use", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/docs/flow");
  await expect(page.getByRole("combobox")).toBeVisible();
  expect(asked).not.toContain("/docs/search.json");

  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("wet bulb");
  const results = page.getByRole("listbox").getByRole("option");
  await expect(results.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("combobox")).toHaveAttribute("aria-activedescendant", await results.nth(1).evaluate(({ id }) => id));
  expect((await axeFor(page).analyze()).violations).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(results).toHaveCount(0);
  await page.getByRole("combobox").fill("friction factor");
  await expect(results.first()).toContainText("frictionFactor");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/flow\/frictionFactor$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("frictionFactor()");
});

test("what is not there is said", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("combobox").fill("zzqqxx");
  await expect(page.getByRole("option")).toHaveText(/Nothing found/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the field leads to the list of all names", async ({ page }) => {
    await page.goto("/docs");
    await page.getByLabel("Search the library").fill("moist");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/a-z\?q=moist$/);
    await page.getByRole("link", { name: "moistAir", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("moistAir()");
  });
});
