import { requireInRange } from "../refusals/errors.ts";
import { fusionHeat, iceSpecificHeat, waterSpecificHeat } from "./constants.ts";
import { dewPointOf, dryBulbAt, enthalpyOf, saturatedHumidityRatioOf, vaporPressureOf } from "./equations.ts";
import { requireBetween, requireFlow, requirePressure, requireTemperature } from "./limits.ts";
import { stateOf, type MoistAir } from "./moistAir.ts";
import { wetBulbOf } from "./wetBulbBalance.ts";

/** An air stream. Processes read its dry bulb, humidity ratio and pressure; the other properties follow from these. */
export interface AirStream {
  readonly air: MoistAir;
  /** Mass flow of the dry air in it, kg/s */
  readonly dryAirFlow: number;
  /** Liquid water carried as droplets of the air's temperature, kg per kg of dry air; 0 by default */
  readonly fogRatio?: number;
}

/** A stream after a process; where the process would leave more vapour than the air can hold, the rest is carried as fog. */
export interface FogStream extends AirStream {
  /** Liquid water carried as droplets of the air's temperature, kg per kg of dry air; 0 in clear air */
  readonly fogRatio: number;
}

/** Content of a stream: its checked state, and the total heat and water of air and fog. */
export interface StreamContent {
  /** °C */
  readonly dryBulb: number;
  /** Vapour, kg per kg of dry air */
  readonly humidityRatio: number;
  /** Droplets, kg per kg of dry air */
  readonly fogRatio: number;
  /** Pa */
  readonly pressure: number;
  /** kg/s */
  readonly dryAirFlow: number;
  /** Enthalpy of air, vapour and droplets, J per kg of dry air */
  readonly heat: number;
  /** Vapour and droplets, kg per kg of dry air */
  readonly water: number;
}

/**
 * Enthalpy of liquid water, or of ice below 0 °C, in the reference of moist air (liquid at 0 °C = 0).
 *
 * @param temperature °C; -100…200
 * @returns enthalpy, J per kg of water
 * @throws {OutOfRangeError} outside -100…200 °C
 * @source ashrae-hof-2017, ch. 1: the enthalpies contained in eqs. 33 and 35 (4.186 t; -329 + 2.1 t kJ/kg)
 * @example
 * ```ts
 * import { waterEnthalpy } from "@org/hvac-core/psychrometrics/quantities";
 * waterEnthalpy(10); // 41860
 * ```
 */
export function waterEnthalpy(temperature: number): number {
  const t = requireTemperature("temperature", temperature);
  return t < 0 ? iceSpecificHeat * t - fusionHeat : waterSpecificHeat * t;
}

/**
 * Heat and water of a stream: h = h_air + W_fog · h_water. Droplets are liquid below 0 °C too.
 *
 * @throws {OutOfRangeError} when the state, the flow or the fog is impossible
 */
export function contentOf({ air, dryAirFlow, fogRatio = 0 }: AirStream): StreamContent {
  const dryBulb = requireTemperature("dryBulb", air.dryBulb);
  const pressure = requirePressure(air.pressure);
  const humidityRatio = requireBetween("humidityRatio", air.humidityRatio, 0, saturatedHumidityRatioOf(dryBulb, pressure), "kg/kg");
  requireInRange("fogRatio", fogRatio, 0, 1e3, "kg/kg");
  return {
    dryBulb,
    humidityRatio,
    fogRatio,
    pressure,
    dryAirFlow: requireFlow(dryAirFlow),
    heat: enthalpyOf(dryBulb, humidityRatio) + fogRatio * waterSpecificHeat * dryBulb,
    water: humidityRatio + fogRatio,
  };
}

/** Dew point of the vapour in a stream, °C; -100 °C stands for "-100 °C or lower". */
export function dewPointIn({ dryBulb, humidityRatio, pressure }: StreamContent): number {
  return Math.min(dryBulb, dewPointOf(Math.log(vaporPressureOf(humidityRatio, pressure))));
}

/** Dry bulb of air with this enthalpy and humidity ratio, °C. */
export function dryBulbOf(heat: number, humidityRatio: number): number {
  return requireTemperature("dryBulb", dryBulbAt(heat, humidityRatio));
}

/**
 * Stream of a given heat and water: clear air, or saturated air with fog of the same temperature. Fog droplets stay
 * liquid below 0 °C too. The total heat and water of air and fog are exactly those given.
 */
export function streamOf({
  heat,
  water,
  pressure,
  dryAirFlow,
}: Pick<StreamContent, "heat" | "water" | "pressure" | "dryAirFlow">): FogStream {
  const ratio = requireBetween("humidityRatio", water, 0, 1e3, "kg/kg");
  const clear = dryBulbOf(heat, ratio);
  const dewPoint = dewPointOf(Math.log(vaporPressureOf(ratio, pressure)));
  // The margin keeps saturated air clear where rounding alone would make it fog.
  const fog = dewPoint > clear + 1e-8;
  const t = fog ? wetBulbOf({ dryBulb: clear, humidityRatio: ratio, pressure, dewPoint, saturation: 0 }) : clear;
  const vapor = Math.min(ratio, saturatedHumidityRatioOf(t, pressure));
  return { air: stateOf(t, pressure, vapor), dryAirFlow, fogRatio: fog ? ratio - vapor : 0 };
}
