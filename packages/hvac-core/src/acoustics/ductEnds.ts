import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { eachBand, requirePerBand, type OctaveSpectrum } from "./bands.ts";

/** Speed of sound in air at 20 °C that the published regressions assume, m/s. */
export const speedOfSound = 343;

/**
 * Attenuation by which sound power divides at a branch.
 *
 * @equation ΔL = 10 * log10(sum(A_i) / A_b)
 * @param split `branchArea`, m², of the branch followed; `totalArea`, m², of all ducts that leave the junction, the branch included
 * @returns attenuation along the branch, dB, the same in all bands
 * @throws {OutOfRangeError} when an area is not positive, or the branch is larger than the total
 * @source long-2014, eq. 14.17, without its reflection term
 * @example
 * ```ts
 * import { branchPowerDivision } from "@org/hvac-core/acoustics";
 * branchPowerDivision({ branchArea: 0.05, totalArea: 0.1 })[0]; // 3.0103
 * ```
 */
export function branchPowerDivision(split: { readonly branchArea: number; readonly totalArea: number }): OctaveSpectrum {
  const total = requireInRange("totalArea", split.totalArea, 1e-6, 1000, "m²");
  const branch = requireInRange("branchArea", split.branchArea, 1e-6, total, "m²");
  return eachBand(() => 10 * Math.log10(total / branch));
}

/** Termination of a duct: free in a room, or flush with a wall or ceiling. */
export type DuctTermination = "flush" | "free";

/** Whose coefficients of the end reflection are taken. */
export type EndReflectionMethod = "ashrae" | "nebb";

/* Coefficients a₁ by termination, and a₂. */
const endReflection: Readonly<
  Record<EndReflectionMethod, { readonly factor: Readonly<Record<DuctTermination, number>>; readonly exponent: number }>
> = { ashrae: { factor: { flush: 0.7, free: 1 }, exponent: 2 }, nebb: { factor: { flush: 0.8, free: 1 }, exponent: 1.88 } };

/**
 * End reflection loss at a duct opening.
 *
 * Low frequencies and small openings reflect most. A form with the fraction upside down circulates; it grows with
 * frequency and is wrong. Coefficients a₁, a₂: 0.7, 2 flush and 1, 2 free (ASHRAE 2011 and later, after RP-1314); the older
 * NEBB/Reynolds pair is 0.8, 1.88 flush and 1, 1.88 free and lies about 1 dB away.
 *
 * @equation ERL = 10 * log10(1 + (a_1 * c / (π * f * D))^a_2)
 * @param opening `area`, m², 1e-4…100 (the equivalent diameter is √(4A/π)); `termination`; `method`, `"ashrae"` by default
 * @returns reflection loss, dB, positive
 * @throws {OutOfRangeError} when the area is outside its range
 * @throws {UnknownNameError} when the termination or the method is unknown
 * @source ashrae-applications-2015, ch. 48, eq. 11 and table 28
 * @source reynolds-bledsoe-1991, eqs. 5.38–5.40
 * @example
 * ```ts
 * import { endReflectionLoss } from "@org/hvac-core/acoustics";
 * endReflectionLoss({ area: (Math.PI * 0.45 ** 2) / 4, termination: "flush" })[0]; // 9.1737
 * ```
 */
export function endReflectionLoss(opening: {
  readonly area: number;
  readonly termination: DuctTermination;
  readonly method?: EndReflectionMethod;
}): OctaveSpectrum {
  const diameter = Math.sqrt((4 * requireInRange("area", opening.area, 1e-4, 100, "m²")) / Math.PI);
  const { factor, exponent } = endReflection[requireKnown("method", opening.method ?? "ashrae", endReflection)];
  const reach = factor[requireKnown("termination", opening.termination, factor)] * speedOfSound;
  return eachBand((frequency) => 10 * Math.log10(1 + (reach / (Math.PI * frequency * diameter)) ** exponent));
}

/** A lined or bare plenum between an inlet and an outlet duct. */
export interface Plenum {
  /** Area of the outlet opening, m². */
  readonly outletArea: number;
  /** Inside surface without the two openings, m². */
  readonly wallArea: number;
  /** Mean absorption coefficient of that surface per band, each above 0 and up to 1. */
  readonly absorption: readonly number[];
  /** Slant distance between the centres of inlet and outlet, m. */
  readonly distance: number;
  /** Angle between that line and the inlet axis, degrees, 0…89. */
  readonly angle?: number;
  /** Directivity of the inlet: 2 when it is well inside a wall (default), 4 close to an edge. */
  readonly directivity?: number;
}

/**
 * Transmission loss of a plenum after Wells: −10·lg{S_out·[Q·cos θ/(4π·r²) + (1 − α)/(S·α)]}.
 *
 * Direct sound plus reverberant sound; sound means the plenum is large against the wavelength. Below the cut-off frequency
 * of the inlet duct ({@link ductCutoffFrequency}) waves are plane and the value is only indicative. A negative
 * result (an outlet that takes in more than the plenum absorbs) is a limit of the diffuse-field model and is set to 0.
 * Print differs in the direct term: Q/(4π·r²) with Q = 2 here, twice that in Bies's version.
 *
 * @param plenum openings, surface, m², absorption, distance, m, and angle, degrees
 * @returns transmission loss, dB, 0 or more
 * @throws {OutOfRangeError} when a dimension or an absorption coefficient is outside its range
 * @source bies-2017, sec. 8.17, the method of Wells (1958)
 * @see {@link measuredPlenumAttenuation}
 * @example
 * ```ts
 * import { plenumAttenuation } from "@org/hvac-core/acoustics";
 * plenumAttenuation({ outletArea: 0.25, wallArea: 20, absorption: [1, 1, 1, 1, 1, 1, 1, 1], distance: 2 })[0]; // 20.0230
 * ```
 */
export function plenumAttenuation(plenum: Plenum): OctaveSpectrum {
  const outlet = requireInRange("outletArea", plenum.outletArea, 1e-4, 100, "m²");
  const wall = requireInRange("wallArea", plenum.wallArea, outlet, 1e4, "m²");
  const distance = requireInRange("distance", plenum.distance, 0.05, 100, "m");
  const angle = requireInRange("angle", plenum.angle ?? 0, 0, 89, "°");
  const directivity = requireInRange("directivity", plenum.directivity ?? 2, 1, 8, "");
  const absorption = requirePerBand("absorption", plenum.absorption, { min: 0.001, max: 1, unit: "" });
  const direct = (directivity * Math.cos((angle * Math.PI) / 180)) / (4 * Math.PI * distance ** 2);
  return eachBand((_, band) => {
    const alpha = absorption[band]!;
    return Math.max(0, -10 * Math.log10(outlet * (direct + (1 - alpha) / (wall * alpha))));
  });
}

/* Cut-off frequency times largest dimension over the speed of sound. */
const cutoff = { rectangular: 0.5, round: 0.586 } as const;

/**
 * Frequency below which only plane waves travel in a duct: c/(2a) in a rectangular, 0.586·c/d in a round one.
 *
 * @param largest larger clear side, or diameter, m, 0.01…10
 * @param shape `rectangular` or `round`
 * @returns cut-off frequency, Hz
 * @throws {OutOfRangeError} when the dimension is outside its range
 * @throws {UnknownNameError} when the shape is neither
 * @source ashrae-applications-2015, ch. 48, plenums, cut-off frequency
 * @example
 * ```ts
 * import { ductCutoffFrequency } from "@org/hvac-core/acoustics";
 * ductCutoffFrequency(0.5, "rectangular"); // 343
 * ```
 */
export function ductCutoffFrequency(largest: number, shape: keyof typeof cutoff): number {
  requireInRange("largest", largest, 0.01, 10, "m");
  return (cutoff[requireKnown("shape", shape, cutoff)] * speedOfSound) / largest;
}
