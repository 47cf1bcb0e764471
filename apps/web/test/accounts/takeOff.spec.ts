import { expect, type Locator, type Page } from "@playwright/test";
import { axeAgain, axeInLight, expectToFitTheWidth, input } from "../page.ts";
import { seedProject } from "../seed.ts";
import type { TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { layoutShifts, watchLayoutShiftsNow } from "./layoutShift.ts";
import { badge, go, notice, openFile } from "./pages.ts";

const metres = (value: number) => ({ value, unit: "m" });
const millimetres = (value: number) => ({ value, unit: "mm" });

const duct = {
  unitSystem: "Metric",
  airflow: { value: 300, unit: "L/s" },
  sizeChoice: "chosen",
  chosenWidth: millimetres(400),
  chosenHeight: millimetres(200),
  ductLength: metres(10),
  fittings: [{ id: "e", fitting: "elbowRectangularSmooth", quantity: { value: 3, unit: "unitless" } }],
};
const pipe = { unitSystem: "Metric", flowRate: { value: 6, unit: "L/s" }, pipeLength: metres(30) };
const bill = { unitSystem: "Metric", items: [{ id: "own", description: "Crane for a day", unit: "day" }] };

async function openBill(page: Page, user: TestUser): Promise<string> {
  const projectId = await seedProject(user.uid, {
    name: "Depot",
    files: [
      { collection: "ductCalculations", name: "Main duct", input: duct },
      { collection: "pipeCalculations", name: "Chilled water", input: pipe },
      { collection: "pipeCalculations", name: "Unfinished", input: { unitSystem: "Metric" } },
      { collection: "boqs", name: "Tender", input: bill },
    ],
  });
  await openFile(page, projectId, "Tender");
  return projectId;
}

const openTakeOff = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Take-off from the project…" }).click();
  return page.getByRole("dialog", { name: "Take-off from the project" });
};
// 400 × 200 mm over 10 m are 12 m²; DW/144 asks for 0.6 mm of 7850 kg/m³.
const sheet = "Rectangular duct, galvanised steel, 0.6 mm, DW/144 low pressure";
const itemCalled = (page: Page, text: string): Locator =>
  page
    .getByRole("row")
    .filter({
      has: page.getByRole("gridcell", { name: new RegExp(`^Description, .*${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}`) }),
    })
    .first();

const quantity = (page: Page, text: string): Locator => itemCalled(page, text).getByRole("gridcell", { name: /^Quantity, / });

test("lines of ducts and pipes become items, are marked as different when a duct changes, and follow the project", async ({
  page,
  user,
}) => {
  await openBill(page, user);
  const dialog = await openTakeOff(page);
  await expect(dialog.getByRole("row", { name: new RegExp(sheet.replace("/", "\\/")) })).toContainText("56.52 kg");
  await expect(dialog.getByRole("row", { name: /Elbow, rectangular, smooth radius, 90°, 400 × 200 mm/ })).toContainText("3 each");
  await expect(dialog.getByRole("row", { name: /Pipe, .*DN 80/ })).toContainText("30 m");
  await expect(dialog.getByRole("row", { name: /Pipe, .*DN 80/ }).getByRole("link", { name: /^Chilled water/ })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /Unfinished/ })).toBeDisabled();
  await expect(dialog.getByText(/^No results: Flow is required/)).toBeVisible();
  expect(await axeInLight(page, "dialog")).toEqual([]);

  await dialog.getByRole("combobox", { name: "Rigid ducts by" }).selectOption({ label: "Surface" });
  await expect(dialog.getByRole("row", { name: /^Take Rectangular duct/ })).toContainText("12 m²");
  await dialog.getByRole("combobox", { name: "Rigid ducts by" }).selectOption({ label: "Mass of their sheet" });
  await dialog.getByRole("button", { name: /^Ignore Filling: water/ }).click();
  await expect(dialog.getByRole("region", { name: "Ignored" })).toContainText("Filling: water");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Take 3 lines, ignore 1" }).click();
  await expect(notice(page, "3 lines taken off, 1 ignored.")).toBeVisible();
  await expect(itemCalled(page, sheet)).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");
  await expect(page.getByText(/differs? from the project$/)).toHaveCount(0);

  await openTakeOff(page);
  await expect(dialog.getByText("In the bill already, and kept up to date there: 3 lines.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Take 0 lines" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Restore Filling: water" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Take Filling: water" })).toBeChecked();
  await page.keyboard.press("Escape");

  await page.getByRole("main").locator("header").getByRole("link", { name: "Depot" }).click();
  await page.getByRole("link", { name: "Main duct", exact: true }).click();
  await input(page, "Length").fill("15");
  await expect(badge(page)).not.toHaveText("Saved");
  await expect(badge(page)).toHaveText("Saved");
  await watchLayoutShiftsNow(page);
  await page.getByRole("main").locator("header").getByRole("link", { name: "Depot" }).click();
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("1 file is out of date");
  // A file that moves under the pointer is a click that is lost.
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole("link", { name: "Tender", exact: true }).click();
  const differences = page.getByRole("region", { name: "1 line differs from the project" });
  await expect(differences).toContainText("was 56.52 kg, is 84.78 kg");
  expect(await axeAgain(page, "main")).toEqual([]);
  await differences.getByRole("button", { name: `Update: ${sheet}` }).click();
  await expect(differences).toHaveCount(0);
  await notice(page, "1 line updated from the project.").getByRole("button", { name: "Undo" }).click();
  await expect(differences).toContainText("was 56.52 kg, is 84.78 kg");
});

test(
  "a line goes into an item of the same description, a source that is gone is said, and it all can be undone",
  { tag: "@all" },
  async ({ page, user }) => {
    const projectId = await seedProject(user.uid, {
      name: "Depot",
      files: [
        { collection: "pipeCalculations", name: "Chilled water", input: pipe },
        {
          collection: "boqs",
          name: "Tender",
          input: {
            unitSystem: "Metric",
            items: [{ id: "a", description: "Filling: water", unit: "L", quantity: { value: 100, unit: "unitless" } }],
          },
        },
      ],
    });
    await openFile(page, projectId, "Tender");
    const dialog = await openTakeOff(page);
    await dialog.getByRole("checkbox", { name: /^Take Pipe/ }).uncheck();
    const choice = dialog.getByRole("combobox", { name: "Use of Filling: water" });
    await expect(choice).toHaveText(/Quantity of item 1 \(now 100 L\)/);
    await choice.selectOption({ label: "Add to item 1 (now 100 L)" });
    await dialog.getByRole("button", { name: "Take 1 line" }).click();
    const item = page.getByRole("row", { name: /Filling: water/ });
    // Thirty metres of steel pipe, 88.9 mm outside with walls of 5.49 mm.
    const held = 1000 * 30 * (Math.PI / 4) * (0.0889 - 2 * 0.00549) ** 2;
    // In the digits of the form.
    await expect(item).toContainText(String(Number((100 + held).toPrecision(6))));
    await expect(badge(page)).toHaveText("Saved");

    await page.getByRole("main").locator("header").getByRole("link", { name: "Depot" }).click();
    await page.getByRole("link", { name: "Chilled water", exact: true }).click();
    await input(page, "Length").fill("0");
    await expect(badge(page)).not.toHaveText("Saved");
    await expect(badge(page)).toHaveText("Saved");
    await page.getByRole("main").locator("header").getByRole("link", { name: "Depot" }).click();
    await page.getByRole("link", { name: "Tender", exact: true }).click();
    const differences = page.getByRole("region", { name: "1 line differs from the project" });
    await expect(differences).toContainText("no longer in the project");
    await differences.getByRole("button", { name: "Take out: Filling: water" }).click();
    await expect(differences).toHaveCount(0);
    await expect(quantity(page, "Filling: water")).toHaveText("100");
  },
);

test("a machine in a schedule and in a pipe file is ticked once, and marked where it is in the bill already", async ({ page, user }) => {
  const schedule = {
    unitSystem: "Metric",
    airHandlingUnits: [{ id: "a", tag: "AHU-01", manufacturer: "Acme", model: "A1" }],
    boilers: [{ id: "b", tag: "B-01" }],
  };
  const heating = {
    unitSystem: "Metric",
    scope: "system",
    designTemperatureDifference: { value: 20, unit: "deltaK" },
    fluidTemperature: { value: 70, unit: "degC" },
    sections: ["ahu-01", "Hall"].map((name, index) => ({
      id: `s${index}`,
      name,
      pipeLength: metres(10),
      unit: "flow",
      flowRate: { value: 1, unit: "L/s" },
      unitPressureDrop: { value: 20, unit: "kPa" },
    })),
  };
  const projectId = await seedProject(user.uid, {
    name: "Depot",
    files: [
      { collection: "equipmentSchedules", name: "Plant", input: schedule },
      { collection: "pipeCalculations", name: "Heating", input: heating },
      { collection: "boqs", name: "Tender", input: bill },
    ],
  });
  await openFile(page, projectId, "Tender");
  const dialog = await openTakeOff(page);
  const ofSchedule = dialog.getByRole("checkbox", { name: "Take Air handling unit, Acme A1" });
  const ofPipes = dialog.getByRole("checkbox", { name: "Take Terminal unit: ahu-01" });
  await expect(ofSchedule).toBeChecked();
  await expect(ofPipes).not.toBeChecked();
  await expect(dialog.getByText("AHU-01 is also in Plant: “Air handling unit, Acme A1”.")).toBeVisible();
  const ofHall = dialog.getByRole("row", { name: /^Take Terminal unit: Hall/ });
  await expect(ofHall).toContainText("May also be in Plant: “Boiler, hot water, gas”.");
  await expect(ofHall.getByRole("checkbox")).not.toBeChecked();
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The excluded file has no lines: all remaining ones are taken.
  await dialog.getByRole("checkbox", { name: /^Plant/ }).uncheck();
  await expect(ofPipes).toBeChecked();
  await expect(ofHall.getByRole("checkbox")).toBeChecked();
  await dialog.getByRole("button", { name: /^Take \d+ lines$/ }).click();
  await expect(badge(page)).toHaveText("Saved");
  await openTakeOff(page);
  await expect(ofSchedule).not.toBeChecked();
  await expect(dialog.getByText("AHU-01 is also in the bill already, from Heating: “Terminal unit: ahu-01”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/differs? from the project$/)).toHaveCount(0);
});

test("lines that become one are followed once; until then the project, its links and issuing say that the bill is out of date", async ({
  page,
  user,
}) => {
  const projectId = await seedProject(user.uid, {
    name: "Depot",
    files: [
      { collection: "pipeCalculations", name: "Riser", input: pipe },
      { collection: "pipeCalculations", name: "Main", input: { ...pipe, flowRate: { value: 12, unit: "L/s" }, pipeLength: metres(50) } },
      { collection: "boqs", name: "Tender", input: bill },
    ],
  });
  await openFile(page, projectId, "Tender");
  const dialog = await openTakeOff(page);
  await dialog.getByRole("button", { name: "Take 3 lines" }).click();
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Riser");
  await input(page, "Flow").fill("12");
  await expect(badge(page)).not.toHaveText("Saved");
  await expect(badge(page)).toHaveText("Saved");

  await go(page, `/projects/${projectId}`);
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("1 file is out of date");
  await expect(page.getByTitle("Out of date: 3 lines differ from the project.")).toContainText("3");
  expect(await axeInLight(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: /^Links 3/ }).click();
  const links = page.getByRole("dialog", { name: "Links between files" });
  await expect(links.getByRole("region", { name: "Bills taken off the project" })).toContainText(
    "Tender: 3 lines differ from the project.",
  );
  await links.getByRole("button", { name: "Update all in order" }).click();
  await expect(links.getByRole("region", { name: "Update all in order" })).toContainText("Tender 3 lines of which 1 becomes zero");
  expect(await axeInLight(page, "[role=dialog]")).toEqual([]);
  await links.getByRole("link", { name: "Tender" }).click();

  await expect(badge(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
  await page.getByRole("dialog", { name: "Report (PDF)" }).getByRole("button", { name: "Issue…" }).click();
  const issuing = page.getByRole("dialog", { name: "Issue the report" });
  await issuing.getByLabel("Revision").fill("A");
  await issuing.getByRole("button", { name: "Issue", exact: true }).click();
  const remarks = issuing.getByRole("alert");
  await expect(remarks).toBeFocused();
  await expect(remarks).toContainText("Nothing has been issued yet. Check this first:");
  await expect(remarks.getByRole("listitem").first()).toHaveText("3 lines differ from the project.");
  await expect(remarks).toContainText(/Caution: .*no rate/);
  expect(await axeInLight(page, "[role=dialog]")).toEqual([]);
  await issuing.getByRole("button", { name: "Back to the file" }).click();
  await expect(issuing).toHaveCount(0);

  const differences = page.getByRole("region", { name: "3 lines differ from the project" });
  await expect(differences).toContainText(/30 m taken off, now part of item \d, which has it from there: take it out here/);
  await expect(differences).toContainText("was 50 m, is 80 m");
  await differences.getByRole("button", { name: "Leave all 3 as they are" }).click();
  await expect(differences).toHaveCount(0);
  await expect(quantity(page, "DN 100")).toHaveText("50");
  await notice(page, "3 lines left as they are.").getByRole("button", { name: "Undo" }).click();
  await differences.getByRole("button", { name: "Update all 3" }).click();
  await expect(differences).toHaveCount(0);
  await expect(quantity(page, "DN 100")).toHaveText("80");
  await expect(quantity(page, "DN 80")).toHaveText("0");

  await itemCalled(page, "DN 100").getByRole("gridcell").first().click();
  const unit = page.getByRole("combobox", { name: "Unit" }).first();
  await unit.fill("ft");
  await unit.press("Enter");
  const difference = page.getByRole("region", { name: "1 line differs from the project" });
  await expect(difference).toContainText("taken off in m, then set to ft: 80 ft entered, 262.47 ft in the project");
  await expect(difference.getByRole("button", { name: /^Leave as is: / })).toBeVisible();
  await difference.getByRole("button", { name: /^Change to 262.47 ft/ }).click();
  await expect(difference).toHaveCount(0);
  await expect(badge(page)).toHaveText("Saved");
  await go(page, `/projects/${projectId}`);
  await expect(page.getByRole("region", { name: "Totals" })).toBeVisible();
  await expect(page.getByText("1 file is out of date")).toHaveCount(0);
});

test("a bill that is not a file asks for a project, and an empty project for files", async ({ page, user }) => {
  await go(page, "/calculators/boq");
  await expect(page.getByText("Save this bill in a project to take off quantities from its calculations.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take-off from the project…" })).toHaveCount(0);
  const projectId = await seedProject(user.uid, { name: "Shed", files: [{ collection: "boqs", name: "Tender", input: bill }] });
  await openFile(page, projectId, "Tender");
  await expect(await openTakeOff(page)).toContainText("This project has no calculation to take off yet.");
});
