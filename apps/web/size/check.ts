import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildingFiles, precachedFiles } from "../build/serviceWorker.ts";

/**
 * Kilobytes of 1000 bytes, gzipped, of the script of /heat-load: the application with its router and the whole calculator. It was 170 while a first visit
 * had a separate router and loaded the hourly method later, 245 before space types, whose tables weigh 13, 264 before pages that are tables and names of pipe sizes, 266 before American spelling and the results of constructions, and 268 before fins on one side and blocks in front of windows. The measure is `pnpm lighthouse` (apps/web/build/README.md); this only shows what is loaded by mistake. The browser tests weigh what a browser really loads; this needs no browser.
 */
const limit = 269;
/** The same of what the service worker keeps: who signs in pays for it with the first page, so it is no place for what few need. Raised from 1200 for systems of ducts and pipes, pumps and refrigerant lines, from 1400 for acoustics, energy cost and the topics of the reference, from 1750 for bills, schedules, take-off and links between files, from 1850 for the links of numbers, from 1900 for a thousand climate stations, and towns to find them by, from 2070 for texts in separate files (2,068.7 kB before, 2,079.7 kB after), from 2100 for sites of projects, the bin, flat lists, space types, pages that are tables and imports that compare, from 2220 for the heat balance of rooms by the hour (2,219.4 kB before, 2,229.7 kB after), from 2232 for rooms by heat balance on design days (2,239.5 kB after), and from 2246 for totals of schedules, printed schematics and a series as text (2,246.7 kB after). */
const precacheLimit = 2249;
/** The same of what the service worker keeps on a device that had a heat load by the hour open: for importing buildings and tracing plans. Raised from 1115 for the worker of energy by the hour, and from 1225 for the worker of rooms by heat balance and the download of traced plans as gbXML (1,220.8 kB before, 1,273.7 kB after). */
const buildingLimit = 1280;
const dist = new URL("../dist/", import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Readonly<Record<string, Chunk>>;

function collect(key: string, into: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  if (into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, into);
}

const files = new Set<string>();
collect("index.html", files);
collect("src/routes/heat-load.tsx?tsr-split=component", files);

const weigh = (file: string): number => gzipSync(readFileSync(new URL(file, dist))).length / 1000;
const sizes = [...files].map((file) => [file, weigh(file)] as const);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
const assets = readdirSync(new URL("assets/", dist), { recursive: true, encoding: "utf8" }).map((name) => `assets/${name}`);
const [precached, forBuildings] = [precachedFiles(assets), buildingFiles(assets)];
const sum = (some: readonly string[]): number => some.reduce((total, file) => total + weigh(file), 0);
const [precachedTotal, buildingTotal] = [sum(precached), sum(forBuildings)];
for (const [file, size] of sizes.toSorted(([, a], [, b]) => b - a)) process.stdout.write(`${size.toFixed(1).padStart(8)} kB  ${file}\n`);
process.stdout.write(`${total.toFixed(1).padStart(8)} kB  script on a first visit of /heat-load, gzipped; at most ${limit}\n`);
process.stdout.write(
  `${precachedTotal.toFixed(1).padStart(8)} kB  kept by the service worker: ${precached.length} files; at most ${precacheLimit}\n`,
);
process.stdout.write(
  `${buildingTotal.toFixed(1).padStart(8)} kB  kept for buildings on request: ${forBuildings.length} files; at most ${buildingLimit}\n`,
);
if (total > limit || buildingTotal > buildingLimit || precachedTotal > precacheLimit) process.exitCode = 1;
