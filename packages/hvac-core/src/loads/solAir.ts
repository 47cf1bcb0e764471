import { requireInRange } from "../refusals/errors.ts";

export interface SolAirInput {
  /** Outdoor dry bulb, °C. */
  readonly outdoorDryBulb: number;
  /** Total irradiance of the surface, W/m², ≥ 0. */
  readonly irradiance: number;
  /** Solar absorptance over outside film coefficient α/h_o, m²·K/W; 0.026 light, 0.052 dark surfaces. */
  readonly absorptanceRatio: number;
  /** Long-wave exchange with the sky εΔR/h_o, K; 4 for surfaces facing up, 0 for vertical ones. */
  readonly longwaveCorrection: number;
}

/**
 * Sol-air temperature: the outdoor air temperature that would cause the same heat flow into the surface as air, sun and sky.
 *
 * @param input temperature (°C), irradiance (W/m²), α/h_o (m²·K/W) and long-wave correction (K); ranges at {@link SolAirInput}
 * @returns sol-air temperature, °C
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source ashrae-hof-2021, ch. 18, eq. 29
 * @example
 * ```ts
 * import { solAirTemperature } from "@org/hvac-core/loads";
 * solAirTemperature({ outdoorDryBulb: 32, irradiance: 700, absorptanceRatio: 0.052, longwaveCorrection: 0 }); // 68.4
 * ```
 */
export function solAirTemperature({ outdoorDryBulb, irradiance, absorptanceRatio, longwaveCorrection }: SolAirInput): number {
  requireInRange("outdoorDryBulb", outdoorDryBulb, -100, 100, "°C");
  requireInRange("irradiance", irradiance, 0, 4000, "W/m²");
  requireInRange("absorptanceRatio", absorptanceRatio, 0, 0.5, "m²·K/W");
  requireInRange("longwaveCorrection", longwaveCorrection, 0, 50, "K");
  return outdoorDryBulb + absorptanceRatio * irradiance - longwaveCorrection;
}
