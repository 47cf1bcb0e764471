import { requireInRange } from "../../kernel/errors.ts";
import type { AirStream } from "../stream.ts";
import { requireFlow, streamOf } from "../stream.ts";

/** How a desiccant dries: down to a humidity ratio (kg per kg of dry air), with heat beyond that of condensation. */
export interface DesiccantInput {
  readonly leavingHumidityRatio: number;
  /** Heat of sorption beyond condensation, plus heat carried over from regeneration, J per kg of water removed; 0 when left out */
  readonly excessHeat?: number;
}

export interface DriedStream extends AirStream {
  /** Water taken up by the desiccant, kg/s */
  readonly waterFlow: number;
}

/**
 * Drying by an adiabatic desiccant: the water stays in the desiccant as liquid at the entering dry bulb, its heat of condensation goes
 * into the air, so the process runs close to the line of constant enthalpy (constant at 0 °C and without excess heat).
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param desiccant `leavingHumidityRatio` in kg per kg of dry air, 0…entering; `excessHeat` in J per kg of water, at least 0
 * @returns leaving stream and water removed in kg/s
 * @throws {OutOfRangeError} when an argument is out of range
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 32, "Sorbents and desiccants"
 * @example
 * ```ts
 * import { moistAir } from "@org/hvac-core/psychrometrics";
 * import { dehumidify } from "@org/hvac-core/psychrometrics/design";
 * const stream = { air: moistAir({ dryBulb: 25, humidityRatio: 0.012 }), dryAirFlow: 1 };
 * dehumidify(stream, { leavingHumidityRatio: 0.006 }).air.dryBulb; // 39.41
 * ```
 */
export function dehumidify(stream: AirStream, { leavingHumidityRatio, excessHeat = 0 }: DesiccantInput): DriedStream {
  const { air, dryAirFlow } = stream;
  requireFlow(dryAirFlow);
  requireInRange("leavingHumidityRatio", leavingHumidityRatio, 0, air.humidityRatio, "kg/kg");
  const removed = air.humidityRatio - leavingHumidityRatio;
  const heat = air.enthalpy + removed * (requireInRange("excessHeat", excessHeat, 0, 1e7, "J/kg") - 4186 * air.dryBulb);
  return { air: streamOf(heat, leavingHumidityRatio, air.pressure, dryAirFlow).air, dryAirFlow, waterFlow: removed * dryAirFlow };
}
