import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { input } from "../page.ts";
import { seedProject } from "../seed.ts";
import { signedIn as test, type TestUser } from "../users.ts";
import { badge, notice } from "./pages.ts";

const metres = (value: number) => ({ value, unit: "m" });
const squareMetres = (value: number) => ({ value, unit: "m2" });
const lit = { height: metres(3), people: { value: 2, unit: "unitless" }, lighting: { value: 1000, unit: "W" } } as const;

/** A floor of one office in the north and twelve in the south, which a system serves, beside a file of ventilation and one of a duct. */
async function openFile(page: Page, user: TestUser, name: string): Promise<void> {
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
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(badge(page)).toHaveText("Saved");
}

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

test("rooms of a heat load become zones, several like one another one, with where their air comes from", async ({
  page,
  user,
  context,
}) => {
  await openFile(page, user, "Air of the floor");
  await page.getByRole("button", { name: "Take over rooms from a heat load…" }).click();
  const rooms = dialog(page, "Take over rooms from a heat load");
  await expect(rooms.getByRole("combobox", { name: "Heat load" })).toHaveText("Floor");
  const north = rooms.getByRole("row", { name: /North office/ });
  await expect(north.getByRole("cell")).toHaveText(["", "1", /^30\.00\sm²$/, /^3\.000\sm$/, "2", /L\/s$/]);
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations.map(({ id }) => id)).toEqual([]);
  const airflow = (await north.getByRole("cell").last().innerText()).replace(/\s?L\/s/, "");
  await rooms.getByRole("button", { name: "Add 2 zones" }).click();
  await expect(notice(page, "2 zones added.")).toBeVisible();

  const zones = page.getByRole("region", { name: "Zones", exact: true });
  await zones.getByRole("button", { name: /^Zone 2: South office × 12/, expanded: false }).click();
  const south = zones.getByRole("group", { name: /^Zone 2/ });
  await expect(south.getByRole("textbox", { name: /^Floor area/ })).toHaveValue("240");
  await expect(south.getByRole("textbox", { name: /^People/ })).toHaveValue("24");
  await zones.getByRole("button", { name: /^Zone 1: North office/, expanded: false }).click();
  const first = zones.getByRole("group", { name: /^Zone 1/ });
  const taken = first.getByRole("textbox", { name: /^Supply airflow for the load/ });
  expect(Number(await taken.inputValue())).toBeCloseTo(Number(airflow), 0);
  await expect(first.getByText("Taken from a result of another file.")).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");

  // The heat load was read before: this device has it.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Take over rooms from a heat load…" }).click();
  await rooms.getByRole("checkbox", { name: "All rooms" }).uncheck();
  await expect(rooms.getByRole("button", { name: "Add 0 zones" })).toBeDisabled();
  await rooms.getByRole("checkbox", { name: "Take over North office" }).check();
  await rooms.getByRole("button", { name: "Add 1 zone" }).click();
  await expect(zones.getByRole("button", { name: /^Zone 3: North office/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(zones.getByRole("button", { name: /^Zone 3/ })).toHaveCount(0);
  await expect(zones.getByRole("button", { name: /^Zone 2/ }).first()).toBeVisible();
});

test("a duct takes its airflow from a system, a zone or a room", async ({ page, user }) => {
  await openFile(page, user, "Main duct");
  await page.getByRole("button", { name: "Take over an airflow from a heat load…" }).click();
  const airflows = dialog(page, "Take over an airflow from a heat load");
  const options = airflows.getByRole("listbox").getByRole("option");
  await expect(options).toHaveCount(4);
  const search = airflows.getByRole("combobox", { name: "Search systems, zones and rooms" });
  await search.fill("roof");
  const text = await options.innerText();
  await search.press("Enter");
  await expect(notice(page, "Airflow of “Roof unit” taken over.")).toBeVisible();
  const shown = Number(/([\d\s.]+)\scfm$/.exec(text)![1]!.replaceAll(/\s/g, ""));
  // The dialog has four digits of it.
  expect(Number(await input(page, "Airflow").inputValue()) / shown).toBeCloseTo(1, 3);
  await expect(page.getByText("Taken from a result of another file.")).toBeVisible();
});

test("a duct system takes rooms over as its ends, under a section that is added before them", async ({ page, user }) => {
  await openFile(page, user, "Main duct");
  await page.getByRole("combobox", { name: "Calculate" }).selectOption({ label: "A duct system" });
  await expect(page.getByRole("button", { name: "Take over an airflow from a heat load…" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take over rooms from a heat load…" }).click();
  await dialog(page, "Take over rooms from a heat load").getByRole("button", { name: "Add 2 sections" }).click();
  await expect(notice(page, "2 sections added.")).toBeVisible();
  const sections = page.getByRole("region", { name: "Sections", exact: true });
  await expect(sections.getByRole("button", { name: /^Section 1: Main/ })).toBeVisible();
  // A row that lacks its length is open.
  await expect(sections.getByRole("button", { name: /^Section 2: Main\s*North office/, expanded: true })).toBeVisible();
  const north = sections.getByRole("group", { name: /^Section 2/ });
  expect(Number(await north.getByRole("textbox", { name: /^Airflow at its end/ }).inputValue())).toBeGreaterThan(0);
  await expect(north.getByText("Taken from a result of another file.")).toBeVisible();
  await expect(sections.getByRole("button", { name: /^Section 3: Main\s*South office × 12/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(sections.getByRole("button", { name: /^Section 1/ })).toHaveCount(0);
});

test("a heat load without supply air says what it would need", async ({ page, user }) => {
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
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("link", { name: "Duct", exact: true }).click();
  await page.getByRole("button", { name: "Take over an airflow from a heat load…" }).click();
  await expect(dialog(page, "Take over an airflow from a heat load")).toContainText(
    "This heat load has no supply airflow: it needs a cooling load and, in the hourly method, rooms that a system serves.",
  );
});

test("a project without a heat load says so; pages that are no files have none to take over from", async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "Shed",
    files: [{ collection: "ductCalculations", name: "Duct", input: { unitSystem: "Metric" } }],
  });
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("link", { name: "Duct", exact: true }).click();
  await page.getByRole("button", { name: "Take over an airflow from a heat load…" }).click();
  await expect(dialog(page, "Take over an airflow from a heat load")).toContainText("This project has no heat load yet.");
  await page.keyboard.press("Escape");
  await page.goto("/calculators/duct-sizer");
  await expect(input(page, "Airflow")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Take over/ })).toHaveCount(0);
});
