import { requireInRange } from "../refusals/errors.ts";
import { waterSpecificHeat } from "./constants.ts";
import { enthalpyOf, saturatedHumidityRatioOf, specificVolumeOf } from "./equations.ts";
import { requireBetween } from "./limits.ts";
import { stateOf } from "./moistAir.ts";
import { highestTemperature } from "./saturation.ts";
import { contentOf, dewPointIn, dryBulbOf, streamOf, type AirStream, type FogStream, type StreamContent } from "./stream.ts";

export interface HeatedStream extends FogStream {
  /** Heat added to the air, W; negative when it was cooled */
  readonly heat: number;
}

/** The stream at a dry bulb with all its water; fog remains only as far as the air cannot evaporate it. */
function streamAt(
  dryBulb: number,
  { pressure, dryAirFlow, humidityRatio, fogRatio, water, heat }: StreamContent,
  dewPoint: number,
): HeatedStream {
  const vapor = fogRatio > 0 ? Math.min(water, saturatedHumidityRatioOf(dryBulb, pressure)) : humidityRatio;
  const fog = fogRatio > 0 ? water - vapor : 0;
  const leaving = enthalpyOf(dryBulb, vapor) + fog * waterSpecificHeat * dryBulb;
  const air = stateOf(dryBulb, pressure, vapor, fogRatio > 0 ? {} : { dewPoint });
  return { air, dryAirFlow, fogRatio: fog, heat: dryAirFlow * (leaving - heat) };
}

/**
 * Sensible heating, or cooling down to the dew point: the water stays in the stream. Fog evaporates first.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param target either `heat`, the heat added in W (negative cools), or `leavingDryBulb` in °C, from the dew point up to 200
 * @returns leaving stream and heat
 * @throws {OutOfRangeError} when the air would be cooled below its dew point (see {@link cool})
 * @source ashrae-hof-2017, ch. 1, "Moist air sensible heating or cooling"
 * @example
 * ```ts
 * import { heat, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 2, relativeHumidity: 1 }), dryAirFlow: 1 };
 * heat(stream, { leavingDryBulb: 40 }).heat; // 38536
 * heat({ ...stream, fogRatio: 0.001 }, { heat: 10_000 }).air.dryBulb; // 9.386
 * ```
 */
export function heat(stream: AirStream, target: { readonly heat: number } | { readonly leavingDryBulb: number }): HeatedStream {
  const entering = contentOf(stream);
  const dewPoint = dewPointIn(entering);
  if (!("heat" in target)) {
    return streamAt(requireBetween("leavingDryBulb", target.leavingDryBulb, dewPoint, highestTemperature, "°C"), entering, dewPoint);
  }
  const fogged = entering.fogRatio > 0;
  const added = requireInRange("heat", target.heat, fogged ? 0 : -Infinity, Infinity, "W");
  const leavingHeat = entering.heat + added / entering.dryAirFlow;
  if (fogged) return { ...streamOf({ ...entering, heat: leavingHeat }), heat: added };
  const dryBulb = dryBulbOf(leavingHeat, entering.humidityRatio);
  return streamAt(requireBetween("leavingDryBulb", dryBulb, dewPoint, highestTemperature, "°C"), entering, dewPoint);
}

export interface FanInput {
  /** Total pressure rise, Pa; at least 0 */
  readonly pressureRise: number;
  /** Fan total efficiency, times those of drive and motor if they are in the airstream; above 0…1 */
  readonly efficiency: number;
}

/**
 * Heating of the air by its fan. All power becomes heat: the useful part too, when friction in the ducts consumes the
 * pressure. The volume flow is that of the entering air; the change of state by the pressure rise itself is neglected (1 % at 1 kPa).
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param fan `pressureRise` in Pa, 0…100 000; `efficiency` 0.01…1
 * @returns leaving stream; `heat` is the power taken, W
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-hof-2017, ch. 18, "Fan heat gain"; power = volume flow · pressure rise / efficiency
 * @example
 * ```ts
 * import { fan, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 13, relativeHumidity: 0.9 }), dryAirFlow: 1 };
 * fan(stream, { pressureRise: 750, efficiency: 0.62 }).air.dryBulb; // 13.97
 * ```
 */
export function fan(stream: AirStream, { pressureRise, efficiency }: FanInput): HeatedStream {
  const { dryBulb, humidityRatio, pressure, dryAirFlow } = contentOf(stream);
  requireInRange("pressureRise", pressureRise, 0, 1e5, "Pa");
  const volumeFlow = dryAirFlow * specificVolumeOf(dryBulb, humidityRatio, pressure);
  return heat(stream, { heat: (volumeFlow * pressureRise) / requireInRange("efficiency", efficiency, 0.01, 1, "") });
}
