import { requireInRange } from "../refusals/errors.ts";
import { cfm, squareFoot } from "../constants/inchPound.ts";

/** Coefficients of the total ventilation rate in the two columns of the standard, which it rounds separately. */
export const dwellingRates = {
  "inch-pound": { areaRate: (0.03 * cfm) / squareFoot, personRate: 7.5 * cfm },
  SI: { areaRate: 0.00015, personRate: 0.0035 },
} as const satisfies Record<string, { readonly areaRate: number; readonly personRate: number }>;

/**
 * Total ventilation of a dwelling: 0.15 L/s per m² of floor and 3.5 L/s for each bedroom plus one (0.03 cfm/ft², 7.5 cfm).
 *
 * @param area area of the floor, m² (0…1e6)
 * @param bedrooms number (0…1000); a studio has one
 * @param column column of the standard; SI by default
 * @returns m³/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source ashrae-62.2, section 4.1.1
 * @example
 * ```ts
 * import { dwellingVentilation } from "@org/hvac-core/ventilation";
 * dwellingVentilation(200, 3); // 0.044
 * ```
 */
export function dwellingVentilation(area: number, bedrooms: number, column: keyof typeof dwellingRates = "SI"): number {
  requireInRange("area", area, 0, 1e6, "m²");
  requireInRange("bedrooms", bedrooms, 0, 1000, "");
  const { areaRate, personRate } = dwellingRates[column];
  return areaRate * area + personRate * (Math.max(1, bedrooms) + 1);
}

/** Height at which a dwelling's infiltration is that of a bungalow, m. */
export const referenceHeight = 2.5;

/**
 * Annual effective infiltration of a dwelling from a blower door test.
 *
 * @equation Q_inf = 0.052 * Q_50 * wsf * (H / 2.5)^0.4
 * @param airflow at 50 Pa, m³/s (0…1000)
 * @param weatherFactor wsf, weather and shielding factor of the place (0…10)
 * @param height from the lowest floor above grade to the highest ceiling, m (0.1…1000)
 * @returns m³/s
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source ashrae-62.2, section 4.1.2 and Normative Appendix A
 * @example
 * ```ts
 * import { effectiveInfiltration } from "@org/hvac-core/ventilation";
 * effectiveInfiltration(0.5, 0.6, 2.5); // 0.0156
 * ```
 */
export function effectiveInfiltration(airflow: number, weatherFactor: number, height: number): number {
  requireInRange("airflow", airflow, 0, 1000, "m³/s");
  requireInRange("weatherFactor", weatherFactor, 0, 10, "");
  requireInRange("height", height, 0.1, 1000, "m");
  return 0.052 * airflow * weatherFactor * (height / referenceHeight) ** 0.4;
}
