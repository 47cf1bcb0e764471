import { requireInRange, UnknownNameError } from "../refusals/errors.ts";
import { ethylene, propylene, type Coefficients, type GlycolFit } from "./glycolCoefficients.ts";
import type { LiquidProperties } from "./water.ts";

export type GlycolKind = "ethylene" | "propylene";

export interface GlycolProperties extends LiquidProperties {
  /** Temperature at which the first ice crystals form, °C */
  readonly freezingPoint: number;
}

/** Highest temperature of the data behind the fits, °C; above, up to 100 °C, the polynomials extrapolate. */
export const glycolDataLimit = 40;

/** Highest mass fraction of the fits. */
export const strongestGlycol = 0.6;

/** Density of water at 20 °C and 1 atm, kg/m³. */
const waterDensity = 998.2;

function fitOf(kind: GlycolKind): GlycolFit {
  if (kind === "ethylene") return ethylene;
  if (kind === "propylene") return propylene;
  throw new UnknownNameError({ parameter: "kind", name: kind, known: ["ethylene", "propylene"] });
}

function horner(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + coefficients[i]!;
  return sum;
}

function surface(coefficients: Coefficients, t: number, x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * t + horner(coefficients[i]!, x);
  return sum;
}

/**
 * Freezing point of an aqueous glycol.
 *
 * @param kind `"ethylene"` or `"propylene"`
 * @param massFraction kg of glycol per kg of mixture, 0…0.6
 * @returns temperature of the first ice crystals, °C. The fit gives 0.0 to -0.1 °C for pure water.
 * @throws {UnknownNameError} for another kind
 * @throws {OutOfRangeError} outside the range
 * @source melinder, polynomials of aqueous glycols
 * @example
 * ```ts
 * import { glycolFreezingPoint } from "@org/hvac-core/fluids";
 * glycolFreezingPoint("ethylene", 0.3); // -14.58
 * glycolFreezingPoint("propylene", 0.3); // -12.8
 * ```
 */
export function glycolFreezingPoint(kind: GlycolKind, massFraction: number): number {
  const fit = fitOf(kind);
  return horner(fit.freezingPoint, requireInRange("massFraction", massFraction, 0, strongestGlycol, "") - fit.massFraction);
}

/**
 * Properties of aqueous ethylene or propylene glycol, without inhibitors, as liquid.
 *
 * The fits reproduce the data, which end at 40 °C ({@link glycolDataLimit}); warmer, they extrapolate. Other sources (ASHRAE 2001) differ by
 * up to 0.9 % in density, 2 % in specific heat and conductivity, 12 % in viscosity. For inhibited
 * products see their manufacturers' tables.
 *
 * @param input `kind`; `massFraction` kg of glycol per kg of mixture, 0…0.6 (see {@link glycolMassFraction} for volume fractions);
 * `temperature` in °C, from the freezing point to 100
 * @returns see {@link GlycolProperties}
 * @throws {UnknownNameError} for another kind
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, polynomials of aqueous glycols
 * @example
 * ```ts
 * import { glycol } from "@org/hvac-core/fluids";
 * const brine = glycol({ kind: "propylene", massFraction: 0.35, temperature: 7 });
 * brine.density; // 1034
 * brine.viscosity; // 0.00641
 * brine.specificHeat; // 3747
 * brine.freezingPoint; // -16.32
 * ```
 */
export function glycol(input: {
  readonly kind: GlycolKind;
  readonly massFraction: number;
  readonly temperature: number;
}): GlycolProperties {
  const fit = fitOf(input.kind);
  const freezingPoint = glycolFreezingPoint(input.kind, input.massFraction);
  const t = requireInRange("temperature", input.temperature, freezingPoint, 100, "°C") - fit.temperature;
  const x = input.massFraction - fit.massFraction;
  return {
    density: surface(fit.density, t, x),
    viscosity: 1e-3 * Math.exp(surface(fit.logViscosity, t, x)),
    specificHeat: surface(fit.specificHeat, t, x),
    conductivity: surface(fit.conductivity, t, x),
    freezingPoint,
  };
}

/**
 * Mass fraction of a glycol mixture that was made up by volumes.
 *
 * @param kind `"ethylene"` or `"propylene"`
 * @param volumeFraction volume of glycol over the volumes of glycol and water before mixing, both at 20 °C, 0…1
 * @returns mass fraction, 0…1
 * @throws {UnknownNameError} for another kind
 * @throws {OutOfRangeError} outside the range
 * @source crc-handbook, densities of the pure glycols at 20 °C
 * @see {@link glycolVolumeFraction}
 * @example
 * ```ts
 * import { glycolMassFraction } from "@org/hvac-core/fluids";
 * glycolMassFraction("ethylene", 0.3); // 0.3234
 * ```
 */
export function glycolMassFraction(kind: GlycolKind, volumeFraction: number): number {
  const glycolMass = requireInRange("volumeFraction", volumeFraction, 0, 1, "") * fitOf(kind).pureDensity;
  return glycolMass / (glycolMass + (1 - volumeFraction) * waterDensity);
}

/**
 * Volume fraction of a glycol mixture: the inverse of {@link glycolMassFraction}.
 *
 * @param kind `"ethylene"` or `"propylene"`
 * @param massFraction kg of glycol per kg of mixture, 0…1
 * @returns volume of glycol over the volumes of glycol and water before mixing, both at 20 °C
 * @throws {UnknownNameError} for another kind
 * @throws {OutOfRangeError} outside the range
 * @source crc-handbook, densities of the pure glycols at 20 °C
 * @example
 * ```ts
 * import { glycolVolumeFraction } from "@org/hvac-core/fluids";
 * glycolVolumeFraction("propylene", 0.35); // 0.3416
 * ```
 */
export function glycolVolumeFraction(kind: GlycolKind, massFraction: number): number {
  const glycolVolume = requireInRange("massFraction", massFraction, 0, 1, "") / fitOf(kind).pureDensity;
  return glycolVolume / (glycolVolume + (1 - massFraction) / waterDensity);
}
