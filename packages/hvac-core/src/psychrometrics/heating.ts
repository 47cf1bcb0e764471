import { requireInRange } from "../kernel/errors.ts";
import { stateOf } from "./moistAir.ts";
import { requireBetween } from "./properties.ts";
import { highestTemperature } from "./saturation.ts";
import type { AirStream } from "./stream.ts";
import { dryBulbOf, requireFlow } from "./stream.ts";

export interface HeatedStream extends AirStream {
  /** Heat added to the air, W; negative when it was cooled */
  readonly heat: number;
}

/**
 * Sensible heating, or cooling down to the dew point: the humidity ratio stays.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param target either `heat`, the heat added in W (negative cools), or `leavingDryBulb` in °C, from the dew point up to 200
 * @returns leaving stream and heat
 * @throws {OutOfRangeError} when the air would be cooled below its dew point (see {@link cool})
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, "Moist air sensible heating or cooling"
 * @example
 * ```ts
 * import { heat, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 2, relativeHumidity: 1 }), dryAirFlow: 1 };
 * heat(stream, { leavingDryBulb: 40 }).heat; // 38536
 * ```
 */
export function heat(stream: AirStream, target: { readonly heat: number } | { readonly leavingDryBulb: number }): HeatedStream {
  const { air, dryAirFlow } = stream;
  requireFlow(dryAirFlow);
  const dryBulb =
    "heat" in target
      ? dryBulbOf(air.enthalpy + target.heat / dryAirFlow, air.humidityRatio)
      : target.leavingDryBulb;
  const leaving = stateOf(
    requireBetween("leavingDryBulb", dryBulb, air.dewPoint, highestTemperature, "°C"),
    air.pressure,
    air.humidityRatio,
    air.dewPoint,
  );
  return { air: leaving, dryAirFlow, heat: dryAirFlow * (leaving.enthalpy - air.enthalpy) };
}

export interface FanInput {
  /** Total pressure rise, Pa; at least 0 */
  readonly pressureRise: number;
  /** Fan total efficiency, times drive and motor where they stand in the airstream; above 0…1 */
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
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 18, "Fan heat gain"; power = volume flow · pressure rise / efficiency
 * @example
 * ```ts
 * import { fan, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 13, relativeHumidity: 0.9 }), dryAirFlow: 1 };
 * fan(stream, { pressureRise: 750, efficiency: 0.62 }).air.dryBulb; // 13.97
 * ```
 */
export function fan(stream: AirStream, { pressureRise, efficiency }: FanInput): HeatedStream {
  requireInRange("pressureRise", pressureRise, 0, 1e5, "Pa");
  return heat(stream, { heat: (stream.dryAirFlow * stream.air.specificVolume * pressureRise) / requireInRange("efficiency", efficiency, 0.01, 1, "") });
}
