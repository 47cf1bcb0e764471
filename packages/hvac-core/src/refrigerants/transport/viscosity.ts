import { powerSum, type TransportModel } from "./point.ts";

/**
 * Residual viscosity in Pa s: polynomial in density and temperature plus the free-volume term of Batschinski and
 * Hildebrand, (Σ f D^d y^t) (1/(D₀-D) - 1/D₀) with D = ρ/ρ_r, y = T_r/T, D₀ = Σ g y^h / Σ p y^q.
 *
 * @param reducing temperature in K, density in mol/m³
 * @param polynomial columns a, d, t
 * @param freeVolume columns f, d, t, then g, h, p, q
 */
export function batschinskiHildebrand(
  [reducingTemperature, reducingDensity]: readonly [number, number],
  [a, d, t]: readonly [readonly number[], readonly number[], readonly number[]],
  freeVolume?: readonly (readonly number[])[],
): TransportModel {
  return ({ temperature, density }) => {
    const x = density / reducingDensity;
    const y = reducingTemperature / temperature;
    let viscosity = a.reduce((sum, factor, i) => sum + factor * x ** d[i]! * y ** t[i]!, 0);
    if (freeVolume) {
      const [f, df, tf, g, h, p, q] = freeVolume as [number[], number[], number[], number[], number[], number[], number[]];
      const packed = powerSum(g, h, y) / powerSum(p, q, y);
      viscosity += f.reduce((sum, factor, i) => sum + factor * x ** df[i]! * y ** tf[i]!, 0) * (1 / (packed - x) - 1 / packed);
    }
    return viscosity;
  };
}

/** Columns a, d, t of Σ a D^d θ^t. */
type Columns = readonly [readonly number[], readonly number[], readonly number[]];

/**
 * Residual viscosity of the form of Huber and Assael: 10⁻⁶ D^(2/3) √θ (Σ₁ + Σ₂/Σ₃) Pa s,
 * D = ρ/ρ_r, θ = T/T_r.
 */
export function huberAssael(
  [reducingTemperature, reducingDensity]: readonly [number, number],
  polynomial: Columns,
  numerator: Columns,
  denominator: Columns,
): TransportModel {
  return ({ temperature, density }) => {
    const x = density / reducingDensity;
    const y = temperature / reducingTemperature;
    const sum = ([a, d, t]: Columns) => a.reduce((total, factor, i) => total + factor * x ** d[i]! * y ** t[i]!, 0);
    return 1e-6 * x ** (2 / 3) * Math.sqrt(y) * (sum(polynomial) + sum(numerator) / sum(denominator));
  };
}

/**
 * Viscosity from the residual entropy.
 *
 * @source bell-laesecke-2016
 * @param dilute dilute-gas viscosity
 * @param factor factor C of the fluid
 * @param criticalEntropyDensity ρ s^r at the critical point in J/(m³ K), negative
 */
export function entropyScaling(dilute: TransportModel, factor: number, criticalEntropyDensity: number): TransportModel {
  return (point) => {
    const { model, density } = point;
    const x = (density * model.gasConstant * (model.t - model.a)) / criticalEntropyDensity;
    const liquidShare = 1 / (1 + Math.exp(-100 * (x - 2)));
    const liquid = 0.6100913843 + x * (0.4508958312 + x * (-0.017063 + x * 0.000564));
    const vapor = x * (1.2 + x * (-0.308598 + x * 0.035317));
    return dilute(point) * (1 + factor * (Math.exp(liquidShare * liquid + (1 - liquidShare) * vapor) - 1));
  };
}
