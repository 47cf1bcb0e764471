import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";
import type { FittingTraits } from "./fitting.ts";
import { pipeTables, type PipeKind, type PipeTable } from "./pipeTables.ts";
import { pipeRoughness } from "./roughness.ts";
import { inch } from "../constants/inchPound.ts";

export type PipeMaterialKey = keyof typeof pipeTables;

/** One size of a pipe series. */
export interface PipeSize {
  /** as the trade writes it: "2-1/2" (NPS), "65" (DN) or the outside diameter in mm */
  readonly label: string;
  /** as it is ordered: "NPS 2-1/2 (DN 65)", "2-1/2 in (DN 65)" for tube sized like copper, "DN 65", or outside diameter and wall, "54 × 2 mm" */
  readonly name: string;
  /** DN of a nominal (NPS, inch or DN) size; absent where the outside diameter is the size */
  readonly dn?: number;
  /** nominal size of the trade, m: nominal inches, DN, or the outside diameter */
  readonly nominalSize: number;
  /** Whether dealers seldom stock it, and its fittings and valves even less: NPS 3-1/2, 5 and 22, and tube of these inches. */
  readonly isSeldomStocked: boolean;
  /** m */
  readonly outsideDiameter: number;
  /** m */
  readonly wall: number;
  /** m */
  readonly insideDiameter: number;
}

export interface PipeMaterial {
  readonly key: PipeMaterialKey;
  readonly name: string;
  readonly standard: string;
  readonly citation: Citation;
  readonly kind: PipeKind;
  /** m */
  readonly roughness: number;
  /** ascending */
  readonly sizes: readonly PipeSize[];
}

/** DN of the nominal inch sizes. */
const dnOfInches: Readonly<Record<string, number>> = {
  "1/8": 6,
  "1/4": 8,
  "3/8": 10,
  "1/2": 15,
  "3/4": 20,
  1: 25,
  "1-1/4": 32,
  "1-1/2": 40,
  2: 50,
  "2-1/2": 65,
  3: 80,
  "3-1/2": 90,
  4: 100,
  5: 125,
  6: 150,
  8: 200,
  10: 250,
  12: 300,
  14: 350,
  16: 400,
  18: 450,
  20: 500,
  22: 550,
  24: 600,
};

/** Inches of a label: 2-1/2 is two and a half. */
const inchesOf = (label: string): number =>
  label.split("-").reduce(
    (sum, part) =>
      sum +
      part
        .split("/")
        .map(Number)
        .reduce((top, bottom) => top / bottom),
    0,
  );

/** Inch sizes that standards list and dealers seldom stock. Common knowledge of the trade; verify with the supplier. */
const seldomStocked: readonly string[] = ["3-1/2", "5", "22"];

/** Name of a size of a series, its DN and its nominal size in m. */
function nameOf(
  { sizing }: PipeTable,
  label: string,
  outsideDiameter: number,
  wall: number,
): Pick<PipeSize, "name" | "dn" | "nominalSize"> {
  if (sizing === "outside") return { name: `${label} × ${Number((wall * 1000).toPrecision(3))} mm`, nominalSize: outsideDiameter };
  if (sizing === "dn") return { name: `DN ${label}`, dn: Number(label), nominalSize: Number(label) / 1000 };
  const dn = dnOfInches[label];
  const inches = sizing === "nps" ? `NPS ${label}` : `${label} in`;
  return { name: dn === undefined ? inches : `${inches} (DN ${dn})`, ...(dn !== undefined && { dn }), nominalSize: inchesOf(label) * inch };
}

function readSizes(table: PipeTable): PipeSize[] {
  return table.walls.map(([label, thickness]) => {
    const outsideDiameter = (table.outside?.[label] ?? Number(label)) * table.unit;
    const wall = thickness * table.unit;
    const isSeldomStocked = (table.sizing === "nps" || table.sizing === "tube") && seldomStocked.includes(label);
    return {
      label,
      ...nameOf(table, label, outsideDiameter, wall),
      isSeldomStocked,
      outsideDiameter,
      wall,
      insideDiameter: outsideDiameter - 2 * wall,
    };
  });
}

/** Series that have been read: a sizer asks for one at every keystroke. */
const readMaterials = new Map<PipeMaterialKey, PipeMaterial>();

/** Keys of every pipe series. */
export const pipeMaterialKeys = Object.keys(pipeTables) as PipeMaterialKey[];

/**
 * A pipe series: its sizes with real inside diameters, roughness, standard and source.
 * @param key one of `pipeMaterialKeys`
 * @returns the series; lengths in m
 * @throws {UnknownNameError} when there is no such series
 * @source pipe-standards, as named at the series
 * @example
 * ```ts
 * import { pipeMaterial } from "@org/hvac-core/flow";
 * pipeMaterial("steel40").sizes.find((size) => size.label === "3")?.insideDiameter; // 0.07792
 * ```
 */
export function pipeMaterial(key: PipeMaterialKey): PipeMaterial {
  const earlier = readMaterials.get(key);
  if (earlier) return earlier;
  const table: PipeTable = pipeTables[requireKnown("key", key, pipeTables)];
  const { name, standard, citation, kind } = table;
  const material = { key, name, standard, citation, kind, roughness: pipeRoughness[table.roughness].roughness, sizes: readSizes(table) };
  readMaterials.set(key, material);
  return material;
}

/** Kind of pipe by the joint that is usual for no other. */
const joints = { threaded: "steel" } as const;

/**
 * Whether pipes of a series are usually joined by a type of joint. Threads are cut on steel pipe; copper and plastics are soldered, pressed or
 * cemented.
 * @param joint joint of a fitting; undefined for any
 * @param key one of `pipeMaterialKeys`
 * @returns false for threads on pipes that are not of steel
 * @throws {UnknownNameError} when there is no such series or joint
 * @source pipe-standards, the standards of the threaded and of the plain series
 * @example
 * ```ts
 * import { isUsualJoint } from "@org/hvac-core/flow";
 * isUsualJoint("threaded", "steel40"); // true
 * isUsualJoint("threaded", "copperEn1057"); // false
 * ```
 */
export function isUsualJoint(joint: FittingTraits["joint"], key: PipeMaterialKey): boolean {
  const { kind } = pipeMaterial(key);
  return joint === undefined || joints[requireKnown("joint", joint, joints)] === kind;
}

/**
 * Sizes of a series to choose from: all of them, or those that dealers stock.
 * @param key one of `pipeMaterialKeys`
 * @param choice "stocked" leaves out NPS 3-1/2, 5 and 22, and tube of these inches; "all" leaves out none
 * @returns sizes, ascending
 * @throws {UnknownNameError} when there is no such series, or the choice is neither
 * @source pipe-standards, as named at the series
 * @example
 * ```ts
 * import { pipeSizes } from "@org/hvac-core/flow";
 * pipeSizes("steel40", "stocked").some(({ label }) => label === "5"); // false
 * pipeSizes("steel40", "all").some(({ label }) => label === "5"); // true
 * ```
 */
export function pipeSizes(key: PipeMaterialKey, choice: "stocked" | "all"): readonly PipeSize[] {
  const { sizes } = pipeMaterial(key);
  return requireKnown("choice", choice, ["stocked", "all"]) === "all" ? sizes : sizes.filter(({ isSeldomStocked }) => !isSeldomStocked);
}

/**
 * The smallest size of a series whose inside diameter is at least a given one.
 * @param key one of `pipeMaterialKeys`
 * @param insideDiameter m (1e-4…10)
 * @returns the size
 * @throws {OutOfRangeError} when the series ends below it
 * @throws {UnknownNameError} when there is no such series
 * @source pipe-standards, as named at the series
 * @example
 * ```ts
 * import { smallestPipe } from "@org/hvac-core/flow";
 * smallestPipe("copperL", 0.03).outsideDiameter; // 0.034925
 * ```
 */
export function smallestPipe(key: PipeMaterialKey, insideDiameter: number): PipeSize {
  const material = pipeMaterial(key);
  requireInRange("insideDiameter", insideDiameter, 1e-4, 10, "m");
  const size = material.sizes.find((candidate) => candidate.insideDiameter >= insideDiameter);
  if (!size) {
    const largest = material.sizes.reduce((widest, candidate) => Math.max(widest, candidate.insideDiameter), 0);
    const reason = `the series ${material.name} ends at ${largest} m`;
    throw new OutOfRangeError({ parameter: "insideDiameter", value: insideDiameter, min: 0, max: largest, unit: "m", reason });
  }
  return size;
}
