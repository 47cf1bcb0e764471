import { requireInRange } from "../kernel/errors.ts";
import { abushakra2004, type Citation } from "../sources/index.ts";

export const flexibleDuctCitation: Citation = { source: abushakra2004, locator: "pressure drop correction factor" };

/**
 * Pressure-drop correction factor of flexible duct that is not fully stretched: multiply the friction rate of the stretched duct by it.
 *
 * 1 + 58 (1 − L/L_FE) e^(−0.00496 D), D in mm, where L is the installed and L_FE the fully extended length; (1 − L/L_FE) is the compression.
 * The paper prints the coefficient as 0.58 per percent, which is the same. The spread of tests is large above 15 % compression: a typical
 * value, verify with the maker.
 *
 * @param diameter inside diameter, m (0.1…0.5)
 * @param compression share by which the duct is shorter than fully extended, 0…0.3 (4 % is usual for a well hung duct)
 * @returns factor, at least 1
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source abushakra-2004, pressure drop correction factor
 * @example
 * ```ts
 * import { flexibleDuctCorrectionFactor } from "@org/hvac-core/flow";
 * flexibleDuctCorrectionFactor(0.25, 0); // 1
 * flexibleDuctCorrectionFactor(0.25, 0.04); // 1.671
 * ```
 */
export function flexibleDuctCorrectionFactor(diameter: number, compression: number): number {
  requireInRange("diameter", diameter, 0.1, 0.5, "m");
  requireInRange("compression", compression, 0, 0.3, "");
  return 1 + 58 * compression * Math.exp(-4.96 * diameter);
}
