import { OutOfRangeError } from "../refusals/errors.ts";
import { cooledStream, type CooledStream } from "./coil.ts";
import { massRatio } from "./constants.ts";
import { enthalpyOf, saturatedHumidityRatioOf, specificHeatOf, vaporEnthalpy } from "./equations.ts";
import { requireBetween } from "./limits.ts";
import { stateOf, type MoistAir } from "./moistAir.ts";
import { rootBetween } from "./rootBetween.ts";
import { logSlope, lowestTemperature, saturationPressureUnchecked } from "./saturation.ts";
import { contentOf, dewPointIn, type AirStream, type StreamContent } from "./stream.ts";

export interface ExplainedCoil extends CooledStream {
  /** Surface temperature that explains the process, °C; undefined on a dry coil */
  readonly apparatusDewPoint: number | undefined;
  /** Part of the air that bypasses the coil; undefined on a dry coil */
  readonly bypassFactor: number | undefined;
}

/**
 * Cooling coil given by its leaving air: heat, condensate, and the surface (apparatus dew point and bypass factor) that explains it.
 * Droplets of a fogged stream are caught; the surface is the one that explains the change of the air without them.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param leaving leaving state, neither warmer nor moister than the entering one, at the same pressure
 * @returns as {@link cool}; apparatus dew point and bypass factor are undefined when no water condenses
 * @throws {OutOfRangeError} when the leaving state is warmer or moister, or when the line through both states misses the
 * saturation curve, so that no surface produces it without reheat
 * @source ashrae-hof-2017, ch. 1, "Moist air cooling and dehumidification"
 * @source carrier-1965, part 1, ch. 8
 * @example
 * ```ts
 * import { coolTo, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
 * coolTo(stream, moistAir({ dryBulb: 13, relativeHumidity: 0.95 })).apparatusDewPoint; // 11.9
 * ```
 */
export function coolTo(stream: AirStream, leaving: MoistAir): ExplainedCoil {
  const coil = coilTo(stream, leaving);
  const { air } = stream;
  if (coil.apparatusDewPoint === undefined && air.humidityRatio - leaving.humidityRatio >= 1e-12)
    throw new OutOfRangeError({
      parameter: "leaving",
      value: leaving.dryBulb,
      min: lowestTemperature,
      max: air.dryBulb,
      unit: "°C",
      reason: "the line from the entering air misses the saturation curve: cool deeper and reheat",
    });
  return coil;
}

/** Coil that leads to a leaving air, like {@link coolTo}, but without surface and bypass factor where no surface produces that air. */
export function coilTo(stream: AirStream, leaving: MoistAir): ExplainedCoil {
  const entering = contentOf(stream);
  const { pressure, humidityRatio, dryAirFlow } = entering;
  const target = contentOf({ air: leaving, dryAirFlow });
  requireBetween("leavingPressure", target.pressure, pressure, pressure, "Pa");
  requireBetween("leavingDryBulb", target.dryBulb, lowestTemperature, entering.dryBulb, "°C");
  requireBetween("leavingHumidityRatio", target.humidityRatio, 0, humidityRatio, "kg/kg");
  const cooled = cooledStream(entering, { air: stateOf(target.dryBulb, pressure, target.humidityRatio), dryAirFlow, fogRatio: 0 });
  return { ...cooled, ...explanationOf(entering, target) };
}

/** Surface that explains how a coil changes the air, and its bypass factor; neither where no surface does. */
export function explanationOf(entering: StreamContent, leaving: StreamContent): Pick<ExplainedCoil, "apparatusDewPoint" | "bypassFactor"> {
  const isCoil = leaving.dryBulb < entering.dryBulb && entering.humidityRatio - leaving.humidityRatio > 1e-12;
  const surface = isCoil ? surfaceOf(entering, leaving) : undefined;
  if (surface === undefined) return { apparatusDewPoint: undefined, bypassFactor: undefined };
  const saturated = saturatedHumidityRatioOf(surface, entering.pressure);
  return { apparatusDewPoint: surface, bypassFactor: (leaving.humidityRatio - saturated) / (entering.humidityRatio - saturated) };
}

/**
 * Apparatus dew point of a process that cools and dries: where the line from one state through the other meets the saturation curve.
 *
 * @param entering state of the air before the coil, or of the room for the line of a room's load
 * @param leaving state at the same pressure, cooler and drier than `entering`
 * @returns apparatus dew point, °C; `undefined` where the process does not cool and dry, or where its line misses the saturation curve, so
 * that only cooling deeper and reheating leads to the leaving state
 * @throws {OutOfRangeError} when a state is impossible or the pressures differ
 * @source carrier-1965, part 1, ch. 8
 * @example
 * ```ts
 * import { apparatusDewPoint, moistAir } from "@org/hvac-core/psychrometrics";
 * const entering = moistAir({ dryBulb: 27, wetBulb: 19.5 });
 * apparatusDewPoint(entering, moistAir({ dryBulb: 13, relativeHumidity: 0.95 })); // 11.9
 * apparatusDewPoint(entering, moistAir({ dryBulb: 20, relativeHumidity: 0.4 })); // undefined
 * ```
 */
export function apparatusDewPoint(entering: MoistAir, leaving: MoistAir): number | undefined {
  const [before, after] = [contentOf({ air: entering, dryAirFlow: 1 }), contentOf({ air: leaving, dryAirFlow: 1 })];
  requireBetween("leavingPressure", after.pressure, before.pressure, before.pressure, "Pa");
  return explanationOf(before, after).apparatusDewPoint;
}

/** Intersection of the line from the entering through the leaving state with the saturation curve, in the plane of enthalpy and humidity ratio. */
function surfaceOf(entering: StreamContent, leaving: StreamContent): number | undefined {
  const { pressure } = entering;
  const enthalpy = enthalpyOf(entering.dryBulb, entering.humidityRatio);
  const drying = entering.humidityRatio - leaving.humidityRatio;
  const cooling = enthalpy - leaving.heat;
  const dewPoint = dewPointIn(leaving);
  const side = (t: number): number => {
    const saturated = saturatedHumidityRatioOf(t, pressure);
    return (enthalpy - enthalpyOf(t, saturated)) * drying - (entering.humidityRatio - saturated) * cooling;
  };
  // The curve bends towards the line; from its point parallel to the line, if there is one, up to the leaving dew point it crosses once.
  const parallel = (t: number): number => {
    const vapor = saturationPressureUnchecked(t);
    const rise = (massRatio * pressure * vapor * logSlope(t)) / (pressure - vapor) ** 2;
    return specificHeatOf(saturatedHumidityRatioOf(t, pressure)) * drying + rise * (vaporEnthalpy(t) * drying - cooling);
  };
  const lowest = rootBetween(parallel, lowestTemperature, dewPoint) ?? lowestTemperature;
  return leaving.dryBulb - dewPoint < 1e-9 ? dewPoint : rootBetween(side, lowest, dewPoint);
}
