import { requireInRange } from "../refusals/errors.ts";

/** Reference pressure of effective leakage areas, Pa, and their density of air, kg/m³. */
const reference = { pressure: 4, density: 1.2, exponent: 0.65 } as const;

/**
 * Air that leaks through an envelope of a known effective leakage area at a pressure difference; the reference pressure is 4 Pa.
 *
 * @equation Q = A_l * sqrt(2 * 4 / ρ) * (Δp / 4)^0.65
 * @param leakageArea effective leakage area at 4 Pa with a discharge coefficient of 1, m² (0…1000)
 * @param pressureDifference Pa (0…10000)
 * @returns m³/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source ashrae-hof-2021, ch. 16, effective leakage area and power law
 * @example
 * ```ts
 * import { leakageThrough } from "@org/hvac-core/ventilation";
 * leakageThrough(0.01, 4); // 0.0258199
 * ```
 */
export function leakageThrough(leakageArea: number, pressureDifference: number): number {
  requireInRange("leakageArea", leakageArea, 0, 1000, "m²");
  requireInRange("pressureDifference", pressureDifference, 0, 10000, "Pa");
  return (
    leakageArea * Math.sqrt((2 * reference.pressure) / reference.density) * (pressureDifference / reference.pressure) ** reference.exponent
  );
}
