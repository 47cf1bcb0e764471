import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import type { AnyCalculator, FormInput } from "@org/form/state";
import type { Browser, Page } from "@playwright/test";
import { seedProject } from "../test/seed.ts";
import { createUser, storageOf } from "../test/users.ts";
import { meanOf, meterOf, type MainThread } from "./mainThread.ts";
import { workOf, type Work } from "./mainThreadWork.ts";
import { mainThreadText, median, ms, quantile, viewport, type Row } from "./report.ts";

const quantity = (value: number, unit: string) => ({ value, unit });
const numbered = <T>(count: number, row: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => row(index));

const roomCount = 500;
/** Surfaces of a room: 2,000 in all. */
const surfaceCount = 4;

const rooms = numbered(roomCount, (index) => ({
  id: `r${index}`,
  name: `Room ${index + 1}`,
  floorArea: quantity(18 + (index % 9), "m2"),
  people: quantity(2, "unitless"),
  surfaces: numbered(surfaceCount, (side) => ({
    id: `s${side}`,
    kind: side === 3 ? "roof" : "wall",
    construction: side === 3 ? "roof" : "wall",
    area: quantity(9 + side, "m2"),
    ...(side < 3 && { azimuth: quantity((90 * (index + side)) % 360, "deg") }),
  })),
  windows: [{ id: "w", type: "double", width: quantity(2, "m"), height: quantity(1.5, "m"), azimuth: quantity((90 * index) % 360, "deg") }],
}));

const hourly = {
  unitSystem: "Metric",
  method: "hourly",
  constructions: [
    { id: "wall", name: "Wall", uValue: quantity(0.3, "W/(m2.K)") },
    { id: "roof", name: "Roof", uValue: quantity(0.2, "W/(m2.K)") },
  ],
  windowTypes: [{ id: "double", name: "Double", uValue: quantity(1.4, "W/(m2.K)"), shgc: 0.4 }],
  rooms,
};

/** A tree in which every section feeds two. */
const sections = numbered(500, (index) => ({
  id: `s${index}`,
  name: `S${index + 1}`,
  ductLength: quantity(3 + (index % 7), "m"),
  ...(index > 0 && { parent: `s${(index - 1) >> 1}` }),
  ...(2 * index + 1 >= 500 && {
    airflow: quantity(40 + (index % 5) * 10, "L/s"),
    terminalPressureDrop: quantity(25, "Pa"),
    ductShape: "round",
  }),
  ...(2 * index + 1 < 500 && index % 5 === 0 && { fittings: [{ id: "elbow", fitting: "elbowRectangularSmooth" }] }),
}));

const money = (value: number) => quantity(value, "money");
const items = numbered(2000, (index) => ({
  id: `item${index}`,
  description: `Galvanized steel duct, ${300 + (index % 20) * 50} × ${200 + (index % 9) * 50} mm, ${index} m above the floor`,
  workSection: ["38.1", "38.2", "38.6", "38.9"][index % 4]!,
  quantity: quantity(10 + index / 8, "unitless"),
  unit: index % 3 === 0 ? "m" : "m2",
  rate: money(12.5 + index / 10),
}));

interface FileTable {
  readonly what: string;
  readonly file: string;
  /** A tab of the page other than the first. */
  readonly tab?: string;
  /** Begin of the name of the cells that are typed into. */
  readonly column: string;
}

export const files = [
  { collection: "calculations" as const, name: "Loads", input: hourly },
  { collection: "ductCalculations" as const, name: "Ducts", input: { unitSystem: "Metric", scope: "system", sections } },
  { collection: "boqs" as const, name: "Bill", input: { unitSystem: "Metric", currency: "€", standard: "nrm2", items } },
];

export const tables: readonly FileTable[] = [
  { what: "500 rooms, hour by hour", file: "Loads", column: "Floor area" },
  { what: "their 2,000 surfaces", file: "Loads", tab: "All surfaces", column: "Area" },
  { what: "a system of 500 ducts", file: "Ducts", column: "Length" },
  { what: "2,000 lines of a bill, in groups", file: "Bill", column: "Quantity" },
];

const keyPause = 120;
const numbers = 10;
const arrows = 30;
/** As a key repeats that is held down, ms. */
const heldPause = 33;

const cellOf = (page: Page, column: string) => page.getByRole("gridcell", { name: new RegExp(`^${column}, `) }).first();

/** Milliseconds from the next click until the first table is painted. */
function watchOpening(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let begin = 0;
    document.addEventListener("click", ({ timeStamp }) => (begin = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[role=gridcell]")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true });
    Object.assign(window, { opening: promise });
  });
}

/** Milliseconds from the project until the table can be edited. */
export async function openTable(page: Page, project: string, { file, tab, column }: FileTable): Promise<number> {
  await page.goto(project);
  const link = page.getByRole("link", { name: file, exact: true });
  await link.waitFor();
  // The first visit caches the application for offline work.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(1000);
  await watchOpening(page);
  await link.click();
  // In the page: waiting from outside looks every half second.
  const time = await page.evaluate(() => (window as unknown as { readonly opening: Promise<number> }).opening);
  if (tab) await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click();
  await cellOf(page, column).click();
  return time;
}

async function pressEach(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(keyPause);
  }
}

const digitsOf = (each: number): readonly string[] => String(100 + 7 * each).split("");

/** Types numbers of three digits, each ended by Enter. */
export async function typeNumbers(page: Page): Promise<void> {
  for (let each = 0; each < numbers; each++) await pressEach(page, [...digitsOf(each), "Enter"]);
}

/** Time after which nothing of an entry is left to do, ms: its draft is stored, the file is saved and read again. */
const rest = 4000;

/** Cost of a digit, of the Enter that ends a number and shows results, and of what an entry causes later. */
async function typedCosts(page: Page, meter: Awaited<ReturnType<typeof meterOf>>): Promise<Pick<Measured, "digit" | "enter" | "later">> {
  const [digits, enters]: [MainThread[], MainThread[]] = [[], []];
  for (let each = 0; each < numbers; each++) {
    digits.push(await meter(() => pressEach(page, digitsOf(each)), digitsOf(each).length));
    enters.push(await meter(() => pressEach(page, ["Enter"]), 1));
  }
  return { digit: meanOf(digits), enter: meanOf(enters), later: await meter(() => page.waitForTimeout(rest), numbers) };
}

export async function pressArrows(page: Page, pause = keyPause): Promise<void> {
  for (let each = 0; each < arrows; each++) {
    await page.keyboard.press(each % 3 === 2 ? "ArrowRight" : "ArrowDown");
    await page.waitForTimeout(pause);
  }
}

interface Measured {
  readonly opened: number;
  readonly keys: Work;
  readonly digit: MainThread;
  readonly enter: MainThread;
  readonly later: MainThread;
  readonly arrows: MainThread;
  readonly held: MainThread;
  readonly idle: MainThread;
}

/** Milliseconds of a second in which nothing is done. */
const idleSeconds = 5;

async function once(browser: Browser, page: Page, project: string, table: FileTable): Promise<Measured> {
  await openTable(page, project, table);
  const opened = await openTable(page, project, table);
  // Warm-up, as after the first numbers.
  await typeNumbers(page);
  await page.waitForTimeout(2000);
  const meter = await meterOf(page);
  const typed = await typedCosts(page, meter);
  // In the same column: arrow keys lead to results, which take no number.
  const keys = await workOf(browser, page, () => typeNumbers(page));
  await page.waitForTimeout(rest);
  const arrowed = await meter(() => pressArrows(page), arrows);
  await page.waitForTimeout(1000);
  const held = await meter(() => pressArrows(page, heldPause), arrows);
  await page.waitForTimeout(3000);
  const idle = await meter(() => page.waitForTimeout(1000 * idleSeconds), idleSeconds);
  return { opened, keys, ...typed, arrows: arrowed, held, idle };
}

const calculators: Readonly<Record<(typeof files)[number]["collection"], AnyCalculator>> = {
  calculations: heatLoad,
  ductCalculations: ductSizer,
  boqs: boq,
};

/** A table whose rows are refused has no results: its keys and its saving take another time. */
function checkFiles(): void {
  for (const { name, collection, input } of files) {
    const outcome = calculators[collection].calculate(input as FormInput);
    if (!outcome.ok) throw new Error(`${name}: ${outcome.errors[0]!.message}`);
  }
}

/** A user with a project of long files, signed in. @returns the page and the path of the project */
export async function openProject(browser: Browser, baseURL: string): Promise<{ readonly page: Page; readonly project: string }> {
  checkFiles();
  const user = await createUser();
  const projectId = await seedProject(user.uid, { name: "Hospital", files });
  const context = await browser.newContext({ baseURL, viewport, storageState: storageOf(user) });
  return { page: await context.newPage(), project: `/projects/${projectId}` };
}

const bareRows = 40;
const bareColumns = 20;

/** The browser's share: an input and a plain table, of which no cell or one changes with each key. @returns ms per key */
async function bare(browser: Browser): Promise<{ readonly still: MainThread; readonly changing: MainThread }> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const row = `<tr>${"<td>100.0</td>".repeat(bareColumns)}</tr>`;
  await page.setContent(`<input aria-label="Number"><table>${row.repeat(bareRows)}</table>`);
  await page.getByRole("textbox").click();
  const meter = await meterOf(page);
  const keys = numbers * (digitsOf(0).length + 1);
  await typeNumbers(page);
  const still = await meter(() => typeNumbers(page), keys);
  await page.evaluate(() => {
    const cells = document.querySelectorAll("td");
    let count = 0;
    document.addEventListener("keydown", () => (cells[++count % cells.length]!.textContent = String(count)));
  });
  const changing = await meter(() => typeNumbers(page), keys);
  await context.close();
  return { still, changing };
}

/** Tables of files: opened, typed into, moved through and left alone. */
export async function fileTableRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const runs = tables.map((table) => ({ table, done: [] as Measured[] }));
  const bares: Awaited<ReturnType<typeof bare>>[] = [];
  for (let round = 0; round < rounds; round++) {
    bares.push(await bare(browser));
    const { page, project } = await openProject(browser, baseURL);
    for (const { table, done } of runs) done.push(await once(browser, page, project, table));
    await page.context().close();
  }
  const bareRow = (what: string, times: readonly MainThread[]): Row => ({
    what,
    measured: "–",
    mainThread: mainThreadText(times),
    target: "–",
  });
  const browserShare = [
    bareRow(
      "a page with nothing but an input and a table: a key",
      bares.map(({ still }) => still),
    ),
    bareRow(
      "the same, where each key changes the text of a cell",
      bares.map(({ changing }) => changing),
    ),
  ];
  const measured = runs.flatMap(({ table: { what }, done }): Row[] => {
    const tasks = done.flatMap(({ keys }) => keys.tasks);
    const row = (act: string, measured: string, mainThread: string, target: string): Row => ({
      what: `${what}: ${act}`,
      measured,
      mainThread,
      target,
    });
    return [
      row("opened from the project", ms(median(done.map(({ opened }) => opened))), "–", "600 ms"),
      row(
        "a digit",
        `tasks of digits and Enter: p99 ${ms(quantile(tasks, 0.99))}, longest ${ms(Math.max(...tasks))}`,
        mainThreadText(done.map(({ digit }) => digit)),
        "16 ms",
      ),
      row("the Enter that ends a number", "–", mainThreadText(done.map(({ enter }) => enter)), "16 ms"),
      row("what an entry causes later: draft, saving", "–", mainThreadText(done.map(({ later }) => later)), "–"),
      row("an arrow key", "–", mainThreadText(done.map((each) => each.arrows)), "16 ms"),
      row("an arrow key, held down", "–", mainThreadText(done.map(({ held }) => held)), "16 ms"),
      row("a second with nothing done", "–", mainThreadText(done.map(({ idle }) => idle)), "0 ms"),
    ];
  });
  return [...browserShare, ...measured];
}
