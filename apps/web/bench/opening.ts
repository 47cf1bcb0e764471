import type { Browser } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { meterOf, type MainThread } from "./mainThread.ts";
import { mainThreadText, median, ms, type Row } from "./report.ts";

interface Opening {
  readonly shown: number;
  readonly mainThread: MainThread;
  /** Gzipped, in kilobytes of 1000 bytes. */
  readonly script: number;
}

/** Opens the page for visitors in a browser that has never seen it. */
async function once(browser: Browser, baseURL: string): Promise<Opening> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!/\d/.test(document.querySelector('[data-result="totalLoad"]')?.textContent ?? "")) return;
      watch.disconnect();
      // The task after the frame: by then it is painted.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shown: performance.now() })));
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const meter = await meterOf(page);
  const mainThread = await meter(async () => {
    await page.goto("/heat-load", { waitUntil: "commit" });
    await page.waitForFunction(() => "shown" in window);
  }, 1);
  const shown = await page.evaluate(() => (window as unknown as { shown: number }).shown);
  await page.waitForLoadState("networkidle");
  const script = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length / 1000, 0);
  await context.close();
  return { shown, mainThread, script };
}

/** The first visit of the public page. */
export async function openingRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const done: Opening[] = [];
  for (let round = 0; round < rounds; round++) done.push(await once(browser, baseURL));
  return [
    {
      what: "/heat-load with its numbers, nothing cached",
      measured: `${ms(median(done.map(({ shown }) => shown)))}; ${done[0]!.script.toFixed(1)} kB of script, gzipped`,
      mainThread: mainThreadText(done.map(({ mainThread }) => mainThread)),
      target: "1 s; 150 kB",
    },
  ];
}
