import type { HelmholtzModel } from "../helmholtz.ts";

/** A single-phase point at which a transport property is computed. */
export interface TransportPoint {
  /** The fluid's equation, set to the point; models that move it must set it back. */
  readonly model: HelmholtzModel;
  /** Temperature in K. */
  readonly temperature: number;
  /** Density in mol/m³. */
  readonly density: number;
  /** Viscosity in Pa s at a point, for the critical enhancement of the conductivity. */
  readonly viscosity: () => number;
}

/** A transport property in SI units (Pa s or W/(m K)) at a point, or one contribution to it. */
export type TransportModel = (point: TransportPoint) => number;

/** Adds contributions; a published correlation is its dilute-gas, residual and critical parts. */
export function sumOf(...parts: readonly TransportModel[]): TransportModel {
  return (point) => parts.reduce((sum, part) => sum + part(point), 0);
}

/** Σ a x^t */
export function powerSum(a: readonly number[], t: readonly number[], x: number): number {
  return a.reduce((sum, factor, i) => sum + factor * x ** t[i]!, 0);
}
