import type { Browser, BrowserContext, Page } from "@playwright/test";
import { meterOf, type MainThread } from "./mainThread.ts";
import { makeLongProject, signedIn, template } from "./longListData.ts";
import { mainThreadText, median, ms, quantile, viewport, type Row } from "./report.ts";

/** Rows that fill the screen. */
const firstScreen = 15;
/** The file of the template and its copies. */
const files = 1000;
const wheelSteps = 60;

interface Listed {
  /** Milliseconds until the first screen of rows is painted, and until the list has all files. */
  readonly first: number;
  readonly all: number;
  /** Number of elements of the page at that time. */
  readonly nodes: number;
  readonly mainThread: MainThread;
}

type Times = Omit<Listed, "mainThread">;

/** Waits in the page. @returns milliseconds since the navigation, or since the click on the link, if any */
const timeList = (page: Page, count: number, link?: string): Promise<Times> =>
  page.evaluate(
    async ({ link, firstScreen, count }) => {
      const painted = async (isThere: () => boolean): Promise<number> => {
        while (!isThere()) await new Promise(requestAnimationFrame);
        // The task after the frame: the frame is painted by now.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now();
      };
      const rows = (): NodeListOf<Element> => document.querySelectorAll("section li[aria-posinset]");
      const begin = link === undefined ? 0 : performance.now();
      if (link !== undefined) [...document.querySelectorAll("a")].find(({ textContent }) => textContent === link)!.click();
      const first = (await painted(() => rows().length >= firstScreen)) - begin;
      const all =
        (await painted(() => rows()[0]?.ariaSetSize === String(count) && document.querySelector("section h2 span") !== null)) - begin;
      return { first, all, nodes: document.querySelectorAll("*").length };
    },
    { link, firstScreen, count },
  );

/** Opens the project by its link in the list of projects. */
async function byLink(page: Page): Promise<Listed> {
  await page.goto("/projects");
  await page.getByRole("link", { name: template }).waitFor();
  await page.waitForTimeout(500);
  let times: Times | undefined;
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    times = await timeList(page, files, template);
  }, 1);
  return { ...times!, mainThread };
}

/** Opens the project by its address, as from a bookmark. */
async function byAddress(context: BrowserContext, path: string, count = files): Promise<Listed> {
  const page = await context.newPage();
  let times: Times | undefined;
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    await page.goto(path, { waitUntil: "commit" });
    times = await timeList(page, count);
  }, 1);
  await page.close();
  return { ...times!, mainThread };
}

async function wheel(page: Page): Promise<void> {
  for (let step = 0; step < wheelSteps; step++) {
    await page.mouse.wheel(0, 480);
    await page.waitForTimeout(60);
  }
}

interface Scrolling {
  readonly frames: readonly number[];
  readonly mainThread: MainThread;
}

/** Scrolls down the list by wheel: once for the main thread and, on another new list, once for the frames. */
async function scroll(context: BrowserContext, path: string): Promise<Scrolling> {
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(path);
    await timeList(page, files);
    await page.waitForTimeout(1000);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    return page;
  };
  const metered = await open();
  const meter = await meterOf(metered);
  const mainThread = await meter(() => wheel(metered), wheelSteps);
  await metered.close();
  const page = await open();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await wheel(page);
  const { frames, at: scrolled } = await page.evaluate(() => ({ frames: (window as unknown as { frames: number[] }).frames, at: scrollY }));
  await page.close();
  if (scrolled < wheelSteps * 400) throw new Error(`The wheel moved the list by ${scrolled} pixels only.`);
  return { frames: frames.slice(1), mainThread };
}

/** A project of a thousand files. */
export async function longListRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const long = await makeLongProject(browser, baseURL, files);
  const short = await makeLongProject(browser, baseURL, files / 10);
  const opened = {
    "by its link, new to the device": [],
    "by its link, known": [],
    "by its address, new to the device": [],
    "by its address, known": [],
  } as Record<string, Listed[]>;
  const nodesOfShort: number[] = [];
  const scrolled: Scrolling[] = [];
  for (let round = 0; round < rounds; round++) {
    const device = await signedIn(browser, baseURL, long);
    const page = await device.newPage();
    opened["by its link, new to the device"]!.push(await byLink(page));
    opened["by its link, known"]!.push(await byLink(page));
    await page.close();
    opened["by its address, known"]!.push(await byAddress(device, long.path));
    scrolled.push(await scroll(device, long.path));
    await device.close();
    const other = await signedIn(browser, baseURL, long);
    opened["by its address, new to the device"]!.push(await byAddress(other, long.path));
    await other.close();
    const third = await signedIn(browser, baseURL, short);
    nodesOfShort.push((await byAddress(third, short.path, files / 10)).nodes);
    await third.close();
  }
  const frames = scrolled.flatMap((each) => each.frames);
  const nodes = opened["by its address, new to the device"]!.map((each) => each.nodes);
  return [
    ...Object.entries(opened).map(([how, done]) => ({
      what: `a project of 1,000 files, ${how}`,
      measured: `first screen ${ms(median(done.map(({ first }) => first)))}, all known ${ms(median(done.map(({ all }) => all)))}`,
      mainThread: mainThreadText(done.map(({ mainThread }) => mainThread)),
      target: how.endsWith("known") ? "first screen 1 s" : "first screen 2 s",
    })),
    {
      what: "elements of its page",
      measured: `${median(nodesOfShort)} with 100 files, ${median(nodes)} with 1,000`,
      mainThread: "",
      target: "the same",
    },
    {
      what: "a step of the wheel on this list",
      measured: `frames: median ${ms(median(frames))}, p95 ${ms(quantile(frames, 0.95))}, longest ${ms(Math.max(...frames))}`,
      mainThread: mainThreadText(scrolled.map(({ mainThread }) => mainThread)),
      target: "a frame = 16.7 ms",
    },
  ];
}
