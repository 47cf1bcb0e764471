import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { vaporSpecificHeat } from "./constants.ts";
import { saturatedHumidityRatioOf, specificHeatOf, vaporEnthalpy } from "./equations.ts";
import { requireBetween, requireTemperature } from "./limits.ts";
import { stateOf, type MoistAir } from "./moistAir.ts";
import { contentOf, dryBulbOf, streamOf, type AirStream, type FogStream } from "./stream.ts";

export interface RoomLoad {
  /** Heat gain without moisture, W; negative for a loss */
  readonly sensible: number;
  /** Moisture gain times the enthalpy of vapour at room temperature, W */
  readonly latent: number;
}

/**
 * Room air that results from a supply and the room's loads.
 *
 * @param supply air that enters the room; dry-air flow in kg/s, above 0
 * @param load sensible and latent gains, W; negative for losses
 * @returns the room's air at the supply's flow, with fog where it would be supersaturated; the inverse of {@link supplyForRoom}
 * @throws {OutOfRangeError} when the supply is impossible, or when a latent loss exceeds the moisture of the air
 * @source ashrae-hof-2017, ch. 1, "Space heat absorption and moist air moisture gains": heat and moisture balance
 * @see {@link supplyForRoom}
 * @example
 * ```ts
 * import { moistAir, roomOfSupply } from "@org/hvac-core/psychrometrics";
 * const supply = { air: moistAir({ dryBulb: 13, humidityRatio: 0.008195 }), dryAirFlow: 0.8902 };
 * roomOfSupply(supply, { sensible: 10000, latent: 2500 }).air.dryBulb; // 24.0
 * ```
 */
export function roomOfSupply(supply: AirStream, load: RoomLoad): FogStream {
  const { heat, water, pressure, dryAirFlow } = contentOf(supply);
  const latent = requireInRange("latent", load.latent, -Infinity, Infinity, "W");
  const sensible = requireInRange("sensible", load.sensible, -Infinity, Infinity, "W");
  // The room's dry bulb, which the enthalpy of its vapour depends on, follows from the sensible load alone.
  const dryBulb = requireTemperature("dryBulb", dryBulbOf(heat, water) + sensible / (dryAirFlow * specificHeatOf(water)));
  const moisture = latent / vaporEnthalpy(dryBulb);
  return streamOf({ heat: heat + (sensible + latent) / dryAirFlow, water: water + moisture / dryAirFlow, pressure, dryAirFlow });
}

/**
 * Supply air that keeps a room at its state: the flow at a supply dry bulb, on the room's line of sensible heat ratio.
 *
 * @param room state to keep
 * @param load sensible and latent gains, W; the sensible one of the sign of room minus supply dry bulb
 * @param supplyDryBulb °C; below the room's for a gain, above it for a loss
 * @returns state and dry-air flow (kg/s) of the supply
 * @throws {OutOfRangeError} when the supply could not carry the load, or would have to be drier than dry or supersaturated
 * @source ashrae-hof-2017, ch. 1, "Space heat absorption and moist air moisture gains": heat and moisture balance
 * @example
 * ```ts
 * import { moistAir, supplyForRoom } from "@org/hvac-core/psychrometrics";
 * const room = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
 * const supply = supplyForRoom(room, { sensible: 10000, latent: 2500 }, 13);
 * supply.dryAirFlow; // 0.8902
 * supply.air.humidityRatio; // 0.008195
 * ```
 */
export function supplyForRoom(room: MoistAir, load: RoomLoad, supplyDryBulb: number): AirStream {
  const { dryBulb, humidityRatio, pressure } = contentOf({ air: room, dryAirFlow: 1 });
  const latent = requireInRange("latent", load.latent, -Infinity, Infinity, "W");
  const sensible = requireInRange("sensible", load.sensible, -Infinity, Infinity, "W");
  const difference = dryBulb - requireTemperature("supplyDryBulb", supplyDryBulb);
  const moisture = latent / vaporEnthalpy(dryBulb);
  // Vapour given off in the room warms the supply's vapour too; that is the second term of the balance.
  const dryAirFlow = (sensible + moisture * vaporSpecificHeat * difference) / (difference * specificHeatOf(humidityRatio));
  if (!(dryAirFlow > 0 && dryAirFlow < Infinity)) {
    const gain = sensible > 0;
    throw new OutOfRangeError({
      parameter: "supplyDryBulb",
      value: supplyDryBulb,
      min: gain ? -100 : dryBulb,
      max: gain ? dryBulb : 200,
      unit: "°C",
      reason: `it must be ${gain ? "below" : "above"} the room's dry bulb to carry the load`,
    });
  }
  const ratio = requireBetween(
    "supplyHumidityRatio",
    humidityRatio - moisture / dryAirFlow,
    0,
    saturatedHumidityRatioOf(supplyDryBulb, pressure),
    "kg/kg",
  );
  return { air: stateOf(supplyDryBulb, pressure, ratio), dryAirFlow };
}
