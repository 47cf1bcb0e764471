import type { Browser, Page } from "@playwright/test";
import { input, openInStrip, result } from "../test/page.ts";
import { createUser, storageOf } from "../test/users.ts";
import { meterOf } from "./mainThread.ts";
import { mainThreadText, median, ms, quantile, type Row } from "./report.ts";

interface Typing {
  /** Description of the page, in addition to its path. */
  readonly page?: string;
  readonly path: string;
  /** The section of the field above the table, where the rows are a table. */
  readonly section?: string;
  readonly field: string;
  /** Text of the field, to which digits are added and from which they are deleted. */
  readonly text: string;
  /** A result that every digit changes. */
  readonly result: string;
  /** The page requires an account. */
  readonly account?: true;
}

const fittings = JSON.stringify(Array.from({ length: 20 }, (_, index) => ({ id: `f${index}`, quantity: 1 })));
const duct = { field: "Airflow", text: "100", result: "velocity", account: true } as const;

const shares = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0));
const zones = JSON.stringify(
  Array.from({ length: 50 }, (_, index) => ({
    id: `z${index}`,
    area: 1000 + index,
    height: 9,
    category: "office-space",
    people: 5,
    loadAirflow: 800,
    // As many as an address has room for.
    ...(index < 12 && { peopleSchedule: "custom", peopleShares: shares, demandControl: true }),
  })),
);

// As many and as much of each as an address has room for.
const rooms = JSON.stringify(
  Array.from({ length: 100 }, (_, index) => ({ id: `r${index}`, floorArea: 15 + (index % 9), infiltration: 0.2 })),
);

const typings: readonly Typing[] = [
  { path: "/heat-load?v=1&u=Imperial", field: "Roof area", text: "40", result: "totalLoad" },
  {
    path: `/heat-load?v=1&u=Metric&method=hourly&rooms=${encodeURIComponent(rooms)}`,
    page: ", 100 rooms",
    section: "Place and weather",
    field: "Outdoor temperature for heating",
    text: "1",
    result: "heatingLoad",
  },
  { path: "/calculators/duct-sizer?u=Imperial", ...duct },
  { path: `/calculators/duct-sizer?u=Imperial&v=1&ductLength=50&fittings=${encodeURIComponent(fittings)}`, page: ", 20 fittings", ...duct },
  { path: "/calculators/pipe-sizer?u=Imperial", field: "Flow", text: "10", result: "totalHeadLoss", account: true },
  { path: "/calculators/ventilation-calc?u=Imperial", field: "Width", text: "10", result: "designAirflow", account: true },
  {
    path: `/calculators/ventilation-calc?v=1&u=Imperial&scope=zones&diversityBy=diversity&efficiencyMethod=appendix-a&zones=${encodeURIComponent(zones)}`,
    page: ", 50 zones",
    section: "System",
    field: "Occupant diversity",
    text: "5",
    result: "designOutdoorAirflow",
    account: true,
  },
];

/** Digits to type; each changes the number. */
const keys = ["5", "Backspace", "7", "Backspace"] as const;
/** Each round runs twice, once for the main thread and once for the frames, since recording the frames takes time itself. */
const strokes = 60;
/** Interval between two keys of a fast typist, ms; not a multiple of a frame. */
const pause = 70;
/** Number of single keys, each followed by a pause until everything is drawn: figures, the sheet, the highlight of changes. */
const lone = 8;
const rest = 1500;

interface Noted {
  /** Time from the key to the next frame of each interaction, in steps of 8 ms; the browser does not report less than 16 ms. */
  readonly frames: number[];
  readonly handlers: number[];
  late: number;
}

/** Records for every change of a field: the time of its handlers, whether the next frame has the new result, and the time from the key to the result. */
async function note(page: Page, name: string): Promise<void> {
  await page.evaluate((name) => {
    const noted: Noted = { frames: [], handlers: [], late: 0 };
    Object.assign(window, { noted });
    const shown = document.querySelector(`[data-result="${name}"]`)!;
    let started = 0;
    const before = (): void => {
      started = performance.now();
      const text = shown.textContent;
      requestAnimationFrame(() => (noted.late += Number(shown.textContent === text)));
    };
    // The first and the last listener: all synchronous work of the page is between them.
    addEventListener("input", before, true);
    addEventListener("input", () => noted.handlers.push(performance.now() - started));
    const longest = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.name === "keyup" || entry.interactionId === 0) continue;
        longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
        noted.frames.splice(0, Infinity, ...longest.values());
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  }, name);
}

async function type(page: Page, number = strokes, wait = pause): Promise<void> {
  for (let stroke = 0; stroke < number; stroke++) {
    await page.keyboard.press(keys[stroke % keys.length]!);
    await page.waitForTimeout(wait);
  }
}

type Cost = Awaited<ReturnType<Awaited<ReturnType<typeof meterOf>>>>;

interface Once {
  readonly noted: Noted;
  readonly mainThread: Cost;
  /** Cost of a single key, without a key after it. */
  readonly alone: Cost;
}

async function once(browser: Browser, baseURL: string, typing: Typing, sheet: boolean): Promise<Once> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 1440, height: 900 },
    ...(typing.account && { storageState: storageOf(await createUser()) }),
  });
  await page.goto(typing.path);
  if (typing.section) await openInStrip(page, typing.section);
  const field = input(page, typing.field);
  await field.fill(typing.text);
  await result(page, typing.result).waitFor();
  if (sheet) {
    await page.getByRole("button", { name: "How this was calculated" }).click();
    await page.locator("[data-step]").first().waitFor();
    await field.focus();
  }
  await page.keyboard.press("End");
  // Warm-up, as after the first number: scripts are compiled and everything is loaded.
  await type(page, 16);
  await page.waitForTimeout(1000);
  const meter = await meterOf(page);
  const mainThread = await meter(() => type(page), strokes);
  await page.waitForTimeout(1000);
  const alone = await meter(() => type(page, lone, rest), lone);
  await note(page, typing.result);
  await type(page);
  await page.waitForTimeout(500);
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await page.close();
  if (noted.handlers.length !== strokes) throw new Error(`${typing.path}: ${noted.handlers.length} of ${strokes} keys reached the field.`);
  // Otherwise the measured frame is not the one that shows the result.
  if (noted.late > 0) throw new Error(`${typing.path}: after ${noted.late} of ${strokes} keys the next frame still showed the old result.`);
  return { noted, mainThread, alone };
}

/** Time from a key to the result on the screen. */
export async function typingRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const runs = typings.flatMap((typing) => [false, true].map((sheet) => ({ typing, sheet, done: [] as Once[] })));
  for (let round = 0; round < rounds; round++) {
    for (const { typing, sheet, done } of runs) done.push(await once(browser, baseURL, typing, sheet));
  }
  return runs.map(({ typing, sheet, done }) => {
    const frames = done.flatMap(({ noted }) => [...noted.frames, ...Array.from({ length: strokes - noted.frames.length }, () => 8)]);
    const handlers = done.flatMap(({ noted }) => noted.handlers);
    const shown = (value: number): string => (value < 16 ? "< 16 ms" : ms(value));
    return {
      what: `a key on ${typing.path.split("?")[0]}${typing.page ?? ""}${sheet ? ", sheet open" : ""}, ${handlers.length} times`,
      measured: `handlers ${ms(median(handlers))}, p95 ${ms(quantile(handlers, 0.95))}; until the result is shown ${shown(median(frames))}, p95 ${shown(quantile(frames, 0.95))}; main thread of a key that is left alone, with the figures and the sheet that follow it: ${ms(Math.min(...done.map(({ alone }) => alone.all)))}`,
      mainThread: mainThreadText(done.map(({ mainThread }) => mainThread)),
      target: "16 ms of main thread",
    };
  });
}
