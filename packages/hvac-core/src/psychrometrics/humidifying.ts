import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { vaporPressureOf } from "./equations.ts";
import { requireBetween, requireRatio } from "./limits.ts";
import { stateOf } from "./moistAir.ts";
import { moistAirFromPair } from "./moistAirFromPair.ts";
import { rootBetween } from "./rootBetween.ts";
import { lowestTemperature, saturationPressureUnchecked } from "./saturation.ts";
import { contentOf, dryBulbOf, streamOf, type AirStream, type FogStream, type StreamContent } from "./stream.ts";
import { wetBulb as wetBulbOf } from "./wetBulb.ts";
import { humidityRatioAtWetBulb } from "./wetBulbBalance.ts";

/**
 * Enthalpy of saturated steam at 100 °C, J/kg.
 *
 * @source iapws-if97, region 2
 */
const steamEnthalpy = 2675600;

/**
 * A humidifier. `steam`: a flow in kg/s, or up to a humidity ratio or a relative humidity; its enthalpy in J/kg is 0 for liquid at 0 °C, and by
 * default that of saturated steam at 100 °C (any injected water is described by its own enthalpy, see {@link waterEnthalpy}).
 * `adiabatic`: evaporation of water at the wet bulb with a saturation effectiveness 0…1, or up to a relative humidity.
 */
export type HumidifierInput =
  | { readonly kind: "steam"; readonly waterFlow: number; readonly enthalpy?: number }
  | { readonly kind: "steam"; readonly leavingHumidityRatio: number; readonly enthalpy?: number }
  | { readonly kind: "steam"; readonly leavingRelativeHumidity: number; readonly enthalpy?: number }
  | { readonly kind: "adiabatic"; readonly effectiveness: number }
  | { readonly kind: "adiabatic"; readonly leavingRelativeHumidity: number };

export interface HumidifiedStream extends FogStream {
  /** Water added, kg/s */
  readonly waterFlow: number;
}

/** Wet bulb of a state, computed again unless the given one fits: a copy of a state with another dry bulb or humidity has the wet bulb of the original. */
function checkedWetBulb(given: number, dryBulb: number, humidityRatio: number, pressure: number): number {
  const isPossible = given >= lowestTemperature && given <= dryBulb;
  const fits = isPossible && Math.abs(humidityRatioAtWetBulb(dryBulb, given, pressure) - humidityRatio) <= 1e-6 * humidityRatio + 1e-9;
  return fits ? given : wetBulbOf(dryBulb, humidityRatio, pressure);
}

/** Checks a relative humidity to humidify up to: at least that of the entering air. */
function requireMoister({ air, fogRatio = 0 }: AirStream, target: { readonly leavingRelativeHumidity: number }): number {
  const entering = fogRatio > 0 ? 1 : air.relativeHumidity;
  return requireBetween("leavingRelativeHumidity", target.leavingRelativeHumidity, entering, 1, "");
}

/** Steam that brings air to a relative humidity, kg per kg of dry air. */
function steamTo({ heat, water, pressure, fogRatio }: StreamContent, relativeHumidity: number, enthalpy: number): number {
  const lacking = (added: number): number => {
    const dryBulb = dryBulbOf(heat + added * enthalpy, water + added);
    return vaporPressureOf(water + added, pressure) - relativeHumidity * saturationPressureUnchecked(dryBulb);
  };
  if (fogRatio > 0 || lacking(0) >= 0) return 0;
  let most = 1e-3;
  while (lacking(most) < 0 && most < 1e3) most *= 2;
  // Roots are found to 1e-11 of their unit: in units of 1e-6 kg/kg it is far below what the air carries.
  const added = rootBetween((each) => lacking(each * 1e-6), 0, most * 1e6);
  if (added !== undefined) return added * 1e-6;
  throw new OutOfRangeError({
    parameter: "leavingRelativeHumidity",
    value: relativeHumidity,
    min: 0,
    max: 1,
    unit: "",
    reason: "steam of this enthalpy heats the air too much to reach it",
  });
}

/**
 * Humidification by steam or by evaporating water.
 *
 * The adiabatic process follows the line of constant wet bulb: water at the wet bulb evaporates, the leaving dry bulb is
 * t - effectiveness · (t - t_wb); a fogged stream stays as it is. Steam follows Δh / ΔW = enthalpy of the steam; more of it than the air can
 * hold leaves as fog.
 *
 * @param stream entering air; dry-air flow in kg/s, above 0
 * @param humidifier see {@link HumidifierInput}
 * @returns leaving stream, water flow in kg/s
 * @throws {OutOfRangeError} when an argument is out of range or the target is drier than the entering air
 * @source ashrae-hof-2017, ch. 1, "Adiabatic mixing of water injected into moist air"
 * @source ashrae-systems-2016, ch. 41 (saturation effectiveness)
 * @example
 * ```ts
 * import { humidify, moistAir } from "@org/hvac-core/psychrometrics";
 * const stream = { air: moistAir({ dryBulb: 20, wetBulb: 8 }), dryAirFlow: 1.667 };
 * humidify(stream, { kind: "steam", waterFlow: 0.01267, enthalpy: 2691000 }).air.dryBulb; // 21.1
 * humidify(stream, { kind: "steam", leavingHumidityRatio: 0.006 }).waterFlow; // 0.00704
 * humidify(stream, { kind: "adiabatic", effectiveness: 0.9 }).air.dryBulb; // 9.2
 * ```
 */
export function humidify(stream: AirStream, humidifier: HumidifierInput): HumidifiedStream {
  const entering = contentOf(stream);
  const { dryBulb, humidityRatio, pressure, dryAirFlow, fogRatio } = entering;
  requireKnown("kind", humidifier.kind, ["steam", "adiabatic"]);
  if (humidifier.kind === "adiabatic") {
    const wetBulb = checkedWetBulb(stream.air.wetBulb, dryBulb, humidityRatio, pressure);
    const leaving =
      "effectiveness" in humidifier
        ? dryBulb - requireRatio("effectiveness", humidifier.effectiveness) * (dryBulb - wetBulb)
        : Math.min(dryBulb, moistAirFromPair({ wetBulb, relativeHumidity: requireMoister(stream, humidifier), pressure }).dryBulb);
    const ratio = Math.max(humidityRatio, humidityRatioAtWetBulb(leaving, Math.min(wetBulb, leaving), pressure));
    return { air: stateOf(leaving, pressure, ratio, { wetBulb }), dryAirFlow, fogRatio, waterFlow: dryAirFlow * (ratio - humidityRatio) };
  }
  const { enthalpy = steamEnthalpy } = humidifier;
  const added =
    "waterFlow" in humidifier
      ? requireInRange("waterFlow", humidifier.waterFlow, 0, 1e12, "kg/s") / dryAirFlow
      : "leavingHumidityRatio" in humidifier
        ? requireInRange("leavingHumidityRatio", humidifier.leavingHumidityRatio, entering.water, 1e3, "kg/kg") - entering.water
        : steamTo(entering, requireMoister(stream, humidifier), enthalpy);
  const heat = entering.heat + added * requireInRange("enthalpy", enthalpy, -1e6, 1e7, "J/kg");
  return { ...streamOf({ heat, water: entering.water + added, pressure, dryAirFlow }), waterFlow: added * dryAirFlow };
}
