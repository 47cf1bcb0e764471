import { requireInRange } from "../refusals/errors.ts";
import { eachBand, octaveBands, type OctaveSpectrum } from "./bands.ts";
import { diffuserShape } from "./flowNoise.ts";
import { noiseCriterionCurve } from "./noiseCriterion.ts";

/** Necks of diffusers work at 2.2 to 4.4 m/s (440 to 870 fpm): 48.8 times that in ft/s lies in this octave band. */
const typicalPeak = octaveBands.indexOf(500);

/**
 * Sound power of an outlet of which a catalogue gives only its NC, with a spectrum that is typical of diffusers.
 *
 * The spectrum is that of {@link diffuserNoise} with its peak at 500 Hz. It is as loud as it can be without crossing the NC curve in the catalogue's
 * room, whose effect (10 dB in all bands as a rule) is added back: in that room it has exactly the rated NC, and the speech bands decide. A rating
 * hides the other bands, and outlets reach the curve in none of the low ones: to take the whole curve as the spectrum overstates them by 20 dB and more.
 *
 * @param outlet `rating`, NC 15…65; `roomEffect`, dB, 0…20, what the catalogue took off the sound power; 10 when absent
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source long-2014, eqs. 13.27–13.33, of the shape
 * @source beranek-1957
 * @example
 * ```ts
 * import { noiseCriterion, ratedOutletNoise } from "@org/hvac-core/acoustics";
 * noiseCriterion(ratedOutletNoise({ rating: 30 }).map((level) => level - 10)).rating; // 30
 * ```
 */
export function ratedOutletNoise(outlet: { readonly rating: number; readonly roomEffect?: number }): OctaveSpectrum {
  const effect = requireInRange("roomEffect", outlet.roomEffect ?? 10, 0, 20, "dB");
  const curve = noiseCriterionCurve(outlet.rating);
  const shape = diffuserShape(typicalPeak);
  const loudest = Math.min(...curve.map((level, band) => level + effect - shape[band]!));
  return eachBand((_, band) => loudest + shape[band]!);
}
