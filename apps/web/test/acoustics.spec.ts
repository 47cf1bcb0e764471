import { expect, test as pure, type Locator, type Page } from "@playwright/test";
import { soundSteps, acousticCalculator, contributionsByMaker, type AcousticInput } from "@org/hvac-core/calculators/acoustic-calculator";
import { readingIn } from "@org/ui/figures";
import { levelShares } from "../src/calculators/acoustic-calculator/shares.ts";
import { waterfallRows } from "../src/calculators/acoustic-calculator/waterfall.ts";
import { axeFindings, open, result } from "./page.ts";
import { signedIn as test } from "./users.ts";

const flat = (level: number): number[] => Array.from({ length: 8 }, () => level);

/** A fan of 80 dB through 20 dB of attenuation and out of the end of a duct, which makes 55 dB itself, into a bare room. */
const hand: AcousticInput = {
  unitSystem: "Metric",
  sources: [{ id: "fan", name: "Fan", discharge: flat(80) }],
  elements: [
    { id: "duct", name: "Duct", kind: "custom", width: 500, height: 500, insertionLoss: flat(20), ownNoise: flat(55) },
    { id: "end", name: "End", kind: "outlet", parent: "duct", termination: "free", room: "room", distance: 2 },
  ],
  rooms: [{ id: "room", name: "Room", length: 5, width: 4, height: 10 / 3, method: "diffuse", absorption: flat(0.2) }],
};

function calculationOf(input: AcousticInput) {
  const outcome = acousticCalculator.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.calculation;
}

pure.describe("figures of the sound in a room, without a page", () => {
  pure("the waterfall goes from the source to the room by hand arithmetic", () => {
    const calculation = calculationOf(hand);
    const room = calculation.rooms[0]!;
    const rows = waterfallRows(soundSteps(calculation, room, room.arrivals[0]!), 0, { level: readingIn("soundLevel", "Metric") });
    // 63 Hz: 80 − 20 = 60 dB, with 55 dB 61.2 dB, end of the duct −10.2 dB, room −7.0 dB.
    expect(rows.map(({ label, value, remark }) => [label, Number.parseFloat(value), remark])).toEqual([
      ["Fan", 80, undefined],
      ["Duct, attenuation", 60, "−20.0\u202fdB"],
      ["Duct, own noise", 61.2, "+1.2\u202fdB"],
      ["End, attenuation", 51, "−10.2\u202fdB"],
      ["Distance and room", 44, "−7.0\u202fdB"],
      ["Room", 44, undefined],
    ]);
    // Each bar begins where the one before ends.
    const [fan, fall, own] = rows.map(({ pieces }) => pieces[0]!);
    expect(fan!.length).toBe(1);
    expect(fall!.start + fall!.length).toBeCloseTo(1, 9);
    expect(own!.start).toBeCloseTo(fall!.start, 9);
  });

  pure("the shares are of the energy, and the smallest of many are one", () => {
    const calculation = calculationOf(hand);
    const [fan, duct] = levelShares(contributionsByMaker(calculation, calculation.rooms[0]!), 0);
    // 60 dB and 55 dB: 10^6 of 10^6 + 10^5.5.
    expect([fan!.label, fan!.share, duct!.share]).toEqual([
      "Fan",
      expect.closeTo(1 / (1 + 10 ** -0.5), 9),
      expect.closeTo(1 / (1 + 10 ** 0.5), 9),
    ]);
    const many = Array.from({ length: 16 }, (_, index) => ({
      id: String(index),
      label: `Outlet ${index}`,
      level: flat(30) as never,
      levelA: 30,
    }));
    const shares = levelShares(many, "a");
    expect(shares.at(-1)).toEqual({
      id: "rest",
      label: "6 others together",
      level: expect.closeTo(30 + 10 * Math.log10(6), 9),
      share: expect.closeTo(6 / 16, 9),
    });
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

const figure = (page: Page, title: string | RegExp): Locator => page.getByRole("figure", { name: title, exact: true });
const at = (input: object): string =>
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
  await open(page, at(quietRoom));
  await expect(figure(page, "Sound in Office").getByLabel(/^500.Hz: .*decides$/)).toBeVisible();
  const remedies = figure(page, "What would meet the target");
  const rating = await result(page, "rating").innerText();
  const change = remedies.getByRole("listitem").filter({ hasText: "Diffuser quieter" });
  await expect(change).toContainText("meets the target");
  await change.getByRole("button", { name: /^Show/ }).click();
  await expect(remedies.getByLabel(/now and after the change: Diffuser quieter/)).toBeVisible();
  await change.getByRole("button", { name: /^Apply/ }).click();
  await expect(result(page, "rating")).not.toHaveText(rating);
  await expect(remedies).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(result(page, "rating")).toHaveText(rating);
  await expect(remedies).toBeVisible();
});

test("where no single change is enough, two together are found and applied as one step", async ({ page }) => {
  const elements = start.elements!.map((row) => (row.kind === "outlet" ? { ...row, outletNoise: [60, 58, 55, 52, 50, 48, 45, 40] } : row));
  await open(page, at({ ...start, sources: [{ id: "fan", name: "Fan", discharge: flat(104) }], elements }));
  const remedies = figure(page, "What would meet the target");
  await remedies.getByRole("button", { name: "Look for two changes that are enough together" }).click();
  const pair = remedies.getByRole("listitem").filter({ hasText: "after the first" }).first();
  await expect(pair).toContainText("meets the target");
  await pair.getByRole("button", { name: /^Apply: .*; / }).click();
  await expect(remedies).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(remedies).toBeVisible();
});

test("room, band and path are chosen, and each figure has its numbers as a table", async ({ page }) => {
  await open(page, at(twoRooms));
  await page.getByLabel("Room", { exact: true }).selectOption("west");
  const waterfall = figure(page, "From the source to the room");
  await waterfall.getByLabel("Octave band").selectOption("0");
  const room = waterfall.getByLabel(/^Meeting room west: /);
  const level = (await room.getAttribute("aria-label"))!.split(": ")[1]!;
  await figure(page, "Sound in Meeting room west").getByRole("button", { name: "Show as table" }).click();
  await expect(figure(page, "Sound in Meeting room west").getByRole("row", { name: /^63.Hz/ })).toContainText(level);
  await waterfall.getByRole("button", { name: "Show as table" }).click();
  await expect(waterfall.getByRole("row", { name: /^Meeting room west/ })).toContainText(level);
  await expect(figure(page, "Speech from Meeting room east in Meeting room west")).toContainText("Normal privacy");
});

test("a page without rooms says what is missing", async ({ page }) => {
  await open(page, at({ unitSystem: "Metric", sources: start.sources, elements: start.elements!.slice(0, 1), rooms: [] }));
  await expect(page.getByText(/Add a room with its use and size/)).toBeVisible();
  await page.getByRole("button", { name: "Go to the rooms" }).click();
  await expect(page.getByRole("button", { name: "Add room" })).toBeFocused();
});

test("axe finds nothing in the figures of a room", async ({ page }) => {
  test.slow();
  await open(page, at({ ...twoRooms, rooms: twoRooms.rooms!.map((room) => ({ ...room, target: 20 })) }));
  await expect(figure(page, "What would meet the target")).toBeVisible();
  expect(await axeFindings(page, "figure")).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the figures fit the width, and the tree scrolls by itself", async ({ page }) => {
    await open(page, at(quietRoom));
    await page.locator('button[aria-controls$="-results"]').tap();
    await expect(figure(page, "What the sound is made of").locator("svg")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
