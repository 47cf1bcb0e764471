import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { build } from "esbuild";
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
  }, 60_000);
  afterAll(() => bench.close());
  beforeEach(async () => {
    project = `demo-${file}-${(count += 1)}`;
    device = await bench.device();
    page = await bench.tab(device, project);
    return () => device.close();
  });
}

export async function openBench(): Promise<Bench> {
  const [script, browser, firestore] = await Promise.all([
    bundle(),
    chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"] }),
    openFirestore(),
  ]);
  const pages = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html; charset=utf-8" });
    response.end(isScript ? script : '<!doctype html><title>Test page</title><link rel="icon" href="data:,"><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => {
    pages.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
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
      await page.goto(origin);
      await connect(page, projectId, uid);
      return page;
    },
    close: async () => {
      await browser.close();
      pages.closeAllConnections();
      await new Promise((resolve) => {
        pages.close(resolve);
      });
      await firestore.close();
    },
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    conditions: ["source", "browser"],
  });
  return outputFiles[0]!.text;
}

function findChromium(): string {
  const candidates = [process.env["CHROMIUM_PATH"], chromium.executablePath(), "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = candidates.find((candidate) => candidate !== undefined && candidate !== "" && existsSync(candidate));
  if (found === undefined) throw new Error('No Chromium found: run "pnpm exec playwright install chromium" or "apt-get install chromium", or set CHROMIUM_PATH.');
  return found;
}
