import { requireInRange } from "../refusals/errors.ts";
import { saturationPressureUnchecked, saturationTemperatureOf } from "./saturation.ts";

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

/** A wet bulb or dew point: not above the dry bulb, and water does not boil at it. */
export function requireSaturable(parameter: string, value: number, dryBulb: number, pressure: number): number {
  const t = requireBetween(parameter, value, -100, dryBulb, "°C");
  return saturationPressureUnchecked(t) < pressure
    ? t
    : requireInRange(parameter, t, -100, saturationTemperatureOf(Math.log(pressure)) - 1e-6, "°C");
}
