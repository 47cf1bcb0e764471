import { expect } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { visitor as test } from "./workerPage.ts";

/** Pages of the library on the site: searchable by keyboard, readable without scripts. */
test("the search of the library is reached, asked and followed by keyboard, and loads with its first use", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/docs/flow");
  await expect(page.getByRole("combobox")).toBeVisible();
  expect(requests).not.toContain("/docs/search.json");

  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("wet bulb");
  const results = page.getByRole("listbox").getByRole("option");
  await expect(results.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toHaveAttribute("aria-selected", "true");
  const second = (await results.nth(1).getAttribute("id"))!;
  await expect(page.getByRole("combobox")).toHaveAttribute("aria-activedescendant", second);
  expect(await violationsOn(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(results).toHaveCount(0);
  await page.getByRole("combobox").fill("friction factor");
  await expect(results.first()).toContainText("frictionFactor");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/flow\/frictionFactor$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("frictionFactor()");
});

test("a search without results says so", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("combobox").fill("zzqqxx");
  await expect(page.getByRole("option")).toHaveText(/Nothing found/);
});

test("without script, the field leads to the list of all names", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/docs");
  await page.getByLabel("Search the library").fill("moist");
  await page.getByLabel("Search the library").press("Enter");
  await expect(page).toHaveURL(/\/docs\/a-z\?q=moist$/);
  await page.getByRole("link", { name: "moistAir", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("moistAir()");
  await context.close();
});
