import path from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { servePage } from "@tooling/browser/page";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the browser of all test files listens. */
    readonly browserAddress: string;
    /** The page with the bundled package. */
    readonly pageAddress: string;
  }
}

/** One browser and one bundle for all files of browser tests. @returns what closes both */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [pages, browser] = await Promise.all([
    servePage(path.join(import.meta.dirname, "page.ts"), ["source", "browser"]),
    chromium.launchServer({ executablePath: ensureBrowser(), args: browserArguments }),
  ]);
  project.provide("browserAddress", browser.wsEndpoint());
  project.provide("pageAddress", pages.url);
  return async () => {
    await browser.close();
    await pages.close();
  };
}
