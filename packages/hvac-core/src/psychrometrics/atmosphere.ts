import { requireInRange } from "../refusals/errors.ts";
import { standardPressure } from "./constants.ts";

/** Fall of the standard atmosphere's temperature over that at sea level, 1/m. */
const lapse = 2.25577e-5;
const exponent = 5.2559;

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
 * @see {@link altitudeAtPressure}
 * @example
 * ```ts
 * import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
 * pressureAtAltitude(1500); // 84556
 * ```
 */
export function pressureAtAltitude(altitude: number): number {
  return standardPressure * (1 - lapse * requireInRange("altitude", altitude, -5000, 11000, "m")) ** exponent;
}

/**
 * Altitude at which the standard atmosphere has a pressure: the inverse of {@link pressureAtAltitude}.
 *
 * @param pressure Pa; 22 632…177 687
 * @returns height above sea level, m
 * @throws {OutOfRangeError} outside the troposphere
 * @source ashrae-hof-2017, ch. 1, eq. 3, solved for the altitude
 * @example
 * ```ts
 * import { altitudeAtPressure } from "@org/hvac-core/psychrometrics";
 * altitudeAtPressure(84556); // 1500
 * ```
 */
export function altitudeAtPressure(pressure: number): number {
  const [min, max] = [pressureAtAltitude(11000), pressureAtAltitude(-5000)];
  return (1 - (requireInRange("pressure", pressure, min, max, "Pa") / standardPressure) ** (1 / exponent)) / lapse;
}
