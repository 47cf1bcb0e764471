import { OutOfRangeError, requireInRange } from "../kernel/errors.ts";
import { pipeTables, type PipeTable } from "./pipeTables.ts";
import { pipeRoughness } from "./roughness.ts";

export type PipeMaterialKey = keyof typeof pipeTables;

/** One size of a pipe series. */
export interface PipeSize {
  /** as the trade writes it: "2-1/2" (NPS), "65" (DN) or the outside diameter in mm */
  readonly label: string;
  /** as it is ordered: "NPS 2-1/2 (DN 65)", "2-1/2 in (DN 65)" for tube sized like copper, "DN 65", or outside diameter and wall, "54 × 2 mm" */
  readonly name: string;
  /** DN of a nominal (NPS, inch or DN) size; absent where the outside diameter is the size */
  readonly dn?: number;
  /** size that the trade counts in, m: nominal inches, DN, or the outside diameter */
  readonly nominalSize: number;
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
  readonly source: string;
  /** m */
  readonly roughness: number;
  /** ascending */
  readonly sizes: readonly PipeSize[];
}

const inchSizes = "1/8 1/4 3/8 1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 3-1/2 4 5 6 8 10 12 14 16 18 20 22 24".split(" ");
const dnOfInches = "6 8 10 15 20 25 32 40 50 65 80 90 100 125 150 200 250 300 350 400 450 500 550 600".split(" ").map(Number);

/** 2-1/2 is two and a half. */
const inchesOf = (label: string) => label.split("-").reduce((sum, part) => sum + part.split("/").map(Number).reduce((top, bottom) => top / bottom), 0);

/** What a size of a series is called, its DN and the nominal size in m. */
function nameOf({ sizes }: PipeTable, label: string, outsideDiameter: number, wall: number): Pick<PipeSize, "name" | "dn" | "nominalSize"> {
  if (sizes === "=") return { name: `${label} × ${Number((wall * 1000).toPrecision(3))} mm`, nominalSize: outsideDiameter };
  // Sizes in millimetres are those of threaded steel pipe.
  if (sizes.startsWith("8 ")) return { name: `DN ${label}`, dn: Number(label), nominalSize: Number(label) / 1000 };
  const dn = dnOfInches[inchSizes.indexOf(label)];
  const inches = sizes.startsWith("1/8") ? `NPS ${label}` : `${label} in`;
  return { name: dn === undefined ? inches : `${inches} (DN ${dn})`, ...(dn !== undefined && { dn }), nominalSize: inchesOf(label) * 0.0254 };
}

function readSizes(table: PipeTable): PipeSize[] {
  const outside = table.outside.split(" ");
  const labels = table.sizes === "=" ? outside : table.sizes.split(" ");
  const walls = table.walls.split(" ");
  return labels.flatMap((label, i) => {
    const wall = Number(walls[i]) * table.unit;
    if (wall === 0) return [];
    const outsideDiameter = Number(outside[i]) * table.unit;
    return [{ label, ...nameOf(table, label, outsideDiameter, wall), outsideDiameter, wall, insideDiameter: outsideDiameter - 2 * wall }];
  });
}

/** Series once read; they never change, and a sizer asks for one at every keystroke. */
const known = /*#__PURE__*/ new Map<PipeMaterialKey, PipeMaterial>();

/** Keys of every pipe series. */
export const pipeMaterialKeys = /*#__PURE__*/ Object.keys(pipeTables) as PipeMaterialKey[];

/**
 * A pipe series: its sizes with real inside diameters, roughness, standard and source.
 * @param key one of `pipeMaterialKeys`
 * @returns the series; lengths in m
 * @throws {OutOfRangeError} when there is no such series
 * Source: each series names its own.
 * @example
 * ```ts
 * import { pipeMaterial } from "@org/hvac-core/flow";
 * pipeMaterial("steel40").sizes.find((size) => size.label === "3")?.insideDiameter; // 0.07792
 * ```
 */
export function pipeMaterial(key: PipeMaterialKey): PipeMaterial {
  const before = known.get(key);
  if (before) return before;
  const table: PipeTable | undefined = Object.hasOwn(pipeTables, key) ? pipeTables[key] : undefined;
  if (!table) throw new OutOfRangeError({ parameter: "key", value: Number.NaN, min: 0, max: 0, unit: "", reason: `there is no pipe series "${key as string}"` });
  const material = { key, name: table.name, standard: table.standard, source: table.source, roughness: pipeRoughness[table.roughness].roughness, sizes: readSizes(table) };
  known.set(key, material);
  return material;
}

/**
 * The smallest size of a series whose inside diameter is not less than a wanted one.
 * @param material from `pipeMaterial`
 * @param insideDiameter m (1e-4…10)
 * @returns the size
 * @throws {OutOfRangeError} when the series ends below it
 * Source: none.
 * @example
 * ```ts
 * import { pipeMaterial, smallestPipe } from "@org/hvac-core/flow";
 * smallestPipe(pipeMaterial("copperL"), 0.03).outsideDiameter; // 0.034925
 * ```
 */
export function smallestPipe(material: PipeMaterial, insideDiameter: number): PipeSize {
  requireInRange("insideDiameter", insideDiameter, 1e-4, 10, "m");
  const size = material.sizes.find((candidate) => candidate.insideDiameter >= insideDiameter);
  if (!size) {
    const most = material.sizes.reduce((widest, candidate) => Math.max(widest, candidate.insideDiameter), 0);
    throw new OutOfRangeError({ parameter: "insideDiameter", value: insideDiameter, min: 0, max: most, unit: "m", reason: `the series ${material.name} ends at ${most} m` });
  }
  return size;
}
