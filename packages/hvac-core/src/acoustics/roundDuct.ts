import { requireInRange } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";
import { foot, inch } from "../constants/inchPound.ts";
import { maximumSectionAttenuation } from "./rectangularDuct.ts";

/** Measured range of the lined round-duct regression: diameter and thickness, m (6…60 in, 1…3 in). */
export const roundLiningValidity = { diameter: { min: 6 * inch, max: 60 * inch }, thickness: { min: inch, max: 3 * inch } } as const;

/** Largest diameter that the table of unlined round ducts reaches, m. */
export const largestRoundDiameter = 1.524;

/* dB per foot of unlined round duct up to each diameter, m: ASHRAE HVAC Applications, sound chapter. The table ends at 4 kHz; 8 kHz repeats it. */
const unlined: ReadonlyArray<readonly [number, OctaveSpectrum]> = [
  [0.18, [0.03, 0.03, 0.05, 0.05, 0.1, 0.1, 0.1, 0.1]],
  [0.381, [0.03, 0.03, 0.03, 0.05, 0.07, 0.07, 0.07, 0.07]],
  [0.762, [0.02, 0.02, 0.02, 0.03, 0.05, 0.05, 0.05, 0.05]],
  [largestRoundDiameter, [0.01, 0.01, 0.01, 0.02, 0.02, 0.02, 0.02, 0.02]],
];

/* Reynolds and Bledsoe: IL = A + B·t + C·t² + D·d + E·d² + F·d³ per foot, t and d in inches. */
const lined: ReadonlyArray<readonly [number, number, number, number, number, number]> = [
  [0.2825, 0.3447, -5.251e-2, -3.837e-2, 9.1315e-4, -8.294e-6],
  [0.5237, 0.2234, -4.936e-3, -2.724e-2, 3.377e-4, -2.49e-6],
  [0.3652, 0.79, -0.1157, -1.834e-2, -1.211e-4, 2.681e-6],
  [0.1333, 1.845, -0.3735, -1.293e-2, 8.624e-5, -4.986e-6],
  [1.933, 0, 0, 6.135e-2, -3.891e-3, 3.934e-5],
  [2.73, 0, 0, -7.341e-2, 4.428e-4, 1.006e-6],
  [2.8, 0, 0, -0.1467, 3.404e-3, -2.851e-5],
  [1.545, 0, 0, -5.452e-2, 1.29e-3, -1.318e-5],
];

/**
 * Attenuation of a straight round duct, lined or not.
 *
 * Unlined ducts follow the handbook's four diameter classes (the class limits are the diameters 180, 381, 762 and 1524 mm).
 * A lining follows a polynomial in thickness and diameter; where the polynomial is negative the published method sets zero,
 * and a section never exceeds 40 dB. The polynomial stands for the whole lined duct: nothing is added for the bare wall. A widely copied
 * version of its table carries other signs; this one reproduces the handbook's lined-duct table.
 *
 * @param duct clear `diameter`, m, 0.05…1.524; `length`, m, 0…200; `liningThickness`, m, 0 or absent for a bare duct, else 0.001…0.15
 * @returns attenuation over the length, dB, 0…40
 * @throws {OutOfRangeError} when a dimension is outside its range
 * @source reynolds-bledsoe-1991, tables 5.7 and 5.8
 * @source long-2014, table 14.3
 * @example
 * ```ts
 * import { roundDuctAttenuation } from "@org/hvac-core/acoustics";
 * roundDuctAttenuation({ diameter: 0.3048, length: 1, liningThickness: 0.0508 })[3]; // 7.1455
 * ```
 */
export function roundDuctAttenuation(duct: {
  readonly diameter: number;
  readonly length: number;
  readonly liningThickness?: number;
}): OctaveSpectrum {
  const { diameter, liningThickness = 0 } = duct;
  requireInRange("diameter", diameter, 0.05, largestRoundDiameter, "m");
  const feet = requireInRange("length", duct.length, 0, 200, "m") / foot;
  if (liningThickness === 0) {
    const row = unlined.find(([largest]) => diameter <= largest + 1e-9)![1];
    return eachBand((_, band) => Math.min(row[band]! * feet, maximumSectionAttenuation));
  }
  const t = requireInRange("liningThickness", liningThickness, 0.001, 0.15, "m") / inch;
  const d = diameter / inch;
  return eachBand((_, band) => {
    const [a, b, c, e, f, g] = lined[band]!;
    const perFoot = a + t * (b + t * c) + d * (e + d * (f + d * g));
    return Math.min(Math.max(perFoot, 0) * feet, maximumSectionAttenuation);
  });
}
