import { requireInRange } from "../kernel/errors.ts";
import { stateOf } from "./moistAir.ts";
import { humidityRatioAtWetBulb } from "./wetBulbBalance.ts";
import type { AirStream, FogStream } from "./stream.ts";
import { requireFlow, requireRatio, streamOf } from "./stream.ts";

/**
 * How water is added. `steam`: a flow in kg/s, or up to a humidity ratio; its enthalpy in J/kg counts from liquid at 0 °C and is that of saturated
 * steam at 100 °C when left out (any injected water is described by its own enthalpy, see {@link waterEnthalpy}).
 * `adiabatic`: evaporation of water at the wet bulb with a saturation effectiveness 0…1.
 */
export type HumidifierInput =
  | { readonly kind: "steam"; readonly waterFlow: number; readonly enthalpy?: number }
  | { readonly kind: "steam"; readonly leavingHumidityRatio: number; readonly enthalpy?: number }
  | { readonly kind: "adiabatic"; readonly effectiveness: number };

export interface HumidifiedStream extends FogStream {
  /** Water added, kg/s */
  readonly waterFlow: number;
}

/**
 * Humidification by steam or by evaporating water.
 *
 * The adiabatic process follows the line of constant wet bulb: water at the wet bulb evaporates, the leaving dry bulb is
 * t - effectiveness · (t - t_wb). Steam follows Δh / ΔW = enthalpy of the steam; more of it than the air can hold leaves as fog.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param humidifier see {@link HumidifierInput}
 * @returns leaving stream, water flow in kg/s
 * @throws {OutOfRangeError} when an argument is out of range or the target is drier than the entering air
 * @see ASHRAE Handbook of Fundamentals 2017, ch. 1, "Adiabatic mixing of water injected into moist air"; saturation effectiveness:
 * ASHRAE Handbook of HVAC Systems and Equipment 2016, ch. 41
 * @example
 * ```ts
 * import { humidify, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 20, wetBulb: 8 }), dryAirFlow: 1.667 };
 * humidify(stream, { kind: "steam", waterFlow: 0.01267, enthalpy: 2691000 }).air.dryBulb; // 21.1
 * humidify(stream, { kind: "adiabatic", effectiveness: 0.9 }).air.dryBulb; // 9.2
 * ```
 */
export function humidify(stream: AirStream, humidifier: HumidifierInput): HumidifiedStream {
  const { air, dryAirFlow } = stream;
  requireFlow(dryAirFlow);
  if (humidifier.kind === "adiabatic") {
    const dryBulb = air.dryBulb - requireRatio("effectiveness", humidifier.effectiveness) * (air.dryBulb - air.wetBulb);
    const ratio = Math.max(air.humidityRatio, humidityRatioAtWetBulb(dryBulb, Math.min(air.wetBulb, dryBulb), air.pressure));
    return {
      air: stateOf(dryBulb, air.pressure, ratio, undefined, air.wetBulb),
      dryAirFlow,
      fogRatio: 0,
      waterFlow: dryAirFlow * (ratio - air.humidityRatio),
    };
  }
  const added =
    "waterFlow" in humidifier
      ? requireInRange("waterFlow", humidifier.waterFlow, 0, Infinity, "kg/s") / dryAirFlow
      : requireInRange("leavingHumidityRatio", humidifier.leavingHumidityRatio, air.humidityRatio, Infinity, "kg/kg") - air.humidityRatio;
  const heat = humidifier.enthalpy ?? 2675600;
  return {
    ...streamOf(air.enthalpy + added * heat, air.humidityRatio + added, air.pressure, dryAirFlow),
    waterFlow: added * dryAirFlow,
  };
}
