import path from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { servePage } from "@tooling/browser/page";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Connection } from "./page.ts";
import { openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";

/** A browser with the bundled package, and a Firestore server with the repository's rules. */
export interface Bench {
  readonly firestore: TestFirestore;
  /** A device: its storage is its own, its tabs share it. */
  readonly device: () => Promise<BrowserContext>;
  /** Opens a tab of a device with a user's workspace. */
  readonly tab: (device: BrowserContext, projectId: string, uid?: string) => Promise<Page>;
  /** Opens a user's workspace on a page that has just been loaded. */
  readonly connect: (page: Page, projectId: string, uid?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** For the tests of a file that called {@link eachOnADevice}: the bench of the file, and a device with one tab and a database for every test. */
export let bench: Bench;
export let device: BrowserContext;
export let page: Page;
export let project: string;

/** Gives every test of a file a device of its own, on a database named after the file. */
export function eachOnADevice(file: string): void {
  let count = 0;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    project = `demo-${file}-${(count += 1)}`;
    device = await bench.device();
    page = await bench.tab(device, project);
    return () => device.close();
  });
}

export async function openBench(): Promise<Bench> {
  const [pages, browser, firestore] = await Promise.all([
    servePage(path.join(import.meta.dirname, "page.ts"), ["source", "browser"]),
    chromium.launch({ executablePath: ensureBrowser(), args: browserArguments }),
    openFirestore(),
  ]);
  const ruled = new Set<string>();
  const connect = async (page: Page, projectId: string, uid = "alice"): Promise<void> => {
    const connection: Connection = { port: firestore.port, projectId, uid };
    await page.evaluate((given) => window.connect(given), connection);
  };
  return {
    connect,
    firestore,
    device: () => browser.newContext(),
    tab: async (device, projectId, uid) => {
      if (!ruled.has(projectId)) await putRules(firestore.url, projectId, rulesText);
      ruled.add(projectId);
      const page = await device.newPage();
      page.on("pageerror", (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
      await page.goto(pages.url);
      await connect(page, projectId, uid);
      return page;
    },
    close: async () => {
      await browser.close();
      await pages.close();
      await firestore.close();
    },
  };
}
