import type { Browser, Page } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { meterOf, type MainThread } from "./mainThread.ts";
import { mainThreadText, median, ms, quantile, viewport, type Row } from "./report.ts";

const rowsScrolled = 10_000;
const rowsTyped = 2000;
const wheelSteps = 60;
/** Pixels of one notch of a wheel. */
const notch = 120;
/** Between two steps of a wheel and between two keys, in milliseconds; no multiples of a frame. */
const wheelPause = 40;
const keyPause = 70;
/** Numbers that are typed, each ended by Enter. */
const numbers = 15;
const keysEach = 4;
const restMs = 3000;
/** A frame that comes so long after the one before has missed one of sixty in a second. */
const missed = 25;

const address = "http://127.0.0.1/long-table";

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Builds the page of one long table, as the product is built. @returns its files by their names */
async function buildPage(): Promise<Files> {
  const root = fileURLToPath(new URL("../../../packages/ui/", import.meta.url));
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    resolve: { conditions: ["source", "module", "browser", "production"] },
    build: { target: "es2023", write: false, rolldownOptions: { input: `${root}bench/longTable.tsx` } },
  })) as Rolldown.RolldownOutput;
  return new Map(built.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
}

function htmlOf(files: Files): string {
  const names = [...files.keys()];
  const script = names.find((name) => /longTable.*\.js$/.test(name))!;
  const styles = names.filter((name) => name.endsWith(".css")).map((name) => `<link rel="stylesheet" href="${name}">`);
  return `<!doctype html><html lang="en"><title>Long table</title>${styles.join("")}<div id="root"></div><script type="module" src="${script}"></script></html>`;
}

async function open(browser: Browser, files: Files, rows: number): Promise<Page> {
  const page = await browser.newPage({ viewport });
  const types = { js: "text/javascript", css: "text/css", woff2: "font/woff2" } as Record<string, string>;
  await page.route(`${new URL(address).origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (pathname === new URL(address).pathname) await route.fulfill({ contentType: "text/html", body: htmlOf(files) });
    else if (body === undefined) await route.fulfill({ status: 404 });
    else await route.fulfill({ contentType: types[pathname.split(".").at(-1)!] ?? "application/octet-stream", body: Buffer.from(body) });
  });
  await page.goto(`${address}?rows=${rows}`);
  await page.getByRole("button", { name: "Edit as table" }).click();
  await page.getByRole("gridcell", { name: /^Name, Room 1,/ }).waitFor();
  await page.getByRole("button", { name: "Make the table taller" }).click();
  return page;
}

/** Records the times between frames from now on, and frames with over 50 ms of work. */
async function noteFrames(page: Page): Promise<() => Promise<{ readonly frames: readonly number[]; readonly long: number }>> {
  await page.evaluate(() => {
    const noted = { frames: [] as number[], long: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => (noted.long += list.getEntries().length)).observe({ type: "long-animation-frame" });
    let last: number | undefined;
    const next = (now: number): void => {
      // Others are noted from now on.
      if ((window as unknown as { noted: unknown }).noted !== noted) return;
      if (last !== undefined) noted.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  return () => page.evaluate(() => (window as unknown as { noted: { frames: number[]; long: number } }).noted);
}

interface Run {
  readonly frames: readonly number[];
  readonly long: number;
  /** Frames of the same page with nothing done: what is late then is the machine's. */
  readonly atRest: readonly number[];
  readonly mainThread: MainThread;
}

/** The same twice: once for the main thread and once for the frames, since what notes them costs time itself. */
async function run(page: Page, act: () => Promise<void>, steps: number): Promise<Run> {
  await act();
  const meter = await meterOf(page);
  const mainThread = await meter(act, steps);
  const readActing = await noteFrames(page);
  await act();
  const acting = await readActing();
  const readResting = await noteFrames(page);
  await page.waitForTimeout(restMs);
  return { ...acting, atRest: (await readResting()).frames, mainThread };
}

async function scroll(browser: Browser, files: Files): Promise<Run> {
  const page = await open(browser, files, rowsScrolled);
  const box = (await page.getByRole("grid").boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await page.getByRole("grid").evaluate((grid) => grid.scrollTop);
  const done = await run(
    page,
    async () => {
      for (let step = 0; step < wheelSteps; step++) {
        await page.mouse.wheel(0, notch);
        await page.waitForTimeout(wheelPause);
      }
    },
    wheelSteps,
  );
  const moved = (await page.getByRole("grid").evaluate((grid) => grid.scrollTop)) - before;
  await page.close();
  if (moved < 3 * wheelSteps * notch * 0.9) throw new Error(`The wheel moved the table by ${moved} pixels only.`);
  return done;
}

async function type(browser: Browser, files: Files): Promise<Run> {
  const page = await open(browser, files, rowsTyped);
  await page.getByRole("gridcell", { name: /^Area, Room 1,/ }).click();
  let typed = 100;
  const done = await run(
    page,
    async () => {
      for (let each = 0; each < numbers; each++) {
        typed += 7;
        for (const key of [...String(typed).split(""), "Enter"]) {
          await page.keyboard.press(key);
          await page.waitForTimeout(keyPause);
        }
      }
    },
    numbers * keysEach,
  );
  const last = await page.getByRole("gridcell", { name: new RegExp(`^Area, Room ${3 * numbers},`) }).innerText();
  await page.close();
  if (last !== String(typed)) throw new Error(`The last number typed was ${typed}; the table shows ${last}.`);
  return done;
}

const missedOf = (frames: readonly number[]): string =>
  `${((frames.filter((each) => each > missed).length / frames.length) * 100).toFixed(1)} %`;

function rowOf(what: string, runs: readonly Run[], target: string): Row {
  const frames = runs.flatMap((each) => each.frames);
  const atRest = runs.flatMap((each) => each.atRest);
  return {
    what,
    measured: `frames: median ${ms(median(frames))}, p95 ${ms(quantile(frames, 0.95))}; ${missedOf(frames)} of ${frames.length} missed, ${missedOf(atRest)} with nothing done; ${runs.reduce((sum, { long }) => sum + long, 0)} over 50 ms`,
    mainThread: mainThreadText(runs.map(({ mainThread }) => mainThread)),
    target,
  };
}

/** A list far longer than any calculator has it. */
export async function longTableRows(browser: Browser, _baseURL: string, rounds: number): Promise<Row[]> {
  const files = await buildPage();
  const scrolled: Run[] = [];
  const typed: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    scrolled.push(await scroll(browser, files));
    typed.push(await type(browser, files));
  }
  return [
    rowOf("a notch of the wheel, 25 a second, on a table of 10,000 rows × 12 columns", scrolled, "60 frames a second"),
    rowOf("a key in a table of 2,000 rows × 12 columns, numbers ended by Enter", typed, "60 frames a second"),
  ];
}
