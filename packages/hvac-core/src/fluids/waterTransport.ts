import type { LiquidState } from "./region1.ts";

/** Critical point of water, at which its equations are reduced: K, kg/m³, Pa. */
export const waterCritical = { temperature: 647.096, density: 322, pressure: 22.064e6 } as const;

/** Rows over (1/T - 1)^i, columns over (ρ - 1)^j; IAPWS R12-08, Table 2. */
const viscosityRows = [
  [0.520094, 0.222531, -0.281378, 0.161913, -0.0325372, 0, 0],
  [0.0850895, 0.999115, -0.906851, 0.257399, 0, 0, 0],
  [-1.08374, 1.88797, -0.772479, 0, 0, 0, 0],
  [-0.289555, 1.26613, -0.489837, 0, 0.0698452, 0, -0.00435673],
  [0, 0, -0.25704, 0, 0, 0.00872102, 0],
  [0, 0.120573, 0, 0, 0, 0, -0.000593264],
] as const;

/** The same for conductivity; IAPWS R15-11, Table 2. */
const conductivityRows = [
  [1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634, 0.00609859258],
  [2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019, -0.00719201245],
  [2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278, -0.0205938816],
  [-1.21051378, 1.60812989, -0.621178141, 0.0716373224, 0, 0],
  [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
] as const;

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + coefficients[i]!;
  return sum;
}

function finiteDensityFactor(rows: readonly (readonly number[])[], t: number, rho: number): number {
  const inner = rows.map((row) => polynomial(row, rho - 1));
  return Math.exp(rho * polynomial(inner, 1 / t - 1));
}

/** Viscosity of dilute vapour, Pa s, at a reduced temperature: IAPWS R12-08, eq. 11. */
export const vaporViscosity = (t: number): number => (1e-4 * Math.sqrt(t)) / polynomial([1.67752, 2.20462, 0.6366564, -0.241605], 1 / t);

/** Conductivity of dilute vapour, W/(m K), at a reduced temperature: IAPWS R15-11, eq. 16. */
export const vaporConductivity = (t: number): number =>
  (1e-3 * Math.sqrt(t)) / polynomial([2.443221e-3, 1.323095e-2, 6.770357e-3, -3.454586e-3, 4.096266e-4], 1 / t);

/**
 * Viscosity of water, Pa s, by IAPWS R12-08 eqs. 10 to 12. The critical enhancement is 1: it matters only within some kelvins of the
 * critical point.
 */
export function viscosityOf(T: number, density: number): number {
  const t = T / waterCritical.temperature;
  return vaporViscosity(t) * finiteDensityFactor(viscosityRows, t, density / waterCritical.density);
}

/** Conductivity of water without its critical enhancement, W/(m K), by IAPWS R15-11 eqs. 16 and 17. */
export function backgroundConductivityOf(T: number, density: number): number {
  const t = T / waterCritical.temperature;
  return vaporConductivity(t) * finiteDensityFactor(conductivityRows, t, density / waterCritical.density);
}

/** Correlation length, nm, of an excess of the reduced compression: IAPWS R12-08, eq. 20, and R15-11, eq. 22. */
export const correlationLength = (excess: number): number => (excess > 0 ? 0.13 * (excess / 0.06) ** (0.63 / 1.239) : 0);

/**
 * Critical enhancement of the conductivity of water, W/(m K): IAPWS R15-11, eqs. 18 and 19.
 *
 * @param T K
 * @param density kg/m³
 * @param correlation length, nm
 * @param heats at constant pressure and volume, J/(kg K)
 * @param viscosity gives it, Pa s
 */
export function conductivityEnhancement(
  T: number,
  density: number,
  correlation: number,
  [atPressure, atVolume]: readonly [number, number],
  viscosity: () => number,
): number {
  const y = correlation / 0.4;
  if (y < 1.2e-7) return 0;
  const rho = density / waterCritical.density;
  const ratio = atVolume / atPressure;
  const z = (2 / (Math.PI * y)) * ((1 - ratio) * Math.atan(y) + ratio * y - (1 - Math.exp(-1 / (1 / y + (y * y) / (3 * rho * rho)))));
  return (1e-9 * 177.8514 * rho * (atPressure / 461.51805) * (T / waterCritical.temperature) * z) / viscosity();
}

/** Reduced compression at 1.5 times the critical temperature for reduced densities above 1.863, as in all liquid up to 200 °C; IAPWS R15-11, eq. 26 and Table 6. */
const referenceCompression = [
  1.11999926419994, 0.595748562571649, 9.8895256507892, -10.325505114704, 4.66861294457414, -0.503243546373828,
] as const;

/** Conductivity of liquid water, W/(m K), by IAPWS R15-11 with the critical enhancement of eqs. 18 to 24 (none below 170 °C, 0.2 % at 200 °C). */
export function conductivityOf(T: number, liquid: LiquidState, viscosity: number): number {
  const rho = liquid.density / waterCritical.density;
  const compression = (liquid.compression * waterCritical.pressure) / waterCritical.density;
  const excess = rho * (compression - (1.5 * waterCritical.temperature) / (polynomial(referenceCompression, rho) * T));
  const heats = [liquid.specificHeat, liquid.specificHeatAtVolume] as const;
  return (
    backgroundConductivityOf(T, liquid.density) +
    conductivityEnhancement(T, liquid.density, correlationLength(excess), heats, () => viscosity)
  );
}
