import { expect, test as onOwnContext, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { FormInput } from "@org/form/state";
import { readGbxml } from "@org/hvac-core/building";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { importDefaults } from "@org/hvac-core/exchange/building";
import { pdf, plan, planSize } from "./drawnPlan.ts";
import { axeInLight, open, settled, shownNumber } from "./page.ts";
import { visitor as test } from "./workerPage.ts";

const drawing = (page: Page): Locator => page.getByRole("application", { name: /^Plan of the storey/ });

/** Expects the image to be seen as a whole, as large as the view has room for. */
async function expectToFillTheView(page: Page): Promise<void> {
  const [view, image] = [(await drawing(page).boundingBox())!, (await drawing(page).locator("image").boundingBox())!];
  expect(Math.max(image.width / view.width, image.height / view.height)).toBeGreaterThan(0.8);
  expect(image.width).toBeLessThan(view.width);
  expect(image.height).toBeLessThan(view.height);
}

/** Expects plans to be white paper in dark too, with dark lines on it. */
async function expectLightPaper(page: Page): Promise<void> {
  const colours = (): Promise<readonly string[]> =>
    drawing(page).evaluate((canvas) => [
      getComputedStyle(canvas).backgroundColor,
      getComputedStyle(canvas.querySelector("path[d]")!).stroke,
    ]);
  const light = await colours();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await colours()).toEqual(light);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Clicks a point of the plan's image, in its pixels. */
async function clickPixel(page: Page, right: number, down: number): Promise<void> {
  const box = (await drawing(page).locator("image").boundingBox())!;
  await page.mouse.click(box.x + (right / planSize.width) * box.width, box.y + (down / planSize.height) * box.height);
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^(?:Length or|Distance of)/ }).fill(text);
  await page.keyboard.press("Enter");
}

interface Row {
  readonly name: string;
  readonly floorArea: unknown;
  readonly surfaces: readonly {
    readonly kind: string;
    readonly area?: unknown;
    readonly azimuth?: unknown;
    readonly perimeter?: unknown;
  }[];
  readonly windows: readonly { readonly width: unknown; readonly height: unknown; readonly azimuth: unknown }[];
}

/** The rooms of the plan as a heat load that somebody enters: two of 5 m × 4 m and 3 m × 4 m, 3 m high, on two storeys; up the sheet is west. */
function typedByHand(): FormInput {
  const defaults = importDefaults("Metric");
  const quantity = (value: number, unit: string) => ({ value, unit });
  const wall = (area: number, azimuth: number) => ({
    kind: "wall",
    uValue: quantity(defaults.wall, "W/(m2 K)"),
    area: quantity(area, "m2"),
    azimuth: quantity(azimuth, "deg"),
  });
  const ground = (perimeter: number) => ({ kind: "ground", perimeter: quantity(perimeter, "m") });
  const roof = (area: number) => ({
    ...wall(area, 0),
    kind: "roof",
    uValue: quantity(defaults.roof, "W/(m2 K)"),
    tilt: quantity(0, "deg"),
  });
  const side = { width: quantity(1.5, "m"), height: quantity(1.5, "m"), azimuth: quantity(90, "deg") };
  const windows = [{ id: "window", kind: "window", type: "glass", ...side }];
  const room = (name: string, area: number, surfaces: readonly object[]) => ({
    id: name,
    name,
    floorArea: quantity(area, "m2"),
    height: quantity(3, "m"),
    surfaces: surfaces.map((surface, index) => ({ id: `${name}-${index}`, ...surface })),
  });
  const large = [wall(12.75, 90), wall(15, 270), wall(12, 180)];
  const small = [wall(9, 90), wall(9, 270), wall(12, 0)];
  return {
    unitSystem: "Metric",
    method: "hourly",
    windowTypes: [{ id: "glass", name: "Glass", uValue: quantity(defaults.glassUValue, "W/(m2 K)"), shgc: defaults.glassShgc }],
    rooms: [
      { ...room("a", 20, [...large, ground(5 + 5 + 4)]), windows },
      room("b", 12, [...small, ground(3 + 3 + 4)]),
      { ...room("c", 20, [...large, roof(20)]), windows },
      room("d", 12, [...small, roof(12)]),
    ],
  };
}

/** Reloads the page with a line that is begun and texts that cannot be read: nothing of it is lost, and it goes on. At the end the drawing is as before. */
async function reloadWhileDrawing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Polygon", exact: true }).click();
  for (const corner of ["10; 0", "12; 0"]) await type(page, corner);
  const entry = page.getByRole("textbox", { name: /^Length or/ });
  await entry.fill("3.5 <");
  const level = page.getByRole("textbox", { name: /^Level of the floor/ });
  await level.fill("three");
  await page.reload();
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await expect(drawing(page).locator("image")).toBeVisible();
  await expect(entry).toHaveValue("3.5 <");
  await page.getByText("Storeys", { exact: true }).click();
  await expect(level).toHaveValue("three");
  await level.fill("3");
  await entry.fill("@0; 3.5");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Continue with 5 rooms" })).toBeVisible();
  await page.keyboard.press("Control+z");
}

/** Expects the load of the page to be that of the same rooms entered by hand, calculated without the page. */
async function expectLoadOfRoomsByHand(page: Page): Promise<void> {
  const outcome = heatLoad.calculate(typedByHand());
  if (!outcome.ok) throw new Error(outcome.errors.map(({ message }) => message).join(" "));
  // In W or kW, with four digits.
  const share = (await shownNumber(page, "totalLoad")) / outcome.results.totalLoad.value;
  expect(Math.abs((share < 0.1 ? 1000 : 1) * share - 1)).toBeLessThan(1e-3);
}

/** Expects the export to give the rooms with the outlines that were traced: the wall between two is one of both, up the sheet is west. */
async function expectTracedModel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export as gbXML…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export as gbXML" });
  await expect(dialog).toContainText("4 traced rooms: boxes too.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download the traced plan" }).click(),
  ]);
  const { spaces, surfaces } = readGbxml(await readFile(await file.path()));
  expect(spaces.map(({ name, floorArea }) => [name, floorArea])).toEqual(
    [20, 12, 20, 12].map((area, index) => [`Room ${index + 1}`, expect.closeTo(area, 9)]),
  );
  const walls = surfaces.filter(({ type, boundary }) => type === "InteriorWall" && boundary === "space");
  expect(walls.map(({ grossArea }) => grossArea)).toEqual([expect.closeTo(12, 9), expect.closeTo(12, 9)]);
  const openings = surfaces.flatMap((surface) => surface.openings.map(() => surface.azimuth));
  expect(openings).toEqual([expect.closeTo(90, 6), expect.closeTo(90, 6)]);
  await page.keyboard.press("Escape");
}

test("a plan is traced to scale, copied to a second storey, and its rooms are rows of the heat load", { tag: "@all" }, async ({ page }) => {
  await open(page, "/heat-load?u=Metric&method=hourly");
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await page.getByLabel("Plan as PDF, PNG or JPEG").setInputFiles({ name: "plan.png", mimeType: "image/png", buffer: plan() });
  await expect(drawing(page).locator("image")).toBeVisible();
  await page.getByRole("button", { name: "Scale by two points" }).first().click();
  await clickPixel(page, 50, 350);
  await clickPixel(page, 550, 350);
  await type(page, "10");
  await expect(page.getByText("The scale is not set", { exact: false })).toBeHidden();
  // 600 pixels of 2 cm.
  const image = drawing(page).locator("image");
  await expectToFillTheView(page);
  expect(Number(/scale\(([\d.]+)/.exec((await image.getAttribute("transform"))!)![1])).toBeCloseTo(0.02, 4);

  for (const corner of ["0; 0", "5; 4", "5; 0", "@3; 4"]) await type(page, corner);
  await expect(page.getByRole("button", { name: "Room 1 20.00 m²" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Room 2 12.00 m²" })).toBeVisible();
  await page.getByRole("button", { name: "Place on walls" }).click();
  await type(page, "2.5; 0");
  await expect(page.getByText("1 on this storey")).toBeVisible();
  await page.getByRole("button", { name: "North by two points" }).first().click();
  await type(page, "0; 0");
  await type(page, "1; 0");
  await page.getByText("Storeys", { exact: true }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await axeInLight(page)).toEqual([]);

  await reloadWhileDrawing(page);
  await page.getByRole("button", { name: "Continue with 4 rooms" }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  const finish = page.getByRole("button", { name: /^Import 4/ });
  for (let step = 0; step < 5; step++) await next.click();
  await finish.click();
  await settled(page);

  const rooms = JSON.parse(new URL(page.url()).searchParams.get("rooms")!) as readonly Row[];
  expect(rooms.map(({ name, floorArea }) => [name, floorArea])).toEqual([
    ["Room 1", [20, "m2"]],
    ["Room 2", [12, "m2"]],
    ["Room 3", [20, "m2"]],
    ["Room 4", [12, "m2"]],
  ]);
  // North is to the right of the sheet, so the lower wall looks east. 5 m × 3 m less a window of 1.5 m × 1.5 m; the wall between the rooms has no row.
  const walls = ({ surfaces }: Row): readonly unknown[] =>
    surfaces.filter(({ kind }) => kind === "wall").map(({ area, azimuth }) => [area, azimuth]);
  expect(walls(rooms[0]!)).toEqual(
    expect.arrayContaining([
      [
        [12.75, "m2"],
        [90, "deg"],
      ],
      [
        [15, "m2"],
        [270, "deg"],
      ],
      [
        [12, "m2"],
        [180, "deg"],
      ],
    ]),
  );
  expect(walls(rooms[0]!)).toHaveLength(3);
  expect(rooms.map(({ windows }) => windows.length)).toEqual([1, 0, 1, 0]);
  expect(rooms[0]!.windows[0]).toMatchObject({ width: [1.5, "m"], height: [1.5, "m"], azimuth: [90, "deg"] });
  await expectLoadOfRoomsByHand(page);
  // Floors on the ground below, roofs above.
  expect(rooms.map(({ surfaces }) => surfaces.filter(({ kind }) => kind !== "wall").map(({ kind }) => kind))).toEqual([
    ["ground"],
    ["ground"],
    ["roof"],
    ["roof"],
  ]);
  await expectTracedModel(page);
});

test("a PDF is drawn by a worker under the page's policy, and has its scale by a ratio", { tag: "@all" }, async ({ page }) => {
  await open(page, "/heat-load?u=Metric&method=hourly");
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await page.getByLabel("Plan as PDF, PNG or JPEG").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() });
  const image = drawing(page).locator("image");
  await expect(image).toBeVisible();
  await page.getByRole("textbox", { name: "Scale 1 :" }).fill("50");
  await page.getByRole("spinbutton", { name: /^Page/ }).fill("2");
  await expect(page.getByText("of 2")).toBeVisible();
  // 200 mm at 1:50 are 10 m, and the turned page has the same scale: it is 100 mm wide.
  await expect
    .poll(async () => {
      const scale = Number(/scale\(([\d.]+)/.exec((await image.getAttribute("transform"))!)![1]);
      return [scale * Number(await image.getAttribute("width")), scale * Number(await image.getAttribute("height"))];
    })
    .toEqual([expect.closeTo(5, 2), expect.closeTo(10, 2)]);
  await expectToFillTheView(page);
  await expectLightPaper(page);
});

test("a photo is shown upright, as its camera recorded it", { tag: "@all" }, async ({ page }) => {
  await open(page, "/heat-load?u=Metric&method=hourly");
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [60, 40];
    canvas.getContext("2d")!.fillRect(0, 0, 60, 40);
    return canvas.toDataURL("image/jpeg").split(",")[1]!;
  });
  const plain = Buffer.from(jpeg, "base64");
  // Exif 2.32, orientation 6: the upper edge of what was seen is on the right of the stored image. One entry: tag 0x0112, type 3, a value.
  const exif = Buffer.from("4578696600004d4d002a00000008000101120003000000010006000000000000", "hex");
  const header = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const buffer = Buffer.concat([plain.subarray(0, 2), header, exif, plain.subarray(2)]);
  await page.getByLabel("Plan as PDF, PNG or JPEG").setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  const image = drawing(page).locator("image");
  await expect(image).toBeVisible();
  expect([await image.getAttribute("width"), await image.getAttribute("height")]).toEqual(["40", "60"]);
});

onOwnContext.describe("on a phone", () => {
  onOwnContext.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  onOwnContext("two fingers zoom the plan and stay on it, and place no point; taps draw a room", { tag: "@all" }, async ({ page }) => {
    await open(page, "/heat-load?u=Metric&method=hourly");
    await page.getByRole("button", { name: "Trace a plan…" }).tap();
    const box = (await drawing(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const fingers = (type: "touchStart" | "touchMove", half: number): Promise<unknown> =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [
          { x: x - half, y: y - half / 2, id: 1 },
          { x: x + half, y: y + half / 2, id: 2 },
        ],
      });
    const view = async (): Promise<readonly number[]> => {
      const transform = (await drawing(page).locator("svg > g").first().getAttribute("transform"))!;
      return [...transform.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    };
    const [left, top, scale] = await view();
    await fingers("touchStart", 40);
    for (let half = 44; half <= 80; half += 4) await fingers("touchMove", half);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // Twice as large, about the middle between the fingers.
    const [middleX, middleY] = [box.width / 2, box.height / 2];
    await expect
      .poll(view)
      .toEqual([
        expect.closeTo(middleX - (middleX - left!) * 2, 0),
        expect.closeTo(middleY - (middleY - top!) * 2, 0),
        expect.closeTo(scale! * 2, 3),
        expect.closeTo(scale! * -2, 3),
      ]);
    await page.touchscreen.tap(x - 60, y - 40);
    await page.touchscreen.tap(x + 60, y + 40);
    await expect(page.getByRole("button", { name: "Continue with 1 room" })).toBeEnabled();
    // No line to the corner before is left over the room.
    await expect(drawing(page).locator('[class*="guide"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
