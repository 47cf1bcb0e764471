import { requireInRange } from "../kernel/errors.ts";
import type { MoistAir } from "./moistAir.ts";
import { stateOf } from "./moistAir.ts";
import { dewPointOf, requireBetween, requireTemperature, saturatedHumidityRatioOf, specificHeat, vaporPressureOf } from "./properties.ts";
import { wetBulbOf } from "./wetBulbBalance.ts";

/** Air on its way. */
export interface AirStream {
  readonly air: MoistAir;
  /** Mass flow of the dry air in it, kg/s */
  readonly dryAirFlow: number;
}

/** A stream after a process; where the process would leave more vapour than the air can hold, the rest drifts along as fog. */
export interface FogStream extends AirStream {
  /** Liquid water carried as droplets, kg per kg of dry air; 0 in clear air */
  readonly fogRatio: number;
}

/**
 * Enthalpy of liquid water, or of ice below 0 °C, in the reference of moist air (liquid at 0 °C = 0).
 *
 * @param temperature °C
 * @returns enthalpy, J per kg of water
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1: the enthalpies contained in eqs. 33 and 35 (4.186 t; -329 + 2.1 t kJ/kg)
 * @example
 * ```ts
 * import { waterEnthalpy } from "@org/hvac-core/psychrometrics/quantities";
 * waterEnthalpy(10); // 41860
 * ```
 */
export function waterEnthalpy(temperature: number): number {
  return temperature < 0 ? 2100 * temperature - 329000 : 4186 * temperature;
}

export function requireFlow(dryAirFlow: number): number {
  return requireInRange("dryAirFlow", dryAirFlow, 1e-12, 1e12, "kg/s");
}

export function requireRatio(parameter: string, value: number): number {
  return requireInRange(parameter, value, 0, 1, "");
}

/** Dry bulb of air with this enthalpy and humidity ratio, °C. */
export function dryBulbOf(heat: number, humidityRatio: number): number {
  return requireTemperature("dryBulb", (heat - 2501000 * humidityRatio) / specificHeat(humidityRatio));
}

/**
 * The stream that holds this much heat and water: clear air, or saturated air with fog of its own temperature. Fog droplets stay
 * liquid below 0 °C too. Heat and water of air and fog together are exactly those given.
 */
export function streamOf(heat: number, water: number, pressure: number, dryAirFlow: number): FogStream {
  const ratio = requireBetween("humidityRatio", water, 0, 1e3, "kg/kg");
  const clear = dryBulbOf(heat, ratio);
  const dewPoint = dewPointOf(Math.log(vaporPressureOf(ratio, pressure)));
  // The margin keeps saturated air clear where rounding alone would make it fog.
  const fog = dewPoint > clear + 1e-8;
  const t = fog ? wetBulbOf(clear, ratio, pressure, dewPoint, 0) : clear;
  const vapor = Math.min(ratio, saturatedHumidityRatioOf(t, pressure));
  return { air: stateOf(t, pressure, vapor), dryAirFlow, fogRatio: fog ? ratio - vapor : 0 };
}
