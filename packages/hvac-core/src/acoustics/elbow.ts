import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";
import { inch } from "../constants/inchPound.ts";

/** How an elbow turns the sound. */
export type ElbowKind = "square" | "square-vanes" | "radius";

/**
 * Upper limits of the table's classes of frequency times width, kHz·in; the last class is open. Those of the SI edition, 48 to 760 kHz·mm, are these
 * rounded down by up to 0.6 %: between the two the inches hold, which give the lower loss (1 dB instead of 5 for a side of 60 in at 63 Hz).
 */
const classLimits = [1.9, 3.8, 7.5, 15, 30] as const;

/** A product on a limit belongs to the class above, as 60 in at 125 Hz does, whatever unit conversion left in the last digits. */
const onLimit = 1 - 1e-9;

/* Insertion loss, dB, by the class of frequency times width. */
const elbows: Readonly<Record<ElbowKind, { readonly bare: readonly number[]; readonly lined: readonly number[] }>> = {
  square: { bare: [0, 1, 5, 8, 4, 3], lined: [0, 1, 6, 11, 10, 10] },
  "square-vanes": { bare: [0, 1, 4, 6, 4, 4], lined: [0, 1, 4, 7, 7, 7] },
  radius: { bare: [0, 1, 2, 3, 3, 3], lined: [0, 1, 2, 3, 3, 3] },
};

/**
 * Insertion loss of an elbow by frequency times width, in the classes of the inch edition of the table.
 *
 * "Lined" means a lining that reaches at least two duct widths before and after the elbow. No lined values are published
 * for radius elbows; the bare ones are used, which is on the safe side.
 *
 * @param elbow `kind`; `width` in the plane of the turn (or diameter), m, 0.02…10; `lined`
 * @returns insertion loss, dB
 * @throws {OutOfRangeError} when the width is outside its range
 * @throws {UnknownNameError} when the kind is unknown
 * @source ashrae-applications-2015, ch. 48, tables 22–24
 * @source bies-2017, table 8.11
 * @example
 * ```ts
 * import { elbowAttenuation } from "@org/hvac-core/acoustics";
 * elbowAttenuation({ kind: "square", width: 0.6 })[2]; // 5
 * ```
 */
export function elbowAttenuation(elbow: { readonly kind: ElbowKind; readonly width: number; readonly lined?: boolean }): OctaveSpectrum {
  const width = requireInRange("width", elbow.width, 0.02, 10, "m");
  const table = elbows[requireKnown("kind", elbow.kind, elbows)];
  const row = elbow.lined ? table.lined : table.bare;
  return eachBand((frequency) => {
    const column = classLimits.findIndex((limit) => (frequency / 1000) * (width / inch) < limit * onLimit);
    return row.at(column)!;
  });
}
