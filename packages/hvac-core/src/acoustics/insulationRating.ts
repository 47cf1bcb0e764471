import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { requirePerBand } from "./bands.ts";

/* Contours against their value at 500 Hz, dB. */
const contours = {
  /* One-third octaves 125…4000 Hz. */
  transmissionClass: [-16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4],
  /* One-third octaves 100…3150 Hz. */
  thirds: [-19, -16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4],
  /* Octaves 125…2000 Hz. */
  octaves: [-16, -7, 0, 3, 4],
} as const;

/* Spectra of pink noise and of traffic, A-weighted, dB, for the adaptation terms. */
const noises = {
  thirds: {
    pink: [-29, -26, -23, -21, -19, -17, -15, -13, -12, -11, -10, -9, -9, -9, -9, -9],
    traffic: [-20, -20, -18, -16, -15, -14, -13, -12, -11, -9, -8, -9, -10, -11, -13, -15],
  },
  octaves: { pink: [-21, -14, -8, -5, -4], traffic: [-14, -10, -7, -4, -6] },
} as const;

/** The highest whole number at which a contour's deficiencies keep their limits. */
function highestContour(
  losses: readonly number[],
  contour: readonly number[],
  limits: { readonly sum: number; readonly single: number },
): number {
  const fits = (rating: number) => {
    const below = losses.map((loss, index) => Math.max(0, rating + contour[index]! - loss));
    // Sums of tenths are judged as such, not by their binary tails.
    return below.reduce((sum, each) => sum + each, 0) <= limits.sum + 1e-9 && Math.max(...below) <= limits.single + 1e-9;
  };
  let rating = Math.floor(Math.min(...losses.map((loss, index) => loss - contour[index]!)));
  while (fits(rating + 1)) rating += 1;
  return rating;
}

function requireLosses(parameter: string, losses: readonly number[], counts: readonly number[]): void {
  if (!counts.includes(losses.length))
    throw new OutOfRangeError({
      parameter: `${parameter}.length`,
      value: losses.length,
      min: Math.min(...counts),
      max: Math.max(...counts),
      unit: "",
      reason: `it must hold ${counts.join(" or ")} numbers`,
    });
  losses.forEach((loss, index) => requireInRange(`${parameter}[${index}]`, loss, -10, 150, "dB"));
}

/**
 * Sound transmission class: the highest contour whose deficiencies add up to at most 32 dB and are at most 8 dB in a band. Losses are rounded
 * to whole decibels first.
 *
 * @param losses transmission losses in the sixteen one-third octaves 125…4000 Hz, dB
 * @returns STC, a whole number
 * @throws {OutOfRangeError} when there are not sixteen losses, or one is beyond −10…150 dB
 * @source astm-e413, the reference contour and its two limits
 * @example
 * ```ts
 * import { soundTransmissionClass } from "@org/hvac-core/acoustics";
 * soundTransmissionClass([24, 27, 30, 33, 36, 39, 40, 41, 42, 43, 44, 44, 44, 44, 44, 44]); // 42
 * ```
 */
export function soundTransmissionClass(losses: readonly number[]): number {
  requireLosses("losses", losses, [16]);
  return highestContour(losses.map(Math.round), contours.transmissionClass, { sum: 32, single: 8 });
}

/** A weighted sound reduction index with its adaptation terms. */
export interface WeightedReduction {
  /** R_w, dB. */
  readonly rating: number;
  /** Adaptation term C to pink noise (people, most machines), dB: R_w + C is the reduction of its A-weighted level. */
  readonly pink: number;
  /** Adaptation term C_tr to road traffic and other low-pitched sound, dB. */
  readonly traffic: number;
}

/**
 * Weighted sound reduction index R_w with C and C_tr: the highest reference curve whose deficiencies add up to at most 32.0 dB in one-third octaves,
 * 10.0 dB in octaves.
 *
 * @param losses reduction indices, dB: sixteen one-third octaves 100…3150 Hz, or five octaves 125…2000 Hz
 * @returns R_w and its adaptation terms, whole dB
 * @throws {OutOfRangeError} when there are neither sixteen nor five losses, or one is beyond −10…150 dB
 * @source iso-717-1, the reference curves and spectra
 * @example
 * ```ts
 * import { weightedReduction } from "@org/hvac-core/acoustics";
 * weightedReduction([36, 45, 52, 55, 56]).rating; // 54
 * ```
 */
export function weightedReduction(losses: readonly number[]): WeightedReduction {
  requireLosses("losses", losses, [16, 5]);
  const bands = losses.length === 16 ? "thirds" : "octaves";
  const tenths = losses.map((loss) => Math.round(loss * 10) / 10);
  const rating = highestContour(tenths, contours[bands], { sum: bands === "thirds" ? 32 : 10, single: Infinity });
  const adapt = (spectrum: readonly number[]) =>
    Math.round(-10 * Math.log10(spectrum.reduce((sum, level, index) => sum + 10 ** ((level - tenths[index]!) / 10), 0))) - rating;
  return { rating, pink: adapt(noises[bands].pink), traffic: adapt(noises[bands].traffic) };
}

/**
 * Estimate of the sound transmission class from octaves: each octave's loss is that at its centre, one-third octaves lie on straight lines between.
 * A dip at the coincidence of a thin panel may hide between octaves: prefer the class of a test report.
 *
 * @param losses63to8000 transmission loss in the octave bands 63…8000 Hz, dB; 125…4000 Hz are used
 * @returns estimated STC, a whole number
 * @throws {OutOfRangeError} when there are not eight losses, or one is beyond −10…150 dB
 * @source astm-e413, the reference contour and its two limits
 * @example
 * ```ts
 * import { transmissionClassOfOctaves } from "@org/hvac-core/acoustics";
 * transmissionClassOfOctaves([35, 35, 41, 44, 50, 57, 64, 64]); // 49
 * ```
 */
export function transmissionClassOfOctaves(losses63to8000: readonly number[]): number {
  const octaves = requirePerBand("losses63to8000", losses63to8000, { min: -10, max: 150, unit: "dB" });
  const thirds = contours.transmissionClass.map((_, index) => {
    const octave = 1 + Math.floor(index / 3);
    return octaves[octave]! + ((index % 3) / 3) * (octaves[Math.min(octave + 1, 7)]! - octaves[octave]!);
  });
  return soundTransmissionClass(thirds);
}
