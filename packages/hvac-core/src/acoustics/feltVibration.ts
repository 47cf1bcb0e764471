import { requireLowestBands, requireSpectrum, type LowestBands } from "./bands.ts";

/** Bands, Hz, in which loud sound shakes light walls and ceilings. */
export type VibrationBand = 16 | 31.5 | 63;

/** Result of {@link feltVibration}. */
export interface FeltVibration {
  /** Not felt, moderately felt (rattles possible, region B of the room criterion charts) or clearly felt (rattles likely, region A). */
  readonly degree: "none" | "moderate" | "clear";
  /** Band that comes nearest to the next limit or exceeds it most, Hz. */
  readonly governingBand: VibrationBand;
  /** How far the governing band lies below the level from which vibration is felt, dB; negative when it lies above. */
  readonly margin: number;
  /** True when 16 and 31.5 Hz were given; without them only 63 Hz was judged. */
  readonly complete: boolean;
}

/**
 * Levels, dB, from which vibration of light walls and ceilings is moderately and clearly felt, at 16, 31.5 and 63 Hz.
 * The numbers of the standard's table are also the edges of the regions B and A of the room criterion charts; they wait for a reading against print.
 *
 * @source ansi-s12.2-2008, table 6
 */
export const feltVibrationLimits = { moderate: [65, 65, 70], clear: [75, 75, 80] } as const;

const bands = [16, 31.5, 63] as const;

/**
 * Whether sound makes light walls and ceilings shake so that people feel it or fixtures rattle.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB; only 63 Hz counts
 * @param lowest levels at 16 and 31.5 Hz, dB, when known: they decide most often
 * @returns the degree, the band that decides, Hz, and its distance to the limit, dB
 * @throws {OutOfRangeError} when there are not eight finite levels, or a low level is not finite
 * @source ansi-s12.2-2008, table 6
 * @example
 * ```ts
 * import { feltVibration } from "@org/hvac-core/acoustics";
 * const felt = feltVibration([66, 55, 50, 45, 40, 35, 30, 25], { level16Hz: 60, level31Hz: 68 });
 * felt.degree; // "moderate"
 * felt.governingBand; // 31.5
 * felt.margin; // -3
 * ```
 */
export function feltVibration(levels63to8000: readonly number[], lowest?: LowestBands): FeltVibration {
  const [level63] = requireSpectrum("levels63to8000", levels63to8000);
  const levels = lowest ? [...requireLowestBands(lowest), level63] : [undefined, undefined, level63];
  const below = levels.map((level, band) => (level === undefined ? Infinity : feltVibrationLimits.moderate[band]! - level));
  const margin = Math.min(...below);
  // Both limits are 10 dB apart in every band, so the band nearest to one is nearest to the other.
  const clear = levels.some((level, band) => level !== undefined && level >= feltVibrationLimits.clear[band]!);
  return {
    degree: clear ? "clear" : margin <= 0 ? "moderate" : "none",
    governingBand: bands[below.indexOf(margin)]!,
    margin,
    complete: lowest !== undefined,
  };
}
