import { expect, type Locator, type Page } from "@playwright/test";
import { axeInLight, expectNumber, network, open, result, selectRow, settled, showFigures, shownNumber } from "./page.ts";
import { seedProject } from "./seed.ts";
import { newUser, signedIn as test } from "./workerPage.ts";

const hours = (from: number, to: number): number[] => Array.from({ length: 24 }, (_, hour) => Number(hour >= from && hour < to));

const always = { floorArea: [20, "m2"], lightingRadiantShare: [0, "unitless"] };

/**
 * Two rooms of 1000 W, one lit in the morning and one in the evening, with nothing stored: each peaks with 1000 W, both together too, and their sum
 * of peaks is twice that. The third has 300 W around the clock, of which the load is 300 W at every hour, whatever is stored.
 */
const project = {
  v: "1",
  u: "Metric",
  method: "hourly",
  schedules: JSON.stringify([
    { id: "am", name: "Morning", shares: hours(6, 12) },
    { id: "pm", name: "Evening", shares: hours(14, 20) },
  ]),
  zones: JSON.stringify([{ id: "z", name: "Ground floor" }]),
  rooms: JSON.stringify([
    { ...always, id: "a", name: "Breakfast", zone: "z", lighting: [1000, "W"], lightingSchedule: "am" },
    { ...always, id: "b", name: "Dinner", zone: "z", lighting: [1000, "W"], lightingSchedule: "pm" },
    { ...always, id: "c", name: "Server", lighting: [300, "W"], lightingRadiantShare: [0.6, "unitless"] },
  ]),
};

const pathOf = (params: Readonly<Record<string, string>> = project): string => `/heat-load?${new URLSearchParams(params).toString()}`;
const scope = (page: Page): Locator => page.getByRole("combobox", { name: "Hours of" });
const cell = (page: Page, name: RegExp): Locator => page.locator("[data-shade]").and(page.getByRole("button", { name }));

/** A field of a room, which is selected first. */
const roomField = async (page: Page, name: string, label: RegExp): Promise<Locator> =>
  (await selectRow(page, name)).getByRole("textbox", { name: label });

test("rooms used at different hours make a block of one and a sum of both, in both unit systems", async ({ page }) => {
  await open(page, pathOf());
  await expectNumber(page, "blockLoad").toBe(1300);
  await expectNumber(page, "sumOfRoomPeaks").toBe(2300);
  await showFigures(page);
  await expect(page.locator('[aria-label^="Sum of room peaks: 2300"]')).toBeVisible();
  await page.getByText("Imperial", { exact: true }).click();
  // 1300 and 2300 W × 3.412142 Btu/(W·h), to the four digits shown.
  await expectNumber(page, "blockLoad").toBeCloseTo(1300 * 3.412142, -1);
  await expectNumber(page, "sumOfRoomPeaks").toBeCloseTo(2300 * 3.412142, -1);
});

// ASHRAE Handbook: Fundamentals 2021, ch. 18, the office of the single-room example: 894 W at 16 h in July; the engine's worked example gives the
// tolerance (the blinds); 894 W × 3.412142 Btu/(W·h) = 3050 Btu/h.
test("the handbook's office has its printed load, month and hour, in both unit systems", async ({ page }) => {
  await open(page, "/heat-load?u=Metric");
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: /^Office in Atlanta facing 60° west of south/ }).click();
  await expect(result(page, "peakMonth")).toHaveText(/^July$/);
  await expect(result(page, "peakHour")).toHaveText(/^16\b/);
  const band = 0.03 * 706 + 1.5;
  expect(Math.abs((await shownNumber(page, "totalLoad")) - 894)).toBeLessThanOrEqual(band + 0.5);
  await page.getByText("Imperial", { exact: true }).click();
  await expect(page.locator('[data-result="totalLoad"] small')).toHaveText("Btu/h");
  expect(Math.abs((await shownNumber(page, "totalLoad")) - 894 * 3.412142)).toBeLessThanOrEqual((band + 0.5) * 3.412142);
});

newUser("a project saved as a file comes back as it was", { tag: "@all" }, async ({ page, user }) => {
  const rooms = JSON.parse(project.rooms) as readonly Record<string, unknown>[];
  const quantity = ([value, unit]: readonly [number, string]) => ({ value, unit });
  const input = {
    unitSystem: "Metric",
    method: "hourly",
    schedules: JSON.parse(project.schedules) as object[],
    zones: JSON.parse(project.zones) as object[],
    rooms: rooms.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, Array.isArray(value) ? quantity(value as [number, string]) : value]),
      ),
    ),
  };
  const projectId = await seedProject(user.uid, {
    name: "Inn",
    files: [{ collection: "calculations", name: "Rooms", input: input as never }],
  });
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("link", { name: "Rooms", exact: true }).click();
  await expectNumber(page, "sumOfRoomPeaks").toBe(2300);
  await (await roomField(page, "Dinner", /^Identical rooms/)).fill("3");
  await expectNumber(page, "sumOfRoomPeaks").toBe(4300);
  await expect(page.locator("span[data-status]")).toHaveText("Saved");
  await page.reload();
  await expectNumber(page, "sumOfRoomPeaks").toBe(4300);
});

test("the map and the day are those of the block, a zone or a room; an hour is chosen by key or press", async ({ page }) => {
  await open(page, pathOf());
  await showFigures(page);
  await scope(page).selectOption({ label: "Dinner" });
  await expect(cell(page, /^January, 15\sh: 1000\sW, highest$/)).toBeVisible();
  await expect(cell(page, /^January, 14\sh: 0\sW$/)).toBeVisible();
  await scope(page).selectOption({ label: "Server" });
  // Around the clock: the heat that the radiant series stores in an hour equals that released from earlier hours.
  await expect(cell(page, /^August, 3\sh: 300\sW$/)).toBeVisible();
  await scope(page).selectOption({ label: "Ground floor" });
  await cell(page, /^March, 10\sh: 1000\sW$/).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Month" })).not.toHaveValue("0");
  await page.getByRole("combobox", { name: "Month" }).selectOption({ label: "October" });
  const day = page.getByRole("figure", { name: /^Design day of October: Ground floor/ });
  await day.getByRole("button", { name: "Show as table" }).click();
  await expect(day.getByRole("row", { name: /^10\sh/ })).toContainText("1000");
});

test("an unreadable room has an error at its field and is left out with a message, and a valid number restores it", async ({ page }) => {
  await open(page, pathOf());
  const area = await roomField(page, "Breakfast", /^Floor area/);
  await area.fill("abc");
  await expect(area).toHaveAttribute("aria-invalid", "true");
  // The room is left out: 1000 W in the evening and 300 W around the clock remain.
  await expect(page.getByText("Breakfast is left out of all results.").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/, with 1 room left out\.$/).filter({ visible: true })).toBeVisible();
  await expectNumber(page, "sumOfRoomPeaks").toBe(1300);
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('button[aria-controls$="-results"]')).toContainText("Total load, incomplete");
  await page.setViewportSize(desktop);
  await area.fill("25");
  await expectNumber(page, "sumOfRoomPeaks").toBe(2300);
});

test("a project comes back from a reload, and calculates without a network", { tag: "@all" }, async ({ page, context }) => {
  await open(page, pathOf());
  await showFigures(page);
  await expect(scope(page)).toBeVisible();
  await settled(page);
  await page.reload();
  await expectNumber(page, "sumOfRoomPeaks").toBe(2300);
  await showFigures(page);
  await expect(scope(page)).toBeVisible();
  await settled(page);
  await network(context, "off");
  await (await roomField(page, "Breakfast", /^Identical rooms/)).fill("12");
  // Twelve such rooms have twelve times the load.
  await expectNumber(page, "sumOfRoomPeaks").toBe(12 * 1000 + 1300);
});

test("pasted rooms of a spreadsheet become rows; a thousand are calculated in a worker, and typing goes on", async ({ page }) => {
  await open(page, pathOf());
  await page.getByRole("gridcell", { name: "Name, new room, blank" }).click();
  const pasted = Array.from({ length: 1260 }, (_, index) => `Office ${index + 1}\t\t\t${20 + (index % 5)}`).join("\n");
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("tab", { name: /^Rooms 1.?263$/ })).toBeVisible();
  await expectNumber(page, "sumOfRoomPeaks").toBe(2300);
  await page.keyboard.press("Control+Home");
  const multiplier = await roomField(page, "Breakfast", /^Identical rooms/);
  const worker = page.waitForEvent("worker");
  await multiplier.fill("3");
  await worker;
  await expectNumber(page, "sumOfRoomPeaks").toBe(4300);
});

test("rooms by heat balance are calculated in a worker, and one again after an edit", async ({ page }) => {
  await open(page, pathOf());
  await showFigures(page);
  const figure = page.getByRole("figure", { name: "Rooms by heat balance" });
  await figure.getByRole("button", { name: "Show as table" }).click();
  // A constant gain is the load at every hour, whatever stores it.
  const balance = figure.getByRole("row", { name: /^Server/ }).getByRole("cell");
  await expect(balance.first()).toHaveText(/^300\b/);
  expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining("heatBalance"));
  await (await roomField(page, "Server", /^Lighting, W/)).fill("600");
  await showFigures(page);
  await figure.getByRole("button", { name: "Show as table" }).click();
  await expect(balance.first()).toHaveText(/^600\b/);
});

test("axe finds nothing, and a phone shows all of it without scrolling sideways", { tag: "@all" }, async ({ page }) => {
  await open(page, pathOf());
  await showFigures(page);
  await expect(scope(page)).toBeVisible();
  // The map's 288 hours are one kind of cell and have a separate test.
  expect(await axeInLight(page, "main", "[data-shade]")).toEqual([]);
  await page.getByRole("tab", { name: /^Constructions/ }).click();
  await page.getByRole("button", { name: "Construction…" }).click();
  await page.getByRole("combobox", { name: "Search the reference tables" }).fill("heavy wall brick");
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: /^Name, Heavy wall/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Total load/, expanded: false }).click();
  await expect(scope(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
