import { requireInRange } from "../refusals/errors.ts";
import { difference } from "../quantity/tolerance.ts";

/** Maximum margin, as a share of the requirement. */
const largestMargin = 1e9;

/**
 * Margin of a selection over its requirement, as a share of the requirement.
 *
 * @param selected capacity of the equipment, any unit, 0 and more
 * @param required requirement, in the same unit, above 0
 * @returns the margin, a share from −1; negative where the selection is too small, and 0 where both are equal but for the last bits
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
