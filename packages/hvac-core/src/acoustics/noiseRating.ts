import { requireInRange } from "../refusals/errors.ts";
import { eachBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";
import { highest, type CurveRating } from "./noiseCriterion.ts";

/* L = a + b·NR: ISO/R 1996:1971 (the same constants in AS 1469 and BS 8233), bands 63…8000 Hz. */
const intercept: OctaveSpectrum = [35.5, 22, 12, 4.8, 0, -3.5, -6.1, -8];
const slope: OctaveSpectrum = [0.79, 0.87, 0.93, 0.974, 1, 1.015, 1.025, 1.03];

/* Numbers of the published curves. */
const firstCurve = 0;
const lastCurve = 130;

/**
 * The level of a noise rating curve in every band: L = a + b·NR.
 *
 * @param curve number of the curve, 0…130
 * @returns the curve, dB
 * @throws {OutOfRangeError} when the curve is outside 0…130
 * @source iso-r-1996
 * @example
 * ```ts
 * import { noiseRatingCurve } from "@org/hvac-core/acoustics";
 * noiseRatingCurve(25)[0]; // 55.25
 * ```
 */
export function noiseRatingCurve(curve: number): OctaveSpectrum {
  requireInRange("curve", curve, firstCurve, lastCurve, "NR");
  return eachBand((_, band) => intercept[band]! + slope[band]! * curve);
}

/**
 * Noise rating NR of a room spectrum: the highest NR curve that any band 63…8000 Hz reaches.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB re 20 µPa
 * @returns rating, deciding band, Hz, and whether the curves 0…130 were left
 * @throws {OutOfRangeError} when there are not eight finite levels
 * @source iso-r-1996
 * @example
 * ```ts
 * import { noiseRating } from "@org/hvac-core/acoustics";
 * noiseRating([60, 53, 46, 40, 36, 34, 33, 32]).rating; // 38.835
 * ```
 */
export function noiseRating(levels63to8000: readonly number[]): CurveRating {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  return highest(
    eachBand((_, band) => (levels[band]! - intercept[band]!) / slope[band]!),
    { first: firstCurve, last: lastCurve },
  );
}
