import type { TransportModel } from "./point.ts";

/** Residual conductivity Σ B (T_r/T)^t (ρ/ρ_r)^d in W/(m K); reducing temperature in K, density in mol/m³. */
export function residualPolynomial(
  [reducingTemperature, reducingDensity]: readonly [number, number],
  [b, d, t]: readonly [readonly number[], readonly number[], (readonly number[])?],
): TransportModel {
  return ({ temperature, density }) =>
    b.reduce(
      (sum, factor, i) => sum + factor * (reducingTemperature / temperature) ** (t?.[i] ?? 0) * (density / reducingDensity) ** d[i]!,
      0,
    );
}

/** Boltzmann constant of CODATA 2010, used in the published correlations, J/K. */
const BOLTZMANN = 1.3806488e-23;

/** Critical exponents of the correlation length (ν) and of the susceptibility (γ). */
const NU = 0.63;
const GAMMA = 1.239;

/** Parameters of the critical enhancement of a fluid. */
export interface CriticalEnhancement {
  /** Critical temperature in K, pressure in Pa and density in mol/m³ of the correlation */
  readonly critical: readonly [temperature: number, pressure: number, density: number];
  /** Γ */
  readonly amplitude: number;
  /** ζ₀ in m */
  readonly zeta: number;
  /** q_D in 1/m */
  readonly cutoff: number;
  /** Temperature in K at which the enhancement has vanished */
  readonly reference: number;
  /** R₀, 1.03 when absent */
  readonly factor?: number;
}

/**
 * Critical enhancement of the conductivity in W/(m K), simplified crossover model of Olchowy and Sengers.
 *
 * @source olchowy-sengers-1989
 */
export function olchowySengers({ critical, amplitude, zeta, cutoff, reference, factor = 1.03 }: CriticalEnhancement): TransportModel {
  const [, criticalPressure, criticalDensity] = critical;
  return (point) => {
    const { model, temperature, density } = point;
    /** χ: p_c ρ / (ρ_c² ∂p/∂ρ) */
    const susceptibility = (slope: number): number => (criticalPressure * density) / (criticalDensity * criticalDensity * slope);
    const far = susceptibility(model.atTemperature(reference, density).pressureByDensity);
    const excess = susceptibility(model.pressureByDensity) - (far * reference) / temperature;
    if (excess <= 0) return 0;
    const correlation = zeta * (excess / amplitude) ** (NU / GAMMA);
    const heat = model.isobaricHeat;
    const ratio = model.isochoricHeat / heat;
    const k = cutoff * correlation;
    const relative = criticalDensity / density;
    const omega = (2 / Math.PI) * ((1 - ratio) * Math.atan(k) + ratio * k);
    const background = (2 / Math.PI) * (1 - Math.exp(-1 / (1 / k + (k * k * relative * relative) / 3)));
    return (density * heat * factor * BOLTZMANN * temperature * (omega - background)) / (6 * Math.PI * point.viscosity() * correlation);
  };
}
