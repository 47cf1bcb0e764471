import { requireInRange } from "../kernel/errors.ts";
import { eachBand, requireSpectrum } from "./bands.ts";
import type { OctaveSpectrum } from "./bands.ts";

/** What {@link roomCriterion} finds. */
export interface RoomCriterion {
  /** RC: arithmetic mean of 500, 1000 and 2000 Hz, dB; not rounded. */
  readonly rating: number;
  /** Neutral, rumble (LF), roar (MF) or hiss (HF). */
  readonly descriptor: "N" | "LF" | "MF" | "HF";
  /** Quality assessment index, dB: the range of the three deviations. Up to 5 neutral, up to 10 marginal, above objectionable. */
  readonly qualityAssessmentIndex: number;
  /** Energy-mean deviation from the RC line, 16…63 Hz (63 Hz alone when the two lower bands are not given), dB. */
  readonly lowFrequency: number;
  /** Energy-mean deviation from the RC line, 125…500 Hz, dB. */
  readonly midFrequency: number;
  /** Energy-mean deviation from the RC line, 1000…4000 Hz, dB. */
  readonly highFrequency: number;
  /** True when 16 and 31.5 Hz were given, as the method asks for. */
  readonly lowFrequencyComplete: boolean;
}

/**
 * The RC Mark II line of a number: −5 dB per octave through the number at 1 kHz.
 *
 * @param curve number of the line, 0…100
 * @returns the line at 63…8000 Hz, dB; the method itself ends at 4000 Hz
 * @throws {OutOfRangeError} when the number is outside 0…100
 * @source blazier-1997
 * @example
 * ```ts
 * import { roomCriterionCurve } from "@org/hvac-core/acoustics";
 * roomCriterionCurve(30)[0]; // 50
 * ```
 */
export function roomCriterionCurve(curve: number): OctaveSpectrum {
  requireInRange("curve", curve, 0, 100, "RC");
  return eachBand((_, band) => curve + 5 * (4 - band));
}

/**
 * Room criterion RC Mark II: loudness and quality of a room spectrum.
 *
 * The rating is the mean of 500, 1000 and 2000 Hz. The spectrum's deviations from the RC line are averaged by energy in
 * three groups of three bands; when their range exceeds 5 dB, the group with the largest deviation names the character.
 * The low group wants 16 and 31.5 Hz; without them 63 Hz stands for it and the result says so.
 * The line is flat from 31.5 to 16 Hz. Below RC-30 printed sources raise the two lowest bands to differing floors; none is applied.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB; 8000 Hz is not used by the method
 * @param lowest levels at 16 and 31.5 Hz, dB, when known
 * @returns rating, descriptor and the deviations, dB
 * @throws {OutOfRangeError} when there are not eight finite levels, or a low level is not finite
 * @source blazier-1997
 * @example
 * ```ts
 * import { roomCriterion } from "@org/hvac-core/acoustics";
 * const room = roomCriterion([50, 45, 42, 41, 39, 40, 41, 40], { level16Hz: 55, level31Hz: 55 });
 * room.rating; // 40
 * room.qualityAssessmentIndex; // 17.4157
 * ```
 */
export function roomCriterion(
  levels63to8000: readonly number[],
  lowest?: { readonly level16Hz: number; readonly level31Hz: number },
): RoomCriterion {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  const rating = (levels[3] + levels[4] + levels[5]) / 3;
  const deviation = eachBand((_, band) => levels[band]! - (rating + 5 * (4 - band)));
  const low = [deviation[0]];
  if (lowest) {
    low.push(requireInRange("level31Hz", lowest.level31Hz, -200, 300, "dB") - (rating + 25));
    low.push(requireInRange("level16Hz", lowest.level16Hz, -200, 300, "dB") - (rating + 25));
  }
  const lowFrequency = energyMean(low);
  const midFrequency = energyMean(deviation.slice(1, 4));
  const highFrequency = energyMean(deviation.slice(4, 7));
  const largest = Math.max(lowFrequency, midFrequency, highFrequency);
  const qualityAssessmentIndex = largest - Math.min(lowFrequency, midFrequency, highFrequency);
  return {
    rating,
    descriptor: qualityAssessmentIndex <= 5 ? "N" : largest === lowFrequency ? "LF" : largest === highFrequency ? "HF" : "MF",
    qualityAssessmentIndex,
    lowFrequency,
    midFrequency,
    highFrequency,
    lowFrequencyComplete: lowest !== undefined,
  };
}

function energyMean(levels: readonly number[]): number {
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length);
}
