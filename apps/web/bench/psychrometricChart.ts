import type { Browser, Page } from "@playwright/test";
import { input, shownNumber } from "../test/page.ts";
import { createUser, storageOf } from "../test/users.ts";
import { meterOf, type MainThread } from "./mainThread.ts";
import { workOf, type Work } from "./mainThreadWork.ts";
import { mainThreadText, median, ms, quantile, viewport, type Row } from "./report.ts";

const path = "/calculators/psychrometric-chart?u=Metric";
/** Drag forth and back: number of places each way, and their distance, px. */
const places = 30;
const step = 4;
/** Interval between two places, ms: nearly a frame. */
const pause = 14;
const keys = 16;
/** Interval between two keys, ms; not a multiple of a frame. */
const keyPause = 170;
/** Time after which everything is drawn, ms. */
const rest = 1200;

interface Done extends Work {
  readonly mainThread: MainThread;
}

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport, storageState: storageOf(await createUser()) });
  await page.goto(path);
  return page;
}

/** Runs an action twice: for the main thread, and in a trace, since tracing takes time itself. */
async function measure(browser: Browser, page: Page, act: () => Promise<void>, steps: number): Promise<Done> {
  await act();
  await page.waitForTimeout(rest);
  const meter = await meterOf(page);
  const mainThread = await meter(act, steps);
  await page.waitForTimeout(rest);
  const work = await workOf(browser, page, async () => {
    await act();
    await page.waitForTimeout(rest);
  });
  await page.close();
  return { ...work, mainThread };
}

async function drag(browser: Browser, baseURL: string): Promise<Done> {
  const page = await open(browser, baseURL);
  const point = page.getByRole("figure", { name: "Chart" }).getByRole("button", { name: /^Outdoor air: / });
  await point.scrollIntoViewIfNeeded();
  const box = (await point.locator("circle").last().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await shownNumber(page, "totalCooling");
  const act = async (): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let place = 1; place <= 2 * places; place++) {
      const away = step * (place <= places ? place : 2 * places - place);
      await page.mouse.move(x - away, y + away / 4);
      await page.waitForTimeout(pause);
      if (place === places && (await shownNumber(page, "totalCooling")) === before)
        throw new Error("Dragging the state left the cooling as it was.");
    }
    await page.mouse.up();
  };
  return measure(browser, page, act, 2 * places);
}

async function type(browser: Browser, baseURL: string, field: "Dry bulb" | "Altitude of the site"): Promise<Done> {
  const page = await open(browser, baseURL);
  if (field === "Dry bulb") {
    await page
      .getByRole("figure", { name: "Chart" })
      .getByRole("button", { name: /^Outdoor air: / })
      .focus();
    await page.keyboard.press("Enter");
  }
  const box = input(page, field).first();
  await box.fill(field === "Dry bulb" ? "33." : "10");
  await page.keyboard.press("End");
  const act = async (): Promise<void> => {
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press(key % 2 === 0 ? "5" : "Backspace");
      await page.waitForTimeout(keyPause);
    }
  };
  return measure(browser, page, act, keys);
}

/** Time from the pointer or a key to the updated chart. */
export async function psychrometricChartRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  // A slower processor is not simulated: the throttling would also count the time of other work on the machine.
  const runs = [
    {
      what: "a place of a dragged state on the psychrometric chart",
      target: "16 ms of work in a frame",
      run: () => drag(browser, baseURL),
    },
    ...(["Dry bulb", "Altitude of the site"] as const).map((field) => ({
      what: `a key in ${field.toLowerCase()} of the psychrometric chart`,
      target: "tasks of 12 ms: 50 ms on a processor four times slower",
      run: () => type(browser, baseURL, field),
    })),
  ];
  const done = runs.map((): Done[] => []);
  for (let round = 0; round < rounds; round++) for (const [index, { run }] of runs.entries()) done[index]!.push(await run());
  return runs.map(({ what, target }, index) => {
    const work = done[index]!.flatMap(({ frames }) => frames);
    const longest = Math.min(...done[index]!.map(({ tasks }) => Math.max(...tasks)));
    return {
      what,
      measured: `work of a frame ${ms(median(work))}, p95 ${ms(quantile(work, 0.95))}; longest task ${ms(longest)}`,
      mainThread: mainThreadText(done[index]!.map(({ mainThread }) => mainThread)),
      target,
    };
  });
}
