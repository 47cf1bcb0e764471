import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { eachBand, requirePerBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";

/* Spectrum levels of speech 1 m in front of the lips, dB, in the octaves 250…8000 Hz. */
const efforts = {
  normal: [34.75, 34.27, 25.01, 17.32, 9.33, 1.13],
  raised: [38.98, 40.15, 33.86, 25.32, 16.78, 5.07],
  loud: [41.55, 44.85, 42.16, 34.39, 25.41, 11.39],
  shout: [42.5, 49.24, 51.31, 44.32, 34.41, 20.72],
} as const;

/** How loudly somebody speaks. */
export type VocalEffort = keyof typeof efforts;

/* 10·lg of the bandwidth, importance, and level of the internal noise of the ear, dB, in the octaves 250…8000 Hz. */
const bandwidth = [22.48, 25.48, 28.48, 31.48, 34.48, 37.48] as const;
const importance = [0.0617, 0.1671, 0.2373, 0.2648, 0.2142, 0.0549] as const;
const internalNoise = [-3.9, -9.7, -12.5, -17.7, -25.9, -7.1] as const;

/** The procedure's bands begin at 250 Hz, the third of eight. */
const firstBand = 2;

/**
 * Octave-band levels of speech in the free field 1 m in front of the lips. No levels are standardized at 63 and 125 Hz, where
 * speech carries next to no meaning: 125 Hz repeats the spectrum level of 250 Hz, 63 Hz lies 10 dB below it.
 *
 * @param effort how loudly somebody speaks
 * @returns levels 63…8000 Hz, dB
 * @throws {UnknownNameError} when the effort is unknown
 * @source ansi-s3.5, table 4
 * @example
 * ```ts
 * import { speechLevels } from "@org/hvac-core/acoustics";
 * speechLevels("normal")[3]; // 59.75
 * ```
 */
export function speechLevels(effort: VocalEffort): OctaveSpectrum {
  const spectrum = efforts[requireKnown("effort", effort, efforts)];
  return eachBand((_, band) => {
    if (band >= firstBand) return spectrum[band - firstBand]! + bandwidth[band - firstBand]!;
    return spectrum[0] + bandwidth[0] - (firstBand - band) * 3 - (band === 0 ? 10 : 0);
  });
}

/** Levels of speech and of all other sound at a listener. */
export interface SpeechInNoise {
  /** Octave-band levels of the speech where it is heard, 63…8000 Hz, dB. */
  readonly speech: readonly number[];
  /** Octave-band levels of the background, 63…8000 Hz, dB. */
  readonly noise: readonly number[];
}

/**
 * Speech intelligibility index by the octave-band procedure: the share of speech that a listener can use, each band weighted by its importance.
 *
 * In each band (E − D + 15)/30, within 0…1, with E the spectrum level of speech and D the larger of noise and the internal noise of the ear, times 1 −
 * (E − U − 10)/160 where speech is so loud that it distorts (U normal speech).
 *
 * @param heard speech and noise, dB; `hearingThreshold` per band, dB, −10…100, 0 when absent (the bands 63 and 125 Hz count nothing)
 * @returns index, 0 (nothing) … 1 (everything)
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels
 * @source ansi-s3.5, clause 6 and table 4
 * @example
 * ```ts
 * import { speechIntelligibilityIndex, speechLevels } from "@org/hvac-core/acoustics";
 * speechIntelligibilityIndex({ speech: speechLevels("normal"), noise: Array(8).fill(0) }); // 0.988
 * ```
 */
export function speechIntelligibilityIndex(heard: SpeechInNoise & { readonly hearingThreshold?: readonly number[] }): number {
  const speech = requireSpectrum("speech", heard.speech);
  const noise = requireSpectrum("noise", heard.noise);
  const threshold =
    heard.hearingThreshold && requirePerBand("hearingThreshold", heard.hearingThreshold, { min: -10, max: 100, unit: "dB" });
  return importance.reduce((sum, weight, index) => {
    const band = index + firstBand;
    const level = speech[band]! - bandwidth[index]!;
    const disturbance = Math.max(noise[band]! - bandwidth[index]!, internalNoise[index]! + (threshold?.[band] ?? 0));
    const distortion = within(1 - (level - efforts.normal[index]! - 10) / 160);
    return sum + weight * distortion * within((level - disturbance + 15) / 30);
  }, 0);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/* Weights of the older articulation index per decibel of a 30 dB range, octaves 250…4000 Hz. */
const articulation = [0.0024, 0.0048, 0.0074, 0.0109, 0.0078] as const;
/** Peaks of speech lie this much above its mean level, dB. */
const peaks = 12;
/** Range of speech from its peaks down, dB. */
const speechRange = 30;

/**
 * Articulation index by the octave-band method: the weighted part of the 30 dB below the peaks of speech that the noise leaves free, 250…4000 Hz.
 * The measurement of privacy in open offices is still written in it.
 *
 * @param heard speech and noise, dB
 * @returns index, 0…1
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels
 * @source ansi-s3.5-1969, the octave-band method; its weights wait for a reading against print
 * @example
 * ```ts
 * import { articulationIndex } from "@org/hvac-core/acoustics";
 * articulationIndex({ speech: Array(8).fill(50), noise: Array(8).fill(47) }); // 0.4995
 * ```
 */
export function articulationIndex(heard: SpeechInNoise): number {
  const speech = requireSpectrum("speech", heard.speech);
  const noise = requireSpectrum("noise", heard.noise);
  return articulation.reduce((sum, weight, index) => {
    const band = index + firstBand;
    return sum + weight * Math.min(speechRange, Math.max(0, speech[band]! + peaks - noise[band]!));
  }, 0);
}

/* Lowest privacy index of each class. */
const classes = [
  ["confidential", 0.95],
  ["normal", 0.8],
  ["marginal", 0.6],
  ["none", 0],
] as const;

/** Speech privacy of the speaker at a listener. */
export interface SpeechPrivacy {
  /** Articulation index, 0…1. */
  readonly articulationIndex: number;
  /** Privacy index, 1 less the articulation index, 0…1. */
  readonly privacyIndex: number;
  /** Confidential: a word now and then; normal: effort is needed to follow; marginal: much is understood; none. */
  readonly degree: (typeof classes)[number][0];
}

/**
 * Privacy of speech at a listener: the privacy index and its class, from 0.95 confidential, from 0.80 normal, from 0.60 marginal, below it none.
 *
 * @param heard speech as it arrives, and the background there, dB
 * @returns articulation and privacy index, and the class
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels
 * @source astm-e1130, privacy index, with the classes in common use (AI up to 0.05 confidential, up to 0.20 normal, above 0.40 none)
 * @example
 * ```ts
 * import { speechPrivacy } from "@org/hvac-core/acoustics";
 * speechPrivacy({ speech: Array(8).fill(30), noise: Array(8).fill(40) }).degree; // "normal"
 * ```
 */
export function speechPrivacy(heard: SpeechInNoise): SpeechPrivacy {
  const index = articulationIndex(heard);
  const privacyIndex = requireInRange("privacyIndex", 1 - index, 0, 1, "");
  return { articulationIndex: index, privacyIndex, degree: classes.find(([, from]) => privacyIndex >= from)![0] };
}
