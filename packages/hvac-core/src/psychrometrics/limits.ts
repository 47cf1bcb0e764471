import { requireInRange } from "../refusals/errors.ts";
import { lowestTemperature, saturationPressureUnchecked, saturationTemperatureOf } from "./saturation.ts";

export function requireTemperature(parameter: string, value: number): number {
  return requireInRange(parameter, value, -100, 200, "°C");
}

/** The ideal-gas equations are computable in this range; their error stays below 1 % up to about 200 kPa. */
export function requirePressure(pressure: number): number {
  return requireInRange("pressure", pressure, 1e3, 1e7, "Pa");
}

export function requireHumidityRatio(humidityRatio: number): number {
  return requireInRange("humidityRatio", humidityRatio, 0, Infinity, "kg/kg");
}

export function requireFlow(dryAirFlow: number): number {
  return requireInRange("dryAirFlow", dryAirFlow, 1e-12, 1e12, "kg/s");
}

export function requireRatio(parameter: string, value: number): number {
  return requireInRange(parameter, value, 0, 1, "");
}

/**
 * A value between its dry and its saturated limit. Where it is beyond a limit by less than 1e-9 of itself (1e-12 at zero) it is the limit: a state that was
 * computed as saturated stays acceptable after rounding.
 */
export function requireBetween(parameter: string, value: number, min: number, max: number, unit: string): number {
  const within = Math.min(Math.max(value, min), max);
  return Number.isFinite(value) && Math.abs(value - within) <= 1e-9 * Math.abs(value) + 1e-12
    ? within
    : requireInRange(parameter, value, min, max, unit);
}

/** Highest wet bulb or dew point: the dry bulb, or just below the boiling point at the pressure, °C. */
export function highestSaturable(dryBulb: number, pressure: number): number {
  return saturationPressureUnchecked(dryBulb) < pressure ? dryBulb : saturationTemperatureOf(Math.log(pressure)) - 1e-6;
}

/** A limit at a dry bulb and a pressure, °C. */
type LimitAt = (dryBulb: number, pressure: number) => number;

const lowestOfEquations: LimitAt = () => lowestTemperature;

/**
 * A wet bulb or dew point: not above the dry bulb, and water does not boil at it.
 *
 * @param lowestAt the lower limit that an error states
 */
export function requireSaturable(
  parameter: string,
  value: number,
  dryBulb: number,
  pressure: number,
  lowestAt: LimitAt = lowestOfEquations,
): number {
  const isPossible = value >= lowestTemperature && value <= dryBulb && saturationPressureUnchecked(value) < pressure;
  return isPossible ? value : requireBetween(parameter, value, lowestAt(dryBulb, pressure), highestSaturable(dryBulb, pressure), "°C");
}
