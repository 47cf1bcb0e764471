import path from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { servePage } from "@tooling/browser/page";
import type { Connection } from "./page.ts";

/** A browser with a page server that hands out the bundled SDK. */
export type TestBrowser = {
  readonly newContext: () => Promise<BrowserContext>;
  /** Opens a tab and connects its SDK. */
  readonly open: (context: BrowserContext, connection: Connection) => Promise<Page>;
  readonly close: () => Promise<void>;
};

export async function startBrowser(): Promise<TestBrowser> {
  const [pages, browser] = await Promise.all([
    servePage(path.join(import.meta.dirname, "page.ts"), ["browser"]),
    chromium.launch({ executablePath: ensureBrowser(), args: browserArguments }),
  ]);
  return {
    newContext: () => browser.newContext(),
    open: async (context, connection) => {
      const page = await context.newPage();
      await page.goto(pages.url);
      await page.evaluate((given) => window.connect(given), connection);
      return page;
    },
    close: async () => {
      await browser.close();
      await pages.close();
    },
  };
}
