import { requireInRange } from "../kernel/errors.ts";
import { highestTemperature, saturationPressureUnchecked, saturationTemperatureOf } from "./saturation.ts";

// The formulas repeat these constants as numbers: engines look an exported constant up anew at each use, which shows in the shortest of them.

/** Ratio of the molar masses of water and dry air. ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 20. */
export const massRatio = 0.621945;

/** Gas constant of dry air, J/(kg K). ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 1. */
export const gasConstant = 287.042;

/** Reciprocal of {@link massRatio} as the handbook prints it in eq. 26. */
export const volumeRatio = 1.607858;

/** Humidity ratio at a vapour pressure, without checks. */
export function humidityRatioOf(vaporPressure: number, pressure: number): number {
  return (0.621945 * vaporPressure) / (pressure - vaporPressure);
}

/** Partial pressure of the vapour at a humidity ratio, without checks. */
export function vaporPressureOf(humidityRatio: number, pressure: number): number {
  return (pressure * humidityRatio) / (0.621945 + humidityRatio);
}

/** Humidity ratio of saturated air, without checks; Infinity from the boiling point on, where no amount of vapour saturates the air. */
export function saturatedHumidityRatioOf(t: number, pressure: number): number {
  const vaporPressure = saturationPressureUnchecked(t);
  return vaporPressure < pressure ? humidityRatioOf(vaporPressure, pressure) : Infinity;
}

/** Dew point at the logarithm of a vapour pressure; -100 °C, the end of the formulation, for air that is drier still. */
export function dewPointOf(logVaporPressure: number): number {
  return Math.max(-100, saturationTemperatureOf(Math.max(logVaporPressure, -7)));
}

export function requireTemperature(parameter: string, value: number): number {
  return requireInRange(parameter, value, -100, 200, "°C");
}

/** The ideal-gas equations are computable in this range; their error stays below 1 % up to about 200 kPa. */
export function requirePressure(pressure: number): number {
  return requireInRange("pressure", pressure, 1e3, 1e7, "Pa");
}

/**
 * A value between its dry and its saturated limit. Where it is beyond a limit by less than 1e-9 of itself (1e-12 at zero) it is the limit: a state that was
 * computed as saturated stays acceptable after rounding.
 */
export function requireBetween(parameter: string, value: number, min: number, max: number, unit: string): number {
  const within = Math.min(Math.max(value, min), max);
  return Number.isFinite(value) && Math.abs(value - within) <= 1e-9 * Math.abs(value) + 1e-12 ? within : requireInRange(parameter, value, min, max, unit);
}

/** A wet bulb or dew point: not above the dry bulb, and water does not boil at it. */
export function requireSaturable(parameter: string, value: number, dryBulb: number, pressure: number): number {
  const t = requireBetween(parameter, value, -100, dryBulb, "°C");
  return saturationPressureUnchecked(t) < pressure
    ? t
    : requireInRange(parameter, t, -100, saturationTemperatureOf(Math.log(pressure)) - 1e-6, "°C");
}

/**
 * Humidity ratio at a partial pressure of water vapour.
 *
 * @param vaporPressure partial pressure of the vapour, Pa; at least 0 and below `pressure`
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns humidity ratio, kg of water per kg of dry air
 * @throws {OutOfRangeError} when the vapour pressure is negative or reaches the total pressure
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 20
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
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 20
 * @example
 * ```ts
 * import { vaporPressureFromHumidityRatio } from "@org/hvac-core/psychrometrics/quantities";
 * vaporPressureFromHumidityRatio(0.01, 101325); // 1603.4
 * ```
 */
export function vaporPressureFromHumidityRatio(humidityRatio: number, pressure: number): number {
  return vaporPressureOf(requireInRange("humidityRatio", humidityRatio, 0, Infinity, "kg/kg"), requirePressure(pressure));
}

/**
 * Humidity ratio of saturated air.
 *
 * @param temperature °C; -100…200 and below the boiling point at `pressure`
 * @param pressure total pressure, Pa; 1000…10 000 000
 * @returns humidity ratio, kg of water per kg of dry air
 * @throws {OutOfRangeError} at and above the boiling point
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 21
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
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eqs. 20 and 22
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
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 22
 * @example
 * ```ts
 * import { relativeHumidityFromHumidityRatio } from "@org/hvac-core/psychrometrics/quantities";
 * relativeHumidityFromHumidityRatio(24, 0.0093, 101325); // 0.5001
 * ```
 */
export function relativeHumidityFromHumidityRatio(dryBulb: number, humidityRatio: number, pressure: number): number {
  requireBetween("humidityRatio", humidityRatio, 0, saturatedHumidityRatioOf(requireTemperature("dryBulb", dryBulb), requirePressure(pressure)), "kg/kg");
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
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 36
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
 * Tables in Btu/lb count dry air from 0 °F and water from 32 °F: their enthalpies do not follow from this one by a factor.
 *
 * @param dryBulb °C
 * @param humidityRatio kg of water per kg of dry air
 * @returns enthalpy, J per kg of dry air
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 30
 * @example
 * ```ts
 * import { enthalpy } from "@org/hvac-core/psychrometrics/quantities";
 * enthalpy(25, 0.01); // 50625
 * ```
 */
export function enthalpy(dryBulb: number, humidityRatio: number): number {
  return 1006 * dryBulb + humidityRatio * (2501000 + 1860 * dryBulb);
}

/**
 * Volume of moist air.
 *
 * @param dryBulb °C
 * @param humidityRatio kg of water per kg of dry air
 * @param pressure total pressure, Pa
 * @returns specific volume, m³ per kg of dry air
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 26
 * @example
 * ```ts
 * import { specificVolume } from "@org/hvac-core/psychrometrics/quantities";
 * specificVolume(25, 0.01, 101325); // 0.85820
 * ```
 */
export function specificVolume(dryBulb: number, humidityRatio: number, pressure: number): number {
  return (287.042 * (dryBulb + 273.15) * (1 + 1.607858 * humidityRatio)) / pressure;
}

/**
 * Heat that one kelvin takes at constant humidity ratio: the derivative of {@link enthalpy} by temperature.
 *
 * @param humidityRatio kg of water per kg of dry air
 * @returns specific heat, J/K per kg of dry air
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, eq. 30
 * @example
 * ```ts
 * import { specificHeat } from "@org/hvac-core/psychrometrics/quantities";
 * specificHeat(0.01); // 1024.6
 * ```
 */
export function specificHeat(humidityRatio: number): number {
  return 1006 + 1860 * humidityRatio;
}
