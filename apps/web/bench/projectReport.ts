import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { meterOf, type MainThread } from "./mainThread.ts";
import { makeLongProject, signedIn } from "./longListData.ts";
import { mainThreadText, median, type Row } from "./report.ts";

/** Heat loads with every step of every surface: a little over a hundred pages. */
const files = 9;

interface Made {
  /** Time from the click to the finished file, ms. */
  readonly time: number;
  readonly pages: number;
  readonly mainThread: MainThread;
}

async function make(page: Page): Promise<Made> {
  await page.getByRole("button", { name: "Report (PDF)" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Level of detail").selectOption("full");
  const button = dialog.getByRole("button", { name: "Create report" });
  let time = 0;
  let path = "";
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    const begin = performance.now();
    const download = page.waitForEvent("download", { timeout: 300_000 });
    await button.click();
    path = await (await download).path();
    time = performance.now() - begin;
  }, 1);
  const { numPages: pages } = await getDocumentProxy(new Uint8Array(await readFile(path)));
  return { time, pages, mainThread };
}

/** Report of a project: the page reads, calculates and draws its files; a worker makes the pages. */
export async function projectReportRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const project = await makeLongProject(browser, baseURL, files);
  const first: Made[] = [];
  const made: Made[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await signedIn(browser, baseURL, project);
    const page = await context.newPage();
    await page.goto(project.path);
    await page.locator(`section li[aria-setsize="${files}"]`).first().waitFor();
    // The first visit caches the application for offline work; anyone who prints a project has it in the cache already.
    await page.evaluate(() => navigator.serviceWorker.ready);
    first.push(await make(page));
    // By now the scripts and fonts of reports are loaded.
    made.push(await make(page));
    await context.close();
  }
  const secondsOf = (reports: readonly Made[]): number => median(reports.map(({ time }) => time)) / 1000;
  const seconds = secondsOf(made);
  return [
    {
      what: `report of a project as PDF, ${made[0]!.pages} pages`,
      measured: `${seconds.toFixed(1)} s, ${((1000 * seconds) / made[0]!.pages).toFixed(0)} ms a page; the first ${secondsOf(first).toFixed(1)} s`,
      mainThread: mainThreadText(made.map(({ mainThread }) => mainThread)),
      target: "100 pages in 2 s after the first",
    },
  ];
}
