import { requireInRange } from "../refusals/errors.ts";
import { specificHeat, specificVolume } from "../psychrometrics/internal.ts";
import { fundamentals2017, type Citation } from "../sources/index.ts";

export const supplyAirCitation: Citation = { source: fundamentals2017, locator: "ch. 1, eqs. 26 and 30" };

export interface SupplyAirInput {
  /** Sensible load of the room, W: positive where it is cooled, negative where it is heated. */
  readonly sensible: number;
  /** °C. */
  readonly roomDryBulb: number;
  /** °C: below the room's where the load is positive, above it where it is negative; at least 0.1 K away. */
  readonly supplyDryBulb: number;
  /** Humidity ratio of the supply air, kg/kg. */
  readonly humidityRatio: number;
  /** Atmospheric pressure, Pa. */
  readonly pressure: number;
}

export interface SupplyAirFlow {
  /** Dry air, kg/s. */
  readonly massFlow: number;
  /** m³ per kg of dry air, at the supply temperature. */
  readonly specificVolume: number;
  /** m³/s, at the supply temperature and the pressure of the site. */
  readonly volumeFlow: number;
}

/**
 * Supply air that meets the sensible load of a room. The mass follows from the heat alone; the volume grows with the altitude.
 *
 * @param input load (W), temperatures (°C), humidity ratio (kg/kg) and pressure (Pa); ranges at {@link SupplyAirInput}
 * @returns mass flow (kg/s), specific volume (m³/kg) and volume flow (m³/s)
 * @throws {OutOfRangeError} when a value lies outside its range or the supply air cannot meet a load of this sign
 * @source ashrae-hof-2017, ch. 1, eqs. 26 and 30
 * @example
 * ```ts
 * import { supplyAirFlow } from "@org/hvac-core/loads";
 * const room = { roomDryBulb: 24, supplyDryBulb: 13, humidityRatio: 0.009, pressure: 101325 };
 * supplyAirFlow({ sensible: 10000, ...room }).volumeFlow; // 0.731
 * ```
 */
export function supplyAirFlow({ sensible, roomDryBulb, supplyDryBulb, humidityRatio, pressure }: SupplyAirInput): SupplyAirFlow {
  requireInRange("sensible", sensible, -1e9, 1e9, "W");
  requireInRange("roomDryBulb", roomDryBulb, -60, 80, "°C");
  requireInRange("humidityRatio", humidityRatio, 0, 0.5, "kg/kg");
  requireInRange("pressure", pressure, 1e3, 1e7, "Pa");
  if (sensible < 0) requireInRange("supplyDryBulb", supplyDryBulb, roomDryBulb + 0.1, 200, "°C");
  else requireInRange("supplyDryBulb", supplyDryBulb, -60, roomDryBulb - 0.1, "°C");
  const massFlow = sensible / (specificHeat(humidityRatio) * (roomDryBulb - supplyDryBulb));
  const volume = specificVolume(supplyDryBulb, humidityRatio, pressure);
  return { massFlow, specificVolume: volume, volumeFlow: massFlow * volume };
}
