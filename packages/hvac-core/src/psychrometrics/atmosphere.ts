import { requireInRange } from "../kernel/errors.ts";
import { standardPressure } from "./constants.ts";

/**
 * Pressure of the standard atmosphere at an altitude.
 *
 * The formula takes the altitude as it is given (geopotential); with geometric altitude the US Standard Atmosphere 1976 is higher by
 * 0.03 % at 3000 m and 0.1 % at 5000 m.
 *
 * @param altitude height above sea level, m; -5000…11 000
 * @returns pressure, Pa
 * @throws {OutOfRangeError} outside the troposphere
 * @source ashrae-hof-2017, ch. 1, eq. 3
 * @example
 * ```ts
 * import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
 * pressureAtAltitude(1500); // 84556
 * ```
 */
export function pressureAtAltitude(altitude: number): number {
  return standardPressure * (1 - 2.25577e-5 * requireInRange("altitude", altitude, -5000, 11000, "m")) ** 5.2559;
}
