import { expect, type Locator, type Page } from "@playwright/test";
import { input, open } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const table = (page: Page): Locator => page.getByRole("grid").first();
/** Number of the line with the focus among the lines of the whole table; its heads are line 1. */
const focusedLine = async (page: Page): Promise<number> =>
  Number(await table(page).locator("tr:has(:focus)").getAttribute("aria-rowindex"));
const selected = (page: Page): Locator => table(page).locator('[aria-selected="true"]');
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test("a table of the reference is moved in, selected and copied like a spreadsheet", async ({ page }) => {
  await open(page, "/reference?topic=materials");
  const rows = table(page).locator('th[scope="row"]');
  await rows.first().click();
  await expect(rows.first()).toBeFocused();
  // The first line is the heading of a group, which arrow keys skip.
  expect(await focusedLine(page)).toBe(3);
  await page.keyboard.press("ArrowUp");
  await expect(table(page).getByRole("columnheader").first().getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows.first()).toBeFocused();

  const [first, second] = [await rows.nth(0).textContent(), await rows.nth(1).textContent()];
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copied(page)).toBe(first);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(selected(page)).toHaveCount(4);
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => copied(page)).toMatch(/\r\n.*\r\n$/);
  expect((await copied(page)).split("\r\n").map((row) => row.split("\t")[0])).toEqual([first, second, ""]);
  await page.keyboard.press("Escape");
  await expect(selected(page)).toHaveCount(1);
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press("ControlOrMeta+End");
  await expect(table(page).getByRole("row").last().getByRole("button")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.type("gyp");
  await expect(table(page).locator(":focus")).toHaveText(/\bgyp/i);
});

test("a range is selected by dragging, and the row that is scrolled away keeps the focus", async ({ page }) => {
  await open(page, "/reference?topic=climate-stations");
  const rows = table(page).locator('th[scope="row"]');
  const [from, to] = [(await rows.nth(1).boundingBox())!, (await rows.nth(4).boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10);
  await page.mouse.up();
  await expect(selected(page)).toHaveCount(4);
  await expect(rows.nth(1)).toBeFocused();
  const line = await focusedLine(page);

  await page.mouse.wheel(0, 3000);
  await expect(table(page).locator(`tr[aria-rowindex="${line + 80}"]`)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedLine(page)).toBe(line + 1);
  await expect(table(page).locator(":focus")).toBeInViewport();
  await page.keyboard.press("PageDown");
  await expect.poll(() => focusedLine(page)).toBeGreaterThan(line + 8);
  await expect(table(page).locator(":focus")).toBeInViewport();
});

test("a fitting keeps its geometry while the focus moves in its row, and letters open another fitting", async ({ page }) => {
  await open(page, "/reference?topic=fittings&fitting=duct-elbowRoundMitered&g-angle=45");
  const row = table(page)
    .locator('th[scope="row"]')
    .getByText(/^Elbow, round, mite?red$/);
  await row.click();
  await page.keyboard.press("ArrowRight");
  await expect(table(page).locator(":focus")).toHaveText(/\d/);
  await expect(input(page, "Angle")).toHaveValue("45");

  await page.keyboard.type("enl");
  await expect(table(page).locator("tr:has(:focus) th")).toHaveText(/^Enlargement, round/);
  await expect(page.getByRole("heading", { level: 3, name: /^Enlargement, round/ })).toBeVisible();
});
