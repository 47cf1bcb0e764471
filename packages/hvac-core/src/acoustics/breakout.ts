import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { isBelow } from "../quantity/tolerance.ts";
import { eachBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";
import { inch, pound, squareFoot } from "../constants/inchPound.ts";

/** Maximum breakout loss of duct walls, dB: flanking and joints limit it, not the mass. */
const maximumLoss = { rectangular: 45, round: 50 } as const;

/** A rectangular duct whose walls let sound out. */
export interface BreakoutDuct {
  /** Width, m, 0.05…5. */
  readonly width: number;
  /** Height, m, 0.05…5. */
  readonly height: number;
  /** Length exposed to the room, m, 0.1…100. */
  readonly length: number;
  /** Mass of the wall, kg/m², 0.5…100 (0.7 mm steel: 5.5). */
  readonly surfaceMass: number;
}

/**
 * Transmission loss of a rectangular duct's walls from inside to outside.
 *
 * With a, b in mm and q in kg/m²: below f_L = 613 000/√(a·b) plane waves, TL = 10·lg[f·q²/(a + b)] + 17; above it
 * TL = 20·lg(f·q) − 45; at most 45 dB (one later edition says 50). Not less than 10·lg[2L(1/a + 1/b)], at which all power would leave.
 *
 * @param duct sides and exposed length, m, and wall mass, kg/m²
 * @returns breakout transmission loss, dB
 * @throws {OutOfRangeError} when a dimension or the mass is outside its range
 * @source reynolds-bledsoe-1991, eqs. 6.11–6.12, after Cummings (RP-318, 1983)
 * @source ashrae-applications-2019, ch. 49, table 29, for comparison
 * @see {@link rectangularBreakInLoss}
 * @example
 * ```ts
 * import { rectangularBreakoutLoss } from "@org/hvac-core/acoustics";
 * rectangularBreakoutLoss({ width: 0.305, height: 0.305, length: 6.1, surfaceMass: 4.76 })[7]; // 45
 * ```
 */
export function rectangularBreakoutLoss(duct: BreakoutDuct): OctaveSpectrum {
  const a = requireInRange("width", duct.width, 0.05, 5, "m") * 1000;
  const b = requireInRange("height", duct.height, 0.05, 5, "m") * 1000;
  const length = requireInRange("length", duct.length, 0.1, 100, "m") * 1000;
  const mass = requireInRange("surfaceMass", duct.surfaceMass, 0.5, 100, "kg/m²");
  const minimum = 10 * Math.log10(2 * length * (1 / a + 1 / b));
  const limit = 613_000 / Math.sqrt(a * b);
  return eachBand((frequency) => {
    const wall = isBelow(frequency, limit)
      ? 10 * Math.log10((frequency * mass ** 2) / (a + b)) + 17
      : 20 * Math.log10(frequency * mass) - 45;
    return Math.max(minimum, Math.min(wall, maximumLoss.rectangular));
  });
}

/** Stiffness constant C₀ of a round duct's walls by the seam. */
const ringStiffness = { spiral: 232.9, long: 230.4 } as const;

/** How the sheet of a round duct is closed: wound as a spiral, or with one seam along it. */
export type DuctSeam = keyof typeof ringStiffness;

/** From this diameter on (26 in) a round duct's walls lose less at the end of the spectrum, in inches (less what unit conversion leaves) and Hz. */
const largeDuct = { diameter: 26 * (1 - 1e-9), frequency: 4000 } as const;

/**
 * Transmission loss of a round duct's walls from inside to outside.
 *
 * With q in lb/ft² and d in inches the larger of 17.6·lg q − 49.8·lg f − 55.3·lg d + C₀ (ring stiffness) and
 * 17.6·lg q − 6.6·lg f − 36.9·lg d + 97.4, at most 50 dB; from 26 in on 17 dB more than the second from 4 kHz up.
 * C₀ is 232.9 for spiral-wound and 230.4 for long-seam ducts (the latter on one source only, and on the safe side). Tight round ducts
 * keep low frequencies in far better than rectangular ones. Of the handbook's measured ducts the long-seam ones lie within 8 dB of the
 * formula, the spiral ones up to 21 dB above it.
 *
 * @param duct `diameter`, m, 0.05…2.5; `surfaceMass`, kg/m², 0.5…100; `seam`
 * @returns breakout transmission loss, dB, 0…50
 * @throws {OutOfRangeError} when the diameter or the mass is outside its range
 * @throws {UnknownNameError} when the seam is neither `spiral` nor `long`
 * @source reynolds-bledsoe-1991, ch. 6, after Cummings (1983)
 * @see {@link roundBreakInLoss}
 * @example
 * ```ts
 * import { roundBreakoutLoss } from "@org/hvac-core/acoustics";
 * roundBreakoutLoss({ diameter: 0.3, surfaceMass: 5.5, seam: "spiral" })[0]; // 50
 * ```
 */
export function roundBreakoutLoss(duct: {
  readonly diameter: number;
  readonly surfaceMass: number;
  readonly seam: DuctSeam;
}): OctaveSpectrum {
  const inches = requireInRange("diameter", duct.diameter, 0.05, 2.5, "m") / inch;
  const mass = 17.6 * Math.log10(requireInRange("surfaceMass", duct.surfaceMass, 0.5, 100, "kg/m²") / (pound / squareFoot));
  const stiffness = ringStiffness[requireKnown("seam", duct.seam, ringStiffness)];
  const size = Math.log10(inches);
  return eachBand((frequency) => {
    const f = Math.log10(frequency);
    const stiff = mass - 49.8 * f - 55.3 * size + stiffness;
    const limp = mass - 6.6 * f - 36.9 * size;
    const wall = frequency >= largeDuct.frequency && inches >= largeDuct.diameter ? limp + 114.4 : Math.max(stiff, limp + 97.4);
    return Math.max(0, Math.min(wall, maximumLoss.round));
  });
}

/**
 * Sound power that leaves through the walls of a duct.
 *
 * Taken with the level at the start of the exposed length it is on the safe side, because the sound decays along the duct.
 *
 * @equation L_w = L_w_i + 10 * log10(S / A) - TL
 * @param duct `levels`, dB, sound power in the duct; `transmissionLoss`, dB; `surface`, m², of the exposed walls, and `area`, m², of the clear section
 * @returns radiated sound power, dB; never more than the power in the duct
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels or an area is outside its range
 * @source reynolds-bledsoe-1991, ch. 6
 * @see {@link breakInSoundPower}
 * @example
 * ```ts
 * import { breakoutSoundPower } from "@org/hvac-core/acoustics";
 * const flat = [80, 80, 80, 80, 80, 80, 80, 80];
 * breakoutSoundPower({ levels: flat, transmissionLoss: [20, 23, 26, 29, 32, 37, 43, 45], surface: 10, area: 0.1 })[0]; // 80
 * ```
 */
export function breakoutSoundPower(duct: {
  readonly levels: readonly number[];
  readonly transmissionLoss: readonly number[];
  readonly surface: number;
  readonly area: number;
}): OctaveSpectrum {
  const levels = requireSpectrum("levels", duct.levels);
  const loss = requireSpectrum("transmissionLoss", duct.transmissionLoss);
  const spread =
    10 * Math.log10(requireInRange("surface", duct.surface, 1e-3, 1e4, "m²") / requireInRange("area", duct.area, 1e-4, 100, "m²"));
  return eachBand((_, band) => levels[band]! + Math.min(0, spread - loss[band]!));
}
