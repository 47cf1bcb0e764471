import { requireInRange, requireKnown } from "../refusals/errors.ts";

/** Dependence of the flow on the diameter of a trimmed impeller: proportional to it, or to its square. Head is proportional to its square either way. */
export type TrimMethod = "proportional" | "square";

/** Factors of a pump's curves for a change of speed or diameter. */
export interface SimilarityFactors {
  /** Flow over that before. */
  readonly flow: number;
  /** Head over that before. */
  readonly head: number;
}

/**
 * Affinity laws of speed: flow is proportional to the speed, head to its square; power to its cube at constant efficiency.
 *
 * @param speedRatio new speed over old, 0.05…3
 * @returns factors of flow and head
 * @throws {OutOfRangeError} when the ratio is out of its range
 * @source grundfos-pump-handbook, affinity equations
 * @see {@link trimFactors}
 * @example
 * ```ts
 * import { speedFactors } from "@org/hvac-core/pumps";
 * speedFactors(0.8).head; // 0.64
 * ```
 */
export function speedFactors(speedRatio: number): SimilarityFactors {
  const ratio = requireInRange("speedRatio", speedRatio, 0.05, 3, "");
  return { flow: ratio, head: ratio ** 2 };
}

/**
 * Factors of a trimmed impeller: head by the square of the diameter, flow by its square as well for radial impellers (manufacturers' experience), or by
 * the diameter.
 *
 * @param diameterRatio trimmed diameter over the one of the curve, 0.5…1
 * @param method dependence of the flow
 * @returns factors of flow and head
 * @throws {OutOfRangeError} when the ratio is out of its range
 * @throws {UnknownNameError} for another method
 * @source ksb-selecting, trimming of impellers
 * @example
 * ```ts
 * import { trimFactors } from "@org/hvac-core/pumps";
 * trimFactors(0.9, "square").flow; // 0.81
 * trimFactors(0.9, "proportional").flow; // 0.9
 * ```
 */
export function trimFactors(diameterRatio: number, method: TrimMethod): SimilarityFactors {
  const ratio = requireInRange("diameterRatio", diameterRatio, 0.5, 1, "");
  const exponents = { proportional: 1, square: 2 };
  return { flow: ratio ** exponents[requireKnown("method", method, exponents)], head: ratio ** 2 };
}
