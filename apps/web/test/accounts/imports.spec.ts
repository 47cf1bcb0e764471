import { expect, type Locator, type Page } from "@playwright/test";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { axeAgain, axeInLight, expectToFitTheWidth, input, openFold, panel, selectRow, shownNumber } from "../page.ts";
import { seedProject } from "../seed.ts";
import type { TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, go, network, notice, openFile, undo } from "./pages.ts";

const kilopascals = (value: number) => ({ value, unit: "kPa" });
const metres = (value: number) => ({ value, unit: "m" });
const squareMetres = (value: number) => ({ value, unit: "m2" });
const lit = { height: metres(3), people: { value: 2, unit: "unitless" }, lighting: { value: 1000, unit: "W" } } as const;

/** A floor of one office in the north and twelve in the south, which a system serves, and files of ventilation and of a duct. */
async function openFileBesideFloor(page: Page, user: TestUser, name: string): Promise<string> {
  const floor = {
    unitSystem: "Metric",
    method: "hourly",
    systems: [{ id: "unit", name: "Roof unit" }],
    zones: [{ id: "all", name: "Upper floor", system: "unit" }],
    rooms: [
      { ...lit, id: "n", name: "North office", zone: "all", floorArea: squareMetres(30) },
      { ...lit, id: "s", name: "South office", zone: "all", floorArea: squareMetres(20), multiplier: { value: 12, unit: "unitless" } },
    ],
  };
  const projectId = await seedProject(user.uid, {
    name: "Town hall",
    files: [
      { collection: "calculations", name: "Floor", input: floor },
      { collection: "ventilationCalculations", name: "Air of the floor", input: { unitSystem: "Metric", scope: "zones", zones: [] } },
      { collection: "ductCalculations", name: "Main duct", input: { unitSystem: "Imperial" } },
    ],
  });
  await openFile(page, projectId, name);
  return projectId;
}

/** Expects that a duty of a pipe file is already in the pump file, and closes the dialog. */
async function expectImported(open: Locator, duties: Locator, pump: string): Promise<void> {
  await open.click();
  await expect(duties.getByRole("region", { name: pump })).toContainText("Already here, and unchanged.");
  await expect(duties.getByRole("button", { name: `Import: ${pump}` })).toBeDisabled();
  await duties.press("Escape");
  await expect(duties).toHaveCount(0);
}

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

test("rooms of a heat load become zones, identical ones a single zone, with the origin of their air", async ({ page, user, context }) => {
  await openFileBesideFloor(page, user, "Air of the floor");
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  const rooms = dialog(page, "Import rooms from a heat load");
  await expect(rooms.getByRole("combobox", { name: "Heat load" })).toHaveText("Floor");
  const north = rooms.getByRole("row", { name: /North office/ });
  await expect(north.getByRole("cell")).toHaveText(["", "New", /^30\sm²$/, /^3\sm$/, "2", /L\/s$/]);
  expect(await axeInLight(page, "dialog")).toEqual([]);
  const airflow = (await north.getByRole("cell").last().innerText()).replace(/\s?L\/s/, "");
  await rooms.getByRole("button", { name: "Add 2 zones" }).click();
  await expect(notice(page, "2 zones added.")).toBeVisible();

  const south = await selectRow(page, "South office");
  await expect(south.getByRole("textbox", { name: /^Floor area/ })).toHaveValue("240");
  await expect(south.getByRole("textbox", { name: /^People/ })).toHaveValue("24");
  await expect(south.getByText("Linked to Rooms, South office: Floor area × identical rooms of “Floor”.")).toBeVisible();
  const first = await selectRow(page, "North office");
  const taken = first.getByRole("textbox", { name: /^Supply airflow for the load/ });
  await expect.poll(async () => Number(await taken.inputValue())).toBeCloseTo(Number(airflow), 0);
  // One room now: a later number of identical rooms is followed as well.
  for (const name of ["Floor area × identical rooms", "Height", "People × identical rooms", "Supply airflow × identical rooms"])
    await expect(first.getByText(`Linked to Rooms, North office: ${name} of “Floor”.`, { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");

  // The heat load was opened before, so that this device has it.
  await network(context, "off");
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  await expect(rooms.getByRole("status")).toHaveText("2 already here. Nothing has changed since the last import.");
  await expect(rooms.getByRole("button", { name: "Add 0 zones" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await network(context, "on");
});

test("a second import shows rooms that are new, changed and gone, keeps entries of the user, and is one step", async ({ page, user }) => {
  const projectId = await openFileBesideFloor(page, user, "Air of the floor");
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  const rooms = dialog(page, "Import rooms from a heat load");
  await rooms.getByRole("button", { name: "Add 2 zones" }).click();
  const north = await selectRow(page, "North office");
  await north.getByRole("textbox", { name: /^People/ }).fill("5");
  await north.getByRole("textbox", { name: /^People/ }).press("Tab");
  await expect(badge(page)).toHaveText("Saved");

  await openFile(page, projectId, "Floor");
  await selectRow(page, "South office");
  await page.getByRole("button", { name: "Remove the selected rows" }).click();
  await page.getByRole("button", { name: "Add room" }).click();
  const added = panel(page);
  await expect(added.getByRole("heading", { name: "Room 2" })).toBeVisible();
  await added.getByRole("textbox", { name: /^Name/ }).fill("Archive");
  await added.getByRole("textbox", { name: /^Floor area/ }).fill("12");
  await (await selectRow(page, "North office")).getByRole("textbox", { name: /^Floor area/ }).fill("33");
  await page.keyboard.press("Tab");
  await expect(badge(page)).toHaveText("Saved");

  await openFile(page, projectId, "Air of the floor");
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  await expect(rooms.getByRole("status")).toHaveText("1 new, 1 changed, 1 gone from the other file.");
  const row = rooms.getByRole("row", { name: /North office/ });
  await expect(row).toContainText("Changed");
  await expect(row.locator("del").first()).toHaveText(/^30\sm²$/);
  await expect(row).toContainText("entered here; in the other file 2");
  await expect(rooms.getByRole("checkbox", { name: "Remove South office" })).not.toBeChecked();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  // The head selects and clears what is new or changed, whatever else is offered.
  const all = rooms.getByRole("checkbox", { name: "All that are new or changed" });
  await expect(all).toBeChecked();
  await all.uncheck();
  await expect(rooms.getByRole("button", { name: "Leave 3 differences as they are" })).toBeEnabled();
  await all.check();
  await rooms.getByRole("checkbox", { name: "Remove South office" }).check();
  await rooms.getByRole("button", { name: "Add 1 zone, update 1, remove 1" }).click();
  const archive = page.getByRole("gridcell", { name: /^Name, Archive/ });
  await expect(archive).toBeVisible();
  await undo(page).click();
  await expect(archive).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /^Name, South office/ })).toBeVisible();
});

test("a room that is added later makes a file out of date until it is imported or left out", async ({ page, user }) => {
  const projectId = await openFileBesideFloor(page, user, "Air of the floor");
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  const rooms = dialog(page, "Import rooms from a heat load");
  await rooms.getByRole("checkbox", { name: "Import South office" }).uncheck();
  await rooms.getByRole("button", { name: "Add 1 zone" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const differing = page.getByRole("region", { name: "Rows imported from Floor" });

  await openFile(page, projectId, "Floor");
  await page.getByRole("button", { name: "Add room" }).click();
  await panel(page).getByRole("textbox", { name: /^Name/ }).fill("Archive");
  await panel(page)
    .getByRole("textbox", { name: /^Floor area/ })
    .fill("12");
  await page.keyboard.press("Tab");
  await expect(badge(page)).toHaveText("Saved");

  // What was left out is not asked again; what is new is.
  await openFile(page, projectId, "Air of the floor");
  await expect(differing).toContainText("1 row differs from “Floor”");
  expect(await axeInLight(page, "section[aria-label='Rows imported from Floor']")).toEqual([]);
  await page.getByRole("main").locator("header").getByRole("link", { name: "Town hall" }).click();
  await page.getByRole("button", { name: "Update all in order…" }).click();
  await page.getByRole("link", { name: "Compare the rows of Air of the floor" }).click();
  await expect(rooms.getByRole("status")).toHaveText("1 new, 1 not imported, 1 already here.");
  await expect(rooms.getByRole("checkbox", { name: "Import South office" })).not.toBeChecked();
  await rooms.getByRole("checkbox", { name: "Import Archive" }).uncheck();
  await rooms.getByRole("button", { name: "Leave 1 difference as it is" }).click();
  await expect(notice(page, "The differences stay as they are.")).toBeVisible();
  await expect(differing).toBeHidden();
  await undo(page).click();
  await differing.getByRole("button", { name: "Compare and import…" }).click();
  await rooms.getByRole("checkbox", { name: "Import South office" }).check();
  await rooms.getByRole("button", { name: "Add 2 zones" }).click();
  await expect(page.getByRole("gridcell", { name: /^Name, South office/ })).toBeVisible();
  await expect(differing).toBeHidden();
});

test("a duct takes its airflow from a system, a zone or a room", async ({ page, user }) => {
  await openFileBesideFloor(page, user, "Main duct");
  await page.getByRole("button", { name: "Import an airflow from a heat load…" }).click();
  const airflows = dialog(page, "Import an airflow from a heat load");
  const options = airflows.getByRole("listbox").getByRole("option");
  await expect(options).toHaveCount(4);
  const search = airflows.getByRole("combobox", { name: "Search systems, zones and rooms" });
  await search.fill("roof");
  const text = await options.innerText();
  await search.press("Enter");
  await expect(notice(page, "Airflow of “Roof unit” imported.")).toBeVisible();
  const shown = Number(/([\d\s.]+)\scfm$/.exec(text)![1]!.replaceAll(/\s/g, ""));
  // The dialog shows it with four digits.
  await expect.poll(async () => Number(await input(page, "Airflow").inputValue()) / shown).toBeCloseTo(1, 3);
  await expect(page.getByText(/^Linked to .+ of “.+”\.$/)).toBeVisible();
});

test("a duct system imports rooms as its ends, connected to its first section", { tag: "@all" }, async ({ page, user }) => {
  await openFileBesideFloor(page, user, "Main duct");
  await page.getByRole("combobox", { name: "Calculate" }).selectOption({ label: "A duct system" });
  await expect(page.getByRole("button", { name: "Import an airflow from a heat load…" })).toHaveCount(0);
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  await dialog(page, "Import rooms from a heat load").getByRole("button", { name: "Add 2 sections" }).click();
  await expect(notice(page, "2 sections added.")).toBeVisible();
  // The single duct is the first section.
  const sections = page.getByRole("treegrid", { name: "Sections" }).getByRole("row", { level: 2 });
  const north = await selectRow(page, "North office");
  await expect.poll(async () => Number(await north.getByRole("textbox", { name: /^Terminal airflow/ }).inputValue())).toBeGreaterThan(0);
  await expect(north.getByText(/^Linked to .+ of “.+”\.$/)).toBeVisible();
  await expect(sections).toHaveCount(2);
  await undo(page).click();
  await expect(sections).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /^Name, Section 1/ })).toBeVisible();
});

test("a heat load without supply air says what it would need", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "Cabin",
    files: [
      {
        collection: "calculations",
        name: "Winter",
        input: { unitSystem: "Metric", calculationMode: "Heating", floorArea: squareMetres(30) },
      },
      { collection: "ductCalculations", name: "Duct", input: { unitSystem: "Metric" } },
    ],
  });
  await openFile(page, projectId, "Duct");
  await page.getByRole("button", { name: "Import an airflow from a heat load…" }).click();
  await expect(dialog(page, "Import an airflow from a heat load")).toContainText(
    "This heat load has no supply airflow: it needs a cooling load and, in the hourly method, rooms that a system serves.",
  );
});

test("a project without a heat load says so; pages without a file have no import", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "Shed",
    files: [{ collection: "ductCalculations", name: "Duct", input: { unitSystem: "Metric" } }],
  });
  await openFile(page, projectId, "Duct");
  await page.getByRole("button", { name: "Import an airflow from a heat load…" }).click();
  await expect(dialog(page, "Import an airflow from a heat load")).toContainText("This project has no heat load yet.");
  await page.keyboard.press("Escape");
  await go(page, "/calculators/duct-sizer");
  await expect(input(page, "Airflow")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import .+ from a (heat load|duct file|pipe file)…$/ })).toHaveCount(0);
});

test(
  "a pump file imports flow, head and fluid from a pump of a pipe file, in one step that can be undone",
  { tag: "@all" },
  async ({ page, user, context }) => {
    const unit = { unit: "flow", flowRate: { value: 8, unit: "L/s" }, unitPressureDrop: kilopascals(40), pipeLength: metres(30) };
    const projectId = await seedProject(user.uid, {
      name: "Chiller plant",
      files: [
        {
          collection: "pipeCalculations",
          name: "Chilled water",
          input: {
            unitSystem: "Metric",
            scope: "system",
            systemKind: "primarySecondary",
            designTemperatureDifference: { value: 6, unit: "deltaK" },
            fluid: "propylene",
            glycolMassFraction: { value: 25, unit: "percent" },
            fluidTemperature: { value: 8, unit: "degC" },
            sections: [
              { ...unit, id: "chiller", name: "Chiller", circuit: "primary" },
              { ...unit, id: "coil", name: "Air handler" },
            ],
          },
        },
        { collection: "pipeCalculations", name: "Empty", input: { unitSystem: "Metric", scope: "system" } },
        {
          collection: "pumpHeadCalculations",
          name: "Pumps",
          input: {
            unitSystem: "Imperial",
            headLoss: { value: 55, unit: "ft" },
            equipment: [{ id: "c", name: "Coil", ratedLoss: { value: 12, unit: "ftH2O" } }],
          },
        },
      ],
    });
    await openFile(page, projectId, "Pumps");
    const open = page.getByRole("button", { name: "Import flow and head from a pipe file…" });
    await open.click();
    const duties = dialog(page, "Import flow and head from a pipe file");
    const file = duties.getByRole("combobox", { name: "Pipe file" });
    await file.selectOption({ label: "Empty" });
    await expect(duties.getByRole("alert")).toContainText("This pipe file has no results:");
    await file.selectOption({ label: "Chilled water" });
    await expect(duties.getByRole("group", { name: "Losses of this file" })).toContainText(
      "Losses listed in this file (1 component) are added to the imported head",
    );
    await expect(duties.getByRole("radio", { name: "Remove them" })).toBeChecked();
    const secondary = duties.getByRole("region", { name: "Secondary pump" });
    for (const text of [/^127\sgpm$/, "Propylene glycol in water", /^25\s%$/, /^46\.4\s°F$/])
      await expect(secondary.getByText(text)).toBeVisible();
    await expect(duties.getByRole("region", { name: "Primary pump" })).toBeVisible();
    expect(await axeAgain(page, "dialog")).toEqual([]);
    const head = (await secondary.getByRole("definition").nth(1).innerText()).replace(/\s?ft/, "");
    await duties.getByRole("button", { name: "Import: Secondary pump" }).click();
    await expect(notice(page, "Flow and head imported, losses of this file removed.")).toBeVisible();
    await expect.poll(async () => Number(await input(page, "Flow").inputValue())).toBeCloseTo(126.8, 1);
    // The dialog shows it with three digits.
    await expect.poll(async () => Number(await input(page, "Known head loss").inputValue()) / Number(head)).toBeCloseTo(1, 2);
    const glycol = page.getByText(/^25\s%\sof glycol$/);
    await expect(glycol).toBeVisible();
    await expect(input(page, "Temperature")).toHaveValue("46.4");
    await openFold(page, "Fluid");
    await expect(page.getByText(/^Linked to .+ of “.+”\.$/)).toHaveCount(4);
    await expectImported(open, duties, "Secondary pump");
    const component = page.getByRole("button", { name: /^Component 1: Coil/ }).first();
    await expect(component).toHaveCount(0);
    await expect(badge(page)).toHaveText("Saved");
    await undo(page).click();
    await expect(input(page, "Known head loss")).toHaveValue("55");
    await expect(input(page, "Flow")).toHaveValue("");
    await expect(glycol).toHaveCount(0);
    await expect(component).toBeVisible();
    // The pipe file was opened before, so that this device has it.
    await network(context, "off");
    await open.click();
    await file.selectOption({ label: "Chilled water" });
    await duties.getByRole("radio", { name: /^Keep them/ }).check();
    await duties.getByRole("button", { name: "Import: Primary pump" }).click();
    await expect(notice(page, "Flow and head imported.")).toBeVisible();
    await expect(component).toBeVisible();
  },
);

test("a pump file compares its fluid with the pipe file that it came from, leaves it or updates it", async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "Boiler house",
    files: [
      {
        collection: "pipeCalculations",
        name: "Riser",
        input: { unitSystem: "Metric", flowRate: { value: 2, unit: "L/s" }, pipeLength: metres(40), fluid: "water" },
      },
      { collection: "pumpHeadCalculations", name: "Pump", input: { unitSystem: "Metric" } },
    ],
  });
  await openFile(page, projectId, "Pump");
  await page.getByRole("button", { name: "Import flow and head from a pipe file…" }).click();
  const duties = dialog(page, "Import flow and head from a pipe file");
  await duties.getByRole("button", { name: /^Import: / }).click();
  await expect(notice(page, "Flow and head imported.")).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");

  // No link shows another fluid.
  await openFile(page, projectId, "Riser");
  await page.getByRole("combobox", { name: "Fluid" }).selectOption({ label: "Ethylene glycol in water" });
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Pump");
  const differing = page.getByRole("region", { name: "Rows imported from Riser" });
  await expect(differing).toContainText("differ");
  await differing.getByRole("button", { name: "Compare and import…" }).click();
  await expect(duties).toContainText("Imported before, and changed since.");
  await expect(duties.locator("del").filter({ hasText: "Water" })).toBeVisible();
  expect(await axeAgain(page, "dialog")).toEqual([]);
  await duties.getByRole("button", { name: /^Leave as it is: / }).click();
  await expect(notice(page, "Flow and head left as they are.")).toBeVisible();
  await expect(differing).toBeHidden();
  await undo(page).click();
  await differing.getByRole("button", { name: "Compare and import…" }).click();
  await duties.getByRole("button", { name: /^Update: / }).click();
  await expect(page.getByRole("combobox", { name: "Fluid" })).toHaveValue("ethylene");
  await expect(differing).toBeHidden();
});

test(
  "paths of sound come from a duct system, into the rooms that are chosen, in one step that can be undone",
  { tag: "@all" },
  async ({ page, user }) => {
    const section = <More extends object>(id: string, more: More) => ({ id, name: id, ductLength: metres(6), ...more });
    const litres = (value: number) => ({ value, unit: "L/s" });
    const sections = [
      section("Main", { ductLength: metres(10), fittings: [{ id: "e", fitting: "elbowRectangularSmooth" }] }),
      section("North", { parent: "Main", airflow: litres(200) }),
      section("South", { parent: "Main", airflow: litres(120), fittings: [{ id: "s", fitting: "screen" }] }),
    ];
    const projectId = await seedProject(user.uid, {
      name: "Library",
      files: [
        { collection: "ductCalculations", name: "Ducts", input: { unitSystem: "Metric", scope: "system", sections } },
        {
          collection: "acousticCalculations",
          name: "Sound",
          input: {
            unitSystem: "Metric",
            elements: [{ id: "old", name: "Old duct", kind: "duct" }],
            rooms: [{ id: "r", name: "Reading room" }],
          },
        },
      ],
    });
    await openFile(page, projectId, "Sound");
    const open = page.getByRole("button", { name: "Import paths from a duct file…" });
    await open.click();
    const paths = dialog(page, "Import paths from a duct file");
    await expect(paths.getByRole("row", { name: /^Main/ })).toContainText("1 elbow");
    await expect(paths).toContainText("South: Wire screen");
    await paths.getByRole("combobox", { name: "Room of North" }).selectOption({ label: "Reading room" });
    await expect(paths.getByRole("radio", { name: "Remove" })).toBeChecked();
    expect(await axeAgain(page, "dialog")).toEqual([]);
    await paths.getByRole("checkbox", { name: "Import the path to South" }).uncheck();
    await paths.getByRole("button", { name: "Import 5 elements" }).click();
    await expect(notice(page, "5 elements imported.")).toBeVisible();
    await page.getByRole("tab", { name: /^Elements/ }).click();
    const elements = page.getByRole("treegrid", { name: "Elements" });
    await expect(elements.getByRole("gridcell", { name: "Name, Main, Main", exact: true })).toBeVisible();
    await expect(elements.getByRole("gridcell", { name: /^Name, Old duct/ })).toHaveCount(0);
    await expect(badge(page)).toHaveText("Saved");

    await open.click();
    await expect(paths.getByText("Imported before")).toBeVisible();
    const changes = paths.getByRole("region", { name: "Changes since the last import" });
    // The end that was left out stays out.
    await expect(changes).toContainText("5 already here. Nothing has changed since the last import.");
    await expect(paths.getByRole("checkbox", { name: "Import the path to South" })).not.toBeChecked();
    await expect(paths.getByRole("combobox", { name: "Room of North" })).toHaveText(/Reading room/);
    await paths.getByRole("button", { name: "Cancel" }).click();
    await undo(page).click();
    await expect(elements.getByRole("gridcell", { name: /^Name, Old duct/ })).toBeVisible();
    await expect(elements.getByRole("gridcell", { name: "Name, Main, Main", exact: true })).toHaveCount(0);
  },
);

test(
  "rooms of an hourly heat load are compared with those of energy cost, and imported as one step",
  { tag: "@all" },
  async ({ page, user }) => {
    const load = heatLoad.examples.find(({ input: example }) => example.Metric.method === "hourly")!.input.Metric;
    const example = energyAnalysis.examples.find(({ input: { Metric } }) => Metric.loadMethod === "hours")!.input.Metric;
    // Rows of two files have different ids, unlike those of two examples.
    const energy = { ...example, rooms: example.rooms!.map((room, index) => ({ ...room, id: `own${index}` })) };
    const projectId = await seedProject(user.uid, {
      name: "Town hall",
      files: [
        { collection: "calculations", name: "Floor", input: load as never },
        { collection: "energyCalculations", name: "Cost of energy", input: energy as never },
      ],
    });
    await openFile(page, projectId, "Cost of energy");
    const before = await shownNumber(page, "annualCost");
    await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
    const rooms = dialog(page, "Import rooms from a heat load");
    // Six rooms of 20 m² and one of 40.
    await expect(rooms.getByText(/^South office × 6, Meeting room under the roof: 160\.0\sm² of floor\.$/)).toBeVisible();
    await expect(rooms.getByRole("listitem")).toHaveCount(2);
    expect(await axeAgain(page, "dialog")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFitTheWidth(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await rooms.getByRole("button", { name: "Add 2 rooms" }).click();
    await expect(notice(page, "2 rooms added.")).toBeVisible();
    const section = page.getByRole("region", { name: "Rooms", exact: true });
    await expect(section.getByRole("button", { name: /Meeting room under the roof/ })).toBeVisible();
    await expect.poll(() => shownNumber(page, "annualCost")).toBeGreaterThan(before);
    // A second import finds nothing to do.
    await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
    await expect(rooms).toContainText("2 already here. Nothing has changed since the last import.");
    await rooms.getByRole("button", { name: "Cancel" }).click();
    await expect(badge(page)).toHaveText("Saved");
    await undo(page).click();
    await expect(section.getByRole("button", { name: /Meeting room/ })).toHaveCount(0);
    await expect.poll(() => shownNumber(page, "annualCost")).toBe(before);
  },
);
