import type { MoistAir } from "./moistAir.ts";
import { enthalpy, requireBetween, saturatedHumidityRatioOf, specificHeat } from "./properties.ts";
import { lowestTemperature } from "./saturation.ts";
import type { AirStream, FogStream } from "./stream.ts";
import { requireFlow, requireRatio, streamOf, waterEnthalpy } from "./stream.ts";

export interface CooledStream extends FogStream {
  /** Heat removed from the stream by the coil, W */
  readonly total: number;
  /** Part of `total` that changes the dry bulb at the leaving humidity ratio, W */
  readonly sensible: number;
  /** The rest of `total`, W */
  readonly latent: number;
  /** Water that drains off, kg/s; it leaves at the leaving dry bulb (as frost, where the surface is below 0 °C) */
  readonly condensate: number;
}

/** A coil by its surface: `apparatusDewPoint` in °C and the part of the air that passes untouched, 0…1. */
export interface CoilInput {
  readonly apparatusDewPoint: number;
  readonly bypassFactor: number;
}

/**
 * Cooling coil, dry or wet: the part 1 - BF of the air leaves at the surface (saturated at the apparatus dew point, or merely cooled when
 * the surface is above the dew point), the part BF untouched; both mix. So BF = (h_leaving - h_surface) / (h_entering - h_surface).
 * For a coil that is known by its leaving air see `coolTo` in `@org/hvac-core/psychrometrics/design`.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param coil `apparatusDewPoint` in °C, -100 up to the entering dry bulb; `bypassFactor` 0…1
 * @returns leaving stream, heat flows in W (positive: removed) and condensate in kg/s
 * @throws {OutOfRangeError} when an argument is out of range
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, "Moist air cooling and dehumidification"; bypass factor: Carrier, Handbook of Air
 * Conditioning System Design (1965), part 1, ch. 8
 * @example
 * ```ts
 * import { cool, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
 * const coil = cool(stream, { apparatusDewPoint: 10, bypassFactor: 0.1 });
 * coil.air.dryBulb; // 11.71
 * coil.total; // 23424
 * coil.sensible / coil.total; // 0.666
 * ```
 */
export function cool({ air, dryAirFlow }: AirStream, { apparatusDewPoint, bypassFactor }: CoilInput): CooledStream {
  const { pressure } = air;
  requireFlow(dryAirFlow);
  requireRatio("bypassFactor", bypassFactor);
  const adp = requireBetween("apparatusDewPoint", apparatusDewPoint, lowestTemperature, air.dryBulb, "°C");
  const ratio = Math.min(air.humidityRatio, saturatedHumidityRatioOf(adp, pressure));
  const between = (surface: number, entering: number): number => surface + bypassFactor * (entering - surface);
  const leaving = streamOf(between(enthalpy(adp, ratio), air.enthalpy), between(ratio, air.humidityRatio), pressure, dryAirFlow);
  return cooledStream(air, leaving);
}

/** Heat and water that a coil takes from the entering air to leave this stream. */
export function cooledStream(entering: MoistAir, leaving: FogStream): CooledStream {
  const { air, dryAirFlow, fogRatio } = leaving;
  const condensate = Math.max(0, dryAirFlow * (entering.humidityRatio - air.humidityRatio - fogRatio));
  const sensible = dryAirFlow * specificHeat(air.humidityRatio) * (entering.dryBulb - air.dryBulb);
  // The difference of enthalpy splits exactly, so that a dry coil has no latent heat at all rather than a rounding's worth.
  const vapor = (entering.humidityRatio - air.humidityRatio) * (2501000 + 1860 * entering.dryBulb);
  const latent = dryAirFlow * (vapor - fogRatio * 4186 * air.dryBulb) - condensate * waterEnthalpy(air.dryBulb);
  return { ...leaving, total: sensible + latent, sensible, latent, condensate };
}
