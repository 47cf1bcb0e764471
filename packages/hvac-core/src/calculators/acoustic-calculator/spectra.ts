import { addLevels, eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";

/** Level of what makes no sound in a band, dB: nothing that is added to it can be told from it alone. */
export const silence = -200;

/** The levels that a series states; `undefined` where it states none. */
export function statedLevels(series: readonly (number | null)[]): OctaveSpectrum | undefined {
  return series.some((level) => level !== null) ? eachBand((_, band) => series[band] ?? silence) : undefined;
}

/** The sum by energy of spectra of which some may not be there. */
export function together(spectra: readonly (OctaveSpectrum | undefined)[]): OctaveSpectrum | undefined {
  const there = spectra.filter((each) => each !== undefined);
  if (there.length < 2) return there[0];
  return eachBand((_, band) => addLevels(there.map((spectrum) => spectrum[band]!)));
}

/** One spectrum less another. */
export const less = (levels: OctaveSpectrum, losses: readonly number[]): OctaveSpectrum =>
  eachBand((_, band) => levels[band]! - losses[band]!);
