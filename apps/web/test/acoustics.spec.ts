import { expect, type Locator, type Page } from "@playwright/test";
import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import { axeInLight, open, result, showFigures, shownText } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const flat = (level: number): number[] => Array.from({ length: 8 }, () => level);

const figure = (page: Page, title: string | RegExp): Locator => page.getByRole("figure", { name: title, exact: true });
const addressOf = (input: object): string =>
  `/calculators/acoustic-calculator?v=1&${Object.entries(input)
    .map(
      ([name, value]) =>
        `${name === "unitSystem" ? "u" : name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`,
    )
    .join("&")}`;
const start = acousticCalculator.start("Metric");
const quietRoom = { ...start, rooms: start.rooms!.map((room) => ({ ...room, target: 18 })) };
const twoRooms = acousticCalculator.examples.find(({ id }) => id === "two-rooms")!.input.Metric;

test("a change that meets the target is applied as one step and taken back as one", async ({ page }) => {
  await open(page, addressOf(quietRoom));
  await showFigures(page);
  await expect(figure(page, "Sound in Office").getByLabel(/^500.Hz: .*governs$/)).toBeVisible();
  const remedies = figure(page, "Remedies");
  const rating = await shownText(page, "rating");
  const change = remedies.getByRole("listitem").filter({ hasText: "Diffuser quieter" });
  await expect(change).toContainText("meets the target");
  await change.getByRole("button", { name: /^Show/ }).click();
  await expect(remedies.getByLabel(/now and after the change: Diffuser quieter/)).toBeVisible();
  await change.getByRole("button", { name: /^Apply/ }).click();
  await expect(result(page, "rating")).not.toHaveText(rating);
  await expect(remedies).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(result(page, "rating")).toHaveText(rating);
  await expect(remedies).toBeVisible();
});

test("if no single change is enough, two are found and applied as one step", { tag: "@all" }, async ({ page }) => {
  const elements = start.elements!.map((row) => (row.kind === "outlet" ? { ...row, outletNoise: [60, 58, 55, 52, 50, 48, 45, 40] } : row));
  await open(page, addressOf({ ...start, sources: [{ id: "fan", name: "Fan", discharge: flat(104) }], elements }));
  await showFigures(page);
  const remedies = figure(page, "Remedies");
  await remedies.getByRole("button", { name: "Find two changes that meet the target together" }).click();
  const pair = remedies.getByRole("listitem").filter({ hasText: "after the first" }).first();
  await expect(pair).toContainText("meets the target");
  await pair.getByRole("button", { name: /^Apply: .*; / }).click();
  await expect(remedies).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(remedies).toBeVisible();
});

test("room, band and path are chosen, and each figure has its numbers as a table", async ({ page }) => {
  await open(page, addressOf(twoRooms));
  await showFigures(page);
  await page.getByLabel("Room", { exact: true }).selectOption("west");
  const waterfall = figure(page, "From the source to the room");
  await waterfall.getByLabel("Octave band").selectOption("0");
  const room = waterfall.getByLabel(/^Meeting room west: /);
  const level = (await room.getAttribute("aria-label"))!.split(": ")[1]!;
  await figure(page, "Sound in Meeting room west").getByRole("button", { name: "Show as table" }).click();
  await expect(figure(page, "Sound in Meeting room west").getByRole("row", { name: /^63.Hz/ })).toContainText(level);
  await waterfall.getByRole("button", { name: "Show as table" }).click();
  await expect(waterfall.getByRole("row", { name: /^Meeting room west/ })).toContainText(level);
  await expect(figure(page, "Speech from Meeting room east to Meeting room west")).toContainText("Normal privacy");
});

test("a page without rooms says what is missing", async ({ page }) => {
  await open(page, addressOf({ unitSystem: "Metric", sources: start.sources, elements: start.elements!.slice(0, 1), rooms: [] }));
  await showFigures(page);
  await expect(page.getByText(/Add a room with its use and size/)).toBeVisible();
  await page.getByRole("button", { name: "Go to the rooms" }).click();
  await expect(page.getByRole("gridcell", { name: /^Name, new room/ })).toBeFocused();
});

test("axe finds nothing in the figures of a room", { tag: "@all" }, async ({ page }) => {
  await open(page, addressOf({ ...twoRooms, rooms: twoRooms.rooms!.map((room) => ({ ...room, target: 20 })) }));
  await showFigures(page);
  await expect(figure(page, "Remedies")).toBeVisible();
  expect(await axeInLight(page, "figure")).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the figures fit the width, and the tree scrolls by itself", { tag: "@all" }, async ({ page }) => {
    await open(page, addressOf(quietRoom));
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(figure(page, "Contributions").locator("svg")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
