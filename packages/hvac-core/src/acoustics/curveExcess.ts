import { requireInRange } from "../refusals/errors.ts";
import { octaveBands, requireSpectrum, type OctaveBand } from "./bands.ts";

/** A spectrum compared with a criterion curve. */
export interface CurveExcess {
  /** Band in which the spectrum exceeds the curve the most, or is nearest to it, Hz. */
  readonly band: OctaveBand;
  /** Excess in this band, dB; negative where the whole spectrum is below the curve. */
  readonly excess: number;
  /** Number of bands above the curve. */
  readonly bandsAbove: number;
}

/**
 * How far a spectrum exceeds a criterion curve.
 *
 * @param levels sound pressure levels in the octave bands 63…8000 Hz, dB
 * @param curve levels of the curve in the same bands, dB, −100…200; `undefined` in a band that it does not limit
 * @returns the decisive band in Hz and the excess in dB
 * @throws {OutOfRangeError} when there are not eight levels, a level is not finite, or the curve limits no band
 * @source mathematics, comparison band by band
 * @see {@link noiseRatingCurve}, {@link noiseCriterionCurve}, {@link roomCriterionCurve}
 * @example
 * ```ts
 * import { curveExcess, noiseRatingCurve } from "@org/hvac-core/acoustics";
 * const { band, excess } = curveExcess([60, 53, 46, 40, 36, 34, 33, 32], noiseRatingCurve(35));
 * band; // 8000
 * excess; // 3.95
 * ```
 */
export function curveExcess(levels: readonly number[], curve: readonly (number | undefined)[]): CurveExcess {
  const spectrum = requireSpectrum("levels", levels);
  requireInRange("curve.length", curve.length, 8, 8, "");
  const limits = curve.map((level, index) => (level === undefined ? Infinity : requireInRange(`curve[${index}]`, level, -100, 200, "dB")));
  requireInRange("limited bands", limits.filter(Number.isFinite).length, 1, 8, "");
  const excesses = spectrum.map((level, index) => level - limits[index]!);
  const excess = Math.max(...excesses);
  return { band: octaveBands[excesses.indexOf(excess)]!, excess, bandsAbove: excesses.filter((each) => each > 0).length };
}
