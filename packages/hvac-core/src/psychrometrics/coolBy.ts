import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { coilHeat, cool, cooledStream, type CooledStream } from "./coil.ts";
import { explanationOf, type ExplainedCoil } from "./coolTo.ts";
import { enthalpyOf, saturatedHumidityRatioOf, specificHeatOf } from "./equations.ts";
import { requireRatio } from "./limits.ts";
import { stateOf } from "./moistAir.ts";
import { rootBetween } from "./rootBetween.ts";
import { lowestTemperature } from "./saturation.ts";
import { contentOf, dryBulbOf, type AirStream } from "./stream.ts";

/** A coil by its capacity: `total` in W, with the part of the air that bypasses it, or with the sensible part of the heat; both 0…1. */
export type CoilCapacity =
  | { readonly total: number; readonly bypassFactor: number }
  | { readonly total: number; readonly sensibleHeatRatio: number };

/**
 * Cooling coil of a given capacity: its bypass factor leads to the surface temperature, its sensible heat ratio to the leaving air. The heat of the condensate, which leaves at the leaving dry bulb, is not part of it, as in {@link cool}.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param capacity `total` in W, at least 0; `bypassFactor` 0…1, below 1, or `sensibleHeatRatio` above 0…1
 * @returns leaving stream, heat flows in W (positive: removed), condensate in kg/s, and the surface that explains it; with a sensible heat
 * ratio that is undefined on a dry coil and where the line to the leaving air misses the saturation curve, so that it needs reheat
 * @throws {OutOfRangeError} when an argument is out of range, when no surface from -100 °C on removes that much, or when the leaving air would
 * be supersaturated
 * @source ashrae-hof-2017, ch. 1, "Moist air cooling and dehumidification"; solved for the leaving air
 * @source carrier-1965, part 1, ch. 8
 * @example
 * ```ts
 * import { coolBy, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
 * coolBy(stream, { total: 23424, bypassFactor: 0.1 }).air.dryBulb; // 11.71
 * coolBy(stream, { total: 20000, sensibleHeatRatio: 0.7 }).sensible; // 14000
 * ```
 */
export function coolBy(stream: AirStream, capacity: CoilCapacity): ExplainedCoil {
  const total = requireInRange("total", capacity.total, 0, 1e12, "W");
  const coil =
    "bypassFactor" in capacity
      ? byBypass(stream, total, requireInRange("bypassFactor", capacity.bypassFactor, 0, 1 - 1e-9, ""))
      : bySensible(stream, total, requireRatio("sensibleHeatRatio", capacity.sensibleHeatRatio));
  if (coil) return coil;
  throw new OutOfRangeError({
    parameter: "total",
    value: total,
    min: 0,
    max: total,
    unit: "W",
    reason: "no leaving air between dry and saturated loses that much heat at this airflow",
  });
}

function byBypass(stream: AirStream, total: number, bypassFactor: number): ExplainedCoil | undefined {
  const entering = contentOf(stream);
  const { pressure } = entering;
  const coilAt = (surface: number): CooledStream => cool(stream, { apparatusDewPoint: surface, bypassFactor });
  // The total heat alone, without all properties of the leaving air; where that has fog, the whole coil is calculated.
  const totalAt = (surface: number): number => {
    const ratio = Math.min(entering.humidityRatio, saturatedHumidityRatioOf(surface, pressure));
    const water = ratio + bypassFactor * (entering.water - ratio);
    const heat = enthalpyOf(surface, ratio);
    const dryBulb = dryBulbOf(heat + bypassFactor * (entering.heat - heat), water);
    return water < saturatedHumidityRatioOf(dryBulb, pressure)
      ? coilHeat(entering, { dryBulb, humidityRatio: water, fogRatio: 0 }).total
      : coilAt(surface).total;
  };
  const surface = rootBetween((t) => totalAt(t) - total, lowestTemperature, entering.dryBulb);
  return surface === undefined ? undefined : { ...coilAt(surface), apparatusDewPoint: surface, bypassFactor };
}

function bySensible(stream: AirStream, total: number, sensibleHeatRatio: number): ExplainedCoil | undefined {
  const entering = contentOf(stream);
  const { dryBulb, humidityRatio, pressure, dryAirFlow } = entering;
  const sensible = sensibleHeatRatio * total;
  const dryBulbAt = (ratio: number): number => dryBulb - sensible / (dryAirFlow * specificHeatOf(ratio));
  if (dryBulbAt(0) < lowestTemperature) return undefined;
  const missing = (ratio: number): number =>
    coilHeat(entering, { dryBulb: dryBulbAt(ratio), humidityRatio: ratio, fogRatio: 0 }).latent - (total - sensible);
  // Roots are found to 1e-11 of their unit: of 1e-6 kg/kg here, which is far below what the air carries.
  const isDry = sensibleHeatRatio === 1 && entering.fogRatio === 0;
  const scaledRatio = isDry ? undefined : rootBetween((scaled) => missing(scaled * 1e-6), 0, humidityRatio * 1e6);
  if (!isDry && scaledRatio === undefined) return undefined;
  const ratio = scaledRatio === undefined ? humidityRatio : scaledRatio * 1e-6;
  const leaving = dryBulbAt(ratio);
  if (ratio > saturatedHumidityRatioOf(leaving, pressure) * (1 + 1e-9)) return undefined;
  const air = stateOf(leaving, pressure, Math.min(ratio, saturatedHumidityRatioOf(leaving, pressure)));
  const cooled = cooledStream(entering, { air, dryAirFlow, fogRatio: 0 });
  return { ...cooled, ...explanationOf(entering, contentOf(cooled)) };
}
