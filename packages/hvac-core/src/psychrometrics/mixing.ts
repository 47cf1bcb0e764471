import { requireInRange } from "../refusals/errors.ts";
import { contentOf, streamOf, type AirStream, type FogStream } from "./stream.ts";

/**
 * Adiabatic mixing of air streams, including their fog. Where the mixture would be supersaturated, the surplus appears as `fogRatio`.
 * Mixing in steps, in any order, gives the same as mixing at once.
 *
 * @param streams at least one stream; all at the same pressure, dry-air flows in kg/s, above 0
 * @returns the mixture; dry air, water and heat are the sums of the streams'
 * @throws {OutOfRangeError} when a flow is not positive or the pressures differ
 * @source ashrae-hof-2017, ch. 1, "Adiabatic mixing of two moist airstreams"
 * @example
 * ```ts
 * import { mix, moistAir } from "@org/hvac-core/psychrometrics";
 * const outdoor = { air: moistAir({ dryBulb: 4, wetBulb: 2 }), dryAirFlow: 2.5 };
 * const indoor = { air: moistAir({ dryBulb: 25, relativeHumidity: 0.5 }), dryAirFlow: 7.5 };
 * mix(outdoor, indoor).air.dryBulb; // 19.8
 * const cloud = { air: moistAir({ dryBulb: 10, relativeHumidity: 1 }), dryAirFlow: 1, fogRatio: 0.002 };
 * mix(cloud, indoor).fogRatio; // 0
 * ```
 */
export function mix(...streams: readonly [AirStream, ...AirStream[]]): FogStream {
  const { pressure } = contentOf(streams[0]);
  let dryAirFlow = 0;
  let heat = 0;
  let water = 0;
  for (const stream of streams) {
    const content = contentOf(stream);
    requireInRange("pressure", content.pressure, pressure, pressure, "Pa");
    dryAirFlow += content.dryAirFlow;
    heat += content.dryAirFlow * content.heat;
    water += content.dryAirFlow * content.water;
  }
  return streamOf({ heat: heat / dryAirFlow, water: water / dryAirFlow, pressure, dryAirFlow });
}
