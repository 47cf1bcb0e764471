import { expect } from "@playwright/test";
import { watchLoading } from "./loading.ts";
import { visitor as test } from "./workerPage.ts";

/** The article with an interactive part: its numbers are right before any script has run, and change with the fields by keyboard. */
const article = "/blog/glycol-and-hazen-williams";

test("without scripts, the article shows the numbers of the values in its fields", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(article);
  await expect(page.getByLabel("Glycol, by mass, %")).toHaveValue("35");
  // 328 Pa/m at 6.309 L/s by an independent program, here at 6.3 L/s: 0.3 % less.
  await expect(page.getByText("327 Pa/m")).toBeVisible();
  await context.close();
});

test("the numbers of the article follow its fields, and what cannot be computed is said at the field", async ({ page }) => {
  const loading = watchLoading(page);
  await page.goto(article);
  const [concentration, temperature] = [page.getByLabel("Glycol, by mass, %"), page.getByLabel("Temperature, °C")];
  const results = page.locator("#friction-results");

  await loading.end();
  const before = loading.scripts.length;
  await concentration.focus();
  await expect.poll(() => loading.scripts.length, "the engine is loaded at the first touch").toBeGreaterThan(before);

  await concentration.fill("0");
  // Water at 7 °C: 242 Pa/m at 6.309 L/s by an independent program.
  await expect(results.getByText(/^24[12] Pa\/m$/)).toBeVisible();
  await concentration.press("ArrowUp");
  await expect(concentration).toHaveValue("5");
  await expect(results.getByText(/^24[12] Pa\/m$/)).toBeHidden();

  await temperature.fill("-30");
  await expect(temperature).toHaveAttribute("aria-invalid", "true");
  await expect(temperature).toHaveAccessibleDescription(/begins to freeze at −1\.\d °C/);
  await expect(results).toHaveAttribute("data-stale", "");
  await temperature.fill("7");
  await expect(temperature).toHaveAccessibleDescription("");
  await expect(results).not.toHaveAttribute("data-stale");
});
