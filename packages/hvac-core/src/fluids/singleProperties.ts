import { air } from "./air.ts";
import { glycol, type GlycolKind } from "./glycol.ts";
import { water } from "./water.ts";

/* Single properties by name, as formulas use them. For several properties of one state use `air`, `water` or `glycol`. */

/**
 * Dynamic viscosity of moist air.
 *
 * @param temperature dry bulb, °C (-100…200)
 * @param pressure Pa (1000…1 000 000)
 * @param humidityRatio kg per kg of dry air (0…10)
 * @returns Pa s
 * @throws {OutOfRangeError} outside the range
 * @source lemmon-jacobsen-2004, with vapour by Wilke's rule
 * @example
 * ```ts
 * import { airViscosity } from "@org/hvac-core/fluids";
 * airViscosity(20, 101325, 0); // 0.00001821
 * ```
 */
export function airViscosity(temperature: number, pressure: number, humidityRatio: number): number {
  return air({ temperature, pressure, humidityRatio }).viscosity;
}

/**
 * Thermal conductivity of moist air.
 *
 * @param temperature dry bulb, °C (-100…200)
 * @param pressure Pa (1000…1 000 000)
 * @param humidityRatio kg per kg of dry air (0…10)
 * @returns W/(m K)
 * @throws {OutOfRangeError} outside the range
 * @source lemmon-jacobsen-2004, with vapour by Mason and Saxena's rule
 * @example
 * ```ts
 * import { airConductivity } from "@org/hvac-core/fluids";
 * airConductivity(20, 101325, 0); // 0.02587
 * ```
 */
export function airConductivity(temperature: number, pressure: number, humidityRatio: number): number {
  return air({ temperature, pressure, humidityRatio }).conductivity;
}

/**
 * Density of liquid water at atmospheric pressure, above 100 °C at its vapour pressure.
 *
 * @param temperature °C (0…200)
 * @returns kg/m³
 * @throws {OutOfRangeError} outside the range
 * @source iapws-if97, region 1
 * @example
 * ```ts
 * import { waterDensity } from "@org/hvac-core/fluids";
 * waterDensity(7); // 999.90
 * ```
 */
export function waterDensity(temperature: number): number {
  return water({ temperature }).density;
}

/**
 * Dynamic viscosity of liquid water at atmospheric pressure, above 100 °C at its vapour pressure.
 *
 * @param temperature °C (0…200)
 * @returns Pa s
 * @throws {OutOfRangeError} outside the range
 * @source iapws-if97, region 1, and IAPWS R12-08
 * @example
 * ```ts
 * import { waterViscosity } from "@org/hvac-core/fluids";
 * waterViscosity(7); // 0.001427
 * ```
 */
export function waterViscosity(temperature: number): number {
  return water({ temperature }).viscosity;
}

/**
 * Specific heat at constant pressure of liquid water at atmospheric pressure, above 100 °C at its vapour pressure.
 *
 * @param temperature °C (0…200)
 * @returns J/(kg K)
 * @throws {OutOfRangeError} outside the range
 * @source iapws-if97, region 1
 * @example
 * ```ts
 * import { waterSpecificHeat } from "@org/hvac-core/fluids";
 * waterSpecificHeat(7); // 4201
 * ```
 */
export function waterSpecificHeat(temperature: number): number {
  return water({ temperature }).specificHeat;
}

const mixture = (kind: GlycolKind, massFraction: number, temperature: number) => glycol({ kind, massFraction, temperature });

/**
 * Density of ethylene glycol in water.
 *
 * @param massFraction kg of glycol per kg of mixture (0…0.6)
 * @param temperature °C, from the freezing point to 100; the data end at 40
 * @returns kg/m³
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, correlations of aqueous solutions
 * @example
 * ```ts
 * import { ethyleneGlycolDensity } from "@org/hvac-core/fluids";
 * ethyleneGlycolDensity(0.3, 20); // 1038
 * ```
 */
export function ethyleneGlycolDensity(massFraction: number, temperature: number): number {
  return mixture("ethylene", massFraction, temperature).density;
}

/**
 * Dynamic viscosity of ethylene glycol in water.
 *
 * @param massFraction kg of glycol per kg of mixture (0…0.6)
 * @param temperature °C, from the freezing point to 100; the data end at 40
 * @returns Pa s
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, correlations of aqueous solutions
 * @example
 * ```ts
 * import { ethyleneGlycolViscosity } from "@org/hvac-core/fluids";
 * ethyleneGlycolViscosity(0.3, 20); // 0.002166
 * ```
 */
export function ethyleneGlycolViscosity(massFraction: number, temperature: number): number {
  return mixture("ethylene", massFraction, temperature).viscosity;
}

/**
 * Specific heat at constant pressure of ethylene glycol in water.
 *
 * @param massFraction kg of glycol per kg of mixture (0…0.6)
 * @param temperature °C, from the freezing point to 100; the data end at 40
 * @returns J/(kg K)
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, correlations of aqueous solutions
 * @example
 * ```ts
 * import { ethyleneGlycolSpecificHeat } from "@org/hvac-core/fluids";
 * ethyleneGlycolSpecificHeat(0.3, 20); // 3718
 * ```
 */
export function ethyleneGlycolSpecificHeat(massFraction: number, temperature: number): number {
  return mixture("ethylene", massFraction, temperature).specificHeat;
}

/**
 * Density of propylene glycol in water.
 *
 * @param massFraction kg of glycol per kg of mixture (0…0.6)
 * @param temperature °C, from the freezing point to 100; the data end at 40
 * @returns kg/m³
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, correlations of aqueous solutions
 * @example
 * ```ts
 * import { propyleneGlycolDensity } from "@org/hvac-core/fluids";
 * propyleneGlycolDensity(0.35, 7); // 1034
 * ```
 */
export function propyleneGlycolDensity(massFraction: number, temperature: number): number {
  return mixture("propylene", massFraction, temperature).density;
}

/**
 * Dynamic viscosity of propylene glycol in water.
 *
 * @param massFraction kg of glycol per kg of mixture (0…0.6)
 * @param temperature °C, from the freezing point to 100; the data end at 40
 * @returns Pa s
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, correlations of aqueous solutions
 * @example
 * ```ts
 * import { propyleneGlycolViscosity } from "@org/hvac-core/fluids";
 * propyleneGlycolViscosity(0.35, 7); // 0.00641
 * ```
 */
export function propyleneGlycolViscosity(massFraction: number, temperature: number): number {
  return mixture("propylene", massFraction, temperature).viscosity;
}

/**
 * Specific heat at constant pressure of propylene glycol in water.
 *
 * @param massFraction kg of glycol per kg of mixture (0…0.6)
 * @param temperature °C, from the freezing point to 100; the data end at 40
 * @returns J/(kg K)
 * @throws {OutOfRangeError} outside the range, and below the freezing point
 * @source melinder, correlations of aqueous solutions
 * @example
 * ```ts
 * import { propyleneGlycolSpecificHeat } from "@org/hvac-core/fluids";
 * propyleneGlycolSpecificHeat(0.35, 7); // 3747
 * ```
 */
export function propyleneGlycolSpecificHeat(massFraction: number, temperature: number): number {
  return mixture("propylene", massFraction, temperature).specificHeat;
}
