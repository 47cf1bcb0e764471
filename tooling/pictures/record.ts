import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { repository } from "@tooling/local-firebase";
import type { Facts } from "./facts.ts";
import { linkRecordFile, recordFile, type Look } from "./places.ts";

/** Record of a picture: its place in pages, and the sources that it was made from. */
export interface PictureRecord {
  readonly shows: string;
  /** File of the light look, in public/pictures; the dark one has `-dark` before its ending. */
  readonly file: string;
  readonly looks: readonly Look[];
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Hash of the sources that it was made from. */
  readonly madeFrom: string;
  /** The day on which it was last made. */
  readonly madeOn: string;
  /** Parts of the picture that may differ in a later product. */
  readonly facts?: Facts;
}

export type PictureRecords = Readonly<Record<string, PictureRecord>>;

/** Sources of the product. */
const sources = [
  "apps/web/src",
  "packages/hvac-core/src",
  "packages/form/src",
  "packages/documents/src",
  "packages/ui/src",
  "packages/data/src",
];

/** A short hash of the product's sources, without their tests. */
export async function sourcesHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of sources) {
    const names = (await readdir(path.join(repository, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
    for (const name of names)
      hash
        .update(path.relative(repository, name).replaceAll(path.sep, "/"))
        .update("\0")
        .update(await readFile(name))
        .update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}

export async function readRecords(): Promise<PictureRecords> {
  return JSON.parse(await readFile(recordFile, "utf8")) as PictureRecords;
}

/** Writes the records in the order of their names, in the formatter's form. */
export async function writeRecords(records: PictureRecords): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(recordFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** Texts in the picture of links to a page. */
export interface LinkRecord {
  readonly title: string;
  readonly description: string;
}

/** Adds the record of the picture of a page. */
export async function recordLinkPicture(pagePath: string, record: LinkRecord): Promise<void> {
  const records = JSON.parse(await readFile(linkRecordFile, "utf8")) as Readonly<Record<string, LinkRecord>>;
  const sorted = Object.entries({ ...records, [pagePath]: record }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(linkRecordFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
