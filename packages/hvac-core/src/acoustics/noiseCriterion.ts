import { eachBand, octaveBands, requireSpectrum, type OctaveBand, type OctaveSpectrum } from "./bands.ts";
import { requireInRange, requireKnown } from "../refusals/errors.ts";

/** Which family of NC curves: Beranek's of 1957, or those of ANSI/ASA S12.2-2008. They differ by up to 1 dB in a dozen places. */
export type NoiseCriterionFamily = "classic" | "s12.2";

/** A single-number rating of a room spectrum. */
export interface CurveRating {
  /** The rating, not rounded; the highest curve that any band touches, interpolated between curves. */
  readonly rating: number;
  /** Centre frequency of the band that decides, Hz. */
  readonly governingBand: OctaveBand;
  /** The rating as it is quoted: the next whole number upwards. */
  readonly quoted: number;
  /** True when the deciding level lies beyond the published curves, so that their end slope was used. */
  readonly extrapolated: boolean;
}

/*
 * Classic NC-15…65: Beranek (1957) as carried by the ASHRAE handbooks; printed sources differ by 1 dB in NC-15, 40 and 60.
 * S12.2: ANSI/ASA S12.2-2008, Table 1, NC-15…70, bands 63…8000 Hz.
 */
const curves: Readonly<Record<NoiseCriterionFamily, readonly OctaveSpectrum[]>> = {
  classic: [
    [47, 36, 29, 22, 17, 14, 12, 11],
    [51, 40, 33, 26, 22, 19, 17, 16],
    [54, 44, 37, 31, 27, 24, 22, 21],
    [57, 48, 41, 35, 31, 29, 28, 27],
    [60, 52, 45, 40, 36, 34, 33, 32],
    [64, 56, 50, 45, 41, 39, 38, 37],
    [67, 60, 54, 49, 46, 44, 43, 42],
    [71, 64, 58, 54, 51, 49, 48, 47],
    [74, 67, 62, 58, 56, 54, 53, 52],
    [77, 71, 67, 63, 61, 59, 58, 57],
    [80, 75, 71, 68, 66, 64, 63, 62],
  ],
  "s12.2": [
    [47, 36, 28, 22, 18, 14, 12, 11],
    [50, 40, 33, 26, 22, 20, 17, 16],
    [54, 44, 37, 31, 27, 24, 22, 22],
    [57, 48, 41, 35, 32, 29, 28, 27],
    [60, 52, 45, 40, 36, 34, 33, 32],
    [64, 56, 50, 44, 41, 39, 38, 37],
    [67, 60, 54, 49, 46, 44, 43, 42],
    [71, 64, 58, 54, 51, 49, 48, 47],
    [74, 67, 62, 58, 56, 54, 53, 52],
    [77, 71, 66, 63, 60, 59, 58, 57],
    [80, 75, 71, 68, 65, 64, 63, 62],
    [84, 79, 75, 72, 71, 70, 68, 68],
  ],
};

/** Number of the lowest curve of both families, and the step from one to the next. */
const firstCurve = 15;
const step = 5;
const lastOf = (table: readonly OctaveSpectrum[]): number => firstCurve + step * (table.length - 1);

/**
 * The level of an NC curve in every band, interpolated between the published curves.
 *
 * @param curve number of the curve: 15…65 (classic) or 15…70 (S12.2)
 * @param family which family of curves
 * @returns the curve, dB
 * @throws {OutOfRangeError} when the curve lies outside the published family
 * @throws {UnknownNameError} when the family is unknown
 * @source beranek-1957
 * @source ansi-s12.2-2008, table 1
 * @example
 * ```ts
 * import { noiseCriterionCurve } from "@org/hvac-core/acoustics";
 * noiseCriterionCurve(35)[0]; // 60
 * ```
 */
export function noiseCriterionCurve(curve: number, family: NoiseCriterionFamily = "classic"): OctaveSpectrum {
  const table = curves[requireKnown("family", family, curves)];
  requireInRange("curve", curve, firstCurve, lastOf(table), "NC");
  const lower = Math.min(Math.floor((curve - firstCurve) / step), table.length - 2);
  return eachBand((_, band) => {
    const [a, b] = [table[lower]![band]!, table[lower + 1]![band]!];
    return a + ((b - a) * (curve - firstCurve - step * lower)) / step;
  });
}

/**
 * Noise criterion NC of a room spectrum by the tangent method: the highest curve that the spectrum touches.
 *
 * Between the published 5 dB steps the curves are interpolated linearly; below NC-15 and above the last curve
 * the end slope is continued and `extrapolated` says so.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB re 20 µPa
 * @param family `"classic"` (default, as diffuser catalogues use) or `"s12.2"`
 * @returns rating, deciding band, Hz, and whether the curves were left
 * @throws {OutOfRangeError} when there are not eight finite levels
 * @throws {UnknownNameError} when the family is unknown
 * @source beranek-1957
 * @source ansi-s12.2-2008, table 1
 * @see {@link noiseRating}
 * @see {@link roomCriterion}
 * @example
 * ```ts
 * import { noiseCriterion } from "@org/hvac-core/acoustics";
 * const { rating, governingBand } = noiseCriterion([60, 53, 46, 40, 36, 34, 33, 32]);
 * rating; // 36.25
 * governingBand; // 125
 * ```
 */
export function noiseCriterion(levels63to8000: readonly number[], family: NoiseCriterionFamily = "classic"): CurveRating {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  const table = curves[requireKnown("family", family, curves)];
  return highest(
    eachBand((_, band) => {
      let lower = 0;
      while (lower < table.length - 2 && levels[band]! > table[lower + 1]![band]!) lower += 1;
      const [a, b] = [table[lower]![band]!, table[lower + 1]![band]!];
      return firstCurve + step * lower + (step * (levels[band]! - a)) / (b - a);
    }),
    { first: firstCurve, last: lastOf(table) },
  );
}

/** A level on a curve must not be quoted one number higher for a rounding error in the last place. */
const roundOff = 1e-9;

/** Picks the deciding band of per-band ratings; the lowest frequency decides a tie. The published curves reach from the first to the last. */
export function highest(ratings: OctaveSpectrum, { first, last }: { readonly first: number; readonly last: number }): CurveRating {
  const rating = Math.max(...ratings);
  return {
    rating,
    governingBand: octaveBands[ratings.indexOf(rating)]!,
    quoted: Math.ceil(rating - roundOff),
    extrapolated: rating < first || rating > last,
  };
}
