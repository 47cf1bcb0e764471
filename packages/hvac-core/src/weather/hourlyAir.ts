import { saturationPressure } from "../psychrometrics/index.ts";
import { humidityRatioFromVaporPressure } from "../psychrometrics/internal.ts";
import { requireInRange } from "../refusals/errors.ts";
import type { WeatherHours } from "./weatherHours.ts";

/**
 * Outdoor air by dry bulb, dew point and pressure of each hour. A dew point above the dry bulb, which files have by rounding, is read as saturation.
 *
 * @param hours dry bulb (°C), dew point (°C) and pressure (Pa) of each hour; `undefined` marks a missing value
 * @returns dry bulbs, °C, and humidity ratios, kg/kg; hours that lack a quantity are left out
 * @throws {OutOfRangeError} when the series differ in length or a value lies outside the range of psychrometrics
 * @source ashrae-hof-2017, ch. 1, eq. 20
 * @see {@link hourCells}
 * @example
 * ```ts
 * import { hourlyAir } from "@org/hvac-core/weather";
 * const air = hourlyAir({ dryBulb: [20, 30, 25], dewPoint: [20.1, undefined, 10], pressure: [101325, 101325, 101325] });
 * air.dryBulb; // [20, 25]
 * air.humidityRatio[1]; // 0.00763
 * ```
 */
export function hourlyAir({ dryBulb, dewPoint, pressure }: Pick<WeatherHours, "dryBulb" | "dewPoint" | "pressure">): {
  readonly dryBulb: readonly number[];
  readonly humidityRatio: readonly number[];
} {
  for (const [name, { length }] of Object.entries({ dewPoint, pressure }))
    requireInRange(`${name}.length`, length, dryBulb.length, dryBulb.length, "");
  const states = dryBulb.flatMap((temperature, hour) => {
    const [dew, total] = [dewPoint[hour], pressure[hour]];
    if (temperature === undefined || dew === undefined || total === undefined) return [];
    requireInRange(`dryBulb[${hour}]`, temperature, -100, 100, "°C");
    return [[temperature, humidityRatioFromVaporPressure(saturationPressure(Math.min(dew, temperature)), total)] as const];
  });
  return { dryBulb: states.map(([temperature]) => temperature), humidityRatio: states.map(([, humidityRatio]) => humidityRatio) };
}
