import { gravity } from "../../constants/gravity.ts";

/* Conductivity, W/(m·K), viscosity, Pa·s, and specific heat, J/(kg·K), as a + b·T with T in K; molar mass, kg/mol. */
const properties = {
  air: { conductivity: [2.873e-3, 7.76e-5], viscosity: [3.723e-6, 4.94e-8], specificHeat: [1002.737, 1.2324e-2], molarMass: 0.02897 },
  argon: { conductivity: [2.285e-3, 5.149e-5], viscosity: [3.379e-6, 6.451e-8], specificHeat: [521.9285, 0], molarMass: 0.039948 },
  krypton: { conductivity: [9.443e-4, 2.826e-5], viscosity: [2.213e-6, 7.777e-8], specificHeat: [248.0907, 0], molarMass: 0.0838 },
} as const;
/** J/(mol·K), in the edition of the standard. */
const molarGasConstant = 8.31441;

export type Gas = keyof typeof properties;

/**
 * Conductivity of a gas next to glass, W/(m·K), at a temperature, K.
 *
 * @source iso-15099, Annex B
 */
export function gasConductivity(gas: Gas, kelvin: number): number {
  const { conductivity } = properties[gas];
  return conductivity[0] + conductivity[1] * kelvin;
}

/**
 * Rayleigh number of a gas for a length of 1 m and a difference of 1 K, at a temperature, K, and a pressure, Pa.
 *
 * @source iso-15099, 5.3.3 and Annex B
 */
export function rayleighNumber(gas: Gas, kelvin: number, pressure: number): number {
  const { viscosity, specificHeat, molarMass } = properties[gas];
  const density = (pressure * molarMass) / (molarGasConstant * kelvin);
  const mu = viscosity[0] + viscosity[1] * kelvin;
  const heat = specificHeat[0] + specificHeat[1] * kelvin;
  return (density * density * gravity * heat) / (kelvin * mu * gasConductivity(gas, kelvin));
}
