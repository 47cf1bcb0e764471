import { gravity } from "../constants/gravity.ts";
import { requireInRange } from "../refusals/errors.ts";

/**
 * Power that a flow takes up as it is raised by a head: ρ g Q H.
 *
 * @param flow m³/s, 0…10 000
 * @param head m of the liquid, 0…100 000
 * @param density kg/m³, 100…5000
 * @returns W
 * @throws {OutOfRangeError} when an argument is out of its range
 * @source mathematics
 * @example
 * ```ts
 * import { hydraulicPower } from "@org/hvac-core/pumps";
 * hydraulicPower(0.01, 20, 1000); // 1961.33
 * ```
 */
export function hydraulicPower(flow: number, head: number, density: number): number {
  return (
    requireInRange("density", density, 100, 5000, "kg/m³") *
    gravity *
    requireInRange("flow", flow, 0, 1e4, "m³/s") *
    requireInRange("head", head, 0, 1e5, "m")
  );
}
