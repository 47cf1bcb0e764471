import type { ChebyshevTable } from "./data.ts";

/** End of the saturation states, as a share of the critical temperature; above it a pure fluid's √-law makes tables and Newton steps unreliable. */
export const SATURATION_END = 0.995;
/** Extension of the tables beyond it, relative to the critical temperature. */
const BEYOND_END = 1e-4;

/** The range of √(1 - T/T_c) that the tables of a fluid span; slightly beyond the end, so that the end itself is inside. */
export function tableSpan(minimumTemperature: number, criticalTemperature: number): readonly [low: number, high: number] {
  return [Math.sqrt(1 - SATURATION_END - BEYOND_END), Math.sqrt(1 - minimumTemperature / criticalTemperature)];
}

/** Sum of Chebyshev polynomials of x by Clenshaw's recurrence. */
export function chebyshev(coefficients: readonly number[], x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let i = coefficients.length - 1; i > 0; i--) {
    const b0 = 2 * x * b1 - b2 + coefficients[i]!;
    b2 = b1;
    b1 = b0;
  }
  return x * b1 - b2 + coefficients[0]!;
}

/** Coefficients of the derivative of a sum of Chebyshev polynomials. */
export function chebyshevDerivative(coefficients: readonly number[]): number[] {
  const slopes = coefficients.map(() => 0);
  for (let k = coefficients.length - 1; k > 0; k--) slopes[k - 1] = (slopes[k + 1] ?? 0) + 2 * k * coefficients[k]!;
  slopes[0] = slopes[0]! / 2;
  return slopes;
}

/** Axis of the tables of a fluid: critical temperature in K and the span of √(1 - T/T_c). */
export interface TableAxis {
  readonly criticalTemperature: number;
  readonly span: readonly [low: number, high: number];
}

/** Position of a temperature in K in the span of the tables: 1 at the cold end, -1 at the hot end. */
export function tablePosition({ criticalTemperature, span }: TableAxis, temperature: number): number {
  return (2 * Math.sqrt(1 - temperature / criticalTemperature) - span[0] - span[1]) / (span[1] - span[0]);
}

/** Unit of a saturation table's integer coefficients. */
export const TABLE_UNIT = 1e-7;

/** Reads a saturation table at a temperature in K: ln(y/y_c) = T_c/T · Σ c_k T_k(x), x linear in √(1 - T/T_c). */
export function readLogarithm(table: ChebyshevTable, axis: TableAxis, temperature: number): number {
  return (chebyshev(table, tablePosition(axis, temperature)) * TABLE_UNIT * axis.criticalTemperature) / temperature;
}

/** Derivative of `readLogarithm` by temperature, 1/K. */
export function readSlope(table: ChebyshevTable, axis: TableAxis, temperature: number): number {
  const { criticalTemperature, span } = axis;
  const x = tablePosition(axis, temperature);
  const byTemperature = -1 / (criticalTemperature * Math.sqrt(1 - temperature / criticalTemperature) * (span[1] - span[0]));
  const slope = chebyshev(chebyshevDerivative(table), x) * byTemperature - chebyshev(table, x) / temperature;
  return (slope * TABLE_UNIT * criticalTemperature) / temperature;
}
