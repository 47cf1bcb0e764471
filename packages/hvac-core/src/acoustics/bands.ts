import { OutOfRangeError, requireInRange } from "../kernel/errors.ts";

/** Nominal octave-band centre frequencies of the acoustics module, Hz (IEC 61260-1). */
export const octaveBands = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;

/** Eight levels or level differences, dB, in the order of {@link octaveBands}: 63 Hz first, 8000 Hz last. */
export type OctaveSpectrum = readonly [number, number, number, number, number, number, number, number];

/** The centre frequency of one band, Hz. */
export type OctaveBand = (typeof octaveBands)[number];

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

/**
 * Checks that a list is a spectrum: eight finite levels between −2000 and 300 dB. (The published regressions of flow noise fall below
 * −200 dB at high frequencies where the air hardly moves; nobody hears that, and it must not stop a path.)
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
  if (levels.length !== 8) {
    const reason = "a spectrum has the eight bands 63…8000 Hz";
    throw new OutOfRangeError({ parameter: `${parameter}.length`, value: levels.length, min: 8, max: 8, unit: "", reason });
  }
  octaveBands.forEach((band, index) => requireInRange(`${parameter} at ${band} Hz`, levels[index]!, -2000, 300, "dB"));
  return levels as unknown as OctaveSpectrum;
}
