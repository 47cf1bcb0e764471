/**
 * Counts of what gbXML files of public repositories contain and what reading them does: the numbers of the README of `building`, of the reference and of the
 * article on models. The files are not part of the project; clone the repositories first. By content, each file counts once.
 *
 *     node --conditions=source bench/publicModels.ts <folder of clones> [documents]
 *
 * Numbers of the documents that are none of the counts are listed.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  addResults,
  areaOf,
  BuildingFileError,
  centroidOf,
  gradedFindings,
  readGbxml,
  sumsOfAccount,
  type Building,
  type Point,
  type Polygon,
  type SpaceResult,
} from "../src/building/index.ts";

const [folder = ".", ...documents] = process.argv.slice(2);

const counts: Record<string, number> = {};
function count(name: string, number = 1): void {
  counts[name] = (counts[name] ?? 0) + number;
}

/** Files of gbXML, each content once. */
function* models(): Generator<readonly [name: string, bytes: Uint8Array]> {
  const seen = new Set<string>();
  for (const name of globSync("**/*.{xml,gbxml,XML}", { cwd: folder }).toSorted()) {
    const bytes = new Uint8Array(readFileSync(path.join(folder, name)));
    const hash = createHash("sha256").update(bytes).digest("hex");
    const start = String.fromCharCode(...bytes.subarray(0, 4000)).replaceAll("\0", "");
    if (seen.has(hash) || !/<(?:\w+:)?gbxml/i.test(start)) continue;
    seen.add(hash);
    yield [name, bytes];
  }
}

const plainResult: Omit<SpaceResult, "spaceId" | "area"> = {
  coolingLoad: 1500,
  coolingSensible: 1200,
  coolingPeak: { month: 7, hour: 15 },
  heatingLoad: 900,
  heatingMonth: 1,
  supplyAirflow: 0.1,
  outdoorAirflow: 0.02,
  people: 2,
  sensiblePerPerson: 75,
  latentPerPerson: 55,
  lighting: 200,
  equipment: 300,
  coolingTemperature: 24,
  heatingTemperature: 21,
};

/** Whether a file has the same surfaces after results were written into it. */
function keepsItsSurfaces(bytes: Uint8Array, building: Building, lengthUnit: string): boolean {
  const results = building.spaces.map(({ id, area }) => ({ ...plainResult, spaceId: id, area }));
  const again = readGbxml(addResults(bytes, { spaces: results }, lengthUnit).file, { lengthUnit });
  return JSON.stringify([again.surfaces, again.account]) === JSON.stringify([building.surfaces, building.account]);
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Direction of a polygon, by its points. */
function normalOf([first, ...others]: Polygon): Point {
  let sum: Point = [0, 0, 0];
  for (let index = 0; index + 1 < others.length; index++) {
    const [a, b] = [minus(others[index]!, first!), minus(others[index + 1]!, first!)];
    sum = [sum[0] + a[1] * b[2] - a[2] * b[1], sum[1] + a[2] * b[0] - a[0] * b[2], sum[2] + a[0] * b[1] - a[1] * b[0]];
  }
  return sum;
}

/** Exterior polygons of closed rooms that the middle of their room would turn inwards. */
function turnedByMiddle({ spaces, surfaces }: Building): number {
  let turned = 0;
  for (const { id } of spaces.filter(({ openShare }) => openShare < 0.01)) {
    const shell = surfaces.filter(({ spaceId, neighbourId, boundary }) => boundary !== "inside" && (spaceId === id || neighbourId === id));
    const polygons = shell.flatMap((surface) => surface.polygons);
    const area = polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0);
    const middle = [0, 1, 2].map((axis) =>
      polygons.reduce((sum, polygon) => sum + (areaOf(polygon) / area) * centroidOf(polygon)[axis as 0 | 1 | 2], 0),
    ) as unknown as Point;
    for (const { boundary, polygons: outer } of shell)
      if (boundary === "outdoors" || boundary === "ground")
        turned += outer.filter((polygon) => dot(normalOf(polygon), minus(centroidOf(polygon), middle)) < 0).length;
  }
  return turned;
}

for (const [name, bytes] of models()) {
  try {
    const building = readGbxml(bytes, { lengthUnit: "Meters" });
    const { account, findings, spaces, surfaces, shades } = building;
    count("files");
    count(`length unit: ${building.units.length}`);
    count("rooms", spaces.length);
    count("surfaces", account.filter(({ kind }) => kind === "surface").length);
    count("openings", account.filter(({ kind }) => kind === "opening").length);
    for (const kind of ["surface", "opening"] as const)
      for (const [outcome, sum] of Object.entries(sumsOfAccount(account, kind))) count(`${kind}s ${outcome}`, sum.count);
    for (const { kind, isTurned, reason, mends } of account) {
      if (kind === "surface" && isTurned) count("surfaces turned");
      if (reason !== undefined) count(`${kind}: ${reason}`);
      for (const mend of mends) count(`${kind}: ${mend}`);
    }
    for (const kind of new Set(findings.map((finding) => finding.kind))) count(`files with: ${kind}`);
    for (const { kind } of findings) count(`findings: ${kind}`);
    count("exterior surfaces that the middle of a closed room would turn inwards", turnedByMiddle(building));
    const marked = new Set(
      gradedFindings(building).flatMap(({ finding, grade }) => {
        const surface = "surfaceId" in finding ? surfaces.find(({ sourceIds }) => sourceIds.includes(finding.surfaceId)) : undefined;
        const ids = "spaceId" in finding ? [finding.spaceId] : surface ? [surface.spaceId, surface.neighbourId] : [];
        return grade === "record" ? [] : ids;
      }),
    );
    count("rooms with findings to check", spaces.filter(({ id }) => marked.has(id)).length);
    count("rooms closed within 1 %", spaces.filter(({ openShare }) => openShare < 0.01).length);
    const sums = sumsOfAccount(account, "surface");
    const built = [...surfaces.map(({ grossArea }) => grossArea), ...shades.map(({ area }) => area)].reduce((sum, area) => sum + area, 0);
    const difference = Math.abs(sums.taken.area + sums.merged.area + sums.asked.area - built);
    if (difference > 1e-6 * Math.max(1, built)) count("files whose areas do not add up");
    if (keepsItsSurfaces(bytes, building, "Meters")) count("files with the same surfaces after results were written");
  } catch (error) {
    if (!(error instanceof BuildingFileError)) throw error;
    count("files refused");
    process.stdout.write(`${name}: ${error.message}\n`);
  }
}
for (const [name, number] of Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))) process.stdout.write(`${name}: ${number}\n`);

const known = new Set(Object.values(counts));
for (const document of documents) {
  // Numbers of sources are not counts.
  const text = readFileSync(document, "utf8").replace(/<Sources[^]*$/, "");
  for (const [written] of text.matchAll(/\b\d{1,3}(?:,\d{3})+\b|\b\d{3}\b/g)) {
    const number = Number(written.replaceAll(",", ""));
    if (!known.has(number)) process.stdout.write(`${document}: ${written} is no count\n`);
  }
}
