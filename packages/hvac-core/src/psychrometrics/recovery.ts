import { requireInRange } from "../refusals/errors.ts";
import { specificHeatOf, vaporEnthalpy } from "./equations.ts";
import { requireRatio } from "./limits.ts";
import { contentOf, streamOf, type AirStream, type FogStream } from "./stream.ts";

export interface RecoveryInput {
  /** Outdoor air before the exchanger, dry-air flow in kg/s */
  readonly outdoor: AirStream;
  /** Exhaust air before the exchanger, dry-air flow in kg/s */
  readonly exhaust: AirStream;
  /** 0…1 */
  readonly sensibleEffectiveness: number;
  /** 0…1; 0 by default (a plate without moisture transfer) */
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
 * Air-to-air recovery of heat and moisture. Effectiveness is the part of the maximum exchange of the smaller stream, by dry bulbs and
 * humidity ratios. Fog that a stream carries crosses no plate: it stays in its stream, and evaporates or grows with the stream's gain or loss.
 *
 * @param input both streams at one pressure and the effectivenesses, see {@link RecoveryInput}
 * @returns both leaving streams and the heat recovered, W; dry air, water and heat of the two streams together are conserved
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ahri-1060
 * @source ashrae-systems-2016, ch. 26
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
export function recover(input: RecoveryInput): RecoveryResult {
  const outdoor = contentOf(input.outdoor);
  const exhaust = contentOf(input.exhaust);
  const { pressure, dryBulb, humidityRatio, dryAirFlow } = outdoor;
  requireInRange("pressure", exhaust.pressure, pressure, pressure, "Pa");
  const smaller = Math.min(dryAirFlow, exhaust.dryAirFlow) / dryAirFlow;
  const t = dryBulb + requireRatio("sensibleEffectiveness", input.sensibleEffectiveness) * smaller * (exhaust.dryBulb - dryBulb);
  const gained = requireRatio("latentEffectiveness", input.latentEffectiveness ?? 0) * smaller * (exhaust.humidityRatio - humidityRatio);
  const water = dryAirFlow * gained;
  const sensible = dryAirFlow * specificHeatOf(humidityRatio) * (t - dryBulb);
  const latent = water * vaporEnthalpy(t);
  const total = sensible + latent;
  const supply = streamOf({ heat: outdoor.heat + total / dryAirFlow, water: outdoor.water + gained, pressure, dryAirFlow });
  const flow = exhaust.dryAirFlow;
  const leaving = streamOf({ heat: exhaust.heat - total / flow, water: exhaust.water - water / flow, pressure, dryAirFlow: flow });
  return { supply, exhaust: leaving, total, sensible, latent };
}
