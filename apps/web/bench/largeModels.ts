import type { Browser, Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { meterOf, type MainThread } from "./mainThread.ts";
import { mainThreadText, median, ms, viewport, type Row } from "./report.ts";

/** Drawn by packages/hvac-core/bench/drawnModels.ts. */
const models = [
  { format: "gbXML", name: "drawn.xml" },
  { format: "IFC", name: "drawn.ifc" },
] as const;

/** Writes the models. @returns their folder */
async function drawModels(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "models-"));
  const script = fileURLToPath(new URL("../../../packages/hvac-core/bench/drawnModels.ts", import.meta.url));
  await promisify(execFile)(process.execPath, ["--conditions=source", script, folder]);
  return folder;
}

/** Shares of the reading at which it is canceled, one in each round. */
const cancelShares = [0.1, 0.5, 0.85];

/** What the page notes, ms. */
interface Noted {
  chosen: number;
  canceled: number;
  /** Times of the messages of the reader since the file was chosen. */
  messages: number[];
  longestTask: number;
}

/** Notes when a file is chosen, when the reader sends messages, and when it is canceled. */
async function noteReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { chosen: 0, canceled: 0, messages: [], longestTask: 0 };
    Object.assign(window, { noted });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!String(url).includes("building.worker")) return;
        this.addEventListener("message", ({ data }: MessageEvent<object>) => {
          if ("progress" in data || "read" in data) noted.messages.push(performance.now());
        });
      }
    };
    document.addEventListener("change", ({ timeStamp }) => Object.assign(noted, { chosen: timeStamp, messages: [], longestTask: 0 }), {
      capture: true,
    });
    document.addEventListener("click", ({ timeStamp }) => (noted.canceled = timeStamp), { capture: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longestTask = Math.max(noted.longestTask, duration);
    }).observe({ type: "longtask" });
  });
}

const notedOf = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { readonly noted: Noted }).noted);

/** Waits in the page until an element is there and painted. @returns the time, ms */
const paintedAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    while (!document.querySelector(wanted)) await new Promise((resolve) => setTimeout(resolve, 2));
    // The task after the frame: by then it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
  }, selector);

interface Read {
  readonly rooms: number;
  /** From the choice of the file until the page has the building, and until its rooms are shown, ms. */
  readonly readTime: number;
  readonly shown: number;
  /** Messages of the reader, and the longest time before one, ms. */
  readonly messages: number;
  readonly gap: number;
  readonly longestTask: number;
  readonly mainThread: MainThread;
}

const fileInput = 'dialog input[type="file"]';

/** Chooses a file and waits for its rooms. */
async function readOnce(page: Page, file: string): Promise<Read> {
  let shownAt = 0;
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    const shown = paintedAt(page, "dialog tbody tr");
    await page.locator(fileInput).setInputFiles(file);
    shownAt = await shown;
  }, 1);
  const { chosen, messages, longestTask } = await notedOf(page);
  const gaps = messages.map((time, index) => time - (index === 0 ? chosen : messages[index - 1]!));
  const text = await page.getByText(/^[\d,]+ of [\d,]+ rooms included$/).innerText();
  const rooms = Number(/of ([\d,]+)/.exec(text)![1]!.replaceAll(",", ""));
  return {
    rooms,
    readTime: messages.at(-1)! - chosen,
    shown: shownAt - chosen,
    messages: messages.length,
    gap: Math.max(...gaps),
    longestTask,
    mainThread,
  };
}

/** Chooses a file, and cancels when a share of it has been read. @returns time until another file can be chosen, ms */
async function cancelAt(page: Page, file: string, share: number): Promise<number> {
  await page.locator(fileInput).setInputFiles(file);
  await page.evaluate(async (wanted) => {
    const isRead = (): boolean => document.querySelector("dialog tbody tr") !== null;
    while ((document.querySelector<HTMLProgressElement>("dialog progress")?.value ?? 0) < wanted) {
      if (isRead()) throw new Error(`The file was read before a progress of ${wanted} was shown.`);
      await new Promise(requestAnimationFrame);
    }
  }, share);
  const ready = paintedAt(page, fileInput);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  const readyAt = await ready;
  return readyAt - (await notedOf(page)).canceled;
}

const seconds = (times: readonly number[]): string => `${(median(times) / 1000).toFixed(1)} s`;

async function openImport(page: Page, baseURL: string): Promise<void> {
  await page.goto(`${baseURL}/heat-load?${new URLSearchParams({ v: "1", u: "Metric", method: "hourly" }).toString()}`);
  await page.getByRole("button", { name: "Import a building…" }).click();
  await page.locator(fileInput).waitFor({ state: "attached" });
}

/** Models of 51 MB, read by the import of the heat load, and canceled while they are. */
export async function largeModelRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const folder = await drawModels();
  const runs = models.map((model) => ({ ...model, file: path.join(folder, model.name), read: [] as Read[], cancels: [] as number[] }));
  const sizes = await Promise.all(runs.map(async ({ file }) => (await stat(file)).size));
  for (let round = 0; round < rounds; round++)
    for (const { file, read, cancels } of runs) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await noteReading(page);
      await openImport(page, baseURL);
      cancels.push(await cancelAt(page, file, cancelShares[round % cancelShares.length]!));
      read.push(await readOnce(page, file));
      await context.close();
    }
  await rm(folder, { recursive: true });
  return runs.map(({ format, read, cancels }, index) => ({
    what: `${format} of ${Math.round(sizes[index]! / 1e6)} MB with ${read[0]!.rooms.toLocaleString("en")} rooms, read in the import of a building`,
    measured: [
      `read after ${seconds(read.map(({ readTime }) => readTime))}, rooms shown after ${seconds(read.map(({ shown }) => shown))}`,
      `${median(read.map(({ messages }) => messages))} messages of progress, at most ${ms(Math.max(...read.map(({ gap }) => gap)))} apart`,
      `canceled within ${ms(Math.max(...cancels))}`,
      `longest task of the page ${ms(median(read.map(({ longestTask }) => longestTask)))}`,
    ].join("; "),
    mainThread: mainThreadText(read.map(({ mainThread }) => mainThread)),
    target: "10 s; 250 ms; 16 ms",
  }));
}
