import type { Browser, BrowserContext, Page } from "@playwright/test";
import { createUser, multiplyDocument, readDocuments, storageOf, type TestUser } from "../test/users.ts";
import { meterOf, type MainThread } from "./mainThread.ts";
import { mainThreadText, median, ms, quantile, type Row } from "./report.ts";

const viewport = { width: 1440, height: 900 };
const project = "Small Office Fit-out";
/** Rows that fill the screen. */
const firstScreen = 20;
/** The file of the template and its copies. */
const files = 1000;
const wheelSteps = 60;

interface Listed {
  /** Milliseconds until the first screen of rows is painted, and until every row is there. */
  readonly first: number;
  readonly all: number;
  readonly mainThread: MainThread;
}

/** Waits in the page. @returns milliseconds since the navigation, or since the click that is told */
const timeList = (page: Page, link: string | undefined): Promise<Omit<Listed, "mainThread">> =>
  page.evaluate(
    async ({ link, firstScreen, files }) => {
      const rows = async (number: number): Promise<number> => {
        while (document.querySelectorAll("section li").length < number) await new Promise(requestAnimationFrame);
        // The task after the frame: by then it is painted.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now();
      };
      const begin = link === undefined ? 0 : performance.now();
      if (link !== undefined) [...document.querySelectorAll("a")].find(({ textContent }) => textContent === link)!.click();
      return { first: (await rows(firstScreen)) - begin, all: (await rows(files)) - begin };
    },
    { link, firstScreen, files },
  );

/** From the list of projects by its link. */
async function byLink(page: Page): Promise<Listed> {
  await page.goto("/projects");
  await page.getByRole("link", { name: project }).waitFor();
  await page.waitForTimeout(500);
  let times: Omit<Listed, "mainThread"> | undefined;
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    times = await timeList(page, project);
  }, 1);
  return { ...times!, mainThread };
}

/** By its address, as from a bookmark. */
async function byAddress(context: BrowserContext, path: string): Promise<Listed> {
  const page = await context.newPage();
  let times: Omit<Listed, "mainThread"> | undefined;
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    await page.goto(path, { waitUntil: "commit" });
    times = await timeList(page, undefined);
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

/** Down the list by wheel, once for the main thread and once, on a list that nobody has seen yet either, for the frames. */
async function scroll(context: BrowserContext, path: string): Promise<Scrolling> {
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(path);
    await timeList(page, undefined);
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
  const { frames, at } = await page.evaluate(() => ({ frames: (window as unknown as { frames: number[] }).frames, at: scrollY }));
  await page.close();
  if (at < wheelSteps * 400) throw new Error(`The wheel moved the list by ${at} pixels only.`);
  return { frames: frames.slice(1), mainThread };
}

/** A project from a template, with copies of its heat load. @returns its address */
async function makeProject(context: BrowserContext, user: TestUser): Promise<string> {
  const page = await context.newPage();
  await page.goto("/projects");
  await page.getByRole("button", { name: "From template" }).click();
  await page.getByRole("button", { name: new RegExp(`^${project}`) }).click();
  const file = await page.getByRole("link", { name: "Open office, cooling load" }).getAttribute("href");
  const [, , projectId, , fileId] = file!.split("/");
  const document = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${fileId}`;
  while ((await readDocuments(document)).status !== 200) await page.waitForTimeout(100);
  await multiplyDocument(document, files - 1);
  await page.close();
  return `/projects/${projectId}`;
}

/** A project of a thousand files. */
export async function longListRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const user = await createUser();
  const signedIn = (): Promise<BrowserContext> => browser.newContext({ baseURL, viewport, storageState: storageOf(user) });
  const maker = await signedIn();
  const path = await makeProject(maker, user);
  await maker.close();

  const opened = { "by its link, new to the device": [], "by its link, known": [], "by its address, new to the device": [], "by its address, known": [] } as Record<string, Listed[]>;
  const scrolled: Scrolling[] = [];
  for (let round = 0; round < rounds; round++) {
    const device = await signedIn();
    const page = await device.newPage();
    opened["by its link, new to the device"]!.push(await byLink(page));
    opened["by its link, known"]!.push(await byLink(page));
    await page.close();
    opened["by its address, known"]!.push(await byAddress(device, path));
    scrolled.push(await scroll(device, path));
    await device.close();
    const other = await signedIn();
    opened["by its address, new to the device"]!.push(await byAddress(other, path));
    await other.close();
  }
  const frames = scrolled.flatMap((each) => each.frames);
  return [
    ...Object.entries(opened).map(([how, done]) => ({
      what: `a project of 1,000 files, ${how}`,
      measured: `first screen ${ms(median(done.map(({ first }) => first)))}, all rows ${ms(median(done.map(({ all }) => all)))}`,
      mainThread: mainThreadText(done.map(({ mainThread }) => mainThread)),
      target: "first screen 1 s",
    })),
    {
      what: "a step of the wheel on this list",
      measured: `frames: median ${ms(median(frames))}, p95 ${ms(quantile(frames, 0.95))}, longest ${ms(Math.max(...frames))}`,
      mainThread: mainThreadText(scrolled.map(({ mainThread }) => mainThread)),
      target: "a frame = 16.7 ms",
    },
  ];
}
