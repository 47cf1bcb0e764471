import { requireInRange } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";
import { foot } from "../constants/inchPound.ts";

/* dB of 12 ft (3.66 m) of lined, non-metallic flexible duct by nominal diameter, m. */
const flexible: ReadonlyArray<readonly [number, readonly [number, number, number, number, number, number, number]]> = [
  [0.1, [6, 11, 12, 31, 37, 42, 27]],
  [0.125, [7, 12, 14, 32, 38, 41, 26]],
  [0.15, [8, 12, 17, 33, 38, 40, 26]],
  [0.175, [9, 12, 19, 33, 37, 38, 25]],
  [0.2, [8, 11, 21, 33, 37, 37, 24]],
  [0.225, [8, 11, 22, 33, 37, 36, 22]],
  [0.25, [8, 10, 22, 32, 36, 34, 21]],
  [0.3, [7, 9, 20, 30, 34, 31, 18]],
  [0.35, [5, 7, 16, 27, 31, 27, 14]],
  [0.4, [2, 4, 9, 23, 28, 23, 9]],
];

/** Lengths the flexible-duct values were measured for, m (3…12 ft). */
export const flexibleDuctValidity = { length: { min: 3 * foot, max: 12 * foot } } as const;

/**
 * Insertion loss of lined, non-metallic flexible duct (core, glass-fibre blanket, vapour barrier).
 *
 * The handbook's table is proportional to length within its rounding, so its longest row is scaled; between diameters
 * it is interpolated. The table ends at 4 kHz and 8 kHz repeats that value. Flexible duct lets sound out: check breakout too.
 *
 * @param duct nominal `diameter`, m, 0.1…0.4064; stretched `length`, m, 0…10, measured only for {@link flexibleDuctValidity}
 * @returns insertion loss, dB
 * @throws {OutOfRangeError} when a dimension is outside its range
 * @source ashrae-applications-2015, ch. 48, insertion loss of lined flexible duct
 * @source long-2014, table 14.4
 * @example
 * ```ts
 * import { flexibleDuctAttenuation } from "@org/hvac-core/acoustics";
 * flexibleDuctAttenuation({ diameter: 0.2, length: 1.8288 })[3]; // 16.5
 * ```
 */
export function flexibleDuctAttenuation(duct: { readonly diameter: number; readonly length: number }): OctaveSpectrum {
  // 16 in is 406.4 mm and shares the row of the nominal 400 mm.
  const diameter = Math.min(requireInRange("diameter", duct.diameter, 0.1, 0.4064, "m"), 0.4);
  const ofRow = requireInRange("length", duct.length, 0, 10, "m") / (12 * foot);
  const upper = Math.max(
    flexible.findIndex(([nominal]) => diameter <= nominal),
    1,
  );
  const [d0, row0] = flexible[upper - 1]!;
  const [d1, row1] = flexible[upper]!;
  const share = (diameter - d0) / (d1 - d0);
  return eachBand((_, band) => {
    const index = Math.min(band, 6);
    return (row0[index]! + share * (row1[index]! - row0[index]!)) * ofRow;
  });
}
