import { dewPointOf, humidityRatioOf, vaporPressureOf } from "./equations.ts";
import { requireBetween, requirePressure, requireTemperature } from "./limits.ts";
import { saturationPressureUnchecked } from "./saturation.ts";
import { humidityRatioAtWetBulb, wetBulbOf } from "./wetBulbBalance.ts";

/**
 * Humidity ratio at a wet bulb.
 *
 * @param dryBulb °C; -100…200
 * @param wetBulb thermodynamic wet bulb, °C; from that of dry air up to `dryBulb`, and below the boiling point
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns humidity ratio, kg of water per kg of dry air
 * @throws {OutOfRangeError} when the wet bulb is above the dry bulb or lower than dry air allows
 * @source ashrae-hof-2017, ch. 1, eq. 33 (wet bulb of 0 °C and above, over liquid) and eq. 35 (below, over ice)
 * @see {@link wetBulb}
 * @example
 * ```ts
 * import { humidityRatioFromWetBulb } from "@org/hvac-core/psychrometrics/quantities";
 * humidityRatioFromWetBulb(30, 20, 101325); // 0.010517
 * ```
 */
export function humidityRatioFromWetBulb(dryBulb: number, wetBulb: number, pressure: number): number {
  return humidityRatioAtWetBulb(requireTemperature("dryBulb", dryBulb), wetBulb, requirePressure(pressure));
}

/**
 * Thermodynamic wet bulb of moist air.
 *
 * The equations over liquid and over ice do not meet at 0 °C: for dry bulbs above 0 °C a narrow band of humidity ratios (1.4 % wide at
 * 1 °C, 13 % at 5 °C) has a solution on either side. The liquid one is returned: a wick wetted with water cools until it
 * is in balance, and where that happens above 0 °C it never freezes. So the wet bulb rises with the humidity ratio
 * everywhere, and it jumps over the values just below 0 °C. PsychroLib returns one or the other, as its bisection happens to fall.
 *
 * @param dryBulb °C; -100…200
 * @param humidityRatio kg of water per kg of dry air; 0…saturation
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns wet bulb, °C, converged to 1e-8 K, less than 1e-10 of the absolute temperature
 * @throws {OutOfRangeError} when an argument is out of range or the air would be supersaturated
 * @source ashrae-hof-2017, ch. 1, eqs. 33 and 35, solved by Halley's method in a bracket
 * @example
 * ```ts
 * import { wetBulb } from "@org/hvac-core/psychrometrics/quantities";
 * wetBulb(24, 0.009299, 101325); // 17.068
 * wetBulb(1, 0.002, 101325); // -2.199
 * ```
 */
export function wetBulb(dryBulb: number, humidityRatio: number, pressure: number): number {
  const saturation = saturationPressureUnchecked(requireTemperature("dryBulb", dryBulb));
  const saturated = saturation < requirePressure(pressure) ? humidityRatioOf(saturation, pressure) : Infinity;
  const ratio = requireBetween("humidityRatio", humidityRatio, 0, saturated, "kg/kg");
  const dewPoint = Math.min(dryBulb, dewPointOf(Math.log(vaporPressureOf(ratio, pressure))));
  return wetBulbOf({ dryBulb, humidityRatio: ratio, pressure, dewPoint, saturation });
}
