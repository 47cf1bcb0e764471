import { requireInRange } from "../refusals/errors.ts";

/** People and floor area of a zone, with the outdoor air rates of its category. */
export interface BreathingZone {
  /** Number of people. */
  readonly people: number;
  /** m³/s per person. */
  readonly peopleRate: number;
  /** m² */
  readonly area: number;
  /** m³/s per m². */
  readonly areaRate: number;
}

/**
 * Outdoor air that the breathing zone needs: V_bz = R_p·P_z + R_a·A_z.
 *
 * @param zone people (0…1e9), rates (at least 0), floor area (m², 0…1e9)
 * @returns m³/s
 * @throws {OutOfRangeError} when a value is outside its range
 * @source ashrae-62.1, eq. 6-1
 * @example
 * ```ts
 * import { breathingZoneAirflow } from "@org/hvac-core/ventilation";
 * // An office of 100 m² with five people, SI column.
 * breathingZoneAirflow({ people: 5, peopleRate: 0.0025, area: 100, areaRate: 0.0003 }); // 0.0425
 * ```
 */
export function breathingZoneAirflow({ people, peopleRate, area, areaRate }: BreathingZone): number {
  requireInRange("people", people, 0, 1e9, "");
  requireInRange("peopleRate", peopleRate, 0, 1, "m³/s per person");
  requireInRange("area", area, 0, 1e9, "m²");
  requireInRange("areaRate", areaRate, 0, 1, "m³/s per m²");
  return peopleRate * people + areaRate * area;
}

/**
 * System ventilation efficiency of a multiple-zone recirculating system by the simplified procedure: E_v = 0.88 D + 0.22 below an occupant
 * diversity of 0.60, 0.75 from there on. Each zone's minimum primary airflow is 1.5 times its outdoor air then.
 *
 * @param diversity D, people of the system at once by the sum of the zones' people (0…1)
 * @returns E_v, a ratio
 * @throws {OutOfRangeError} when the diversity is outside its range
 * @source ashrae-62.1-2019, section 6.2.5.3
 * @example
 * ```ts
 * import { simplifiedSystemEfficiency } from "@org/hvac-core/ventilation";
 * simplifiedSystemEfficiency(0.5); // 0.66
 * ```
 */
export function simplifiedSystemEfficiency(diversity: number): number {
  requireInRange("diversity", diversity, 0, 1, "");
  return diversity < 0.6 ? 0.88 * diversity + 0.22 : 0.75;
}

/** Maximum zone outdoor air fraction of the table of 2004 to 2016. */
export const maximumTabulatedFraction = 0.55;

/**
 * System ventilation efficiency by the table of the editions 2004 to 2016: 1 up to a largest zone outdoor air fraction of 0.15, 0.9 at 0.25,
 * 0.8 at 0.35, 0.7 at 0.45, 0.6 at 0.55, and between them in proportion, which is E_v = 1.15 − max Z_p.
 *
 * @param largestFraction largest Z_p of the zones, outdoor air by primary airflow (0…0.55); beyond it Appendix A applies
 * @returns E_v, a ratio
 * @throws {OutOfRangeError} when the fraction is outside the table
 * @source ashrae-62.1-2016, Table 6.2.5.2 (6-3)
 * @example
 * ```ts
 * import { tabulatedSystemEfficiency } from "@org/hvac-core/ventilation";
 * tabulatedSystemEfficiency(0.35); // 0.8
 * ```
 */
export function tabulatedSystemEfficiency(largestFraction: number): number {
  requireInRange("largestFraction", largestFraction, 0, maximumTabulatedFraction, "");
  return Math.min(1, 1.15 - largestFraction);
}

/** A zone of a multiple-zone system by Appendix A. */
export interface ZoneAirPath {
  /** X_s, outdoor air of the system by its primary airflow: V_ou/V_ps. */
  readonly averageFraction: number;
  /** Z_pz, outdoor air of the zone by its primary airflow: V_oz/V_pz. */
  readonly zoneFraction: number;
  /** E_z, zone air distribution effectiveness. */
  readonly effectiveness?: number;
  /** E_p, primary airflow by discharge airflow; 1 without a secondary path. */
  readonly primaryFraction?: number;
  /** E_r, share of the secondary air that is representative of the system's return air. */
  readonly secondaryRecirculation?: number;
}

/**
 * Zone ventilation efficiency: how well a system distributes outdoor air to one of its zones.
 *
 * E_vz = (F_a + X_s·F_b − Z_pz·E_p·F_c)/F_a with F_a = E_p + (1 − E_p)·E_r, F_b = E_p and F_c = 1 − (1 − E_z)(1 − E_r)(1 − E_p). With one supply
 * path that is 1 + X_s − Z_pz.
 *
 * @param zone fractions (0…1e6), effectiveness (0.1…10), E_p (0.01…1), E_r (0…1)
 * @returns E_vz, a ratio; 0 or less where the primary airflow cannot ventilate the zone
 * @throws {OutOfRangeError} when a value is outside its range
 * @source ashrae-62.1-2016, Appendix A
 * @example
 * ```ts
 * import { zoneVentilationEfficiency } from "@org/hvac-core/ventilation";
 * zoneVentilationEfficiency({ averageFraction: 0.2, zoneFraction: 0.45 }); // 0.75
 * ```
 */
export function zoneVentilationEfficiency({
  averageFraction,
  zoneFraction,
  effectiveness = 1,
  primaryFraction = 1,
  secondaryRecirculation = 0,
}: ZoneAirPath): number {
  requireInRange("averageFraction", averageFraction, 0, 1e6, "");
  requireInRange("zoneFraction", zoneFraction, 0, 1e6, "");
  requireInRange("effectiveness", effectiveness, 0.1, 10, "");
  requireInRange("primaryFraction", primaryFraction, 0.01, 1, "");
  requireInRange("secondaryRecirculation", secondaryRecirculation, 0, 1, "");
  const fromSystem = primaryFraction + (1 - primaryFraction) * secondaryRecirculation;
  const fromZone = 1 - (1 - effectiveness) * (1 - secondaryRecirculation) * (1 - primaryFraction);
  return (fromSystem + averageFraction * primaryFraction - zoneFraction * primaryFraction * fromZone) / fromSystem;
}
