import { addLevels, eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";

/** Level of a band without sound, dB: adding it to any other level changes nothing. */
export const silence = -200;

/** Levels of a series of the input; `undefined` where it is empty. */
export function enteredLevels(series: readonly (number | null)[]): OctaveSpectrum | undefined {
  return series.some((level) => level !== null) ? eachBand((_, band) => series[band] ?? silence) : undefined;
}

/** Energy sum of spectra; `undefined` ones are left out. */
export function sumOfLevels(spectra: readonly (OctaveSpectrum | undefined)[]): OctaveSpectrum | undefined {
  const present = spectra.filter((each) => each !== undefined);
  if (present.length < 2) return present[0];
  return eachBand((_, band) => addLevels(present.map((spectrum) => spectrum[band]!)));
}

/** One spectrum less another. */
export const less = (levels: OctaveSpectrum, losses: readonly number[]): OctaveSpectrum =>
  eachBand((_, band) => levels[band]! - losses[band]!);
