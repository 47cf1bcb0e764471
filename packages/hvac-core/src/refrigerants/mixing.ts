import { OutOfRangeError } from "../refusals/errors.ts";
import { chebyshev, chebyshevDerivative } from "./chebyshev.ts";
import type { MixingSurface, MixingSurfaces } from "./data.ts";

/** Size of a surface: polynomials of the quality by polynomials of the saturation variable. */
export const SURFACE_SIZE = [8, 12] as const;
/** Unit of the surfaces' integer coefficients. */
export const SURFACE_UNIT = 5e-6;

/** Property of a zeotropic blend over the quality along an isobar, as a share from bubble (0) to dew point (1). */
export interface MixingCurve {
  readonly value: (quality: number) => number;
  /** Quality at a share (0…1). */
  readonly invert: (share: number) => number;
}

interface SlopedCurve {
  readonly value: (quality: number) => number;
  readonly slope: (quality: number) => number;
}

/** Curves of temperature, enthalpy, entropy and specific volume. */
export interface MixingCurves {
  readonly temperature: Pick<MixingCurve, "value">;
  readonly enthalpy: MixingCurve;
  readonly entropy: MixingCurve;
  readonly volume: Pick<MixingCurve, "value">;
}

/** Isobar of the curves. */
export interface MixingPlace {
  /** Position of the bubble temperature in the span of the saturation tables, -1…1 */
  readonly position: number;
  /** √(1 - T/T_c) of the bubble temperature */
  readonly distance: number;
  /** Bubble temperature in K */
  readonly bubble: number;
  /** Dew temperature in K */
  readonly dew: number;
}

/**
 * Reads a surface along one isobar: q + q (1-q) e(q).
 *
 * @param surface integer coefficients, by rows of the quality's polynomials
 * @param x position of the bubble temperature in the span of the saturation tables, -1…1
 * @param distance √(1 - T/T_c) of the bubble temperature; e(q) grows like its inverse towards the critical point, so the surface holds the product
 */
function readCurve(surface: MixingSurface, x: number, distance: number): SlopedCurve {
  const [rows, columns] = SURFACE_SIZE;
  const line = Array.from(
    { length: rows },
    (_, i) => chebyshev(surface.slice(i * columns, (i + 1) * columns), x) * (SURFACE_UNIT / distance),
  );
  const slopes = chebyshevDerivative(line);
  return {
    value: (q) => q + q * (1 - q) * chebyshev(line, 2 * q - 1),
    slope: (q) => 1 + (1 - 2 * q) * chebyshev(line, 2 * q - 1) + 2 * q * (1 - q) * chebyshev(slopes, 2 * q - 1),
  };
}

/** Abscissae and weights of Gauss and Legendre on 0…1; exact for the products of degree nine that occur, except for the curvature of 1/T, which is below 1e-9. */
const GAUSS: readonly (readonly [position: number, weight: number])[] = [
  [0.033765242898424, 0.0856622461895852],
  [0.169395306766868, 0.180380786524069],
  [0.3806904069584015, 0.2339569672863455],
  [0.6193095930415985, 0.2339569672863455],
  [0.830604693233132, 0.180380786524069],
  [0.966234757101576, 0.0856622461895852],
];

/**
 * Curves of an isobar. Temperature, enthalpy and volume are read from their surfaces; the entropy follows from the first two, as
 * along an isobar dh = T ds.
 */
export function mixingCurves(
  [temperatures, enthalpies, volumes]: MixingSurfaces,
  { position, distance, bubble, dew }: MixingPlace,
): MixingCurves {
  const temperature = readCurve(temperatures, position, distance);
  const enthalpy = readCurve(enthalpies, position, distance);
  const slope = (q: number) => enthalpy.slope(q) / (bubble + (dew - bubble) * temperature.value(q));
  const integral = (to: number) => to * GAUSS.reduce((sum, [position, weight]) => sum + weight * slope(to * position), 0);
  const whole = integral(1);
  const entropy = { value: (q: number) => integral(q) / whole, slope: (q: number) => slope(q) / whole };
  const invertible = (curve: SlopedCurve): MixingCurve => ({ value: curve.value, invert: (share) => invert(curve, share) });
  return { temperature, enthalpy: invertible(enthalpy), entropy: invertible(entropy), volume: readCurve(volumes, position, distance) };
}

/** Temperature curve of `mixingCurves` alone, for the search for an isobar. */
export function temperatureCurve([temperatures]: MixingSurfaces, { position, distance }: MixingPlace): Pick<MixingCurve, "value"> {
  return readCurve(temperatures, position, distance);
}

/** Step in the quality at which the search has converged. */
const SETTLED = 1e-12;

/** Newton's method, with bisection when it leaves the bracket: enthalpy and entropy rise with the quality throughout. */
function invert({ value, slope }: SlopedCurve, share: number): number {
  let [low, high, quality] = [0, 1, share];
  for (let i = 0; i < 60; i++) {
    const miss = share - value(quality);
    if (miss > 0) low = quality;
    else high = quality;
    let next = quality + miss / slope(quality);
    if (!(next >= low && next <= high)) next = 0.5 * (low + high);
    const step = Math.abs(next - quality);
    quality = next;
    if (step < SETTLED) return quality;
  }
  throw new OutOfRangeError({
    parameter: "quality",
    value: quality,
    min: 0,
    max: 1,
    unit: "",
    reason: "the two-phase state did not converge",
  });
}
