import { contentFor, kindOfCollection, modeOf, plainData, storedBytes, summaryResults, templates } from "@org/data/seeding";
import { catalogue } from "@org/hvac-core";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { documentBytes, indexBytes } from "./storedSize.ts";

const repository = path.join(import.meta.dirname, "../../..");
const user = `artifacts/plenum/users/${"u".repeat(28)}`;
const [project, file] = ["p".repeat(20), "f".repeat(20)];
const time = 8;
const integer = 8;

/** Bytes that a file of a kind takes: with what lists show of it, and with the entries of indexes. */
export interface StoredFile {
  readonly calculator: string;
  readonly document: number;
  readonly documentIndexes: number;
  readonly summary: number;
  readonly summaryIndexes: number;
  /** Each of its revisions. */
  readonly revision: number;
  readonly revisionIndexes: number;
}

/** Files of the templates: real rooms, ducts and pipes of a small job, one kind each; of several the largest. */
export function measureFiles(): readonly StoredFile[] {
  const examples = templates.flatMap(({ files }) => files);
  return catalogue.map((calculator) => {
    const own = examples.filter(({ collection }) => kindOfCollection(collection).route === calculator.id);
    const inputs = own.length > 0 ? own.map(({ input }) => input) : [{ ...calculator.start("Metric") }];
    const sizes = inputs.map((input) => sizesOf(calculator, input));
    return sizes.toSorted((a, b) => b.document - a.document)[0]!;
  });
}

type MadeCalculator = (typeof catalogue)[number];

function sizesOf(calculator: MadeCalculator, input: Readonly<Record<string, unknown>>): StoredFile {
  const { data, engineVersion } = contentFor(calculator, input);
  const { collection } = calculator;
  const name = storedBytes("Open office, cooling load");
  const versions = { calculatorVersion: integer, engineVersion: storedBytes(engineVersion) };
  const filePath = `${user}/projects/${project}/${collection}/${file}`;
  const indexedFile = { name, createdAt: time, updatedAt: time, ...versions };
  const summaryPath = `${user}/fileSummaries/${file}`;
  const indexedSummary = {
    projectId: storedBytes(project),
    collection: storedBytes(collection),
    name,
    createdAt: time,
    updatedAt: time,
    unitSystem: storedBytes("Imperial"),
    mode: storedBytes(modeOf(data.input)),
    remark: storedBytes("caution"),
  };
  const revisionPath = `${filePath}/revisions/${file}`;
  const indexedRevision = { note: storedBytes("after the meeting"), createdAt: time, ...versions };
  // The one composite index: its entry has the same parts, with both values.
  const composite = indexBytes(summaryPath, { projectId: storedBytes(project) + time }) / 2;
  return {
    calculator: calculator.id,
    document: documentBytes(filePath, { ...indexedFile, data: storedBytes(plainData(data)) }),
    documentIndexes: indexBytes(filePath, indexedFile),
    summary: documentBytes(summaryPath, { ...indexedSummary, results: storedBytes(summaryResults(data, calculator.headline)) }),
    summaryIndexes: indexBytes(summaryPath, indexedSummary) + composite,
    revision: documentBytes(revisionPath, { ...indexedRevision, data: storedBytes(plainData(data)) }),
    revisionIndexes: indexBytes(revisionPath, indexedRevision),
  };
}

/** Bytes that visits transfer, in kilobytes of 1000. */
export interface Transfer {
  /** A page of the marketing site, the average of all but the library's, with what its markup names, for somebody who has none of it. */
  readonly marketingPage: number;
  /** What pages of the marketing site share, which the second page does not load again. */
  readonly marketingShared: number;
  /** `/heat-load` for somebody who has never been here. */
  readonly firstHeatLoad: number;
  /** Everything that a signed-in device keeps of the application. */
  readonly keptByDevice: number;
}

const compressed = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

function weigh(file: string, method: "gzip" | "brotli"): number {
  const content = readFileSync(file);
  if (!compressed.test(file)) return content.length / 1000;
  const bytes = method === "gzip" ? gzipSync(content) : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return bytes.length / 1000;
}

/** Files of the same build that a page's markup names, and those that their styles name. */
function namedFiles(dist: string, page: string): readonly string[] {
  const html = readFileSync(page, "utf8");
  const direct = [...html.matchAll(/(?:src|href|component-url|renderer-url)="\/([^"#?]+\.(?:js|css|svg|woff2|png|jpg|webp|avif))"/g)].map(
    ([, name]) => name!,
  );
  const files = new Set(direct.filter((name) => existsSync(path.join(dist, name))));
  for (const style of [...files].filter((name) => name.endsWith(".css"))) {
    // A browser fetches only the fonts whose characters occur: of each family the Latin one.
    for (const [, font] of readFileSync(path.join(dist, style), "utf8").matchAll(/url\(\/([^)"']+latin-[^)"']*\.woff2)\)/g))
      if (!font!.includes("latin-ext") && existsSync(path.join(dist, font!))) files.add(font!);
  }
  return [...files];
}

/** A script of the application with all that it imports from the start. */
function scriptsOf(dist: string, entry: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as Readonly<
    Record<string, { readonly file: string; readonly imports?: readonly string[] }>
  >;
  const keys = new Set([entry]);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

/** The sizes of the two builds; `undefined` where they have not been made. */
export function measureTransfer(method: "gzip" | "brotli"): Transfer | undefined {
  const marketing = path.join(repository, "apps/marketing/dist");
  const web = path.join(repository, "apps/web/dist");
  if (!existsSync(marketing) || !existsSync(path.join(web, "heat-load.html"))) return undefined;
  const heatLoad = path.join(web, "heat-load.html");
  const sum = (dist: string, names: readonly string[]): number =>
    names.reduce((total, name) => total + weigh(path.join(dist, name), method), 0);
  const pages = readdirSync(marketing, { recursive: true, encoding: "utf8" }).filter(
    // The library's reference is a page for each export, which would outnumber the pages that visitors come to.
    (name) => name.endsWith(".html") && !name.startsWith(`docs${path.sep}`),
  );
  const named = pages.map((page) => namedFiles(marketing, path.join(marketing, page)));
  const shared = named.reduce((common, names) => common.filter((name) => names.includes(name)));
  const whole = pages.map((page, index) => weigh(path.join(marketing, page), method) + sum(marketing, named[index]!));
  const kept = new Set(
    [...readFileSync(path.join(web, "sw.js"), "utf8").matchAll(/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([name]) => name),
  );
  return {
    marketingPage: average(whole),
    marketingShared: sum(marketing, shared),
    firstHeatLoad:
      weigh(heatLoad, method) + sum(web, [...new Set([...namedFiles(web, heatLoad), ...scriptsOf(web, "src/firstVisit.tsx")])]),
    keptByDevice: sum(web, [...kept]),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
