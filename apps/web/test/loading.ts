import { expect, type Page } from "@playwright/test";
import { untilIdle } from "./page.ts";

/** Requests of a page since `watchLoading`. */
export interface Loading {
  /** Requested pages. */
  readonly pages: number;
  /** Addresses of scripts, in the order of the requests. */
  readonly scripts: readonly string[];
  /** Waits until the page is idle and all requests to its host are answered; other requests, such as listeners to files, may never end. */
  readonly end: () => Promise<void>;
}

/** Records the requests of a page from now on. */
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
          // A loaded script may request more once it runs.
          await untilIdle(page);
          return open.size;
        })
        .toBe(0),
  };
}

/** Moves the pointer until a condition holds: the page reacts to moves only a moment after hydration. */
export async function moveUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    expect(await isDone()).toBe(true);
  }).toPass();
}
