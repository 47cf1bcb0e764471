import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { buildingText } from "./drawnBuilding.ts";
import { axeInLight, expectToFitTheWidth, open } from "./page.ts";

/** Two rooms of a model and one that was drawn by hand: 1000 and 500 W of lighting with nothing stored. */
const project = {
  v: "1",
  u: "Metric",
  method: "hourly",
  rooms: JSON.stringify([
    { id: "sp-1", name: "Office", floorArea: [20, "m2"], lightingRadiantShare: [0, "unitless"], lighting: [1000, "W"], people: 2 },
    { id: "sp-2", name: "Store", floorArea: [10, "m2"], lightingRadiantShare: [0, "unitless"], lighting: [500, "W"] },
    { id: "drawn", name: "Drawn", floorArea: [10, "m2"] },
  ]),
};

const model = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<gbXML xmlns="http://www.gbxml.org/schema" version="6.01" temperatureUnit="C" lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters" useSIUnitsForResults="true">',
  "  <!-- from the architect -->",
  '  <Campus id="campus"><Building id="b" buildingType="Office"><Area>40</Area>',
  '    <Space id="sp-1"><Name>101 Büro</Name><Area>20</Area><Volume>60</Volume><CADObjectId>4711</CADObjectId></Space>',
  '    <Space id="sp-2">',
  "      <Name>102 Lager</Name>",
  '      <LightPowerPerArea unit="WattPerSquareFoot">1</LightPowerPerArea>',
  "      <Area>10</Area><Volume>30</Volume>",
  "    </Space>",
  '    <Space id="sp-3"><Name>103 Flur</Name><Area>10</Area><Volume>30</Volume></Space>',
  "  </Building></Campus>",
  "</gbXML>",
  "",
].join("\r\n");

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return readFile(await file.path(), "utf8");
}

test("loads are written into the model that the rooms came from, and a schedule has its ids", { tag: "@all" }, async ({ page }) => {
  await open(page, `/heat-load?${new URLSearchParams(project).toString()}`);
  await page.getByRole("button", { name: "Write loads into the model…" }).click();
  const dialog = page.getByRole("dialog", { name: "Write loads into the model" });
  const input = dialog.getByLabel("Model (gbXML or IFC)");

  await input.setInputFiles({ name: "house.ifc.xml", mimeType: "application/xml", buffer: Buffer.from("<ifcXML/>") });
  await expect(dialog.getByRole("alert")).toContainText(
    "house.ifc.xml cannot be read. The file is IFC in XML, which is not read; export IFC (STEP) or gbXML.",
  );

  await input.setInputFiles({ name: "house.xml", mimeType: "application/xml", buffer: Buffer.from(model) });
  await expect(dialog.getByRole("status")).toContainText("2 of 3 rooms are in the model. Not in the model: Drawn.");
  await expect(dialog.getByRole("status")).toContainText("Spaces of the model without a room: 103 Flur.");
  await expect(dialog).toContainText("19 values added; 1 value of the file replaced");
  await axeInLight(page);

  const written = await download(page, "Download the model");
  const results = /\s*<Results id="plenum-[\s\S]*?<\/Results>/g;
  const added = /\s*<(PeopleNumber|PeopleHeatGain|LightPowerPerArea|EquipPowerPerArea)\b[^>]*>[^<]*<\/\1>/g;
  const existing = '\r\n      <LightPowerPerArea unit="WattPerSquareFoot">1</LightPowerPerArea>';
  expect(written.replaceAll(results, "").replaceAll(added, "")).toBe(model.replace(existing, ""));
  expect(written).toContain('<LightPowerPerArea unit="WattPerSquareMeter">50</LightPowerPerArea>');
  // 50 W/m² are 4.64515 W/ft².
  expect(written).toContain('<LightPowerPerArea unit="WattPerSquareFoot">4.64515');
  const [cooling] = written.match(results)!;
  expect(cooling).toMatch(
    /<Description>Office<\/Description>\s*<Value>1\d\d\d\b[^<]*<\/Value>\s*<ObjectId>sp-1<\/ObjectId>\s*<CADObjectId>4711</,
  );

  const schedule = await download(page, "Room schedule (CSV)");
  const [head, first, , third] = schedule.split("\r\n");
  expect(head).toContain("Id in the model,Id in the drawing program,Name in the model,Room");
  expect(first).toMatch(/^sp-1,4711,101 Büro,Office,/);
  expect(third).toMatch(/^,,,Drawn,/);

  await dialog.getByRole("button", { name: "Another file" }).click();
  await expect(dialog.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

test("a model without a unit of lengths asks for it, and one of another project says so", { tag: "@all" }, async ({ page }) => {
  await open(page, `/heat-load?${new URLSearchParams(project).toString()}`);
  await page.getByRole("button", { name: "Write loads into the model…" }).click();
  const dialog = page.getByRole("dialog", { name: "Write loads into the model" });
  const input = dialog.getByLabel("Model (gbXML or IFC)");
  const plain = model.replace('lengthUnit="Meters" ', "");
  await input.setInputFiles({ name: "house.xml", mimeType: "application/xml", buffer: Buffer.from(plain) });
  await dialog.getByLabel("Unit of lengths").selectOption("Feet");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("status")).toContainText("2 of 3 rooms");
  await dialog.getByRole("button", { name: "Another file" }).click();
  await input.setInputFiles({ name: "other.xml", mimeType: "application/xml", buffer: Buffer.from(model.replaceAll("sp-", "other-")) });
  await expect(dialog.getByRole("status")).toContainText("None of the rooms are in the model.");
  await expect(dialog.getByRole("button", { name: "Download the model" })).toHaveCount(0);
});

/** Number of a cell of the table of rooms. */
async function shownResult(page: Page, column: string, room: string): Promise<number> {
  const text = await page.getByRole("gridcell", { name: new RegExp(`^${column}, ${room}`) }).innerText();
  return Number(text.replaceAll("\u2212", "-").replaceAll(/[^\d.-]/g, ""));
}

// Btu/h and cfm in SI: NIST Special Publication 811.
for (const [unitSystem, power, airflow] of [
  ["Metric", 1, 1],
  ["Imperial", 0.29307107, 0.47194745],
] as const)
  test(`loads of imported rooms in the file are those of the table of rooms, in ${unitSystem} too`, { tag: "@all" }, async ({ page }) => {
    await open(page, `/heat-load?${new URLSearchParams({ v: "1", u: unitSystem, method: "hourly" }).toString()}`);
    await page.getByRole("button", { name: "Import a building…" }).click();
    const buffer = Buffer.from(buildingText({ storeys: 1, rooms: 2 }));
    const importing = page.getByRole("dialog", { name: "Import a building" });
    await importing.locator('input[type="file"]').first().setInputFiles({ name: "office.xml", mimeType: "text/xml", buffer });
    await expect(importing.getByRole("row", { name: /Office 101/ })).toBeVisible();
    for (let step = 0; step < 5; step++) await importing.getByRole("button", { name: "Next", exact: true }).click();
    await importing.getByRole("button", { name: "Import 4 rooms" }).click();
    await expect(importing).toHaveCount(0);

    const shown: { readonly id: string; readonly cooling: number; readonly heating: number; readonly supply: number }[] = [];
    for (const [name, id] of [
      ["Office 101", "r-0-0-0"],
      ["Corridor 102", "r-0-0-1"],
    ] as const) {
      const [cooling, heating, supply] = [
        await shownResult(page, "Peak load", name),
        await shownResult(page, "Heating load", name),
        await shownResult(page, "Supply airflow", name),
      ];
      shown.push({ id, cooling, heating, supply });
    }

    await page.getByRole("button", { name: "Write loads into the model…" }).click();
    const dialog = page.getByRole("dialog", { name: "Write loads into the model" });
    await dialog.getByLabel("Model (gbXML or IFC)").setInputFiles({ name: "office.xml", mimeType: "text/xml", buffer });
    await expect(dialog.getByRole("status")).toContainText("4 of 4 rooms are in the model.");
    const written = await download(page, "Download the model");
    const valueOf = (key: string, id: string, unit: string): number =>
      Number(new RegExp(`<Results id="plenum-${key}-${id}" unit="${unit}"[\\s\\S]*?<Value>([^<]*)<`).exec(written)?.[1]);
    for (const { id, cooling, heating, supply } of shown) {
      // The file is in metres, whatever the page shows; the table shows three or four digits.
      expect(Math.abs(valueOf("cooling", id, "Watt") / (cooling * power) - 1)).toBeLessThan(0.005);
      expect(Math.abs(valueOf("heating", id, "Watt") / (heating * power) - 1)).toBeLessThan(0.005);
      expect(Math.abs(valueOf("supply-air", id, "LPerSec") / (supply * airflow) - 1)).toBeLessThan(0.005);
    }
  });

test("rooms without a model are exported as one, and are imported as they were", { tag: "@all" }, async ({ page }) => {
  const south = { id: "s", name: "South", uValue: [0.4, "W/m2K"], area: [10, "m2"], azimuth: 180 };
  const rooms = [
    { id: "a", name: "Office", floorArea: [20, "m2"], surfaces: [south] },
    { id: "b", name: "Shaft", floorArea: [4, "m2"], surfaces: [south, { ...south, id: "e", azimuth: 90 }] },
  ];
  await open(page, `/heat-load?${new URLSearchParams({ v: "1", u: "Metric", method: "hourly", rooms: JSON.stringify(rooms) }).toString()}`);
  await page.getByRole("button", { name: "Export as gbXML…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export as gbXML" });
  await expect(dialog).toContainText("The shells are made from the rows");
  await expect(dialog.getByRole("status")).toContainText(
    "2 rooms. Walls longer than the floor allows; the box is taller, and the volume is that of the row: Shaft.",
  );
  await axeInLight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const written = await download(page, "Download the model");
  expect(written).toContain("<Description>Shells made from the rows of a heat load.");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Import a building…" }).click();
  const importing = page.getByRole("dialog", { name: "Import a building" });
  await importing
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "rows.xml", mimeType: "text/xml", buffer: Buffer.from(written) });
  await expect(importing.getByRole("row", { name: /Office/ })).toContainText("20");
  await expect(importing.getByRole("row", { name: /Shaft/ })).toBeVisible();
});
