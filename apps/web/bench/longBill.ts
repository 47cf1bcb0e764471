import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { seedProject } from "../test/seed.ts";
import { createUser, storageOf } from "../test/users.ts";
import { meterOf } from "./mainThread.ts";
import { workOf, type Work } from "./mainThreadWork.ts";
import { median, ms, quantile, viewport, type Row } from "./report.ts";

const lines = 2000;
/** Number of entries to type, each of three digits and Enter. */
const numbers = 10;
const keyPause = 120;
const wheelSteps = 40;

const money = (value: number) => ({ value, unit: "money" });

/** A line as an estimator writes it. */
const item = (index: number) => ({
  id: `item${String(index).padStart(4, "0")}`,
  description: `Galvanized steel duct, rectangular, ${300 + (index % 20) * 50} × ${200 + (index % 9) * 50} mm, ${index} m above the floor`,
  workSection: ["38.1", "38.2", "38.6", "38.9"][index % 4]!,
  quantity: { value: 10 + index / 8, unit: "unitless" },
  unit: index % 3 === 0 ? "m" : "m2",
  rate: money(12.5 + index / 10),
  waste: { value: 10, unit: "%" },
  labour: money(8 + (index % 11) / 4),
  notes: index % 4 === 0 ? "Rate as quoted by the supplier on 12 October" : "",
});

interface Measured {
  readonly opened: number;
  /** Time to open a bill of three lines, for comparison. */
  readonly shortOpened: number;
  readonly keys: Work;
  readonly perKey: number;
  readonly wheel: Work;
  readonly added: number;
  readonly sorted: number;
  readonly pasted: number;
  readonly csv: number;
  readonly xlsx: number;
  readonly reports: readonly MadeReport[];
}

interface MadeReport {
  readonly extent: string;
  readonly time: number;
  readonly pages: number;
}

/** Printed parts of the bill, by the values of the select. */
const extents = { unpriced: "to be priced", priced: "priced", tables: "with formulas and tables", full: "with every step" } as const;

const cell = (page: Page, name: string | RegExp) => page.getByRole("gridcell", { name });

/** Milliseconds until a condition of the page is met and painted. */
async function until(act: () => Promise<void>, seen: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  await seen();
  return performance.now() - begin;
}

async function sortBy(page: Page, column: RegExp, how: string): Promise<void> {
  await page.locator("[role=columnheader] button", { hasText: column }).first().click();
  await page.getByRole("menuitem", { name: how }).click();
}

async function download(page: Page, name: string): Promise<number> {
  await page.getByRole("button", { name: "More actions" }).click();
  const file = page.waitForEvent("download", { timeout: 120_000 });
  return until(
    () => page.getByRole("menuitem", { name }).click(),
    () => file,
  );
}

/** Time and number of pages of the report. */
async function makeReport(page: Page, extent: keyof typeof extents): Promise<MadeReport> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Level of detail").selectOption(extent);
  const file = page.waitForEvent("download", { timeout: 300_000 });
  const time = await until(
    () => dialog.getByRole("button", { name: "Create report" }).click(),
    () => file,
  );
  const path = await (await file).path();
  const { numPages: pages } = await getDocumentProxy(new Uint8Array(await readFile(path)));
  return { extent: extents[extent], time, pages };
}

/** Milliseconds until a bill of the project can be edited. */
async function openFrom(page: Page, project: string, bill: string): Promise<number> {
  await page.goto(project);
  const link = page.getByRole("link", { name: bill, exact: true });
  await link.waitFor();
  // The first visit caches the application for offline work.
  await page.evaluate(() => navigator.serviceWorker.ready);
  return until(
    () => link.click(),
    () => page.getByRole("gridcell").first().waitFor(),
  );
}

async function once(browser: Browser, baseURL: string): Promise<Measured> {
  const user = await createUser();
  const items = Array.from({ length: lines }, (_, index) => item(index));
  const bill = (name: string, count: number) => ({
    collection: "boqs" as const,
    name,
    input: { unitSystem: "Metric", currency: "€", standard: "nrm2", items: items.slice(0, count) },
  });
  const projectId = await seedProject(user.uid, { name: "Hospital", files: [bill("Lobby", 3), bill("Tender", lines)] });
  const context = await browser.newContext({
    baseURL,
    viewport,
    storageState: storageOf(user),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const project = `/projects/${projectId}`;
  // Warm-up: the code of the pages is cached, as on any day but the first.
  await openFrom(page, project, "Lobby");
  const shortOpened = await openFrom(page, project, "Lobby");
  const opened = await openFrom(page, project, "Tender");
  await cell(page, /^Rate, .* 0 m above the floor/).click();
  const type = async (): Promise<void> => {
    for (let each = 0; each < numbers; each++) {
      for (const key of [...String(100 + 7 * each).split(""), "Enter"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(keyPause);
      }
    }
  };
  // Warm-up, as after the first numbers.
  await type();
  await page.waitForTimeout(2000);
  const meter = await meterOf(page);
  const perKey = (await meter(type, 4 * numbers)).all;
  const keys = await workOf(browser, page, type);
  const box = (await page.getByRole("grid", { name: "Items" }).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const wheel = await workOf(browser, page, async () => {
    for (let step = 0; step < wheelSteps; step++) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(40);
    }
  });
  const sorted = await until(
    () => sortBy(page, /^Rate/, "Sort descending"),
    () => page.getByText("Sorted by rate, descending.").waitFor({ state: "attached" }),
  );
  const added = await until(
    () => page.getByRole("region", { name: "Items, table" }).getByRole("button", { name: "Add item" }).click(),
    () =>
      page
        .locator(`[role=grid][aria-rowcount="${lines + 3}"], [role=grid] [aria-rowindex="${lines + 2}"]`)
        .first()
        .waitFor(),
  );
  const rows = Array.from({ length: lines }, (_, index) => `Pasted ${index}\t38.6\t${index}\tm\t12`).join("\n");
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
  await cell(page, /^Description, /)
    .first()
    .click();
  await page.keyboard.press("Control+Home");
  const pasted = await until(
    () => page.keyboard.press("Control+v"),
    () => cell(page, /^Description, Pasted 0/).waitFor(),
  );
  const csv = await download(page, "Download rows (CSV)");
  const xlsx = await download(page, "Download spreadsheet (XLSX)");
  const reports: MadeReport[] = [];
  for (const extent of Object.keys(extents) as (keyof typeof extents)[]) reports.push(await makeReport(page, extent));
  await context.close();
  return { reports, opened, shortOpened, keys, perKey, wheel, added, sorted, pasted, csv, xlsx };
}

const worst = (works: readonly Work[]): string => {
  const frames = works.flatMap((work) => work.frames);
  return `work of a frame: median ${ms(median(frames))}, p95 ${ms(quantile(frames, 0.95))}, most ${ms(Math.max(...frames))}`;
};

/** A bill of 2,000 lines in its file. */
export async function longBillRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const done: Measured[] = [];
  for (let round = 0; round < rounds; round++) done.push(await once(browser, baseURL));
  const shown = (name: Exclude<keyof Measured, "keys" | "wheel" | "reports">): string => ms(median(done.map((each) => each[name])));
  const row = (what: string, measured: string, target: string, mainThread = "–"): Row => ({
    what: `a bill of 2,000 lines: ${what}`,
    measured,
    mainThread,
    target,
  });
  return [
    row("opened from its project", `${shown("opened")}; one of 3 lines ${shown("shortOpened")}`, "2 s"),
    row("a key, numbers ended by Enter", worst(done.map(({ keys }) => keys)), "16 ms", shown("perKey")),
    row("a step of the wheel", worst(done.map(({ wheel }) => wheel)), "16 ms"),
    row("a row more", shown("added"), "200 ms"),
    row("sorted by a column", shown("sorted"), "500 ms"),
    row("2,000 rows pasted", shown("pasted"), "1 s"),
    row("downloaded as CSV", shown("csv"), "5 s"),
    row("downloaded as XLSX", shown("xlsx"), "5 s"),
    ...done[0]!.reports.map(({ extent, pages }, index) =>
      row(
        `as PDF, ${extent}, ${pages} pages`,
        ms(median(done.map(({ reports }) => reports[index]!.time))),
        index < 2 ? "5 s" : "100 pages in 10 s",
      ),
    ),
  ];
}
