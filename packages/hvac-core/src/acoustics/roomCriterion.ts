import { requireInRange } from "../refusals/errors.ts";
import { eachBand, requireLowestBands, requireSpectrum, type LowestBands, type OctaveSpectrum } from "./bands.ts";
import { feltVibration, type FeltVibration } from "./feltVibration.ts";

/** Result of {@link roomCriterion}. */
export interface RoomCriterion {
  /** RC: arithmetic mean of 500, 1000 and 2000 Hz, dB; not rounded. */
  readonly rating: number;
  /** Neutral, rumble (LF), roar (MF) or hiss (HF); rumble with moderately (LFVB) or clearly (LFVA) felt vibration. */
  readonly descriptor: "N" | "LF" | "LFVB" | "LFVA" | "MF" | "HF";
  /** How the spectrum sounds, in a word. */
  readonly quality: "neutral" | "rumble" | "roar" | "hiss";
  /** How occupants are likely to judge the quality, apart from the loudness. */
  readonly assessment: "acceptable" | "marginal" | "objectionable";
  /** Whether light walls and ceilings would shake, in any band up to 63 Hz; it counts whatever the descriptor is. */
  readonly vibration: FeltVibration;
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
 * Rumble that also reaches a level of {@link feltVibrationLimits} is marked LFVB or LFVA. Occupants are likely to accept an index up to 5 dB
 * without felt vibration; up to 10 dB, or moderate vibration, is marginal; beyond, or clear vibration, objectionable.
 * The line is flat from 31.5 to 16 Hz. Below RC-30 printed sources raise the two lowest bands to differing floors; none is applied.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB; 8000 Hz is not used by the method
 * @param lowest levels at 16 and 31.5 Hz, dB, when known
 * @returns rating, descriptor and the deviations, dB
 * @throws {OutOfRangeError} when there are not eight finite levels, or a low level is not finite
 * @source blazier-1997
 * @source ansi-s12.2-2008, table 6, of the felt vibration
 * @example
 * ```ts
 * import { roomCriterion } from "@org/hvac-core/acoustics";
 * const room = roomCriterion([50, 45, 42, 41, 39, 40, 41, 40], { level16Hz: 55, level31Hz: 55 });
 * room.rating; // 40
 * room.qualityAssessmentIndex; // 17.4157
 * ```
 */
export function roomCriterion(levels63to8000: readonly number[], lowest?: LowestBands): RoomCriterion {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  const rating = (levels[3] + levels[4] + levels[5]) / 3;
  const deviation = eachBand((_, band) => levels[band]! - (rating + 5 * (4 - band)));
  const low = [deviation[0]];
  if (lowest) {
    // The line is flat from 31.5 to 16 Hz.
    low.push(...requireLowestBands(lowest).map((level) => level - (rating + 25)));
  }
  const lowFrequency = energyMean(low);
  const midFrequency = energyMean(deviation.slice(1, 4));
  const highFrequency = energyMean(deviation.slice(4, 7));
  const largest = Math.max(lowFrequency, midFrequency, highFrequency);
  const qualityAssessmentIndex = largest - Math.min(lowFrequency, midFrequency, highFrequency);
  const quality =
    qualityAssessmentIndex <= maximumIndex.acceptable
      ? "neutral"
      : largest === lowFrequency
        ? "rumble"
        : largest === highFrequency
          ? "hiss"
          : "roar";
  const vibration = feltVibration(levels, lowest);
  return {
    rating,
    descriptor: quality === "rumble" ? rumble[vibration.degree] : letters[quality],
    quality,
    assessment: assess(qualityAssessmentIndex, vibration.degree),
    vibration,
    qualityAssessmentIndex,
    lowFrequency,
    midFrequency,
    highFrequency,
    lowFrequencyComplete: lowest !== undefined,
  };
}

/* Largest quality assessment index, dB, that occupants are likely to accept, and to find marginal. */
const maximumIndex = { acceptable: 5, marginal: 10 } as const;

const letters = { neutral: "N", roar: "MF", hiss: "HF" } as const;
const rumble = { none: "LF", moderate: "LFVB", clear: "LFVA" } as const;

function assess(index: number, degree: FeltVibration["degree"]): RoomCriterion["assessment"] {
  if (index > maximumIndex.marginal || degree === "clear") return "objectionable";
  return index > maximumIndex.acceptable || degree === "moderate" ? "marginal" : "acceptable";
}

function energyMean(levels: readonly number[]): number {
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length);
}
