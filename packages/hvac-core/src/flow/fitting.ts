import { OutOfRangeError, requireInRange } from "../kernel/errors.ts";

/** One number that describes a fitting's shape or state. */
export interface FittingParameter {
  readonly name: string;
  readonly symbol: string;
  readonly quantity: "ratio" | "angle" | "length" | "velocity" | "count" | "flowCoefficient";
  /** SI unit; angles are in degrees, as fittings are ordered */
  readonly unit: "" | "°" | "m" | "m/s" | "m³/h";
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/**
 * The velocity that a loss coefficient is multiplied with: Δp = K ρV²/2.
 * `through`: the one velocity of a fitting that keeps its area. `smaller`: the velocity in the smaller section.
 * `common`: the velocity in the leg that carries the whole flow of a junction, never that of the branch.
 */
export type VelocityBasis = "through" | "smaller" | "common";

/** A fitting: how to describe it, what its coefficient refers to, and how it is computed. */
export interface Fitting<Key extends string = string> {
  readonly key: Key;
  readonly name: string;
  readonly family: string;
  readonly velocityBasis: VelocityBasis;
  readonly source: string;
  readonly parameters: Readonly<Record<string, FittingParameter>>;
  /** Loss coefficient; parameters that are left out take their defaults. @throws {OutOfRangeError} for a parameter outside its range or unknown */
  readonly coefficient: (geometry?: Readonly<Record<string, number>>) => number;
}

interface FittingSpec<Key extends string, P extends string> {
  readonly key: Key;
  readonly name: string;
  readonly family: string;
  readonly velocityBasis: VelocityBasis;
  readonly source: string;
  readonly parameters: Readonly<Record<P, FittingParameter>>;
  readonly coefficient: (geometry: Readonly<Record<P, number>>) => number;
}

/** Completes a fitting: its coefficient fills in defaults and refuses what lies outside the ranges before it computes. */
export function defineFitting<const Key extends string, P extends string>(spec: FittingSpec<Key, P>): Fitting<Key> {
  return {
    ...spec,
    coefficient: (geometry = {}) => {
      for (const key in geometry) {
        if (!(key in spec.parameters)) throw new OutOfRangeError({ parameter: key, value: geometry[key]!, min: 0, max: 0, unit: "", reason: `${spec.key} has no such parameter` });
      }
      const complete = {} as Record<P, number>;
      for (const key in spec.parameters) {
        const { min, max, unit, default: usual } = spec.parameters[key];
        complete[key] = requireInRange(key, geometry[key] ?? usual, min, max, unit);
      }
      return spec.coefficient(complete);
    },
  };
}

export const ratio = (name: string, symbol: string, min: number, max: number, usual: number): FittingParameter => ({ name, symbol, quantity: "ratio", unit: "", min, max, default: usual });
export const angle = (min: number, max: number, usual: number, name = "Angle", symbol = "theta"): FittingParameter => ({ name, symbol, quantity: "angle", unit: "°", min, max, default: usual });

/** Piecewise linear value at `x` of nodes `[x, y]` in ascending order; the ends hold beyond the nodes, whose range the parameter states. */
export function interpolate(nodes: ReadonlyArray<readonly [number, number]>, x: number): number {
  let lower = nodes[0]!;
  for (const upper of nodes) {
    if (x <= upper[0]) return upper === lower ? upper[1] : lower[1] + ((upper[1] - lower[1]) * (x - lower[0])) / (upper[0] - lower[0]);
    lower = upper;
  }
  return lower[1];
}

/**
 * The same loss on another velocity: K₂ = K₁ (V₁/V₂)².
 *
 * The commonest mistake with junctions is a coefficient used with the wrong velocity; convert it here.
 *
 * @param coefficient K on `velocity` (−1e9…1e9; the stream of a junction may gain)
 * @param velocity the velocity that K refers to, m/s (0…400)
 * @param newVelocity the velocity that it shall refer to, m/s (1e-6…400)
 * @returns K on `newVelocity`
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, definition of the loss coefficient
 * @example
 * ```ts
 * import { changeVelocityBasis } from "@org/hvac-core/flow";
 * changeVelocityBasis(1, 8, 4); // 4
 * ```
 */
export function changeVelocityBasis(coefficient: number, velocity: number, newVelocity: number): number {
  requireInRange("coefficient", coefficient, -1e9, 1e9, "");
  requireInRange("velocity", velocity, 0, 400, "m/s");
  requireInRange("newVelocity", newVelocity, 1e-6, 400, "m/s");
  return coefficient * (velocity / newVelocity) ** 2;
}
