/* Conductivity, W/(m·K), viscosity, Pa·s, and specific heat, J/(kg·K), as a + b·T with T in K; molar mass, kg/mol. */
const properties = {
  air: { conductivity: [2.873e-3, 7.76e-5], viscosity: [3.723e-6, 4.94e-8], specificHeat: [1002.737, 1.2324e-2], molarMass: 0.02897 },
  argon: { conductivity: [2.285e-3, 5.149e-5], viscosity: [3.379e-6, 6.451e-8], specificHeat: [521.9285, 0], molarMass: 0.039948 },
  krypton: { conductivity: [9.443e-4, 2.826e-5], viscosity: [2.213e-6, 7.777e-8], specificHeat: [248.0907, 0], molarMass: 0.0838 },
} as const;
/** J/(mol·K), in the edition of the standard. */
const molarGasConstant = 8.31441;

export type Gas = keyof typeof properties;
export const gasNames = Object.keys(properties) as readonly Gas[];

/** Conductivity of a gas, W/(m·K), and its Rayleigh number for a length of 1 m and a difference of 1 K, at a temperature, K, and a pressure, Pa. */
export interface GasState {
  readonly conductivity: number;
  readonly rayleigh: number;
}

/**
 * A gas beside glass.
 *
 * @source iso-15099, Annex B, gases
 */
export function gasAt(gas: Gas, kelvin: number, pressure: number, gravity: number): GasState {
  const { conductivity, viscosity, specificHeat, molarMass } = properties[gas];
  const lambda = conductivity[0] + conductivity[1] * kelvin;
  const mu = viscosity[0] + viscosity[1] * kelvin;
  const density = (pressure * molarMass) / (molarGasConstant * kelvin);
  return {
    conductivity: lambda,
    rayleigh: (density * density * gravity * (specificHeat[0] + specificHeat[1] * kelvin)) / (kelvin * mu * lambda),
  };
}
