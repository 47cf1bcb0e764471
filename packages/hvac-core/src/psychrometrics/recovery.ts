import { requireInRange } from "../kernel/errors.ts";
import type { AirStream, FogStream } from "./stream.ts";
import { requireFlow, requireRatio, streamOf } from "./stream.ts";
import { enthalpy, specificHeat } from "./properties.ts";

export interface RecoveryInput {
  /** Air that is brought in, dry-air flow in kg/s */
  readonly outdoor: AirStream;
  /** Air that is thrown out, dry-air flow in kg/s */
  readonly exhaust: AirStream;
  /** 0…1 */
  readonly sensibleEffectiveness: number;
  /** 0…1; 0 when left out (a plate without moisture transfer) */
  readonly latentEffectiveness?: number;
}

export interface RecoveryResult {
  /** Outdoor air after the exchanger */
  readonly supply: FogStream;
  /** Exhaust air after the exchanger; its `fogRatio` is the water that condenses there, and freezes when it leaves below 0 °C */
  readonly exhaust: FogStream;
  /** Heat gained by the outdoor air with its vapour, W; negative in summer */
  readonly total: number;
  /** Part of `total` by the change of dry bulb at the entering humidity ratio, W */
  readonly sensible: number;
  /** The rest of `total`, W */
  readonly latent: number;
}

/**
 * Air-to-air recovery of heat and moisture. Effectiveness is the part of what the smaller stream could exchange at most.
 *
 * @param input both streams at one pressure and the effectivenesses, see {@link RecoveryInput}
 * @returns both leaving streams and the heat recovered, W; dry air, water and heat of the two streams together are conserved
 * @throws {OutOfRangeError} when an argument is out of range
 * @see ANSI/AHRI Standard 1060 and ASHRAE Handbook of HVAC Systems and Equipment 2016, ch. 26
 * @example
 * ```ts
 * import { moistAir, recover } from "@org/hvac-core/psychrometrics";
 * const outdoor = { air: moistAir({ dryBulb: 35, relativeHumidity: 0.4 }), dryAirFlow: 1 };
 * const exhaust = { air: moistAir({ dryBulb: 24, relativeHumidity: 0.5 }), dryAirFlow: 1 };
 * const { supply } = recover({ outdoor, exhaust, sensibleEffectiveness: 0.75, latentEffectiveness: 0.65 });
 * supply.air.dryBulb; // 26.75
 * supply.air.humidityRatio; // 0.01099
 * ```
 */
export function recover({ outdoor, exhaust, sensibleEffectiveness, latentEffectiveness = 0 }: RecoveryInput): RecoveryResult {
  const { pressure, dryBulb, humidityRatio } = outdoor.air;
  requireInRange("pressure", exhaust.air.pressure, pressure, pressure, "Pa");
  const smaller = Math.min(requireFlow(outdoor.dryAirFlow), requireFlow(exhaust.dryAirFlow)) / outdoor.dryAirFlow;
  const t = dryBulb + requireRatio("sensibleEffectiveness", sensibleEffectiveness) * smaller * (exhaust.air.dryBulb - dryBulb);
  const ratio = humidityRatio + requireRatio("latentEffectiveness", latentEffectiveness) * smaller * (exhaust.air.humidityRatio - humidityRatio);
  const water = outdoor.dryAirFlow * (ratio - humidityRatio);
  const sensible = outdoor.dryAirFlow * specificHeat(humidityRatio) * (t - dryBulb);
  const latent = water * (2501000 + 1860 * t);
  const total = sensible + latent;
  const supply = streamOf(enthalpy(t, ratio), ratio, pressure, outdoor.dryAirFlow);
  const flow = exhaust.dryAirFlow;
  const leaving = streamOf(exhaust.air.enthalpy - total / flow, exhaust.air.humidityRatio - water / flow, pressure, flow);
  return { supply, exhaust: leaving, total, sensible, latent };
}
