import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import type { Connection } from "./page.ts";

/** A browser with a page server that hands out the bundled SDK. */
export type TestBrowser = {
  readonly newContext: () => Promise<BrowserContext>;
  /** Opens a tab and connects its SDK. */
  readonly open: (context: BrowserContext, connection: Connection) => Promise<Page>;
  readonly close: () => Promise<void>;
};

export async function startBrowser(): Promise<TestBrowser> {
  const [bundle, browser] = await Promise.all([bundlePage(), launch()]);
  const pages = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html; charset=utf-8" });
    response.end(isScript ? bundle : '<!doctype html><title>Test page</title><link rel="icon" href="data:,"><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => {
    pages.listen(0, "127.0.0.1", resolve);
  });
  const { port } = pages.address() as AddressInfo;
  return {
    newContext: () => browser.newContext(),
    open: async (context, connection) => {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.evaluate((given) => window.connect(given), connection);
      return page;
    },
    close: async () => {
      await browser.close();
      pages.closeAllConnections();
      await new Promise((resolve) => {
        pages.close(resolve);
      });
    },
  };
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    conditions: ["browser"],
  });
  return outputFiles[0]!.text;
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"] });
}

function findChromium(): string {
  const candidates = [process.env["CHROMIUM_PATH"], chromium.executablePath(), "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = candidates.find((candidate) => candidate !== undefined && candidate !== "" && existsSync(candidate));
  if (found === undefined)
    throw new Error('No Chromium found: run "pnpm exec playwright install chromium" or "apt-get install chromium", or set CHROMIUM_PATH.');
  return found;
}
