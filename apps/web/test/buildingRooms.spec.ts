import { expect, test, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { buildingText } from "./drawnBuilding.ts";
import { axeFindings, axeInLight, expectToFitTheWidth, open, settled } from "./page.ts";

const proving = new URL("../../../packages/hvac-core/test/gbxml/", import.meta.url);

/** Opens the import with a file of the proving set. */
async function importFile(page: Page, name: string): Promise<Locator> {
  await open(page, `/heat-load?${new URLSearchParams({ v: "1", u: "Metric", method: "hourly" }).toString()}`);
  await page.getByRole("button", { name: "Import a building…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a building" });
  const buffer = await readFile(new URL(name, proving));
  await dialog.locator('input[type="file"]').first().setInputFiles({ name, mimeType: "text/xml", buffer });
  await expect(dialog.getByRole("region", { name: "Account of the file" })).toBeVisible();
  return dialog;
}

const row = (dialog: Locator, name: string): Locator =>
  dialog.getByRole("row").filter({ has: dialog.page().getByRole("button", { name, exact: true }) });

test("rooms are selected in the plan and in the list, and say what becomes of their surfaces", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "03-missing-neighbour.xml");
  await dialog.getByRole("button", { name: /^Room A, .*1 finding/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Room A", exact: true })).toHaveAttribute("aria-pressed", "true");
  const surfaces = dialog.getByRole("region", { name: "Surfaces of Room A" });
  await expect(dialog.getByText(/borders on the room c, which is not in the file/)).toBeVisible();
  await expect(surfaces.getByRole("row", { name: /^a-south/ })).toContainText("in the heat load");
  await expect(surfaces.getByRole("row", { name: /^ab/ })).toContainText("no row until the question is answered");
  await surfaces.getByRole("combobox", { name: "What is behind ab?" }).selectOption("Unconditioned room");
  await expect(surfaces.getByRole("row", { name: /^ab/ })).toContainText("in the heat load");
});

test("rooms are left out one by one and all at once", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "00-plain.xml");
  await expect(dialog.getByText("2 of 2 rooms included")).toBeVisible();
  await row(dialog, "Room B").getByRole("checkbox").uncheck();
  await expect(dialog.getByRole("button", { name: /^Room B, .*not included/ })).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Include all rooms" }).check();
  await expect(dialog.getByText("2 of 2 rooms included")).toBeVisible();
  // Down goes to the same control of the next room.
  await row(dialog, "Room A").getByRole("checkbox").focus();
  await page.keyboard.press("ArrowDown");
  await expect(row(dialog, "Room B").getByRole("checkbox")).toBeFocused();
  // Tab goes through one room, not through all of them, and comes back to it.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Room A", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("region", { name: "Rooms", exact: true }).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Room A", exact: true })).toBeFocused();
});

test("the account adds up and leaves as a file", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "15-floor-and-ceiling-pair.xml");
  const account = dialog.getByRole("region", { name: "Account of the file" });
  await expect(account).toContainText("The areas add up");
  const [file] = await Promise.all([page.waitForEvent("download"), account.getByRole("button", { name: "Download CSV" }).click()]);
  expect(file.suggestedFilename()).toBe("15-floor-and-ceiling-pair account.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain("Area (m²)");
  const cells = await account
    .getByRole("row", { name: /^In the file/ })
    .getByRole("cell")
    .allInnerTexts();
  expect(lines.length - 1).toBe(Number(cells[0]) + Number(cells[2]));
  expect(lines.filter((line) => line.includes("Left out,in the place of another surface")).length).toBeGreaterThan(0);
});

test("shades of the file are accounted for, and shade the windows that are imported", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "13-shading.xml");
  const account = dialog.getByRole("region", { name: "Account of the file" });
  await expect(account).toContainText("2 of 2 shade surfaces of the file (126.0 m²) shade windows.");
  await account.getByText("2 shade surfaces, 126.0 m²: shading windows").click();
  await expect(account.getByText(/^eave, .*: overhang of 1 window$/)).toBeVisible();
  await expect(account.getByText(/^neighbour, .*: obstruction of 1 window$/)).toBeVisible();
  await dialog.getByRole("navigation", { name: "Steps of the import" }).getByRole("button", { name: "Summary" }).click();
  await dialog.getByRole("button", { name: "Import 2 rooms" }).click();
  await expect(dialog).toHaveCount(0);
  await settled(page);
  // The eave is 1 m deep, 0.5 m above the window and 1 m longer to the left; the neighbour, 8 m away, is 5 m higher than the sill and reaches 6 m and 11 m beyond.
  const [room] = JSON.parse(new URL(page.url()).searchParams.get("rooms")!) as readonly { readonly windows: readonly object[] }[];
  expect(room!.windows).toMatchObject([
    {
      overhangDepth: [1000, "mm"],
      overhangGap: [500, "mm"],
      overhangReach: [1000, "mm"],
      obstructionDistance: [8, "m"],
      obstructionHeight: [5, "m"],
      obstructionLeft: [6, "m"],
      obstructionRight: [11, "m"],
    },
  ]);
});

test("Escape and the close button ask before decisions are lost, however often they are pressed", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "00-plain.xml");
  await row(dialog, "Room B").getByRole("checkbox").uncheck();
  const question = page.getByRole("dialog", { name: "Discard this import?" });
  // A browser closes dialogs by itself after several presses of Escape without anything between.
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(dialog).toBeVisible();
  }
  await expect(row(dialog, "Room B").getByRole("checkbox")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(question.getByRole("button", { name: "Continue the import" })).toBeFocused();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
});

test("nothing is asked where nothing was decided", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "00-plain.xml");
  await dialog.getByRole("button", { name: "Next", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("reading a large file is cancelled, and another file is read instead", { tag: "@all" }, async ({ page }) => {
  // What the worker read is held back until the press, however fast it is.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    class HeldWorker extends Worker {
      override addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions): void {
        const tell = (event: Event): void => {
          const isLarge = event instanceof MessageEvent && "read" in event.data && event.data.read.building.spaces.length > 1000;
          if (isLarge) held.push(() => listener.call(this, event));
          else listener.call(this, event);
        };
        super.addEventListener(type, tell, options);
      }
    }
    Object.assign(globalThis, { Worker: HeldWorker, releaseWorkers: () => held.splice(0).forEach((release) => release()) });
  });
  await open(page, `/heat-load?${new URLSearchParams({ v: "1", u: "Metric", method: "hourly" }).toString()}`);
  await page.getByRole("button", { name: "Import a building…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a building" });
  const file = dialog.locator('input[type="file"]').first();
  const large = buildingText({ storeys: 10, rooms: 12 });
  await file.setInputFiles({ name: "large.xml", mimeType: "text/xml", buffer: Buffer.from(large) });
  await expect(dialog.getByRole("progressbar", { name: "Reading large.xml" })).toBeVisible();
  await expect
    .poll(() => dialog.getByRole("progressbar").evaluate((bar: HTMLProgressElement) => bar.value), { message: "progress" })
    .toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Drop a file here, or")).toBeVisible();
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes("building")).length).toBe(0);
  await page.evaluate(() => (globalThis as unknown as { readonly releaseWorkers: () => void }).releaseWorkers());
  await file.setInputFiles({ name: "small.xml", mimeType: "text/xml", buffer: await readFile(new URL("00-plain.xml", proving)) });
  await expect(dialog.getByText("2 of 2 rooms included")).toBeVisible();
});

test("the rooms pass axe in light and dark, and fit a phone", { tag: "@all" }, async ({ page }) => {
  const dialog = await importFile(page, "03-missing-neighbour.xml");
  await dialog.getByRole("button", { name: "Room A", exact: true }).click();
  await expect(dialog.getByRole("region", { name: "Surfaces of Room A" })).toBeVisible();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await expect(dialog.getByRole("button", { name: "Zoom in" })).toBeVisible();
});
