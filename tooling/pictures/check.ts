import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { fileName, linkPictureFolder, pictureFolder } from "./places.ts";
import { identityFaults, newCalculators } from "./identity.ts";
import { unnoticedFaults } from "./planted.ts";
import { readRecords, sourcesHash, type PictureRecord } from "./record.ts";
import { screens } from "./screens.ts";
import { linkPictureSize, maxBytes, maxLinkBytes, pixelRatio } from "./sizes.ts";

/**
 * Whether the pictures that pages name are there, in both looks, of the right size and not too heavy, and whether they show today's product: every
 * calculator that has a page, the same navigation, the same answers, and none too old. What was made from other sources but shows the same, a
 * calculator that has been added since, or a page without a separate picture for links, is said and is no fault: `pnpm pictures` renews them.
 */
const site = path.join(import.meta.dirname, "../../apps/marketing");

async function faultsOf(name: string, { file, looks, width, height }: PictureRecord): Promise<readonly string[]> {
  const extension = path.extname(file).slice(1);
  const faults = looks.map(async (look) => {
    const picture = fileName(name, look, extension);
    const place = path.join(pictureFolder, picture);
    if (!existsSync(place)) return [`${picture} is missing.`];
    const ratio = extension === "svg" ? 1 : pixelRatio;
    const pixels = await sharp(place).metadata();
    const bytes = (await stat(place)).size;
    return [
      ...(pixels.width === width * ratio && pixels.height === height * ratio
        ? []
        : [`${picture} has ${pixels.width} by ${pixels.height} pixels instead of ${width * ratio} by ${height * ratio}.`]),
      ...(bytes > maxBytes ? [`${picture} has ${bytes} bytes, more than ${maxBytes}.`] : []),
    ];
  });
  return (await Promise.all(faults)).flat();
}

async function linkPictureFaults(): Promise<readonly string[]> {
  const files = (await readdir(linkPictureFolder, { recursive: true })).filter((file) => file.endsWith(".png"));
  const faults = files.map(async (file) => {
    const place = path.join(linkPictureFolder, file);
    const { width, height } = await sharp(place).metadata();
    const bytes = (await stat(place)).size;
    const { width: wantedWidth, height: wantedHeight } = linkPictureSize;
    return [
      ...(width === wantedWidth && height === wantedHeight ? [] : [`og/${file} has ${width} by ${height} pixels.`]),
      ...(bytes > maxLinkBytes ? [`og/${file} has ${bytes} bytes, more than ${maxLinkBytes}.`] : []),
    ];
  });
  return [
    ...(existsSync(path.join(linkPictureFolder, "plenum.png")) ? [] : ["og/plenum.png is missing."]),
    ...(await Promise.all(faults)).flat(),
  ];
}

/** Addresses of pictures in what editors and pages write, that no file has. */
async function unknownAddresses(): Promise<readonly string[]> {
  const unknown: string[] = [];
  for (const folder of ["content", "src"])
    for (const file of (await readdir(path.join(site, folder), { recursive: true })).filter((each) =>
      /(?<!\.test)\.(?:mdx?|astro|tsx?|json)$/.test(each),
    )) {
      const text = await readFile(path.join(site, folder, file), "utf8");
      for (const [, address] of text.matchAll(/["'(](\/(?:pictures|og)\/[\w/-]+\.(?:webp|svg|png))/g))
        if (!existsSync(path.join(site, "public", address!))) unknown.push(`${folder}/${file} names ${address}, which is missing.`);
    }
  return unknown;
}

/** A row of the table of features. */
interface FeatureRow {
  readonly slug: string;
  readonly calculatorPath: string;
}

/** Pages of content that links show with the site's picture. */
async function pagesWithoutPicture(rows: readonly FeatureRow[]): Promise<readonly string[]> {
  const named = async (folder: string, extension: string): Promise<readonly string[]> =>
    (await readdir(path.join(site, "content", folder)))
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(0, -extension.length));
  const pages = [
    ...rows.map(({ slug }) => `features/${slug}`),
    ...(await named("blog", ".mdx")).map((slug) => `blog/${slug}`),
    ...(await named("pages", ".md")),
  ];
  return pages.filter((page) => !existsSync(path.join(linkPictureFolder, `${page}.png`)));
}

/** The day of the last change of the repository: an old state of it stays as good as it was. Without its history, today. */
function lastChange(): Date {
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%cI"], { cwd: site, encoding: "utf8" });
  return status === 0 ? new Date(stdout.trim()) : new Date();
}

const records = Object.entries(await readRecords());
const rows = JSON.parse(await readFile(path.join(site, "content/features.json"), "utf8")) as readonly FeatureRow[];
const pages = new Set(rows.map(({ calculatorPath }) => calculatorPath));
const faults = [
  ...(await Promise.all(records.map(([name, record]) => faultsOf(name, record)))).flat(),
  ...(await linkPictureFaults()),
  ...(await unknownAddresses()),
  ...identityFaults(Object.fromEntries(records), screens, lastChange(), pages),
  ...unnoticedFaults(Object.fromEntries(records), screens, lastChange(), pages),
];
const now = await sourcesHash();
const older = records.filter(([, { madeFrom }]) => madeFrom !== now).map(([name]) => name);
if (older.length > 0)
  console.log(`${older.length} pictures were made from other sources than today's, and may look otherwise: ${older.join(", ")}.`);
for (const note of newCalculators(Object.fromEntries(records), pages)) console.log(note);
const without = await pagesWithoutPicture(rows);
if (without.length > 0) console.log(`Links show the site's picture for ${without.join(", ")}.`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error("pnpm pictures makes them again.");
  process.exitCode = 1;
} else console.log(`${records.length} pictures are there, in both looks.`);
