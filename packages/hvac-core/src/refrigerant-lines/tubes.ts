import { requireKnown } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";
import { astmB280, copperTubeRatings, en12735, ukCopperBoard } from "./sources.ts";
import type { TubeRule } from "./tubeRating.ts";
import { inch } from "../constants/inchPound.ts";

/** One size of tube; lengths in m. Tubes for refrigerants are named by their outside diameter. */
export interface TubeSize {
  /** Such as `7/8` (inches) or `22 × 1` (mm). */
  readonly label: string;
  readonly outsideDiameter: number;
  readonly wall: number;
  readonly insideDiameter: number;
}

/** Tubes of one standard, ascending. */
export interface TubeSeries {
  readonly name: string;
  readonly citation: Citation;
  /** Rule by which its tubes are rated for pressure, and its source. */
  readonly rule: TubeRule;
  readonly ruleCitation: Citation;
  readonly sizes: readonly TubeSize[];
}

const millimetre = 0.001;

type Rows = readonly (readonly [outside: string, wall: number])[];

/** Drawn tube in straight lengths, in; 1/4 and 5/16 are coils only. */
const typeL: Rows = [
  ["1/4", 0.03],
  ["5/16", 0.032],
  ["3/8", 0.03],
  ["1/2", 0.035],
  ["5/8", 0.04],
  ["3/4", 0.042],
  ["7/8", 0.045],
  ["1-1/8", 0.05],
  ["1-3/8", 0.055],
  ["1-5/8", 0.06],
  ["2-1/8", 0.07],
  ["2-5/8", 0.08],
  ["3-1/8", 0.09],
  ["3-5/8", 0.1],
  ["4-1/8", 0.11],
];

const typeK: Rows = [
  ["3/8", 0.035],
  ["1/2", 0.049],
  ["5/8", 0.049],
  ["3/4", 0.049],
  ["7/8", 0.065],
  ["1-1/8", 0.065],
  ["1-3/8", 0.065],
  ["1-5/8", 0.072],
  ["2-1/8", 0.083],
  ["2-5/8", 0.095],
  ["3-1/8", 0.109],
  ["3-5/8", 0.12],
  ["4-1/8", 0.134],
];

/** Walls that are usually stocked, mm. */
const metric: Rows = [
  ["6", 1],
  ["8", 1],
  ["10", 1],
  ["12", 1],
  ["15", 1],
  ["16", 1],
  ["18", 1],
  ["22", 1],
  ["28", 1.5],
  ["35", 1.5],
  ["42", 1.5],
  ["54", 2],
  ["64", 2],
  ["76.1", 2],
  ["88.9", 2],
  ["108", 2.5],
];

/** Inches of a label such as 1-1/8. */
function inchesOf(label: string): number {
  let total = 0;
  for (const part of label.split("-")) {
    const [over, under] = part.split("/").map(Number);
    total += under === undefined ? over! : over! / under;
  }
  return total;
}

function sizeOf(label: string, outsideDiameter: number, wall: number): TubeSize {
  return { label, outsideDiameter, wall, insideDiameter: outsideDiameter - 2 * wall };
}

const inches = (rows: Rows): readonly TubeSize[] => rows.map(([label, wall]) => sizeOf(label, inchesOf(label) * inch, wall * inch));

/** Copper tube for refrigerants: ACR by ASTM B280 in inches, with the walls of types L and K, and EN 12735-1 in mm. */
export const tubeSeries = {
  acrL: {
    name: "Copper ACR, type L (ASTM B280)",
    citation: { source: astmB280, locator: "straight lengths, type L" },
    rule: "astm",
    ruleCitation: { source: copperTubeRatings },
    sizes: inches(typeL),
  },
  acrK: {
    name: "Copper ACR, type K (ASTM B88)",
    citation: { source: astmB280, locator: "type K" },
    rule: "astm",
    ruleCitation: { source: copperTubeRatings },
    sizes: inches(typeK),
  },
  en12735: {
    name: "Copper, metric (EN 12735-1)",
    citation: { source: en12735 },
    rule: "en",
    ruleCitation: { source: ukCopperBoard },
    sizes: metric.map(([label, wall]) => sizeOf(`${label} × ${wall}`, Number(label) * millimetre, wall * millimetre)),
  },
} as const satisfies Readonly<Record<string, TubeSeries>>;

/** Key of a series of tubes. */
export type TubeSeriesKey = keyof typeof tubeSeries;

/**
 * The sizes of a series of tubes for refrigerants.
 *
 * @param series key of {@link tubeSeries}
 * @returns the sizes, ascending; m
 * @throws {UnknownNameError} when there is no such series
 * @source astm-b280, dimensions
 * @source en-12735-1, dimensions
 * @example
 * ```ts
 * import { tubeSizes } from "@org/hvac-core/refrigerant-lines";
 * tubeSizes("acrL").find(({ label }) => label === "7/8")?.insideDiameter; // 0.019939
 * ```
 */
export function tubeSizes(series: TubeSeriesKey): readonly TubeSize[] {
  return tubeSeries[requireKnown("series", series, tubeSeries)].sizes;
}
