import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import type { Connection } from "./page.ts";
import { emptyProject, openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";

/** A browser with the bundled package, and a Firestore server with the repository's rules. */
export interface Bench {
  readonly firestore: TestFirestore;
  /** A device, with a separate storage that its tabs share. */
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

/** Gives every test of a file a separate device, on a database named after the file. */
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
  const [browser, firestore] = await Promise.all([chromium.connect(inject("browserAddress")), openFirestore()]);
  const prepared = new Set<string>();
  const connect = async (page: Page, projectId: string, uid = "alice"): Promise<void> => {
    const connection: Connection = { port: firestore.port, projectId, uid, timeoutMs: limit(30) };
    await page.evaluate((given) => window.connect(given), connection);
  };
  return {
    connect,
    firestore,
    device: async () => {
      const device = await browser.newContext();
      device.setDefaultTimeout(limit(30));
      return device;
    },
    tab: async (device, projectId, uid) => {
      if (!prepared.has(projectId)) {
        await emptyProject(firestore.url, projectId);
        await putRules(firestore.url, projectId, rulesText);
      }
      prepared.add(projectId);
      const page = await device.newPage();
      page.on("pageerror", (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
      await page.goto(inject("pageAddress"));
      await connect(page, projectId, uid);
      return page;
    },
    close: async () => {
      await browser.close();
      await firestore.close();
    },
  };
}
