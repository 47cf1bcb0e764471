import { requireKnown } from "../refusals/errors.ts";
import { octaveBands, requireSpectrum } from "./bands.ts";

/* First and last band that count, by the method. */
const methods = { "four-band": [500, 4000], preferred: [500, 2000] } as const;

/** Which bands make the speech interference level: 500…4000 Hz of today's standards, or 500…2000 Hz of the older preferred level. */
export type SpeechInterferenceMethod = keyof typeof methods;

/**
 * Speech interference level: the arithmetic mean of the octave bands that mask speech most.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB
 * @param method `"four-band"` (SIL, 500…4000 Hz, the default) or `"preferred"` (PSIL, 500…2000 Hz)
 * @returns the level, dB
 * @throws {OutOfRangeError} when there are not eight finite levels
 * @throws {UnknownNameError} when the method is unknown
 * @source ansi-s12.65, the definition of the speech interference level
 * @example
 * ```ts
 * import { speechInterferenceLevel } from "@org/hvac-core/acoustics";
 * speechInterferenceLevel([59, 51, 50, 39, 36, 34, 33, 32]); // 35.5
 * ```
 */
export function speechInterferenceLevel(levels63to8000: readonly number[], method: SpeechInterferenceMethod = "four-band"): number {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  const [first, last] = methods[requireKnown("method", method, methods)];
  const counted = levels.filter((_, band) => octaveBands[band]! >= first && octaveBands[band]! <= last);
  return counted.reduce((sum, level) => sum + level, 0) / counted.length;
}
