import { chromium } from "@playwright/test";
import type { TestProject } from "vitest/node";
import { browserArguments, ensureBrowser } from "./find-browser.ts";
import { servePage } from "./servePage.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the browser of all test files. */
    readonly browserAddress: string;
    /** The page with the bundled script. */
    readonly pageAddress: string;
  }
}

/**
 * One browser and one page for all test files of a package, as Vitest's global setup. Tests connect to `inject("browserAddress")`, and open
 * `inject("pageAddress")`.
 *
 * @param entry path of the page's script
 * @param conditions by which packages are resolved
 */
export const sharedBrowser =
  (entry: string, conditions: readonly string[]) =>
  async (project: TestProject): Promise<() => Promise<void>> => {
    const [page, browser] = await Promise.all([
      servePage(entry, conditions),
      chromium.launchServer({ executablePath: ensureBrowser(), args: browserArguments }),
    ]);
    project.provide("browserAddress", browser.wsEndpoint());
    project.provide("pageAddress", page.url);
    return async () => {
      await browser.close();
      await page.close();
    };
  };
