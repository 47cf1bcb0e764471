import { expect, type Page } from "@playwright/test";
import { untilIdle } from "./page.ts";

/** What a page has asked for since `watchLoading`. */
export interface Loading {
  /** Whole pages that were asked for. */
  readonly pages: number;
  /** Addresses of scripts, in the order they were asked for. */
  readonly scripts: readonly string[];
  /** Waits until the page has nothing to do, and nothing that it asked of its own host is still on its way: what listens to files never ends. */
  readonly end: () => Promise<void>;
}

/** Follows what a page asks for, from now on. */
export function watchLoading(page: Page): Loading {
  let pages = 0;
  const scripts: string[] = [];
  const open = new Set<object>();
  page.on("request", (request) => {
    if (request.url().startsWith(process.env["PLENUM_TEST_URL"] ?? "")) open.add(request);
    pages += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return {
    get pages() {
      return pages;
    },
    scripts,
    end: () =>
      expect
        .poll(async () => {
          // What was asked for may ask for more once it runs.
          await untilIdle(page);
          return open.size;
        })
        .toBe(0),
  };
}

/** Moves the pointer until something has come about: the page hears of moves a moment after it is alive. */
export async function moveUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    expect(await isDone()).toBe(true);
  }).toPass();
}
