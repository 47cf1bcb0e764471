import { requireInRange } from "../refusals/errors.ts";
import {
  dewPointOf,
  dryBulbAt,
  enthalpyOf,
  humidityRatioOf,
  saturatedHumidityRatioOf,
  specificHeatOf,
  specificVolumeOf,
  vaporPressureOf,
} from "./equations.ts";
import { requireBetween, requireHumidityRatio, requirePressure, requireSaturable, requireTemperature } from "./limits.ts";
import { highestTemperature, saturationPressureUnchecked } from "./saturation.ts";

/**
 * Humidity ratio at a partial pressure of water vapour.
 *
 * @param vaporPressure partial pressure of the vapour, Pa; at least 0 and below `pressure`
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns humidity ratio, kg of water per kg of dry air
 * @throws {OutOfRangeError} when the vapour pressure is negative or reaches the total pressure
 * @source ashrae-hof-2017, ch. 1, eq. 20
 * @see {@link vaporPressureFromHumidityRatio}
 * @example
 * ```ts
 * import { humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
 * humidityRatioFromVaporPressure(1500, 101325); // 0.0093455
 * ```
 */
export function humidityRatioFromVaporPressure(vaporPressure: number, pressure: number): number {
  return humidityRatioOf(requireInRange("vaporPressure", vaporPressure, 0, requirePressure(pressure) * (1 - 1e-9), "Pa"), pressure);
}

/**
 * Partial pressure of water vapour at a humidity ratio.
 *
 * @param humidityRatio kg of water per kg of dry air; at least 0
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns partial pressure of the vapour, Pa
 * @throws {OutOfRangeError} for a negative humidity ratio
 * @source ashrae-hof-2017, ch. 1, eq. 20
 * @example
 * ```ts
 * import { vaporPressureFromHumidityRatio } from "@org/hvac-core/psychrometrics/quantities";
 * vaporPressureFromHumidityRatio(0.01, 101325); // 1603.4
 * ```
 */
export function vaporPressureFromHumidityRatio(humidityRatio: number, pressure: number): number {
  return vaporPressureOf(requireHumidityRatio(humidityRatio), requirePressure(pressure));
}

/**
 * Humidity ratio of saturated air.
 *
 * @param temperature °C; -100…200 and below the boiling point at `pressure`
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns humidity ratio, kg of water per kg of dry air
 * @throws {OutOfRangeError} at and above the boiling point
 * @source ashrae-hof-2017, ch. 1, eq. 21
 * @example
 * ```ts
 * import { saturationHumidityRatio } from "@org/hvac-core/psychrometrics/quantities";
 * saturationHumidityRatio(25, 101325); // 0.020081
 * ```
 */
export function saturationHumidityRatio(temperature: number, pressure: number): number {
  requirePressure(pressure);
  return saturatedHumidityRatioOf(requireSaturable("temperature", temperature, highestTemperature, pressure), pressure);
}

/**
 * Humidity ratio at a relative humidity.
 *
 * @param dryBulb °C; -100…200
 * @param relativeHumidity ratio; 0…1, and such that the vapour pressure stays below the total pressure
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns humidity ratio, kg of water per kg of dry air
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-hof-2017, ch. 1, eqs. 20 and 22
 * @see {@link relativeHumidityFromHumidityRatio}
 * @example
 * ```ts
 * import { humidityRatioFromRelativeHumidity } from "@org/hvac-core/psychrometrics/quantities";
 * humidityRatioFromRelativeHumidity(24, 0.5, 101325); // 0.009299
 * ```
 */
export function humidityRatioFromRelativeHumidity(dryBulb: number, relativeHumidity: number, pressure: number): number {
  requireInRange("relativeHumidity", relativeHumidity, 0, 1, "");
  return humidityRatioFromVaporPressure(relativeHumidity * saturationPressureUnchecked(requireTemperature("dryBulb", dryBulb)), pressure);
}

/**
 * Relative humidity at a humidity ratio.
 *
 * @param dryBulb °C; -100…200
 * @param humidityRatio kg of water per kg of dry air; 0…saturation
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns relative humidity, 0…1
 * @throws {OutOfRangeError} when an argument is out of range or the air would be supersaturated
 * @source ashrae-hof-2017, ch. 1, eq. 22
 * @example
 * ```ts
 * import { relativeHumidityFromHumidityRatio } from "@org/hvac-core/psychrometrics/quantities";
 * relativeHumidityFromHumidityRatio(24, 0.0093, 101325); // 0.5001
 * ```
 */
export function relativeHumidityFromHumidityRatio(dryBulb: number, humidityRatio: number, pressure: number): number {
  requireBetween(
    "humidityRatio",
    humidityRatio,
    0,
    saturatedHumidityRatioOf(requireTemperature("dryBulb", dryBulb), requirePressure(pressure)),
    "kg/kg",
  );
  return Math.min(1, vaporPressureOf(humidityRatio, pressure) / saturationPressureUnchecked(dryBulb));
}

/**
 * Dew point of moist air; below the triple point it is the frost point.
 *
 * @param humidityRatio kg of water per kg of dry air; at least 0
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns dew point, °C. -100 °C, where the saturation formulation ends, stands for "-100 °C or lower" (humidity ratio below 9e-9 at
 * sea level; perfectly dry air has no dew point)
 * @throws {OutOfRangeError} for a negative humidity ratio
 * @source ashrae-hof-2017, ch. 1, eq. 36
 * @example
 * ```ts
 * import { dewPoint } from "@org/hvac-core/psychrometrics/quantities";
 * dewPoint(0.01, 101325); // 14.05
 * ```
 */
export function dewPoint(humidityRatio: number, pressure: number): number {
  return dewPointOf(Math.log(vaporPressureFromHumidityRatio(humidityRatio, pressure)));
}

/**
 * Enthalpy of moist air, 0 for dry air and for liquid water at 0 °C.
 *
 * Tables in Btu/lb take dry air from 0 °F and water from 32 °F: their enthalpies do not follow from this one by a factor.
 *
 * @param dryBulb °C; -100…200
 * @param humidityRatio kg of water per kg of dry air; at least 0
 * @returns enthalpy, J per kg of dry air
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-hof-2017, ch. 1, eq. 30
 * @example
 * ```ts
 * import { enthalpy } from "@org/hvac-core/psychrometrics/quantities";
 * enthalpy(25, 0.01); // 50625
 * ```
 */
export function enthalpy(dryBulb: number, humidityRatio: number): number {
  return enthalpyOf(requireTemperature("dryBulb", dryBulb), requireHumidityRatio(humidityRatio));
}

/**
 * Dry bulb of moist air of an enthalpy and humidity ratio: {@link enthalpy} solved for it.
 *
 * @param enthalpy J per kg of dry air, 0 for dry air and for liquid water at 0 °C
 * @param humidityRatio kg of water per kg of dry air; at least 0
 * @returns dry bulb, °C; where that is below saturation the air would carry fog
 * @throws {OutOfRangeError} for a negative humidity ratio, and when the dry bulb would lie outside -100…200 °C
 * @source ashrae-hof-2017, ch. 1, eq. 30, solved for the dry bulb
 * @example
 * ```ts
 * import { dryBulbFromEnthalpy } from "@org/hvac-core/psychrometrics/quantities";
 * dryBulbFromEnthalpy(50625, 0.01); // 25
 * ```
 */
export function dryBulbFromEnthalpy(enthalpy: number, humidityRatio: number): number {
  return requireTemperature("dryBulb", dryBulbAt(enthalpy, requireHumidityRatio(humidityRatio)));
}

/**
 * Volume of moist air.
 *
 * @param dryBulb °C; -100…200
 * @param humidityRatio kg of water per kg of dry air; at least 0
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns specific volume, m³ per kg of dry air
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-hof-2017, ch. 1, eq. 26
 * @example
 * ```ts
 * import { specificVolume } from "@org/hvac-core/psychrometrics/quantities";
 * specificVolume(25, 0.01, 101325); // 0.85820
 * ```
 */
export function specificVolume(dryBulb: number, humidityRatio: number, pressure: number): number {
  return specificVolumeOf(requireTemperature("dryBulb", dryBulb), requireHumidityRatio(humidityRatio), requirePressure(pressure));
}

/**
 * Heat that one kelvin takes at constant humidity ratio: the derivative of {@link enthalpy} by temperature.
 *
 * @param humidityRatio kg of water per kg of dry air; at least 0
 * @returns specific heat, J/K per kg of dry air
 * @throws {OutOfRangeError} for a negative humidity ratio
 * @source ashrae-hof-2017, ch. 1, eq. 30
 * @example
 * ```ts
 * import { specificHeat } from "@org/hvac-core/psychrometrics/quantities";
 * specificHeat(0.01); // 1024.6
 * ```
 */
export function specificHeat(humidityRatio: number): number {
  return specificHeatOf(requireHumidityRatio(humidityRatio));
}
