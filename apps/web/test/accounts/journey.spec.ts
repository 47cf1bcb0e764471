import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { extractText, getDocumentProxy } from "unpdf";
import { openInStrip, settled } from "../page.ts";
import { newEmail, sentCode } from "../users.ts";
import { visitor as test } from "../workerPage.ts";
import { personAt, type Person } from "./effort.ts";
import { badge, notice } from "./pages.ts";

test.use({ level: "own" });

/** Rooms of each storey: of the whole job, 24 rooms in two storeys; less in the usual run. */
const perStorey = isAll ? 12 : 3;

interface Room {
  readonly name: string;
  readonly type: string;
  readonly storey: string;
  readonly side: string;
  /** ft². */
  readonly area: number;
}

const types = ["Office, open-plan", "Office, enclosed", "Conference or meeting room", "Corridor"];
const sides = ["N", "E", "S", "W"];
const rooms: readonly Room[] = ["Ground floor", "Upper floor"].flatMap((storey, floor) =>
  Array.from({ length: perStorey }, (_, index) => ({
    name: `${(floor + 1) * 100 + index + 1} ${["Studio", "Office", "Meeting", "Corridor"][index % 4]!}`,
    type: types[index % 4]!,
    storey,
    side: sides[index % 4]!,
    area: 180 + 40 * index,
  })),
);

/** A table of a page as a spreadsheet gets it, with every digit. */
class Copied {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  constructor(text: string) {
    const [heads = [], ...rows] = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split("\t"));
    this.heads = heads;
    this.rows = rows;
  }
  column(head: string): readonly string[] {
    const index = this.heads.findIndex((each) => each === head || each.startsWith(`${head} (`));
    expect(index, `${head} among ${this.heads.join(", ")}`).toBeGreaterThanOrEqual(0);
    return this.rows.map((row) => row[index] ?? "");
  }
  sum(head: string): number {
    return this.column(head).reduce((sum, text) => sum + Number(text), 0);
  }
}

async function copied({ page, click }: Person): Promise<Copied> {
  await settled(page);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await click(page.getByRole("button", { name: "Copy the table with units" }));
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe("");
  return new Copied(await read());
}

/** A table of the page, whose tab is in the menu of more tables where it does not fit into the line. */
async function toTable({ page, click }: Pick<Person, "page" | "click">, name: RegExp): Promise<void> {
  await expect(page.getByRole("tablist", { name: "Tables" })).toBeVisible();
  await settled(page);
  if (await tab(page, name).isVisible()) return click(tab(page, name));
  await click(page.getByRole("button", { name: /^\d+ more$/ }));
  await click(page.getByRole("menu", { name: "More tables" }).getByRole("menuitem", { name }));
}
const tab = (page: Page, name: RegExp): Locator => page.getByRole("tablist", { name: "Tables" }).getByRole("tab", { name });
/** The first cell of the last line of the table, which is blank. */
const newCell = (page: Page): Locator => page.getByRole("gridcell", { name: /, new .*, blank$/ }).first();
const saved = (page: Page): Promise<void> => expect(badge(page)).toHaveText("Saved");

async function signUp({ page, begin, click, type, press }: Person): Promise<void> {
  begin("Sign up");
  const email = newEmail();
  await page.goto("/login?create=yes");
  await type(page.getByLabel("E-mail"), email);
  await type(page.getByLabel("Password", { exact: true }), "a-long-enough-password");
  await press("Enter");
  await expect(page).toHaveURL(/\/verify-email/);
  // The link of the e-mail.
  await page.goto(`/action-confirmation?mode=verifyEmail&oobCode=${await sentCode(email, "VERIFY_EMAIL")}`);
  await click(page.getByRole("link", { name: "Continue to the dashboard" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
}

/** Creates the project with its site. @returns its address */
async function createProject({ page, begin, click, type, dialog }: Person): Promise<string> {
  begin("Project and site");
  await click(page.getByRole("button", { name: "Create an empty project" }));
  const project = await dialog(/Create/);
  await type(project.getByLabel("Name", { exact: true }), "Riverside office");
  await type(project.getByRole("combobox", { name: "Place" }), "denver");
  await click(project.getByRole("listbox", { name: "Places" }).getByRole("option").first());
  await click(project.getByRole("button", { name: "Create Project" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Riverside office");
  await expect(page.getByRole("region", { name: "Site", exact: true })).toContainText("Imperial");
  return page.url();
}

/** Creates a file of the project from its page. */
async function newFile({ page, click }: Person, kind: string): Promise<void> {
  const first = page.getByRole("main").getByRole("button", { name: kind, exact: true });
  if (await first.isVisible()) await click(first);
  else {
    await click(page.getByRole("button", { name: "New file" }));
    await click(page.getByRole("menuitem", { name: kind, exact: true }));
  }
  await expect(page).toHaveTitle(`${kind} · Plenum`);
  await saved(page);
}

const toProject = async ({ page, click }: Person): Promise<void> => {
  await saved(page);
  await click(page.getByRole("main").locator("header").getByRole("link", { name: "Riverside office" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Riverside office");
};

const toFile = async ({ page, click }: Person, name: string): Promise<void> => {
  await click(page.getByRole("main").getByRole("link", { name, exact: true }));
  await saved(page);
};

/** Pastes a block with a head at the end of a table. */
async function pasteInto(person: Person, table: RegExp, block: readonly (readonly string[])[]): Promise<void> {
  const { page, click, paste } = person;
  await toTable(person, table);
  const count = async (): Promise<number> => Number(/\d*$/.exec((await tab(page, table).innerText()).trim())![0]);
  const before = await count();
  await click(newCell(page));
  await paste(block);
  await expect.poll(count, { message: String(table) }).toBe(before + block.length - 1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function loads(person: Person): Promise<void> {
  const { page, begin, click, choose, write, press } = person;
  begin("Heat load");
  await newFile(person, "Heat load");
  await choose(page.getByRole("combobox", { name: "Method" }), "Rooms of a project, hour by hour");
  await toTable(person, /^Systems/);
  await click(newCell(page));
  await write("AHU-1");
  await press("Enter");
  await pasteInto(person, /^Zones/, [
    ["Zone", "System"],
    ["Ground floor", "AHU-1"],
    ["Upper floor", "AHU-1"],
  ]);
  await pasteInto(person, /^Constructions/, [
    ["Name", "U-value"],
    ["Wall", "0.064"],
    ["Roof", "0.032"],
  ]);
  await pasteInto(person, /^Window types/, [
    ["Name", "U-value", "SHGC"],
    ["Double glazing", "0.36", "0.38"],
  ]);
  await pasteInto(person, /^Rooms/, [
    ["Room", "Room type", "Zone", "Area (sq ft)", "Ceiling height (ft)"],
    ...rooms.map(({ name, type, storey, area }) => [name, type, storey, String(area), "9"]),
  ]);
  await pasteInto(person, /^All surfaces/, [
    ["Room", "Name", "Kind", "Area (sq ft)", "Orientation", "Construction"],
    ...rooms.flatMap(({ name, storey, side, area }) => [
      [name, "Wall", "Wall", String(area * 0.6), side, "Wall"],
      ...(storey === "Upper floor" ? [[name, "Roof", "Roof", String(area), "", "Roof"]] : []),
    ]),
  ]);
  await pasteInto(person, /^All windows/, [
    ["Room", "Name", "Width (ft)", "Height (ft)", "Qty", "Orientation", "Window type"],
    ...rooms.map(({ name, side }) => [name, "Window", "4", "5", "2", side, "Double glazing"]),
  ]);
  await toTable(person, /^Rooms/);
}

const importDialog = async ({ page, click, dialog }: Person, title: string): Promise<Locator> => {
  await click(page.getByRole("button", { name: `${title}…` }));
  return dialog(title);
};

async function ventilation(person: Person): Promise<void> {
  const { page, begin, click, choose } = person;
  begin("Ventilation zones");
  await newFile(person, "Ventilation");
  await choose(page.getByRole("combobox", { name: "Calculate" }), "Zones of a system");
  const from = await importDialog(person, "Import rooms from a heat load");
  await click(from.getByRole("button", { name: `Add ${rooms.length} zones` }));
  await expect(notice(page, `${rooms.length} zones added.`)).toBeVisible();
}

const lengths = { main: 30, storey: 45, room: 12 };

async function ducts(person: Person): Promise<void> {
  const { page, begin, click, choose, paste } = person;
  begin("Ducts");
  await newFile(person, "Duct sizing");
  await choose(page.getByRole("combobox", { name: "Calculate" }), "A duct system");
  await click(newCell(page));
  await paste([["Main"], ["  Ground floor"], ["  Upper floor"]]);
  const from = await importDialog(person, "Import rooms from a heat load");
  await click(from.getByRole("button", { name: `Add ${rooms.length} sections` }));
  await expect(notice(page, `${rooms.length} sections added.`)).toBeVisible();
  await click(page.getByRole("gridcell", { name: "Name, Main, Main" }));
  await paste([
    ["Section", "Connected to", "Length (ft)"],
    ["Main", "", String(lengths.main)],
    ["Ground floor", "Main", String(lengths.storey)],
    ["Upper floor", "Main", String(lengths.storey)],
    ...rooms.map(({ name, storey }) => [name, storey, String(lengths.room)]),
  ]);
}

/** Links the number of a cell to a result of another file. */
async function link(person: Person, cell: Locator, search: string, file: string, result: RegExp): Promise<void> {
  const { click, press, type, dialog } = person;
  await click(cell);
  await press("Alt+l");
  const choices = await dialog(/link to a result$/);
  await type(choices.getByRole("searchbox"), search);
  await click(choices.getByRole("region", { name: file, exact: true }).getByRole("button", { name: result }).first());
}

async function pipes(person: Person): Promise<void> {
  const { page, begin, click, paste, type, press } = person;
  begin("Pipes");
  await newFile(person, "Pipe sizing");
  await click(page.getByText("Pipe system", { exact: true }));
  await openInStrip(page, "System");
  await type(page.getByRole("textbox", { name: /^Temperature difference/ }), "12");
  await press("Enter");
  await click(newCell(page));
  await paste([
    ["Section", "Connected to", "Terminal unit", "Length of the supply (ft)"],
    ["Main", "", "No unit", "60"],
    ["AHU-1", "Main", "By load", "25"],
  ]);
  await link(person, page.getByRole("gridcell", { name: /^Unit cooling load, AHU-1/ }), "coil", "Heat load", /Peak coil load/);
}

async function sound(person: Person): Promise<void> {
  const { page, begin, click, write, press, paste } = person;
  begin("Sound");
  await newFile(person, "Acoustics");
  await toTable(person, /^Elements/);
  const from = await importDialog(person, "Import paths from a duct file");
  await click(from.getByRole("button", { name: /^Import \d+ elements$/ }));
  await expect(notice(page, "elements imported.")).toBeVisible();
  await toTable(person, /^Rooms/);
  await click(page.getByRole("gridcell", { name: /^Name, / }).first());
  await paste([
    ["Room", "Length (ft)", "Width (ft)", "Height (ft)"],
    ...rooms.map(({ name, area }) => [name, String(area / 12), "12", "9"]),
  ]);
  // The duct file knows the airflow and the pressure of the fan.
  await toTable(person, /^Sources/);
  await click(page.getByRole("gridcell", { name: /^Speed, Supply fan/ }));
  await write("1100");
  await press("Enter");
  await click(page.getByRole("gridcell", { name: /^Blades, Supply fan/ }));
  await write("10");
  await press("Enter");
}

async function schedule(person: Person): Promise<void> {
  const { page, begin, click, write, press } = person;
  begin("Equipment schedule");
  await newFile(person, "Equipment schedule");
  await toTable(person, /^Air handling units/);
  await click(page.getByRole("gridcell", { name: /^Tag, / }).first());
  await write("AHU-1");
  await press("Enter");
  await link(person, page.getByRole("gridcell", { name: /^Required airflow, AHU-1/ }), "fan airflow", "Duct sizing", /^Fan airflow/);
  await link(person, page.getByRole("gridcell", { name: /^Required cooling, AHU-1/ }), "coil", "Heat load", /Peak coil load/);
  await toTable(person, /^Pumps/);
  await click(newCell(page));
  await write("P-1");
  await press("Enter");
  await link(person, page.getByRole("gridcell", { name: /^Required water flow, P-1/ }), "pump flow", "Pipe sizing", /^Pump flow/);
  await link(person, page.getByRole("gridcell", { name: /^Required head, P-1/ }), "pump head", "Pipe sizing", /^Pump head/);
}

async function bill(person: Person): Promise<void> {
  const { page, begin, click, choose } = person;
  begin("Bill");
  await newFile(person, "Bill of quantities");
  const takeOff = await importDialog(person, "Take-off from the project");
  await choose(takeOff.getByRole("combobox", { name: "Rigid ducts by" }), "Length, by size");
  await click(takeOff.getByRole("button", { name: /^Take \d+ lines/ }));
  await expect(notice(page, "taken off")).toBeVisible();
}

/** Text of the report of the project. */
async function report(person: Person): Promise<string> {
  const { page, begin, click, dialog } = person;
  begin("Report");
  await click(page.getByRole("button", { name: "Report (PDF)" }));
  const form = await dialog("Project report");
  const download = page.waitForEvent("download");
  await click(form.getByRole("button", { name: "Create report" }));
  const document = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())));
  const { text } = await extractText(document, { mergePages: true });
  return text.normalize("NFKC").replaceAll(/\s+/g, "");
}

/** Expects numbers of different files to be the same. */
function expectEqual(what: string, ...numbers: readonly number[]): void {
  const [first = Number.NaN, ...others] = numbers;
  expect(first, what).toBeGreaterThan(0);
  // Linked numbers have 12 digits.
  for (const other of others) expect(Math.abs(other / first - 1), `${what}: ${numbers.join(", ")}`).toBeLessThan(1e-9);
}

/** Opens the files of the project, and expects what is the same in all of them, whatever the numbers are. */
async function expectConserved(person: Person): Promise<void> {
  const { begin } = person;
  begin("Comparison");
  const read = async (file: string, table?: RegExp): Promise<Copied> => {
    await toFile(person, file);
    if (table) await toTable(person, table);
    const result = await copied(person);
    await toProject(person);
    return result;
  };
  const load = await read("Heat load", /^Rooms/);
  const zones = await read("Ventilation");
  const sections = await read("Duct sizing", /^Sections/);
  const circuit = await read("Pipe sizing", /^Sections/);
  const units = await read("Equipment schedule", /^Air handling units/);
  const billed = await read("Bill of quantities");
  const lengthOf = (description: RegExp): number =>
    billed
      .column("Description")
      .reduce((sum, text, row) => (description.test(text) ? sum + Number(billed.column("Quantity")[row]) : sum), 0);
  expectEqual("floor area", load.sum("Floor area"), zones.sum("Floor area"));
  expectEqual(
    "airflow",
    load.sum("Supply airflow"),
    zones.sum("Supply airflow for the load"),
    sections.sum("Terminal airflow"),
    units.sum("Required airflow"),
  );
  expectEqual("cooling", circuit.sum("Unit cooling load"), units.sum("Required cooling"));
  expectEqual("length of ducts", sections.sum("Length"), lengthOf(/^Rectangular duct/));
  // Supply and return.
  expectEqual("length of pipes", 2 * circuit.sum("Length of the supply"), lengthOf(/^Pipe/));
}

const totals = (page: Page): Locator => page.getByRole("region", { name: "Totals" });

/** A room grows, and another one is added. */
async function changeLoad(person: Person): Promise<void> {
  const { page, begin, click, write, press } = person;
  begin("Change of the load");
  await toFile(person, "Heat load");
  await toTable(person, /^Rooms/);
  await click(page.getByRole("gridcell", { name: new RegExp(`^Floor area, ${rooms[0]!.name}`) }));
  await write("400");
  await press("Enter");
  await pasteInto(person, /^Rooms/, [
    ["Room", "Room type", "Zone", "Area (sq ft)", "Ceiling height (ft)"],
    ["299 Archive", "Office, enclosed", "Upper floor", "150", "9"],
  ]);
  await toProject(person);
  await expect(totals(page)).toContainText(/files are out of date/);
}

async function updateAll(person: Person): Promise<void> {
  const { page, click, dialog } = person;
  await click(totals(page).getByRole("button", { name: "Update all in order" }));
  const links = await dialog("Links between files");
  await click(links.getByRole("button", { name: /^Update \d+ files?$/ }));
  await expect(links.getByRole("region", { name: "Updated" })).toBeVisible();
  await click(links.getByRole("button", { name: "Close" }).first());
  await expect(links).toHaveCount(0);
}

/** Opens the comparison that the notice of a file asks for. */
async function comparison({ page, click, dialog }: Person, title: string): Promise<Locator> {
  await click(page.getByRole("region", { name: /^Rows imported from/ }).getByRole("button", { name: "Compare and import…" }));
  return dialog(title);
}

/** All files follow the load: by the update of all in order, and by the imports that the notices of files ask for. */
async function followLoad(person: Person): Promise<void> {
  const { page, begin, click, write, press, paste } = person;
  begin("Updates");
  await updateAll(person);
  // The room that is new.
  await toFile(person, "Ventilation");
  const zones = await comparison(person, "Import rooms from a heat load");
  await expect(zones.getByRole("status")).toContainText("1 new");
  await click(zones.getByRole("button", { name: "Add 1 zone" }));
  await toProject(person);
  await toFile(person, "Duct sizing");
  const sections = await comparison(person, "Import rooms from a heat load");
  await click(sections.getByRole("button", { name: "Add 1 section" }));
  // The row is the last of a long table: the remark leads to it.
  await click(page.getByRole("button", { name: "Go to 299 Archive: Length" }));
  await write(String(lengths.room));
  await press("Enter");
  await toProject(person);
  await toFile(person, "Acoustics");
  const paths = await comparison(person, "Import paths from a duct file");
  await click(paths.getByRole("button", { name: /^Import \d+ elements$/ }));
  await expect(notice(page, "elements imported.")).toBeVisible();
  await click(page.getByRole("button", { name: "Go to 299 Archive: Length" }));
  await paste([
    ["Length (ft)", "Width (ft)", "Height (ft)"],
    ["12", "12", "9"],
  ]);
  await toProject(person);
  await expect(totals(page).getByRole("button", { name: "Update all in order…" })).toBeVisible();
  await updateAll(person);
  // A duct of a new size is a line that the bill does not have.
  await toFile(person, "Bill of quantities");
  const differences = page.getByRole("region", { name: /differ/ });
  await expect(differences).toContainText("new in the project; not in the bill");
  const takeOff = await importDialog(person, "Take-off from the project");
  await click(takeOff.getByRole("button", { name: /^Take \d+ lines/ }));
  await expect(notice(page, "taken off")).toBeVisible();
  await expect(differences).toHaveCount(0);
  await toProject(person);
  await expect(totals(page)).toContainText("No file is out of date");
}

/** Issues all files: no remark says that one of them is out of date. */
async function issue(person: Person): Promise<void> {
  const { page, begin, click, type, dialog } = person;
  begin("Issue");
  await click(page.getByRole("button", { name: "Report (PDF)" }));
  const form = await dialog("Project report");
  await click(form.getByRole("button", { name: "Issue…" }));
  const issuing = await dialog("Issue the reports");
  await type(issuing.getByLabel("Revision"), "A");
  await click(issuing.getByRole("button", { name: "Issue", exact: true }));
  const alert = issuing.getByRole("alert");
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText(/out of date|differs? from the (?:project|linked)|has changed/);
  await click(issuing.getByRole("button", { name: "Issue anyway" }));
  await expect(alert).toHaveText("7 files were issued as revision A.");
}

test("an office of two storeys, from a spreadsheet to issued reports; a change of the load goes through all files", async ({ page }) => {
  const person = personAt(page);
  try {
    await signUp(person);
    await createProject(person);
    for (const stage of [loads, ventilation, ducts, pipes, sound, schedule, bill]) {
      await stage(person);
      await toProject(person);
    }
    await expectConserved(person);
    const text = await report(person);
    for (const { name } of rooms) expect(text).toContain(name.replaceAll(" ", ""));
    await changeLoad(person);
    await followLoad(person);
    await expectConserved(person);
    await issue(person);
  } finally {
    await person.report();
  }
});
