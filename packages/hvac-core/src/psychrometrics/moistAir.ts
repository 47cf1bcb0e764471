import { OutOfRangeError } from "../refusals/errors.ts";
import { dryAirSpecificHeat, standardPressure } from "./constants.ts";
import {
  dewPointOf,
  enthalpyOf,
  humidityRatioOf,
  saturatedHumidityRatioOf,
  specificVolumeOf,
  vaporEnthalpy,
  vaporPressureOf,
} from "./equations.ts";
import { requireBetween, requirePressure, requireSaturable, requireTemperature } from "./limits.ts";
import { logSaturationPressure, saturationPressureUnchecked } from "./saturation.ts";
import { humidityRatioAtWetBulb, wetBulbOf } from "./wetBulbBalance.ts";

/** A state of moist air. "per kg" means per kg of dry air, except in `density`. */
export interface MoistAir {
  /** °C */
  readonly dryBulb: number;
  /** Thermodynamic wet bulb, °C */
  readonly wetBulb: number;
  /** Dew point, or frost point below 0.01 °C; -100 °C stands for "-100 °C or lower" */
  readonly dewPoint: number;
  /** 0…1 */
  readonly relativeHumidity: number;
  /** kg of water per kg */
  readonly humidityRatio: number;
  /** Partial pressure of the water vapour, Pa */
  readonly vaporPressure: number;
  /** J per kg; 0 for dry air and liquid water at 0 °C */
  readonly enthalpy: number;
  /** m³ per kg */
  readonly specificVolume: number;
  /** kg of moist air per m³ */
  readonly density: number;
  /** Humidity ratio over that of saturated air, 0…1; 0 from the boiling point on, where no amount of vapour saturates the air */
  readonly degreeOfSaturation: number;
  /** Total pressure, Pa */
  readonly pressure: number;
}

interface Humidity {
  /** 0…1 */
  relativeHumidity: number;
  /** °C */
  wetBulb: number;
  /** °C */
  dewPoint: number;
  /** kg of water per kg of dry air */
  humidityRatio: number;
  /** J per kg of dry air */
  enthalpy: number;
}

/** Dry bulb (°C), total pressure (Pa, 101 325 by default) and exactly one measure of humidity. */
export type MoistAirInput = { readonly dryBulb: number; readonly pressure?: number } & {
  [K in keyof Humidity]: { readonly [P in K]: Humidity[P] } & { readonly [P in Exclude<keyof Humidity, K>]?: undefined };
}[keyof Humidity];

/** Properties of a state that the caller has computed already. */
interface ComputedProperties {
  /** °C */
  readonly dewPoint?: number;
  /** °C */
  readonly wetBulb?: number;
  /** Saturation pressure at the dry bulb, Pa */
  readonly saturation?: number;
}

/** Completes a state from its checked humidity ratio; properties that the caller has computed stay as they are. */
export function stateOf(dryBulb: number, pressure: number, humidityRatio: number, computed: ComputedProperties = {}): MoistAir {
  const saturation = computed.saturation ?? saturationPressureUnchecked(dryBulb);
  const vaporPressure = vaporPressureOf(humidityRatio, pressure);
  const dewPoint = computed.dewPoint ?? Math.min(dryBulb, dewPointOf(Math.log(vaporPressure)));
  const specificVolume = specificVolumeOf(dryBulb, humidityRatio, pressure);
  const relativeHumidity = Math.min(1, vaporPressure / saturation);
  return {
    dryBulb,
    wetBulb: computed.wetBulb ?? wetBulbOf({ dryBulb, humidityRatio, pressure, dewPoint, saturation }),
    dewPoint,
    relativeHumidity,
    humidityRatio,
    vaporPressure,
    enthalpy: enthalpyOf(dryBulb, humidityRatio),
    specificVolume,
    density: (1 + humidityRatio) / specificVolume,
    degreeOfSaturation: Math.max(0, (relativeHumidity * (pressure - saturation)) / (pressure - vaporPressure)),
    pressure,
  };
}

function refuseHumidities(given: number): never {
  const reason = "give exactly one of relativeHumidity, wetBulb, dewPoint, humidityRatio, enthalpy";
  throw new OutOfRangeError({ parameter: "humidityInputs", value: given, min: 1, max: 1, unit: "", reason });
}

/**
 * State of moist air from its dry bulb and one measure of humidity.
 *
 * Ideal-gas equations of the handbook, without the enhancement factor: against the real-gas model (ASHRAE RP-1485) the humidity ratio
 * of saturated air is low by 0.4 to 0.5 % between 0 and 40 °C at sea level.
 *
 * @param input `dryBulb` in °C, -100…200; `pressure` in Pa, 1000…10 000 000, 101 325 by default; and exactly one of
 * `relativeHumidity` (0…1), `wetBulb` (°C, from that of dry air up to the dry bulb), `dewPoint` (°C, up to the dry bulb),
 * `humidityRatio` (kg per kg of dry air), `enthalpy` (J per kg of dry air)
 * @returns the whole state, see {@link MoistAir}
 * @throws {OutOfRangeError} when an argument is out of range, when the air would be supersaturated or drier than dry, and when not
 * exactly one measure of humidity is given
 * @source ashrae-hof-2017, ch. 1, "Numerical calculation of moist air properties"
 * @see {@link moistAirFromPair}
 * @example
 * ```ts
 * import { moistAir } from "@org/hvac-core/psychrometrics";
 * const air = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
 * air.humidityRatio; // 0.009299
 * air.wetBulb; // 17.068
 * air.dewPoint; // 12.946
 * air.enthalpy; // 47815
 * air.specificVolume; // 0.85438
 * moistAir({ dryBulb: 24, dewPoint: 12.946, pressure: 90000 }).humidityRatio; // 0.01049
 * moistAir({ dryBulb: 24, enthalpy: 47815 }).relativeHumidity; // 0.5000
 * ```
 */
export function moistAir(input: MoistAirInput): MoistAir {
  const { dryBulb, relativeHumidity, wetBulb, dewPoint, humidityRatio, pressure = standardPressure } = input;
  requireTemperature("dryBulb", dryBulb);
  requirePressure(pressure);
  const given =
    Number(relativeHumidity !== undefined) +
    Number(wetBulb !== undefined) +
    Number(dewPoint !== undefined) +
    Number(humidityRatio !== undefined) +
    Number(input.enthalpy !== undefined);
  if (given !== 1) refuseHumidities(given);
  if (relativeHumidity !== undefined) {
    const logSaturation = logSaturationPressure(dryBulb);
    const saturation = Math.exp(logSaturation);
    // Up to the boiling point the limit is saturation; above it, air of vapour alone.
    const limit = Math.min(1, (pressure * (1 - 1e-9)) / saturation);
    const ratio = requireBetween("relativeHumidity", relativeHumidity, 0, limit, "");
    // The dew point follows from the logarithm, without the vapour pressure.
    const computed = { dewPoint: Math.min(dryBulb, dewPointOf(logSaturation + Math.log(ratio))), saturation };
    return stateOf(dryBulb, pressure, humidityRatioOf(ratio * saturation, pressure), computed);
  }
  if (wetBulb !== undefined) {
    return stateOf(dryBulb, pressure, humidityRatioAtWetBulb(dryBulb, wetBulb, pressure), { wetBulb: Math.min(wetBulb, dryBulb) });
  }
  if (dewPoint !== undefined) {
    const checked = requireSaturable("dewPoint", dewPoint, dryBulb, pressure);
    return stateOf(dryBulb, pressure, humidityRatioOf(saturationPressureUnchecked(checked), pressure), { dewPoint: checked });
  }
  const saturated = saturatedHumidityRatioOf(dryBulb, pressure);
  if (humidityRatio !== undefined) return stateOf(dryBulb, pressure, requireBetween("humidityRatio", humidityRatio, 0, saturated, "kg/kg"));
  const heat = requireBetween("enthalpy", input.enthalpy, enthalpyOf(dryBulb, 0), enthalpyOf(dryBulb, saturated), "J/kg");
  return stateOf(dryBulb, pressure, Math.min(saturated, (heat - dryAirSpecificHeat * dryBulb) / vaporEnthalpy(dryBulb)));
}
