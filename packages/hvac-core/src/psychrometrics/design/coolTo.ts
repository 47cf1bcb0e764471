import { OutOfRangeError } from "../../kernel/errors.ts";
import type { CooledStream } from "../coil.ts";
import { cooledStream } from "../coil.ts";
import type { MoistAir } from "../moistAir.ts";
import { enthalpy, massRatio, requireBetween, saturatedHumidityRatioOf, specificHeat } from "../properties.ts";
import { logSlope, lowestTemperature, saturationPressureUnchecked } from "../saturation.ts";
import { rootBetween } from "./solve.ts";
import type { AirStream } from "../stream.ts";
import { requireFlow } from "../stream.ts";

export interface ExplainedCoil extends CooledStream {
  /** Surface temperature that explains the process, °C; undefined on a dry coil */
  readonly apparatusDewPoint: number | undefined;
  /** Part of the air that passes untouched; undefined on a dry coil */
  readonly bypassFactor: number | undefined;
}

/**
 * Cooling coil that is known by its leaving air: heat, condensate, and the surface (apparatus dew point and bypass factor) that explains it.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param leaving leaving state, neither warmer nor moister than the entering one, at the same pressure
 * @returns as {@link cool}; apparatus dew point and bypass factor are undefined when no water condenses
 * @throws {OutOfRangeError} when the leaving state is warmer or moister, or when the line through both states misses the
 * saturation curve, so that no surface produces it without reheat
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, "Moist air cooling and dehumidification"; Carrier, Handbook of Air Conditioning
 * System Design (1965), part 1, ch. 8
 * @example
 * ```ts
 * import { moistAir } from "@org/hvac-core/psychrometrics";
 * import { coolTo } from "@org/hvac-core/psychrometrics/design";
 * const stream = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
 * coolTo(stream, moistAir({ dryBulb: 13, relativeHumidity: 0.95 })).apparatusDewPoint; // 11.9
 * ```
 */
export function coolTo({ air: entering, dryAirFlow }: AirStream, leaving: MoistAir): ExplainedCoil {
  const { pressure, humidityRatio } = entering;
  requireFlow(dryAirFlow);
  requireBetween("leavingPressure", leaving.pressure, pressure, pressure, "Pa");
  requireBetween("leavingDryBulb", leaving.dryBulb, lowestTemperature, entering.dryBulb, "°C");
  requireBetween("leavingHumidityRatio", leaving.humidityRatio, 0, humidityRatio, "kg/kg");
  const stream = { air: leaving, dryAirFlow, fogRatio: 0 };
  if (humidityRatio - leaving.humidityRatio < 1e-12) {
    return { ...cooledStream(entering, stream), apparatusDewPoint: undefined, bypassFactor: undefined };
  }
  const apparatusDewPoint = apparatusDewPointOf(entering, leaving);
  const surface = saturatedHumidityRatioOf(apparatusDewPoint, pressure);
  const bypassFactor = (leaving.humidityRatio - surface) / (humidityRatio - surface);
  return { ...cooledStream(entering, stream), apparatusDewPoint, bypassFactor };
}

/** Where the line from the entering through the leaving state meets the saturation curve in the plane of enthalpy and humidity ratio. */
function apparatusDewPointOf(entering: MoistAir, leaving: MoistAir): number {
  const { pressure } = entering;
  const drying = entering.humidityRatio - leaving.humidityRatio;
  const cooling = entering.enthalpy - leaving.enthalpy;
  const side = (t: number): number => {
    const saturated = saturatedHumidityRatioOf(t, pressure);
    return (entering.enthalpy - enthalpy(t, saturated)) * drying - (entering.humidityRatio - saturated) * cooling;
  };
  // The curve bends towards the line; from its point parallel to the line, if there is one, up to the leaving dew point it crosses once.
  const parallel = (t: number): number => {
    const vapor = saturationPressureUnchecked(t);
    const rise = (massRatio * pressure * vapor * logSlope(t)) / (pressure - vapor) ** 2;
    return specificHeat(saturatedHumidityRatioOf(t, pressure)) * drying + rise * ((2501000 + 1860 * t) * drying - cooling);
  };
  const lowest = rootBetween(parallel, lowestTemperature, leaving.dewPoint) ?? lowestTemperature;
  const t = leaving.dryBulb - leaving.dewPoint < 1e-9 ? leaving.dewPoint : rootBetween(side, lowest, leaving.dewPoint);
  if (t !== undefined) return t;
  throw new OutOfRangeError({
    parameter: "leaving",
    value: leaving.dryBulb,
    min: lowestTemperature,
    max: entering.dryBulb,
    unit: "°C",
    reason: "the line from the entering air misses the saturation curve: cool deeper and reheat",
  });
}
