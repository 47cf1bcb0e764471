import { browserArguments, ensureBrowser } from "@tooling/browser";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { createGzip } from "node:zlib";

/**
 * The first visit of `/heat-load` as Lighthouse sees it, on its phone: a slow network and a processor four times slower. Five visits, their medians.
 * Fails where a target is missed; it is no part of the tests, since a busy machine is no fault of the page.
 */
const visits = 5;
const targets = { performance: 0.95, blockingTime: 200 };
const dist = path.join(import.meta.dirname, "../dist");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** Serves the build as Hosting does: addresses without `.html`, compressed, other paths as the application's page. */
async function serveBuild(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = path.normalize(pathname).replace(/^\/+/, "");
    const file = [name, `${name}.html`, "index.html"]
      .map((each) => path.join(dist, each))
      .find((each) => path.extname(each) !== "" && existsSync(each))!;
    const type = types[path.extname(file)] ?? "application/octet-stream";
    const isText = !file.endsWith(".woff2");
    response.writeHead(200, {
      "Content-Type": type,
      "Cache-Control": pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isText && { "Content-Encoding": "gzip" }),
    });
    if (isText)
      createReadStream(file)
        .pipe(createGzip({ level: 9 }))
        .pipe(response);
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

interface Visit {
  readonly performance: number;
  readonly blockingTime: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
}

async function visit(url: string, chromePath: string): Promise<Visit> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...browserArguments] });
  try {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: ["performance"], logLevel: "error" });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? "Lighthouse gave no result.");
    const { audits, categories } = run.lhr;
    const value = (audit: string): number => audits[audit]!.numericValue!;
    return {
      performance: categories["performance"]!.score!,
      blockingTime: value("total-blocking-time"),
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      shift: value("cumulative-layout-shift"),
    };
  } finally {
    chrome.kill();
  }
}

const server = await serveBuild();
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/heat-load`;
const chromePath = ensureBrowser();
console.log(`${cpus()[0]!.model}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)} before`);
const all: Visit[] = [];
for (let round = 0; round < visits; round += 1) {
  const seen = await visit(url, chromePath);
  all.push(seen);
  console.log(JSON.stringify(seen));
}
server.close();

const median = (of: (each: Visit) => number): number => all.map(of).toSorted((a, b) => a - b)[Math.floor(visits / 2)]!;
const performance = median((each) => each.performance);
const blockingTime = median((each) => each.blockingTime);
console.log(
  `Medians: performance ${performance.toFixed(2)} (at least ${targets.performance}), blocking ${blockingTime.toFixed(0)} ms (under ${targets.blockingTime}), first paint ${median((each) => each.firstPaint).toFixed(0)} ms, largest ${median((each) => each.largestPaint).toFixed(0)} ms, shift ${median((each) => each.shift).toFixed(3)}`,
);
if (performance < targets.performance || blockingTime >= targets.blockingTime) process.exitCode = 1;
