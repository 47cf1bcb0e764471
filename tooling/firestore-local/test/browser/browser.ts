import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { inject } from "vitest";
import type { Connection } from "./page.ts";

/** The browser of all test files, and the page that hands out the bundled SDK. */
export type TestBrowser = {
  readonly newContext: () => Promise<BrowserContext>;
  /** Opens a tab and connects its SDK. */
  readonly open: (context: BrowserContext, connection: Connection) => Promise<Page>;
  /** Closes what this file has opened. */
  readonly close: () => Promise<void>;
};

export async function startBrowser(): Promise<TestBrowser> {
  const browser = await chromium.connect(inject("browserAddress"));
  return {
    newContext: () => browser.newContext(),
    open: async (context, connection) => {
      const page = await context.newPage();
      await page.goto(inject("pageAddress"));
      await page.evaluate((given) => window.connect(given), connection);
      return page;
    },
    close: () => browser.close(),
  };
}
