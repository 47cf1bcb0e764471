import { requireInRange } from "../refusals/errors.ts";
import { isBelow } from "../quantity/tolerance.ts";
import { eachBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";
import { rectangularBreakoutLoss, roundBreakoutLoss, type BreakoutDuct, type DuctSeam } from "./breakout.ts";
import { ductCutoffFrequency } from "./ductEnds.ts";
import { inch } from "../constants/inchPound.ts";

/** A flat oval duct whose walls let sound out or in. */
export interface FlatOvalWalls {
  /** Larger outside dimension, m, 0.1…5. */
  readonly major: number;
  /** Smaller one, m, 0.05…3, below the larger. */
  readonly minor: number;
  /** Length exposed to the room, m, 0.1…100. */
  readonly length: number;
  /** Mass of the wall, kg/m², 0.5…100. */
  readonly surfaceMass: number;
}

/** Maximum break-in loss of duct walls, dB: flanking and joints limit it. */
const maximumLoss = 45;

/** Frequency times minor axis, Hz·m, up to which the flat-oval formula holds (8115 Hz·in). */
const flatOvalLimit = 8115 * inch;

/**
 * Transmission loss of a flat oval duct's walls from inside to outside: 10·lg[q²·f/(σ²·P)] + 20 with the perimeter P in mm and σ the share of it that is flat.
 *
 * The flat sides alone radiate. The formula holds up to f = 206/b Hz (b the minor axis in m); above, nothing is published and its value there
 * is kept. Not less than 10·lg(S/A), at which all power would leave, and at most 45 dB.
 *
 * @param duct axes and exposed length, m, and wall mass, kg/m²
 * @returns breakout transmission loss, dB
 * @throws {OutOfRangeError} when a dimension or the mass is outside its range
 * @source reynolds-bledsoe-1991, ch. 6, after Cummings (1985)
 * @source ashrae-applications-2019, ch. 49, table 31, for comparison
 * @see {@link flatOvalBreakInLoss}
 * @example
 * ```ts
 * import { flatOvalBreakoutLoss } from "@org/hvac-core/acoustics";
 * flatOvalBreakoutLoss({ major: 0.61, minor: 0.305, length: 6.1, surfaceMass: 4.76 })[2]; // 33.8
 * ```
 */
export function flatOvalBreakoutLoss(duct: FlatOvalWalls): OctaveSpectrum {
  const { flat, minor, perimeter, minimum } = flatOval(duct);
  const mass = requireInRange("surfaceMass", duct.surfaceMass, 0.5, 100, "kg/m²");
  const share = (2 * flat) / perimeter;
  return eachBand((frequency) => {
    const within = Math.min(frequency, flatOvalLimit / minor);
    const wall = 10 * Math.log10((mass ** 2 * within) / (share ** 2 * perimeter * 1000)) + 20;
    return Math.max(minimum, Math.min(wall, maximumLoss));
  });
}

/** Flat side, minor axis and perimeter, m, area, m², and the loss at which all power leaves, dB. */
function flatOval(duct: FlatOvalWalls) {
  const minor = requireInRange("minor", duct.minor, 0.05, 3, "m");
  const major = requireInRange("major", duct.major, Math.max(0.1, minor * 1.001), 5, "m");
  const length = requireInRange("length", duct.length, 0.1, 100, "m");
  const flat = major - minor;
  const perimeter = 2 * flat + Math.PI * minor;
  const area = flat * minor + (Math.PI * minor ** 2) / 4;
  return { flat, minor, perimeter, area, minimum: 10 * Math.log10((length * perimeter) / area) };
}

/** Half of the power that breaks in travels in each direction, dB. */
const half = 10 * Math.log10(2);

/**
 * Transmission loss of a rectangular duct's walls from outside to inside.
 *
 * Below the cut-off f₁ = c/(2a) of the larger side a the larger of TL_out − 4 − 10·lg(a/b) + 20·lg(f/f₁) and 10·lg[L·(1/a + 1/b)], above it TL_out − 3.
 *
 * @param duct sides and exposed length, m, and wall mass, kg/m²
 * @returns break-in transmission loss, dB
 * @throws {OutOfRangeError} when a dimension or the mass is outside its range
 * @source reynolds-bledsoe-1991, eqs. 6.15–6.16, after Vér (1983)
 * @source ashrae-applications-2019, ch. 49, table 33, for comparison
 * @example
 * ```ts
 * import { rectangularBreakInLoss } from "@org/hvac-core/acoustics";
 * rectangularBreakInLoss({ width: 0.305, height: 0.305, length: 6.1, surfaceMass: 4.76 })[0]; // 16.02
 * ```
 */
export function rectangularBreakInLoss(duct: BreakoutDuct): OctaveSpectrum {
  const out = rectangularBreakoutLoss(duct);
  const [a, b] = [Math.max(duct.width, duct.height), Math.min(duct.width, duct.height)];
  const minimum = 10 * Math.log10(duct.length * (1 / a + 1 / b));
  const cutoff = ductCutoffFrequency(a, "rectangular");
  return eachBand((frequency, band) =>
    isBelow(frequency, cutoff)
      ? Math.max(out[band]! - 4 - 10 * Math.log10(a / b) + 20 * Math.log10(frequency / cutoff), minimum)
      : out[band]! - half,
  );
}

/**
 * Transmission loss of a round duct's walls from outside to inside: below the cut-off f₁ = 0.586·c/d the larger of
 * TL_out − 4 + 20·lg(f/f₁) and 10·lg(2L/d), above it TL_out − 3.
 *
 * @param duct `diameter`, m, 0.05…2.5; `length` exposed, m, 0.1…100; `surfaceMass`, kg/m², 0.5…100; `seam`
 * @returns break-in transmission loss, dB
 * @throws {OutOfRangeError} when a dimension or the mass is outside its range
 * @throws {UnknownNameError} when the seam is neither `spiral` nor `long`
 * @source reynolds-bledsoe-1991, ch. 6, after Vér (1983)
 * @example
 * ```ts
 * import { roundBreakInLoss } from "@org/hvac-core/acoustics";
 * roundBreakInLoss({ diameter: 0.3, length: 3, surfaceMass: 5.5, seam: "spiral" })[0]; // 25.47
 * ```
 */
export function roundBreakInLoss(duct: {
  readonly diameter: number;
  readonly length: number;
  readonly surfaceMass: number;
  readonly seam: DuctSeam;
}): OctaveSpectrum {
  const out = roundBreakoutLoss(duct);
  const length = requireInRange("length", duct.length, 0.1, 100, "m");
  const minimum = 10 * Math.log10((2 * length) / duct.diameter);
  const cutoff = ductCutoffFrequency(duct.diameter, "round");
  return eachBand((frequency, band) =>
    isBelow(frequency, cutoff) ? Math.max(out[band]! - 4 + 20 * Math.log10(frequency / cutoff), minimum) : out[band]! - half,
  );
}

/**
 * Transmission loss of a flat oval duct's walls from outside to inside: below the cut-off c/(2a) of the major axis a the larger of
 * TL_out + 10·lg(f²·A) − 49.9 (A in m²) and 10·lg(S/A) − 3, above it TL_out − 3.
 *
 * @param duct axes and exposed length, m, and wall mass, kg/m²
 * @returns break-in transmission loss, dB
 * @throws {OutOfRangeError} when a dimension or the mass is outside its range
 * @source reynolds-bledsoe-1991, ch. 6, after Vér (1983)
 * @source ashrae-applications-2019, ch. 49, table 34, for comparison
 * @example
 * ```ts
 * import { flatOvalBreakInLoss } from "@org/hvac-core/acoustics";
 * flatOvalBreakInLoss({ major: 0.61, minor: 0.305, length: 6.1, surfaceMass: 4.76 })[3]; // 33.8
 * ```
 */
export function flatOvalBreakInLoss(duct: FlatOvalWalls): OctaveSpectrum {
  const out = flatOvalBreakoutLoss(duct);
  const { area, minimum } = flatOval(duct);
  const cutoff = ductCutoffFrequency(duct.major, "rectangular");
  return eachBand((frequency, band) =>
    isBelow(frequency, cutoff) ? Math.max(out[band]! + 10 * Math.log10(frequency ** 2 * area) - 49.9, minimum - half) : out[band]! - half,
  );
}

/**
 * Sound power that breaks into a duct and runs along it each way, from the level of the space around it.
 *
 * @equation L_w = L_p + 10 * log10(S / 4) - TL_in - 3
 * @param duct `levels`, dB, sound pressure around the duct; `transmissionLoss`, dB, break-in; `surface`, m², of the exposed walls, 0.001…10 000
 * @returns sound power in the duct, each way, dB
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels or the surface is outside its range
 * @source reynolds-bledsoe-1991, ch. 6, with the power 10·lg(S/4) that a diffuse field brings to a surface
 * @example
 * ```ts
 * import { breakInSoundPower } from "@org/hvac-core/acoustics";
 * breakInSoundPower({ levels: Array(8).fill(80), transmissionLoss: Array(8).fill(20), surface: 4 })[0]; // 56.99
 * ```
 */
export function breakInSoundPower(duct: {
  readonly levels: readonly number[];
  readonly transmissionLoss: readonly number[];
  readonly surface: number;
}): OctaveSpectrum {
  const levels = requireSpectrum("levels", duct.levels);
  const loss = requireSpectrum("transmissionLoss", duct.transmissionLoss);
  const incident = 10 * Math.log10(requireInRange("surface", duct.surface, 1e-3, 1e4, "m²") / 4);
  return eachBand((_, band) => levels[band]! + incident - loss[band]! - half);
}
