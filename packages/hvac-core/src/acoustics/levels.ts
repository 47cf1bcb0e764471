import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { eachBand, requireLowestBands, requireSpectrum, type LowestBands, type OctaveSpectrum } from "./bands.ts";

/** A-weighting of the octave bands 63…8000 Hz, dB (IEC 61672-1, Table 3, at the nominal frequencies). */
export const aWeights: OctaveSpectrum = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1];

/** C-weighting of the octave bands 63…8000 Hz, dB (IEC 61672-1, Table 3, at the nominal frequencies). */
export const cWeights: OctaveSpectrum = [-0.8, -0.2, 0, 0, 0, -0.2, -0.8, -3];

/* Weightings at 16 and 31.5 Hz, dB: the same table. */
const lowestAWeights = [-56.7, -39.4] as const;
const lowestCWeights = [-8.5, -3] as const;

/**
 * Adds levels by energy.
 *
 * @equation L = 10 * log10(sum(10^(L_i / 10)))
 * @param levels the levels to add, dB, each −2100…300; at least one
 * @returns the level of the sum, dB
 * @throws {OutOfRangeError} when the list is empty or a level is not finite
 * @source mathematics, the energies of incoherent sources add
 * @example
 * ```ts
 * import { addLevels } from "@org/hvac-core/acoustics";
 * addLevels([60, 60]); // 63.0103
 * ```
 */
export function addLevels(levels: readonly number[]): number {
  if (levels.length === 0) throw new OutOfRangeError({ parameter: "levels.length", value: 0, min: 1, max: Infinity, unit: "" });
  for (const level of levels) requireInRange("levels", level, -2100, 300, "dB");
  // Taken relative to the loudest, so that neither the largest nor the smallest leaves the range of a double.
  const loudest = Math.max(...levels);
  return loudest + 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** ((level - loudest) / 10), 0));
}

/**
 * Adds spectra by energy, band by band.
 *
 * @param spectra the spectra to add, dB, each of eight bands; at least one
 * @returns the sum, dB
 * @throws {OutOfRangeError} when the list is empty or a spectrum is not eight finite levels
 * @source mathematics, the energies of incoherent sources add
 * @example
 * ```ts
 * import { addSpectra } from "@org/hvac-core/acoustics";
 * addSpectra([[50, 50, 50, 50, 50, 50, 50, 50], [50, 40, 30, 20, 10, 0, 0, 0]])[0]; // 53.0103
 * ```
 */
export function addSpectra(spectra: ReadonlyArray<readonly number[]>): OctaveSpectrum {
  const checked = spectra.map((spectrum, index) => requireSpectrum(`spectra[${index}]`, spectrum));
  return eachBand((_, band) => addLevels(checked.map((spectrum) => spectrum[band]!)));
}

/**
 * A-weighted total of an octave spectrum, 63…8000 Hz, with 16 and 31.5 Hz where they are known.
 * A-weighting damps those two so far that they rarely change the total.
 *
 * @param levels63to8000 octave-band levels, dB
 * @param lowest levels at 16 and 31.5 Hz, dB, when known
 * @returns the A-weighted level, dB(A)
 * @throws {OutOfRangeError} when there are not eight finite levels, or a low level is not finite
 * @source iec-61672-1, table 3
 * @example
 * ```ts
 * import { aWeighted } from "@org/hvac-core/acoustics";
 * aWeighted([60, 53, 46, 40, 36, 34, 33, 32]); // 44.566
 * ```
 */
export function aWeighted(levels63to8000: readonly number[], lowest?: LowestBands): number {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  const low = lowest ? requireLowestBands(lowest).map((level, band) => level + lowestAWeights[band]!) : [];
  return addLevels([...low, ...levels.map((level, band) => level + aWeights[band]!)]);
}

/**
 * C-weighted total of an octave spectrum, 63…8000 Hz, with 16 and 31.5 Hz where they are known.
 * Without them the total leaves out what C-weighting hardly damps.
 *
 * @param levels63to8000 octave-band levels, dB
 * @param lowest levels at 16 and 31.5 Hz, dB, when known
 * @returns the C-weighted level, dB(C)
 * @throws {OutOfRangeError} when there are not eight finite levels, or a low level is not finite
 * @source iec-61672-1, table 3
 * @example
 * ```ts
 * import { cWeighted } from "@org/hvac-core/acoustics";
 * cWeighted([0, 0, 0, 0, 80, 0, 0, 0]); // 80.000
 * ```
 */
export function cWeighted(levels63to8000: readonly number[], lowest?: LowestBands): number {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  const low = lowest ? requireLowestBands(lowest).map((level, band) => level + lowestCWeights[band]!) : [];
  return addLevels([...low, ...levels.map((level, band) => level + cWeights[band]!)]);
}

/* Pole frequencies of the weighting networks, Hz: IEC 61672-1:2013, Annex E. */
const f1 = 20.598997;
const f2 = 107.65265;
const f3 = 737.86223;
const f4 = 12194.217;

/**
 * A-weighting at any frequency, from the defining transfer function.
 *
 * @param frequency frequency, Hz, 1…100 000
 * @returns the weighting, dB; 0 at 1 kHz
 * @throws {OutOfRangeError} when the frequency is outside 1…100 000 Hz
 * @source iec-61672-1, annex E, with the four pole frequencies of its formulae (E.2)–(E.5)
 * @example
 * ```ts
 * import { aWeightingAt } from "@org/hvac-core/acoustics";
 * aWeightingAt(63.0957344); // -26.194
 * ```
 */
export function aWeightingAt(frequency: number): number {
  const gain = (f: number) =>
    (f4 ** 2 * f ** 4) / ((f ** 2 + f1 ** 2) * Math.sqrt((f ** 2 + f2 ** 2) * (f ** 2 + f3 ** 2)) * (f ** 2 + f4 ** 2));
  return 20 * Math.log10(gain(requireInRange("frequency", frequency, 1, 1e5, "Hz")) / gain(1000));
}

/**
 * C-weighting at any frequency, from the defining transfer function.
 *
 * @param frequency frequency, Hz, 1…100 000
 * @returns the weighting, dB; 0 at 1 kHz
 * @throws {OutOfRangeError} when the frequency is outside 1…100 000 Hz
 * @source iec-61672-1, annex E
 * @example
 * ```ts
 * import { cWeightingAt } from "@org/hvac-core/acoustics";
 * cWeightingAt(31.6227766); // -3.010
 * ```
 */
export function cWeightingAt(frequency: number): number {
  const gain = (f: number) => (f4 ** 2 * f ** 2) / ((f ** 2 + f1 ** 2) * (f ** 2 + f4 ** 2));
  return 20 * Math.log10(gain(requireInRange("frequency", frequency, 1, 1e5, "Hz")) / gain(1000));
}
