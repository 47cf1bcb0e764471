import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { axeInLight, expectNumber, input, network, open, openFold, result, saveToProject, settled, shownNumber, undoBar } from "./page.ts";
import { signedIn as onOwnContext } from "./users.ts";
import { newUser, signedIn as test } from "./workerPage.ts";
import { epw, header, sineYear } from "./weatherYear.ts";

const path = "/calculators/psychrometric-chart";
const chart = (page: Page): Locator => page.getByRole("figure", { name: "Chart" });
const point = (page: Page, name: string): Locator => chart(page).getByRole("button", { name: new RegExp(`^${name}: `) });

/** Numbers of a row of the chart's table, in its order: dry bulb, wet bulb, dew point, relative humidity, humidity ratio, enthalpy, volume. */
async function numbersOf(page: Page, row: string): Promise<number[]> {
  await chart(page).getByRole("button", { name: "Show as table" }).click();
  const cells = await chart(page).getByRole("row", { name: row }).getByRole("cell").allInnerTexts();
  await chart(page).getByRole("button", { name: "Show as figure" }).click();
  return cells.map((text) => Number.parseFloat(text.replaceAll("−", "-")));
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.locator("circle").last().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// ASHRAE Handbook: Fundamentals 2017, ch. 1, example 1, as PsychroLib quotes it: 6.5 g/kg, 56.7 kJ/kg, 7 °C, 14 %, 0.896 m³/kg, read from a chart; and
// 29.8 Btu/lb, 40 °F, 13 %, 14.22 ft³/lb. Tolerances are the digits of print.
test("published air of two bulbs has its printed properties in both unit systems", async ({ page }) => {
  for (const { system, title, expected } of [
    { system: "Metric", title: "Air of 40 °C", expected: [40, 20, 7, 14, 6.5, 56.7, 0.896] },
    { system: "Imperial", title: "Air of 100 °F", expected: [100, 65, 40, 13, 36.6, 29.8, 14.22] },
  ]) {
    await open(page, `${path}?u=${system}`);
    await page.getByRole("button", { name: "Worked examples" }).click();
    await page.getByRole("menuitem", { name: title }).click();
    await expect(point(page, "State 1")).toBeVisible();
    const shown = await numbersOf(page, "State 1");
    const within = [0.05, 0.05, 0.5, 0.5, 0.7, 0.3, 0.01];
    expected.forEach((value, index) => expect(Math.abs(shown[index]! - value), `${system} ${index}`).toBeLessThanOrEqual(within[index]!));
  }
});

test("the pointer reads the air under it, in both unit systems", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const { x, y } = await middleOf(point(page, "Outdoor air"));
  await page.mouse.move(x + 40, y + 30);
  const readout = page.locator("[data-readout]");
  await expect(readout).toContainText("At the pointer");
  const [celsius, fahrenheit] = await readout.locator("dl > div").first().locator("dd").allInnerTexts();
  expect(Number.parseFloat(fahrenheit!)).toBeCloseTo(Number.parseFloat(celsius!) * 1.8 + 32, 0);
});

test("dragging a state moves the processes after it and the results, as one step of undo; Escape restores it", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const before = await shownNumber(page, "totalCooling");
  const { x, y } = await middleOf(point(page, "Outdoor air"));
  const drag = async (): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 12; step++) await page.mouse.move(x - 8 * step, y + 2 * step);
  };
  await drag();
  await page.mouse.up();
  await expectNumber(page, "totalCooling").toBeLessThan(before);
  await expect(point(page, "Mixing box")).toHaveAttribute("aria-label", /2[3-6]\.\d.°C/);
  await page.keyboard.press("ControlOrMeta+z");
  await expectNumber(page, "totalCooling").toBe(before);
  await expect(undoBar(page)).toBeDisabled();
  await drag();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expectNumber(page, "totalCooling").toBe(before);
});

test("keys move a state by a step and lead to its row; a press on the chart adds one", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const state = point(page, "Outdoor air");
  await expect(state).toHaveAttribute("aria-label", /33\.0.°C/);
  await state.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expect(state).toHaveAttribute("aria-label", /34\.5.°C/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#field-states-outdoor-name")).toBeFocused();
  const { x, y } = await middleOf(state);
  await page.mouse.click(x, y + 120);
  await expect(point(page, "State 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(point(page, "State 3")).toHaveCount(0);
});

test("a press on a process leads to its row", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const { x, y } = await middleOf(point(page, "Mixing box"));
  await page.mouse.click(x, y);
  await expect(page.locator("#field-processes-mix-name")).toBeFocused();
});

test("undo reverts a move by keys, and nothing repeats it", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const state = point(page, "Outdoor air");
  const undo = undoBar(page);
  const redo = undoBar(page, "Redo");
  await state.focus();
  await page.keyboard.press("ArrowRight");
  await expect(state).toHaveAttribute("aria-label", /33\.5.°C/);
  await expect(undo).toBeEnabled();
  await settled(page);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(state).toHaveAttribute("aria-label", /33\.0.°C/);
  await expect(redo).toBeEnabled();
  await page.keyboard.press("Tab");
  await settled(page);
  await expect(state).toHaveAttribute("aria-label", /33\.0.°C/);
  await expect(undo).toBeDisabled();
  await expect(redo).toBeEnabled();
});

test("Escape before the first move of a drag keeps earlier moves by keys", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  const state = point(page, "Outdoor air");
  await state.focus();
  await page.keyboard.press("ArrowRight");
  await settled(page);
  const { x, y } = await middleOf(state);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await settled(page);
  await expect(state).toHaveAttribute("aria-label", /33\.5.°C/);
});

/** A state that a heater takes up to 40 °C, near the saturation curve if it is cold. */
const heated = (): string => {
  const air = {
    id: "air",
    name: "Air",
    given: "dryBulbAndRelativeHumidity",
    dryBulb: { value: 38, unit: "degC" },
    relativeHumidity: { value: 20, unit: "%" },
  };
  return new URLSearchParams({
    u: "Metric",
    v: "1",
    states: JSON.stringify([air]),
    processes: JSON.stringify([{ id: "heater", kind: "heating", inlet: "air", heatingDryBulb: { value: 40, unit: "degC" } }]),
  }).toString();
};

test("a state dragged to an invalid place stays at the last valid one, and the chart gives the reason", async ({ page }) => {
  await open(page, `${path}?${heated()}`);
  const state = point(page, "Air");
  const { x, y } = await middleOf(state);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(x + 10 * step, y);
  await expect(chart(page).getByRole("status")).toContainText("the air enters warmer than that");
  // Far outside, where there is no air.
  await page.mouse.move(x - 1500, y);
  await page.mouse.move(x + 200, y);
  await page.mouse.up();
  await expect(state).toBeVisible();
  await settled(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  const dryBulb = Number.parseFloat(/([\d.]+).°C/.exec((await state.getAttribute("aria-label"))!)![1]!);
  expect(dryBulb).toBeLessThanOrEqual(40);
});

test("a chart that is drawn larger is printed one page wide", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  for (let press = 0; press < 3; press++) await chart(page).getByRole("button", { name: "Larger" }).click();
  const drawing = chart(page).getByLabel("States and processes of moist air");
  await expect.poll(async () => (await drawing.boundingBox())!.width).toBeGreaterThan(1000);
  await page.emulateMedia({ media: "print" });
  await expect.poll(async () => Math.round((await drawing.boundingBox())!.width)).toBe(660);
});

test("Enter leads to a row whose editor comes later", async ({ page }) => {
  await page.route(/assets\/[^/]*grid[^/]*\.js$/i, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open(page, `${path}?u=Metric`);
  await point(page, "Outdoor air").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#field-states-outdoor-name")).toBeFocused();
});

test("impossible air is refused with a message, and its point reappears with a valid number", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await point(page, "Outdoor air").press("Enter");
  const wetBulb = page.locator("#field-states-outdoor-wetBulb");
  await wetBulb.fill("40");
  await expect(page.locator("#field-states-outdoor-wetBulb-error")).toContainText(/\w/);
  await expect(point(page, "Outdoor air")).toHaveCount(0);
  await expect(page.getByText("Outdoor air is left out of all results.").filter({ visible: true })).toBeVisible();
  await wetBulb.fill("22");
  await expect(point(page, "Outdoor air")).toBeVisible();
});

test("rows pasted into the table of states are on the chart", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await page.getByRole("region", { name: "States", exact: true }).getByRole("button", { name: "Edit as table" }).click();
  const grid = page.getByRole("grid");
  await grid.getByRole("gridcell", { name: /^Name, new state/ }).click();
  await page.evaluate(() => navigator.clipboard.writeText("Lobby\tDry bulb and wet bulb\t22\t16\nHall\tDry bulb and wet bulb\t20\t14"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(point(page, "Lobby")).toHaveAttribute("aria-label", /22\.0.°C/);
  await expect(point(page, "Hall")).toHaveAttribute("aria-label", /20\.0.°C/);
});

newUser("a chart is saved in a project and opens as it was", { tag: "@all" }, async ({ page }) => {
  await open(page, `${path}?u=Imperial`);
  await page.getByRole("combobox", { name: "Layout" }).selectOption("mollier");
  await saveToProject(page, "Clinic", "Air handling unit 1");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Layout" })).toHaveValue("mollier");
  await expect(point(page, "Outdoor air")).toBeVisible();
});

test("the chart goes on without a network", { tag: "@all" }, async ({ page, context }) => {
  // Requests of the page fail then, and the console reports them.
  await page.goto(`${path}?u=Metric`);
  const state = point(page, "Outdoor air");
  await expect(state).toBeVisible();
  await network(context, "off");
  await state.focus();
  await page.keyboard.press("ArrowRight");
  await expect(state).toHaveAttribute("aria-label", /33\.5.°C/);
});

test("hours of a weather file are on the chart, with its design day, and zones count their hours", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await page.getByRole("combobox", { name: "Comfort zone" }).selectOption("both");
  await page.getByRole("combobox", { name: /^Data cent(?:re|er) zone/ }).selectOption("recommended");
  await page.getByLabel("Weather file (EPW)").setInputFiles(epw([...header, ...sineYear()]));
  await expect(chart(page).getByText("testville.epw: 8760 hours;")).toContainText(
    /\d+ in “Comfort, 0.5 clo”; \d+ in “Comfort, 1.0 clo”; 0 in “Data cent(?:re|er): Recommended”/,
  );
  await expect(chart(page).getByRole("list", { name: "Hours in a cell" })).toContainText("80 and more");
  // The dry bulb of the year: 15 + 18·cos(0.004π) and 15 + 18·cos(0.996π).
  await expect(chart(page).getByText(/^Design days: Cooling 0.4 % at 33\.0.°C and wet bulb .*; Heating 99.6 % at −3\.0.°C/)).toBeVisible();
  // The file's site is at 1790 m.
  await chart(page).getByRole("button", { name: "Draw the chart for its altitude" }).click();
  await expect(input(page, "Altitude of the site")).toHaveValue("1790");
  await chart(page).getByRole("button", { name: "Add the cooling day as a state" }).click();
  await expect(point(page, "Cooling 0.4 %")).toHaveAttribute("aria-label", /33\.0.°C/);
  await page.getByLabel("Weather file (EPW)").setInputFiles(epw([...header, "1999,1,1,99,0"]));
  await expect(page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: "testville.epw: EPW line 4" })).toBeVisible();
  await chart(page).getByRole("button", { name: "Remove the weather file" }).click();
  await expect(chart(page).getByText("8760 hours")).toHaveCount(0);
});

test("streams that mix to fog meet on the straight line between them, and say how much of it", async ({ page }) => {
  const flow = { flowBasis: "dryAir", dryAirFlow: { value: 1, unit: "kg/s" } };
  const air = (id: string, dryBulb: number, relativeHumidity: number) => ({
    id,
    name: id,
    given: "dryBulbAndRelativeHumidity",
    dryBulb: { value: dryBulb, unit: "degC" },
    relativeHumidity: { value: relativeHumidity, unit: "%" },
    ...flow,
  });
  const query = new URLSearchParams({
    u: "Metric",
    v: "1",
    minDryBulb: JSON.stringify({ value: -20, unit: "degC" }),
    states: JSON.stringify([air("cold", -15, 90), air("humid", 30, 80)]),
    processes: JSON.stringify([{ id: "mix", name: "Mixed", kind: "mixing", inlet: "cold", second: "humid" }]),
  });
  await open(page, `${path}?${query.toString()}`);
  await expect(page.getByRole("region", { name: "Limits and cautions" })).toContainText(/supersaturated and leaves with \d.* of fog/);
  // Equal flows meet half way.
  const ends = await chart(page)
    .locator('g[data-look="main"] path:nth-of-type(2)')
    .evaluateAll((lines) =>
      lines.map((line) =>
        line
          .getAttribute("d")!
          .match(/-?[\d.]+/g)!
          .map(Number),
      ),
    );
  expect(ends).toHaveLength(2);
  const [[coldX, coldY, mixedX, mixedY], [humidX, humidY]] = ends as [number[], number[]];
  expect(mixedX).toBeCloseTo((coldX! + humidX!) / 2, 1);
  expect(mixedY).toBeCloseTo((coldY! + humidY!) / 2, 1);
});

test("drawing, picture, page and rows are saved as files", { tag: "@all" }, async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await expect(point(page, "Outdoor air")).toBeVisible();
  const saved = async (format: string): Promise<Buffer> => {
    await page.getByRole("button", { name: "Save as" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: format }).click()]);
    return readFile(await download.path());
  };
  const drawing = (await saved("SVG")).toString();
  expect(drawing).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(drawing).toContain("Outdoor air");
  // The standard atmosphere at sea level.
  expect(drawing).toMatch(/Air pressure 101\.3\d*.kPa, altitude 0.m/);
  expect(drawing).not.toMatch(/class=|style=|var\(|color\(|NaN/);
  expect((await saved("PNG")).subarray(1, 4).toString()).toBe("PNG");
  const pdf = await saved("PDF");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  // Drawn as lines, not as a picture.
  expect(pdf.toString("latin1")).not.toContain("/Subtype /Image");
  const [head, outdoor] = (await saved("CSV")).toString().split("\r\n");
  expect(head).toContain('Dry bulb,"Dry bulb, unit"');
  expect(outdoor).toMatch(/^State,Outdoor air,33,°C,23,°C/);
});

test("axe finds nothing on the page of the chart", { tag: "@all" }, async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await expect(point(page, "Outdoor air")).toBeVisible();
  expect(await axeInLight(page)).toEqual([]);
  await chart(page).getByRole("button", { name: "Show as table" }).click();
  expect(await axeInLight(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });
  test("the page is no wider than the screen, and the chart moves under its place", { tag: "@all" }, async ({ page }) => {
    await open(page, `${path}?u=Metric`);
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(point(page, "Outdoor air")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const widths = await page
      .getByRole("region", { name: "Psychrometric chart" })
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths[0]).toBeGreaterThan(widths[1]!);
  });
});

onOwnContext.describe("on a screen that is touched", () => {
  onOwnContext.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  onOwnContext("a finger drags a state, and does not move what is under it", { tag: "@all" }, async ({ page }) => {
    await open(page, `${path}?u=Metric`);
    await page.locator('button[aria-controls$="-results"]').tap();
    const state = point(page, "Outdoor air");
    await expect(state).toHaveAttribute("aria-label", /33\.0.°C/);
    const { x, y } = await middleOf(state);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", left = 0): Promise<unknown> =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x - left, y }] });
    await touch("touchStart");
    for (let step = 1; step <= 10; step++) await touch("touchMove", 5 * step);
    await touch("touchEnd");
    await expect(state).toHaveAttribute("aria-label", /2[5-9]\.\d.°C/);
    const after = await middleOf(state);
    expect(Math.abs(after.x - (x - 50))).toBeLessThan(4);
  });
});

test("what lies outside the chart is named, and shown when asked for", async ({ page }) => {
  await open(page, `${path}?u=Metric`);
  await openFold(page, "Chart");
  await page.getByRole("textbox", { name: /^Highest dry bulb shown/ }).fill("30");
  await expect(chart(page)).toContainText("Outdoor air is outside the chart.");
  await chart(page).getByRole("button", { name: "Show all" }).click();
  await expect(point(page, "Outdoor air")).toBeVisible();
  await expect(result(page, "totalCooling")).toBeVisible();
});

test("a chart in gr/lb is made higher in gr/lb", async ({ page }) => {
  await open(page, `${path}?u=Imperial`);
  await openFold(page, "Chart");
  const highest = page.getByRole("textbox", { name: /^Highest humidity ratio shown/ });
  await highest.fill("80");
  await chart(page).getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("textbox", { name: "Highest humidity ratio shown, gr/lb" })).toHaveValue(/^1[0-9]{2}$/);
  await expect(point(page, "Outdoor air")).toBeVisible();
});
