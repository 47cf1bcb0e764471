/** Room for the last bits of computed numbers where two are compared, relative to the larger. */
export const relativeTolerance = 1e-9;

/**
 * Whether a number is above another by more than the last bits of its computation.
 *
 * @param value any finite number
 * @param limit any finite number of the same unit
 * @returns `false` where both are the same within 1e-9 of the larger
 * @example
 * ```ts
 * import { isAbove } from "@org/hvac-core";
 * isAbove(0.1 + 0.2, 0.3); // false
 * isAbove(0.31, 0.3); // true
 * ```
 */
export function isAbove(value: number, limit: number): boolean {
  return value - limit > relativeTolerance * Math.max(Math.abs(value), Math.abs(limit));
}

/** Whether two numbers are the same. @param tolerance of their difference, relative to the larger */
export const isClose = (a: number, b: number, tolerance: number = relativeTolerance): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));

/**
 * Whether a number is below another by more than the last bits of its computation.
 *
 * @param value any finite number
 * @param limit any finite number of the same unit
 * @returns `false` where both are the same within 1e-9 of the larger
 * @example
 * ```ts
 * import { isBelow } from "@org/hvac-core";
 * isBelow(0.3, 0.1 + 0.2); // false
 * ```
 */
export function isBelow(value: number, limit: number): boolean {
  return isAbove(limit, value);
}

/**
 * Whether a number is at most another, or above it by no more than the last bits of its computation.
 *
 * @param value any finite number
 * @param limit any finite number of the same unit
 * @returns `true` where both are the same within 1e-9 of the larger
 * @example
 * ```ts
 * import { isAtMost } from "@org/hvac-core";
 * isAtMost(0.1 + 0.2, 0.3); // true
 * ```
 */
export function isAtMost(value: number, limit: number): boolean {
  return !isAbove(value, limit);
}

/**
 * A difference of two computed numbers, without the residue of their last bits.
 *
 * @param a any finite number
 * @param b any finite number of the same unit
 * @returns a − b; 0 where both are the same within 1e-9 of the larger
 * @example
 * ```ts
 * import { difference } from "@org/hvac-core";
 * difference(0.1 + 0.2, 0.3); // 0
 * difference(5, 3); // 2
 * ```
 */
export function difference(a: number, b: number): number {
  return isAbove(a, b) || isBelow(a, b) ? a - b : 0;
}
