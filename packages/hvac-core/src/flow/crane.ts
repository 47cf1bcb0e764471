import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { degree } from "./degrees.ts";
import { isAtMost } from "../quantity/tolerance.ts";

/** Crane's roughness of clean commercial steel, 0.00015 ft in m. */
const steelRoughness = 4.572e-5;

/**
 * Friction factor of fully turbulent flow in clean commercial steel, Crane's f_T with ε = 0.00015 ft.
 *
 * TP-410 also prints it rounded by nominal size (0.019 at 2 in). CalebBell/fluids fits those values with another curve, 0.1…1.4 % lower.
 *
 * @equation f_T = 0.25 / log10(ε / (3.7 * D))^2
 * @param diameter inside diameter, m (0.005…2)
 * @returns f_T
 * @throws {OutOfRangeError} when the diameter is outside its range
 * @source crane-410, eq. 2-8
 * @example
 * ```ts
 * import { craneFrictionFactor } from "@org/hvac-core/flow";
 * craneFrictionFactor(0.05248); // 0.01899
 * ```
 */
export function craneFrictionFactor(diameter: number): number {
  requireInRange("diameter", diameter, 0.005, 2, "m");
  return 0.25 / Math.log10(steelRoughness / (3.7 * diameter)) ** 2;
}

/** A valve whose seat is smaller than the pipe. */
export interface ReducedSeat {
  /** Coefficient of the valve at β = 1 (0…100). */
  readonly fullBore: number;
  /** Ratio β of seat and pipe diameter (0.3…1). */
  readonly diameterRatio: number;
  /** Straight: gate, ball and plug valves. Globe: globe, angle, lift-check and stop-check valves. */
  readonly kind: "straight" | "globe";
  /** Included angle of the tapers before and after a straight seat, ° (0…180); 180 without it. */
  readonly angle?: number | undefined;
}

/**
 * Valve with a seat smaller than the pipe, on the velocity in the pipe: Crane's formulas 5, 6 (gate, ball, plug) and 7 (globe, angle, lift).
 *
 * For formula 7 CalebBell/fluids computes 0.5 (1 − β)² for globe and angle valves where TP-410 has 0.5 (1 − β²): 2 % less at β = 0.8.
 *
 * @param valve its coefficient at full bore and its seat
 * @returns K on the velocity in the pipe
 * @throws {OutOfRangeError} when an argument is outside its range
 * @throws {UnknownNameError} when the kind is neither
 * @source crane-410, p. A-26 ff., formulas 5, 6 and 7
 * @example
 * ```ts
 * import { reducedSeatCoefficient } from "@org/hvac-core/flow";
 * reducedSeatCoefficient({ fullBore: 0.15, diameterRatio: 1, kind: "straight", angle: 30 }); // 0.15
 * ```
 */
export function reducedSeatCoefficient({ fullBore, diameterRatio, kind, angle = 180 }: ReducedSeat): number {
  requireInRange("fullBore", fullBore, 0, 100, "");
  requireInRange("diameterRatio", diameterRatio, 0.3, 1, "");
  requireInRange("angle", angle, 0, 180, "°");
  requireKnown("kind", kind, ["straight", "globe"]);
  const blocked = 1 - diameterRatio ** 2;
  const s = Math.sin((angle / 2) * degree);
  const tapers = isAtMost(angle, 45) ? s * (0.8 * blocked + 2.6 * blocked ** 2) : 0.5 * Math.sqrt(s) * blocked + blocked ** 2;
  const extra = kind === "globe" ? diameterRatio * (0.5 * blocked + blocked ** 2) : tapers;
  return (fullBore + extra) / diameterRatio ** 4;
}

/**
 * Pipe reducer (contraction) by Crane, on the velocity in the smaller pipe.
 * @param diameterRatio smaller / larger diameter (0.01…1)
 * @param angle included angle, ° (0…180)
 * @returns K
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, p. A-26, formulas 1 and 2
 * @see {@link contractionCoefficient}
 * @example
 * ```ts
 * import { craneContractionCoefficient } from "@org/hvac-core/flow";
 * craneContractionCoefficient(0.4, 10); // 0.058569
 * ```
 */
export function craneContractionCoefficient(diameterRatio: number, angle: number): number {
  requireInRange("diameterRatio", diameterRatio, 0.01, 1, "");
  requireInRange("angle", angle, 0, 180, "°");
  const s = Math.sin((angle / 2) * degree);
  return (isAtMost(angle, 45) ? 0.8 * s : 0.5 * Math.sqrt(s)) * (1 - diameterRatio ** 2);
}

/**
 * Pipe enlargement by Crane, on the velocity in the smaller pipe.
 * @param diameterRatio smaller / larger diameter (0.01…1)
 * @param angle included angle, ° (0…180)
 * @returns K
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, p. A-26, formulas 3 and 4
 * @see {@link enlargementCoefficient}
 * @example
 * ```ts
 * import { craneEnlargementCoefficient } from "@org/hvac-core/flow";
 * craneEnlargementCoefficient(0.4, 60); // 0.7056
 * ```
 */
export function craneEnlargementCoefficient(diameterRatio: number, angle: number): number {
  requireInRange("diameterRatio", diameterRatio, 0.01, 1, "");
  requireInRange("angle", angle, 0, 180, "°");
  return Math.min(1, isAtMost(angle, 45) ? 2.6 * Math.sin((angle / 2) * degree) : 1) * (1 - diameterRatio ** 2) ** 2;
}
