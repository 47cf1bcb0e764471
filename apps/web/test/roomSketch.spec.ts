import { expect, type Locator, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { axeInLight, input, open } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const sketch = (page: Page): Locator => page.getByRole("figure", { name: "The room" });
const part = (page: Page, name: RegExp): Locator => sketch(page).locator("svg").getByRole("button", { name });

/** A link with rows of surfaces and the initial fields. */
const withRows = (rows: readonly object[], more = ""): string =>
  `/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35&floorArea=40&surfaces=${encodeURIComponent(JSON.stringify(rows))}${more}`;
const row = (id: string, kind: string, area: number, orientation: string): object => ({
  id,
  kind,
  area: [area, "m2"],
  uValue: [kind === "window" ? 1.6 : 0.4, "W/(m2·K)"],
  orientation,
});

test("a surface of the sketch says its numbers and leads to its field, by mouse and keyboard", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35&windowArea=6&windowUValue=2&roofArea=40&roofUValue=0.25");
  await expect(part(page, /^West window: 6\sm², \d+\sW, \d+ % of the load$/)).toBeVisible();
  await part(page, /^Roof/).click();
  await expect(input(page, "Roof area")).toBeFocused();
  await part(page, /^Roof/).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(part(page, /^West wall/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input(page, "Wall area")).toBeFocused();
});

test("the sketch follows the input, and has a table of its numbers", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
  const corners = (): Promise<string | null> => part(page, /wall/).locator("polygon").getAttribute("points");
  const facingWest = await corners();
  await page.getByLabel("Wall orientation").selectOption("South");
  await expect(part(page, /^South wall: 20\sm²/)).toBeVisible();
  expect(await corners()).not.toBe(facingWest);
  await sketch(page).getByRole("button", { name: "Show as table" }).click();
  await expect(sketch(page).getByRole("row", { name: /^South wall 20\sm²/ })).toBeVisible();
});

test("the sketch shows rows of surfaces by their directions", async ({ page }) => {
  await open(page, withRows([row("south", "wall", 15, "S"), row("glass", "window", 4, "S"), row("corner", "wall", 9, "SE")]));
  for (const name of [/^South wall 1:/, /^South window 2:/, /^South-east wall 3:/]) await expect(part(page, name)).toBeVisible();
});

test("a row of surfaces leads to its field, even if the row is closed", async ({ page }) => {
  await open(page, withRows([row("south", "wall", 15, "S"), row("glass", "window", 4, "S")]));
  for (const [name, area] of [
    [/^South wall 1:/, "15"],
    [/^South window 2:/, "4"],
  ] as const) {
    await part(page, name).click();
    await expect(page.locator("input:focus")).toHaveValue(area);
    await expect(page.locator("input:focus")).toBeInViewport();
  }
});

test("heating has no directions, no sun, and the edge of the slab", async ({ page }) => {
  await open(page, withRows([row("door", "door", 2, "S")], "&calculationMode=Heating&slabPerimeter=20"));
  await expect(part(page, /^Wall: 20\sm²/)).toBeVisible();
  await expect(sketch(page)).not.toContainText("Sun at");
  await sketch(page).getByText("Slab edge 20").click();
  await expect(input(page, "Slab edge, exposed perimeter")).toBeFocused();
});

test("a room without surfaces has no sketch", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&wallArea=0&numPeople=2");
  await expect(page.locator('[data-result="totalLoad"]')).toBeVisible();
  await expect(sketch(page)).toHaveCount(0);
});

test("axe finds nothing in the sketch, with marks and as a table", async ({ page }) => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    row(`r${index}`, index % 3 === 1 ? "window" : "wall", 2 + (index % 4), ["N", "E", "S", "SW"][index % 4]!),
  );
  await open(page, withRows(rows));
  await expect(sketch(page).getByRole("listitem").first()).toBeVisible();
  expect(await axeInLight(page, "figure")).toEqual([]);
  if (!isAll) return;
  await sketch(page).getByRole("button", { name: "Show as table" }).click();
  expect(await axeInLight(page, "figure")).toEqual([]);
});
