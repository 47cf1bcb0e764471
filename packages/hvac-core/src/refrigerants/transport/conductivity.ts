import type { TransportModel, TransportPoint } from "./point.ts";

/** Residual conductivity Σ B (T_r/T)^t (ρ/ρ_r)^d in W/(m K); reducing temperature in K, density in mol/m³. */
export function residualPolynomial(
  [reducingTemperature, reducingDensity]: readonly [number, number],
  [b, d, t]: readonly [readonly number[], readonly number[], (readonly number[])?],
): TransportModel {
  return ({ temperature, density }) =>
    b.reduce((sum, factor, i) => sum + factor * (reducingTemperature / temperature) ** (t?.[i] ?? 0) * (density / reducingDensity) ** d[i]!, 0);
}

/** χ(T, ρ): p_c ρ / (ρ_c² ∂p/∂ρ) */
function susceptibility({ model, density }: TransportPoint, temperature: number, [, pressure, criticalDensity]: readonly [number, number, number]): number {
  model.setPoint(temperature, density);
  return (pressure * density) / (criticalDensity * criticalDensity * model.pressureByDensity);
}

/**
 * Critical enhancement of the conductivity in W/(m K), simplified crossover model of Olchowy and Sengers, with ν = 0.63, γ = 1.239.
 *
 * @source olchowy-sengers-1989
 * @param critical temperature in K, pressure in Pa, density in mol/m³ of the correlation
 * @param amplitude Γ
 * @param zeta ζ₀ in m
 * @param cutoff q_D in 1/m
 * @param reference reference temperature in K
 * @param factor R₀
 */
export function olchowySengers(
  critical: readonly [number, number, number],
  amplitude: number,
  zeta: number,
  cutoff: number,
  reference: number,
  factor = 1.03,
): TransportModel {
  return (point) => {
    const { model, temperature, density } = point;
    const excess = -(susceptibility(point, reference, critical) * reference) / temperature + susceptibility(point, temperature, critical);
    if (excess <= 0) return 0;
    const correlation = zeta * (excess / amplitude) ** (0.63 / 1.239);
    const heat = model.isobaricHeat;
    const ratio = model.isochoricHeat / heat;
    const k = cutoff * correlation;
    const relative = critical[2] / density;
    const omega = (2 / Math.PI) * ((1 - ratio) * Math.atan(k) + ratio * k);
    const background = (2 / Math.PI) * (1 - Math.exp(-1 / (1 / k + (k * k * relative * relative) / 3)));
    return (density * heat * factor * 1.3806488e-23 * temperature * (omega - background)) / (6 * Math.PI * point.viscosity() * correlation);
  };
}
