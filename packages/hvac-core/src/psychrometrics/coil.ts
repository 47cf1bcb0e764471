import { waterSpecificHeat } from "./constants.ts";
import { enthalpyOf, saturatedHumidityRatioOf, specificHeatOf, vaporEnthalpy } from "./equations.ts";
import { requireBetween, requireRatio } from "./limits.ts";
import { lowestTemperature } from "./saturation.ts";
import { contentOf, streamOf, waterEnthalpy, type AirStream, type FogStream, type StreamContent } from "./stream.ts";

export interface CooledStream extends FogStream {
  /** Heat removed from the stream by the coil, W */
  readonly total: number;
  /** Part of `total` that changes the dry bulb at the leaving humidity ratio, W */
  readonly sensible: number;
  /** The rest of `total`, W */
  readonly latent: number;
  /** Condensate including caught fog, kg/s; it leaves at the leaving dry bulb (as frost, where the surface is below 0 °C) */
  readonly condensate: number;
}

/** A coil by its surface: `apparatusDewPoint` in °C and the part of the air that bypasses it, 0…1. */
export interface CoilInput {
  readonly apparatusDewPoint: number;
  readonly bypassFactor: number;
}

/**
 * Cooling coil, dry or wet: the part 1 - BF of the air leaves at the surface (saturated at the apparatus dew point, or merely cooled when
 * the surface is above the dew point), the part BF untouched; both mix. So BF = (h_leaving - h_surface) / (h_entering - h_surface).
 * The surface catches droplets of a fogged stream, except for the part BF. For a coil given by its leaving air see {@link coolTo}.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param coil `apparatusDewPoint` in °C, -100 up to the entering dry bulb; `bypassFactor` 0…1
 * @returns leaving stream, heat flows in W (positive: removed) and condensate in kg/s
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-hof-2017, ch. 1, "Moist air cooling and dehumidification"
 * @source carrier-1965, part 1, ch. 8 (bypass factor)
 * @see {@link coolBy}
 * @see {@link coolTo}
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
export function cool(stream: AirStream, { apparatusDewPoint, bypassFactor }: CoilInput): CooledStream {
  const entering = contentOf(stream);
  const { pressure, dryAirFlow } = entering;
  requireRatio("bypassFactor", bypassFactor);
  const adp = requireBetween("apparatusDewPoint", apparatusDewPoint, lowestTemperature, entering.dryBulb, "°C");
  const ratio = Math.min(entering.humidityRatio, saturatedHumidityRatioOf(adp, pressure));
  const between = (surface: number, untouched: number): number => surface + bypassFactor * (untouched - surface);
  const heat = between(enthalpyOf(adp, ratio), entering.heat);
  return cooledStream(entering, streamOf({ heat, water: between(ratio, entering.water), pressure, dryAirFlow }));
}

/** Heat and water that a coil removes between the entering and the leaving stream. */
export function cooledStream(entering: StreamContent, leaving: FogStream): CooledStream {
  const { dryBulb, humidityRatio } = leaving.air;
  return { ...leaving, ...coilHeat(entering, { dryBulb, humidityRatio, fogRatio: leaving.fogRatio }) };
}

/** Heat flows and condensate of a coil between the entering stream and air of this dry bulb, humidity ratio and fog. */
export function coilHeat(
  entering: StreamContent,
  { dryBulb, humidityRatio, fogRatio }: Pick<StreamContent, "dryBulb" | "humidityRatio" | "fogRatio">,
): Pick<CooledStream, "total" | "sensible" | "latent" | "condensate"> {
  const { dryAirFlow } = entering;
  const condensate = Math.max(0, dryAirFlow * (entering.water - humidityRatio - fogRatio));
  const sensible = dryAirFlow * specificHeatOf(humidityRatio) * (entering.dryBulb - dryBulb);
  // The difference of enthalpy splits exactly, so that a dry coil has exactly no latent heat instead of a rounding error.
  const vapor = (entering.humidityRatio - humidityRatio) * vaporEnthalpy(entering.dryBulb);
  const fog = waterSpecificHeat * (entering.fogRatio * entering.dryBulb - fogRatio * dryBulb);
  const latent = dryAirFlow * (vapor + fog) - condensate * waterEnthalpy(dryBulb);
  return { total: sensible + latent, sensible, latent, condensate };
}
