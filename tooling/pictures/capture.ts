import type { Browser, BrowserContext, Page } from "playwright";
import { factsOf, type Facts } from "./facts.ts";
import type { Look } from "./places.ts";
import type { Screen } from "./screens.ts";
import { pixelRatio } from "./sizes.ts";
import { standaloneFigure, type StandaloneFigure } from "./standaloneFigure.ts";
import type { Work, Origin } from "./work.ts";

/** The moment at which all pictures are taken: dates on them change only when this does. */
export const pictureTime: Date = new Date("2026-11-02T09:30:00Z");

/** A page that has not come to rest after so many looks at it never will. */
const looksAtMost = 12;

/** A browser in which time stands still and nothing moves. */
export async function openStill(
  browser: Browser,
  { url, session }: Origin,
  look: Look,
  { width, height, isPhone = false }: Pick<Screen, "width" | "height" | "isPhone">,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: pixelRatio,
    colorScheme: look,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    serviceWorkers: "block",
    ...(session && { storageState: session }),
  });
  await context.clock.setFixedTime(pictureTime);
  return context;
}

/** The page once its fonts are there and two looks at it, a moment apart, see the same. */
export async function stillPicture(page: Page, take: () => Promise<Buffer>): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let before = await take();
  for (let round = 0; round < looksAtMost; round += 1) {
    await page.waitForTimeout(250);
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

const words = (text: string): string => text.replaceAll(/\s+/g, " ");

/** The page shows what its picture is recorded to show. @throws {Error} where it does not */
async function expectFacts(page: Page, { navigation, answer }: Facts): Promise<void> {
  const links = navigation === undefined ? "" : words(await page.getByRole("navigation", { name: "Main" }).innerText());
  const missing = (navigation?.split(", ") ?? []).filter((title) => !links.includes(title));
  if (missing.length > 0) throw new Error(`The navigation of ${page.url()} has no ${missing.join(", ")}.`);
  if (answer === undefined) return;
  // The page uses other digits, and may still calculate.
  const parts = answer.split(/[€$£]?\d[\d.\u202f]*/).map((part) => words(part).trim());
  let main = "";
  for (let round = 0; round < looksAtMost; round += 1) {
    main = words((await page.locator("main").textContent()) ?? "");
    if (parts.every((part) => main.includes(part))) return;
    await page.waitForTimeout(1000);
  }
  throw new Error(`${page.url()} does not say “${parts.filter((part) => !main.includes(part)).join("”, “")}”.`);
}

/** Result of a screen in one theme. */
export interface Captured {
  readonly png: Buffer;
  readonly figures: Readonly<Record<string, StandaloneFigure>>;
}

/** A screen of the product, and the figures on it. */
export async function captureScreen(browser: Browser, work: Work, screen: Screen, look: Look): Promise<Captured> {
  const context = await openStill(browser, screen.isSignedIn ? work : { url: work.url }, look, screen);
  try {
    const page = await context.newPage();
    await page.goto(typeof screen.path === "string" ? screen.path : screen.path(work));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await screen.prepare(page);
    await expectFacts(page, factsOf(screen));
    const png = await stillPicture(page, () => page.screenshot({ animations: "disabled", caret: "hide" }));
    const figures: Record<string, StandaloneFigure> = {};
    for (const [name, heading] of Object.entries(screen.figures ?? {}))
      figures[name] = await standaloneFigure(page.getByRole("figure", { name: heading }).locator("svg[viewBox][aria-label]").first());
    return { png, figures };
  } finally {
    await context.close();
  }
}
