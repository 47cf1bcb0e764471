import { requireInRange } from "../refusals/errors.ts";
import { difference } from "../quantity/tolerance.ts";

/** Largest margin that is told: a hundred times what is required. */
const largestMargin = 1e9;

/**
 * How much more was selected than is required, as a share of what is required.
 *
 * @param selected what the equipment gives, any unit, 0 and more
 * @param required what is asked of it, in the same unit, above 0
 * @returns the margin, a share: −1…; negative where too little was selected, and 0 where both are the same but for the last bits
 * @throws {OutOfRangeError} when a number is out of range
 * @source mathematics
 * @example
 * ```ts
 * import { marginOf } from "@org/hvac-core/equipment";
 * marginOf(2300, 2000); // 0.15
 * ```
 */
export function marginOf(selected: number, required: number): number {
  requireInRange("required", required, Number.MIN_VALUE, Number.MAX_VALUE, "");
  requireInRange("selected", selected, 0, Number.MAX_VALUE, "");
  return requireInRange("selected", difference(selected, required) / required, -1, largestMargin, "");
}
