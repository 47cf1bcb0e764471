import { expect, type Locator, type Page } from "@playwright/test";
import { buildingText } from "../drawnBuilding.ts";
import { axeInLight, expectNumber, expectToFitTheWidth, press, settled, undoBar } from "../page.ts";
import { seedProject } from "../seed.ts";
import type { TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, openFile, undo } from "./pages.ts";

/** A heat load of one room in a project. */
async function openLoad(page: Page, user: TestUser, more: object = {}): Promise<void> {
  const room = { id: "mine", name: "My room", floorArea: { value: 20, unit: "m2" } };
  const input = { unitSystem: "Metric", method: "hourly", rooms: [room], ...more };
  const projectId = await seedProject(user.uid, { name: "Town hall", files: [{ collection: "calculations", name: "Loads", input }] });
  await openFile(page, projectId, "Loads");
  await expect(importButton(page)).toBeVisible();
}

const importButton = (page: Page): Locator => page.getByRole("button", { name: "Import a building…" });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Import a building" });
const next = (page: Page): Promise<void> => dialog(page).getByRole("button", { name: "Next", exact: true }).click();

/** Drags files over a part of the page, and drops them there. */
async function drop(page: Page, files: Readonly<Record<string, string>>, target = "body"): Promise<void> {
  const data = await page.evaluateHandle((entries) => {
    const transfer = new DataTransfer();
    for (const [name, text] of entries) transfer.items.add(new File([text], name, { type: "text/xml" }));
    return transfer;
  }, Object.entries(files));
  await page.dispatchEvent(target, "dragover", { dataTransfer: data });
  if (target === "body") await expect(page.getByText("Drop the model to import its rooms")).toBeVisible();
  await page.dispatchEvent(target, "drop", { dataTransfer: data });
}

/** Opens a file in the dialog. */
async function choose(page: Page, name: string, content: string): Promise<void> {
  await dialog(page)
    .getByLabel("Model as gbXML")
    .setInputFiles({ name, mimeType: "text/xml", buffer: Buffer.from(content) });
}

/** Rooms of the table, by the cells of their names. */
const rows = (page: Page): Locator =>
  page.getByRole("grid", { name: "Rooms" }).getByRole("gridcell", { name: /^Name, (?!new room|total)/ });
const cell = (page: Page, text: string): Locator =>
  page.getByRole("grid", { name: "Rooms" }).getByRole("gridcell").filter({ hasText: text });

test("a two-storey building that is dropped becomes rooms with their load, and undo brings all back", async ({ page, user }) => {
  await openLoad(page, user);
  await drop(page, { "office.xml": buildingText({ storeys: 2, rooms: 2, hasOpenSide: true }) });

  const building = dialog(page);
  await expect(building.getByRole("row", { name: /Office 101/ })).toBeVisible();
  await building.getByRole("combobox", { name: /The room on the other side is not in the file: 1/ }).selectOption("An unconditioned space");
  await next(page);
  await building
    .getByLabel(/^Unconditioned spaces, cooling/)
    .first()
    .fill("28");
  await next(page);
  await expect(building.getByRole("row", { name: /Brick wall/ })).toContainText(/0\.462\sW/);
  await expect(building.getByRole("row", { name: /Double glass/ })).toContainText("0.50");
  await next(page);
  await building.getByRole("checkbox", { name: "Office, enclosed for 2 rooms" }).check();
  await next(page);
  await building.getByRole("radio", { name: "As in the file" }).check();
  await expect(building.getByRole("row", { name: /Place/ })).toContainText("Zurich");
  await next(page);
  const loads = await building.getByText(/^With these rooms: cooling/).innerText();
  const cooling = Number(/[\d,]+/.exec(loads)![0].replace(",", ""));
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await building.getByRole("button", { name: "Import 8 rooms" }).click();

  await expect(building).toHaveCount(0);
  await expect(rows(page)).toHaveCount(9);
  await expect(cell(page, "Conference Room 204")).toBeVisible();
  await expect(cell(page, "Office, enclosed")).toHaveCount(2);
  await expectNumber(page, "totalLoad").toBeCloseTo(cooling, 0);

  await undo(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(cell(page, "My room")).toBeVisible();
  await undoBar(page, "Redo").click();
  await expect(rows(page)).toHaveCount(9);
  await expect(badge(page)).toHaveText("Saved");
  await page.reload();
  await expect(rows(page)).toHaveCount(9);
  await expectNumber(page, "totalLoad").toBeCloseTo(cooling, 0);
});

test("a file that cannot be read says why, and one without a unit of length is asked for it", { tag: "@all" }, async ({ page, user }) => {
  await openLoad(page, user);
  await importButton(page).click();
  const building = dialog(page);
  const refused: readonly (readonly [string, RegExp])[] = [
    ["<gbXML><Campus>", /cut off or damaged/],
    ["<svg/>", /not gbXML/],
    ["PK\u0003\u0004", /The file is compressed/],
    ["%PDF-1.4", /for a plan as PDF or image, use “Trace a plan…”/],
    ["", /The file is empty/],
    [" \n", /The file is empty/],
    [buildingText({ storeys: 1, rooms: 1 }).replaceAll(/<Space .*?<\/Space>/g, ""), /has no rooms/],
    [buildingText({ storeys: 1, rooms: 1 }).slice(0, 2000), /cut off or damaged/],
    ['<!DOCTYPE gbXML [<!ENTITY a "b">]><gbXML/>', /defines a document type/],
  ];
  for (const [content, why] of refused) {
    await choose(page, "office.xml", content);
    await expect(building.getByRole("alert")).toContainText(why);
  }
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await choose(page, "office.xml", buildingText({ storeys: 1, rooms: 1, lengthUnit: undefined }));
  await building.getByRole("combobox", { name: "Unit of length" }).selectOption("Feet");
  await building.getByRole("button", { name: "Read the file" }).click();
  await expect(building.getByRole("row", { name: /Office 101/ })).toBeVisible();
});

test(
  "constructions that the heat load has are matched, and missing values are asked for in its units",
  { tag: "@all" },
  async ({ page, user }) => {
    const brick = { id: "mine", name: "Brick wall", by: "uValue", uValue: { value: 0.5, unit: "W/m2K" } };
    await openLoad(page, user, { constructions: [brick], unitSystem: "Imperial" });
    await importButton(page).click();
    const building = dialog(page);
    await choose(page, "office.xml", buildingText({ storeys: 1, rooms: 2 }).replaceAll(/ windowTypeIdRef="glass"/g, ""));
    await next(page);
    await expect(building.getByRole("textbox", { name: /^U-value of the glass/ })).toHaveValue("0.42");
    await next(page);
    const wall = building.getByRole("combobox", { name: "What is used for Brick wall" });
    await expect(wall).toHaveValue("mine");
    await expect(building.getByRole("row", { name: /Brick wall/ })).toContainText("same name");
    await expect(building.getByRole("row", { name: /Brick wall/ })).toContainText("Another U-value than in the file");
    expect(await axeInLight(page, "dialog")).toEqual([]);
  },
);

test("the steps fit a phone", { tag: "@all" }, async ({ page, user }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLoad(page, user);
  await importButton(page).click();
  await choose(page, "office.xml", buildingText({ storeys: 2, rooms: 2, hasOpenSide: true }));
  for (let step = 0; step < 6; step++) {
    await settled(page);
    await expectToFitTheWidth(page);
    expect(await axeInLight(page, "dialog")).toEqual([]);
    if (step < 5) await next(page);
  }
  await dialog(page).getByRole("button", { name: "Import 8 rooms" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("dropped files: one is read, what is not a model is refused, and none leaves the page", { tag: "@all" }, async ({ page, user }) => {
  await openLoad(page, user);
  const building = dialog(page);
  await drop(page, { "plan.pdf": "%PDF-1.4" });
  await expect(building.getByRole("alert")).toContainText("not in a format that is read");
  // Anywhere on the page: also on the head of the dialog.
  await drop(page, { "notes.txt": "notes", "office.xml": buildingText({ storeys: 1, rooms: 1 }), "site.xml": "<gbXML/>" }, "dialog header");
  await expect(building.getByRole("row", { name: /Office 101/ })).toBeVisible();
  await expect(building.getByText("One file is read at a time, so notes.txt, site.xml were not.")).toBeVisible();
  await drop(page, { "tower.xml": buildingText({ storeys: 1, rooms: 2 }) }, "dialog header");
  await expect(building.getByRole("row", { name: /Conference Room 104/ })).toBeVisible();
  await expect(building.getByText("One file is read at a time", { exact: false })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(building).toHaveCount(0);

  // Another dialog takes none, and the browser does not open the file.
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const isPrevented = await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["<gbXML/>"], "office.xml"));
    const over = new DragEvent("dragover", { dataTransfer: transfer, bubbles: true, cancelable: true });
    document.querySelector("dialog header")!.dispatchEvent(over);
    return over.defaultPrevented;
  });
  expect(isPrevented).toBe(true);
  await expect(building).toHaveCount(0);
});

test("a metric model becomes rows in feet by the keyboard alone, one undo brings all back, and so it is after a reload", async ({
  page,
  user,
}) => {
  await openLoad(page, user, { unitSystem: "Imperial", rooms: [{ id: "mine", name: "My room", floorArea: { value: 200, unit: "ft2" } }] });
  const building = dialog(page);
  const choice = building.getByRole("button", { name: "Choose a file" });
  await importButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(choice).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(building).toHaveCount(0);
  await press(page, "Enter", importButton(page));
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Enter", choice);
  const model = buildingText({ storeys: 1, rooms: 3 });
  await (await chooser).setFiles({ name: "office.xml", mimeType: "text/xml", buffer: Buffer.from(model) });

  const steps = building.getByRole("navigation", { name: "Steps of the import" });
  await expect(steps.getByRole("button", { name: "Rooms" })).toBeFocused();
  await expect(building.getByRole("row", { name: /Office 101/ })).toContainText("269.1");
  // The plan is one stop: arrows go to the next room, Enter shows its surfaces.
  const tab = async (target: Locator): Promise<void> => {
    for (let count = 0; count < 40 && !(await target.evaluate((each) => each === document.activeElement)); count++)
      await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  };
  await tab(building.locator('[data-part][tabindex="0"]'));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(building.locator('[data-part][aria-pressed="true"]')).toBeFocused();
  await expect(building.getByRole("heading", { name: /: surfaces$/ })).toBeVisible();
  // Tab goes to the selected room of the list, and arrows to the others.
  await tab(
    building
      .getByRole("row")
      .filter({ has: page.locator('button[aria-pressed="true"]') })
      .getByRole("checkbox"),
  );
  const box = building.getByRole("checkbox", { name: "Include Office 101" });
  for (let count = 0; count < 9 && !(await box.evaluate((each) => each === document.activeElement)); count++)
    await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(building.getByRole("checkbox", { name: "Include Corridor 102" })).toBeFocused();
  await page.keyboard.press("Space");
  const [next, finish] = [
    building.getByRole("button", { name: "Next", exact: true }),
    building.getByRole("button", { name: "Import 8 rooms" }),
  ];
  await tab(next);
  for (const name of ["Missing values", "Constructions and glass", "Space types", "Place and north", "Summary"]) {
    await page.keyboard.press("Enter");
    await expect(steps.getByRole("status")).toHaveText(new RegExp(`^Step \\d of 6: ${name}$`));
  }
  await settled(page);
  await press(page, "Enter", finish);
  await expect(building).toHaveCount(0);
  await expect(importButton(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(9);
  await expect(cell(page, "Corridor 102")).toHaveCount(0);
  await expect(cell(page, "269.")).not.toHaveCount(0);

  await undo(page).click();
  await expect(rows(page)).toHaveCount(1);
  await undoBar(page, "Redo").click();
  await expect(rows(page)).toHaveCount(9);
  await page.reload();
  await expect(rows(page)).toHaveCount(9);
});
