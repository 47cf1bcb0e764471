import { requireInRange } from "../refusals/errors.ts";
import { waterSpecificHeat } from "./constants.ts";
import { contentOf, streamOf, type AirStream, type FogStream } from "./stream.ts";

/** A desiccant that dries down to a humidity ratio (kg per kg of dry air), with heat beyond that of condensation. */
export interface DesiccantInput {
  readonly leavingHumidityRatio: number;
  /** Heat of sorption beyond condensation, plus heat carried over from regeneration, J per kg of water removed; 0 by default */
  readonly excessHeat?: number;
}

export interface DriedStream extends FogStream {
  /** Water taken up by the desiccant, kg/s */
  readonly waterFlow: number;
}

/**
 * Drying by an adiabatic desiccant: the water stays in the desiccant as liquid at the entering dry bulb, its heat of condensation goes
 * into the air, so the process runs close to the line of constant enthalpy (constant at 0 °C and without excess heat). Fog is taken up first.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param desiccant `leavingHumidityRatio` in kg per kg of dry air, 0…entering (vapour and fog); `excessHeat` in J per kg of water, at least 0
 * @returns leaving stream and water removed in kg/s
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-hof-2017, ch. 32, "Sorbents and desiccants"
 * @example
 * ```ts
 * import { dehumidify, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 25, humidityRatio: 0.012 }), dryAirFlow: 1 };
 * dehumidify(stream, { leavingHumidityRatio: 0.006 }).air.dryBulb; // 39.41
 * dehumidify(stream, { leavingHumidityRatio: 0.006, excessHeat: 200_000 }).air.dryBulb; // 40.59
 * ```
 */
export function dehumidify(stream: AirStream, { leavingHumidityRatio, excessHeat = 0 }: DesiccantInput): DriedStream {
  const { dryBulb, pressure, dryAirFlow, ...entering } = contentOf(stream);
  const removed = entering.water - requireInRange("leavingHumidityRatio", leavingHumidityRatio, 0, entering.water, "kg/kg");
  const heat = entering.heat + removed * (requireInRange("excessHeat", excessHeat, 0, 1e7, "J/kg") - waterSpecificHeat * dryBulb);
  return { ...streamOf({ heat, water: leavingHumidityRatio, pressure, dryAirFlow }), waterFlow: removed * dryAirFlow };
}
