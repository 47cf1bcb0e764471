import { requireInRange } from "../kernel/errors.ts";
import type { AirStream, FogStream } from "./stream.ts";
import { requireFlow, streamOf } from "./stream.ts";

/**
 * Adiabatic mixing of air streams. Where the mixture would be supersaturated, the surplus appears as `fogRatio`.
 *
 * @param streams at least one stream; all at the same pressure, dry-air flows in kg/s, above 0
 * @returns the mixture; dry air, water and heat are the sums of the streams'
 * @throws {OutOfRangeError} when a flow is not positive or the pressures differ
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, "Adiabatic mixing of two moist airstreams"
 * @example
 * ```ts
 * import { mix, moistAir } from "@org/hvac-core/psychrometrics";
 * const outdoor = { air: moistAir({ dryBulb: 4, wetBulb: 2 }), dryAirFlow: 2.5 };
 * const indoor = { air: moistAir({ dryBulb: 25, relativeHumidity: 0.5 }), dryAirFlow: 7.5 };
 * mix(outdoor, indoor).air.dryBulb; // 19.8
 * ```
 */
export function mix(...streams: readonly [AirStream, ...AirStream[]]): FogStream {
  const pressure = streams[0].air.pressure;
  let flow = 0;
  let heat = 0;
  let water = 0;
  for (const { air, dryAirFlow } of streams) {
    requireInRange("pressure", air.pressure, pressure, pressure, "Pa");
    flow += requireFlow(dryAirFlow);
    heat += dryAirFlow * air.enthalpy;
    water += dryAirFlow * air.humidityRatio;
  }
  return streamOf(heat / flow, water / flow, pressure, flow);
}
