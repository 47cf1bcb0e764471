import { requireInRange } from "../refusals/errors.ts";
import { icePoint } from "../psychrometrics/internal.ts";
import { waterCritical } from "./waterTransport.ts";

/** Coefficients n1…n10 of IAPWS-IF97 region 4 (Table 34). */
const n = [
  1167.0521452767, -724213.16703206, -17.073846940092, 12020.82470247, -3232555.0322333, 14.91510861353, -4823.2657361591, 405113.40542057,
  -0.23855557567849, 650.17534844798,
] as const;

/** Saturation pressure without a range check, Pa. */
export function saturationPressureOf(temperature: number): number {
  const T = temperature + icePoint;
  const theta = T + n[8] / (T - n[9]);
  const a = theta * theta + n[0] * theta + n[1];
  const b = n[2] * theta * theta + n[3] * theta + n[4];
  const c = n[5] * theta * theta + n[6] * theta + n[7];
  return 1e6 * ((2 * c) / (Math.sqrt(b * b - 4 * a * c) - b)) ** 4;
}

/**
 * Vapour pressure of liquid water, for NPSH and cavitation.
 *
 * Within 0.025 % of IAPWS-95. The saturation pressure of moist air (`@org/hvac-core/psychrometrics`) is the older
 * equation of ASHRAE's handbook and differs by up to 0.06 %.
 *
 * @param temperature °C; 0…373.946 (the critical point)
 * @returns vapour pressure, Pa absolute
 * @throws {OutOfRangeError} outside the range
 * @source iapws-if97, region 4, eq. 30
 * @example
 * ```ts
 * import { waterVaporPressure } from "@org/hvac-core/fluids";
 * waterVaporPressure(35); // 5629
 * waterVaporPressure(100); // 101418
 * ```
 */
export function waterVaporPressure(temperature: number): number {
  return saturationPressureOf(requireInRange("temperature", temperature, 0, 373.946, "°C"));
}

/**
 * Temperature at which water boils: the exact inverse of {@link waterVaporPressure}.
 *
 * @param pressure Pa absolute; 611.213…22 064 000
 * @returns temperature, °C
 * @throws {OutOfRangeError} outside the range
 * @source iapws-if97, region 4, eq. 31
 * @see {@link waterVaporPressure}
 * @example
 * ```ts
 * import { waterSaturationTemperature } from "@org/hvac-core/fluids";
 * waterSaturationTemperature(101325); // 99.974
 * ```
 */
export function waterSaturationTemperature(pressure: number): number {
  const beta = (requireInRange("pressure", pressure, 611.2126, waterCritical.pressure, "Pa") / 1e6) ** 0.25;
  const e = beta * beta + n[2] * beta + n[5];
  const f = n[0] * beta * beta + n[3] * beta + n[6];
  const g = n[1] * beta * beta + n[4] * beta + n[7];
  const d = (-2 * g) / (f + Math.sqrt(f * f - 4 * e * g));
  const sum = n[9] + d;
  return (sum - Math.sqrt(sum * sum - 4 * (n[8] + n[9] * d))) / 2 - icePoint;
}
