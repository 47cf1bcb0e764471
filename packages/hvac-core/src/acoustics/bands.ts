import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { relativeTolerance } from "../quantity/tolerance.ts";

/** Nominal octave-band centre frequencies of the acoustics module, Hz (IEC 61260-1). @source iec-61260-1 */
export const octaveBands = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;

/** Eight levels or level differences, dB, in the order of {@link octaveBands}: 63 Hz first, 8000 Hz last. */
export type OctaveSpectrum = readonly [number, number, number, number, number, number, number, number];

/** Levels of the two octave bands below {@link octaveBands}, dB, for the few ratings that use them. */
export interface LowestBands {
  /** Level at 16 Hz, dB. */
  readonly level16Hz: number;
  /** Level at 31.5 Hz, dB. */
  readonly level31Hz: number;
}

/** The centre frequency of one band, Hz. */
export type OctaveBand = (typeof octaveBands)[number];

/**
 * Index of the octave band that holds a frequency, counted on beyond both ends: 0 is 63 Hz, 7 is 8000 Hz. An edge belongs to the band above it.
 *
 * @param frequency Hz, above 0
 */
export function bandAt(frequency: number): number {
  return Math.round(Math.log2(frequency / 1000) + relativeTolerance) + octaveBands.indexOf(1000);
}

/**
 * Builds a spectrum by evaluating one expression per octave band.
 *
 * @param level value of a band, dB, from its nominal centre frequency, Hz, and its index 0 (63 Hz) … 7 (8000 Hz)
 * @returns the eight values, dB
 * @example
 * ```ts
 * import { eachBand } from "@org/hvac-core/acoustics";
 * eachBand((frequency) => frequency / 1000)[7]; // 8
 * ```
 */
export function eachBand(level: (frequency: OctaveBand, index: number) => number): OctaveSpectrum {
  return octaveBands.map(level) as unknown as OctaveSpectrum;
}

/*
 * Levels that count as such, dB. The published regressions of flow noise fall below −200 dB at high frequencies where the air hardly moves;
 * nobody hears that, and it must not stop a path.
 */
const lowestLevel = -2000;
const highestLevel = 300;

/**
 * Checks that a list is a spectrum: eight finite levels between −2000 and 300 dB.
 *
 * @param parameter name of the argument, as the caller spells it
 * @param levels the values, dB, 63 Hz first
 * @returns `levels` as a spectrum, dB
 * @throws {OutOfRangeError} when there are not exactly eight levels, or one is not finite or beyond −2000…300 dB
 * @example
 * ```ts
 * import { requireSpectrum } from "@org/hvac-core/acoustics";
 * requireSpectrum("levels", [60, 53, 46, 40, 36, 34, 33, 32])[0]; // 60
 * ```
 */
export function requireSpectrum(parameter: string, levels: readonly number[]): OctaveSpectrum {
  return requirePerBand(parameter, levels, { min: lowestLevel, max: highestLevel, unit: "dB" });
}

/**
 * Checks the levels of the two lowest bands.
 *
 * @param lowest the levels, dB
 * @returns 16 Hz and 31.5 Hz, dB
 * @throws {OutOfRangeError} when a level is not finite or beyond −2000…300 dB
 */
export function requireLowestBands(lowest: LowestBands): readonly [number, number] {
  return [
    requireInRange("level16Hz", lowest.level16Hz, lowestLevel, highestLevel, "dB"),
    requireInRange("level31Hz", lowest.level31Hz, lowestLevel, highestLevel, "dB"),
  ];
}

/**
 * Checks that a list holds one number per octave band, each within a range.
 *
 * @param parameter name of the argument, as the caller spells it
 * @param values the values, 63 Hz first
 * @param range smallest and largest accepted value, and their unit
 * @returns `values`, eight of them
 * @throws {OutOfRangeError} when there are not exactly eight values, or one is outside the range
 */
export function requirePerBand(
  parameter: string,
  values: readonly number[],
  range: { readonly min: number; readonly max: number; readonly unit: string },
): OctaveSpectrum {
  if (!Array.isArray(values) || values.length !== octaveBands.length) {
    const reason = "it must hold eight numbers, one for each of the bands 63…8000 Hz";
    const value = Array.isArray(values) ? values.length : Number.NaN;
    throw new OutOfRangeError({
      parameter: `${parameter}.length`,
      value,
      min: octaveBands.length,
      max: octaveBands.length,
      unit: "",
      reason,
    });
  }
  octaveBands.forEach((band, index) =>
    requireInRange(`${parameter} at ${band} Hz`, (values as readonly number[])[index]!, range.min, range.max, range.unit),
  );
  return values as unknown as OctaveSpectrum;
}
