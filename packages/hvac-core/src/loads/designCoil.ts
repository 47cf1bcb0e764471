import { OutOfRangeError } from "../refusals/errors.ts";
import { humidityRatioFromRelativeHumidity } from "../psychrometrics/internal.ts";
import { coolingCoil, type CoolingCoil, type SupplyAir } from "./coil.ts";
import { highestHour, type DesignDayLoads } from "./coolingLoad.ts";
import { requireDesignDays, type DesignDays } from "./designDay.ts";
import { hourCount, requireHours } from "./timeSeries.ts";

/** Design coil of a room or block. */
export interface DesignCoil {
  /** Month, 1…12, and hour, 1…24, of the highest total load of the coil. */
  readonly month: number;
  readonly hour: number;
  /** Coil at that hour. */
  readonly coil: CoolingCoil;
  /** Month, hour and coil of the highest sensible load of the room, which sizes the supply air. */
  readonly supplyMonth: number;
  readonly supplyHour: number;
  readonly supplyCoil: CoolingCoil;
}

export interface DesignCoilInput {
  /** Load of a room (`roomCoolingLoad`), a block (`blockCoolingLoad`) or a project (`projectLoads`), W. */
  readonly load: DesignDayLoads;
  /** Design weather. */
  readonly days: DesignDays;
  /** Room condition: °C and 0…1. */
  readonly indoor: { readonly dryBulb: number; readonly relativeHumidity: number };
  /** Supply temperature and outdoor air. */
  readonly air: SupplyAir;
}

/**
 * Design coil over all 288 hours: the hour of the coil's highest load (which includes outdoor air, so it may differ from the
 * hour of the room's peak) and the hour that sizes the supply air. The flow varies with the sensible load at a constant supply temperature.
 *
 * @param input hourly loads (W), design weather, room condition and supply air; ranges at {@link DesignCoilInput}
 * @returns both coils with month and hour
 * @throws {OutOfRangeError} when the room has no sensible load at any hour, or as {@link coolingCoil}
 * @source ashrae-hof-2021, ch. 18
 * @example
 * ```ts
 * import { designCoil, designDays } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 0, tauEdition: "2017" as const };
 * const days = designDays({ ...place, months: Array.from({ length: 12 }, () => month) });
 * const steady = (value: number) => Array.from({ length: 288 }, () => value);
 * const load = { sensible: steady(10000), latent: steady(2000), returnAir: steady(0) };
 * const indoor = { dryBulb: 24, relativeHumidity: 0.5 };
 * designCoil({ load, days, indoor, air: { supplyDryBulb: 13, outdoorAirFlow: 0 } }).coil.total; // 12000
 * ```
 */
export function designCoil({ load, days, indoor, air }: DesignCoilInput): DesignCoil {
  requireDesignDays(days);
  requireHours("load.sensible", load.sensible);
  requireHours("load.latent", load.latent);
  requireHours("load.returnAir", load.returnAir);
  const room = {
    dryBulb: indoor.dryBulb,
    humidityRatio: humidityRatioFromRelativeHumidity(indoor.dryBulb, indoor.relativeHumidity, days.pressure),
  };
  const coilAt = (k: number): CoolingCoil =>
    coolingCoil({
      ...air,
      roomSensible: load.sensible[k]!,
      roomLatent: load.latent[k]!,
      returnAirHeat: load.returnAir[k]!,
      room,
      outdoor: { dryBulb: days.dryBulb[k]!, humidityRatio: days.humidityRatio[k]! },
      pressure: days.pressure,
    });
  const supply = highestHour((k) => load.sensible[k]!, 0, hourCount);
  const coils = load.sensible.map((sensible, k) => (sensible > 0 ? coilAt(k) : undefined));
  const best = highestHour((k) => coils[k]?.total ?? -Infinity, 0, hourCount);
  const bestCoil = coils[best];
  if (!bestCoil)
    throw new OutOfRangeError({
      parameter: "load.sensible",
      value: load.sensible[supply]!,
      min: 0,
      max: Infinity,
      unit: "W",
      reason: "there is no cooling load at any hour",
    });
  return {
    month: Math.floor(best / 24) + 1,
    hour: (best % 24) + 1,
    coil: bestCoil,
    supplyMonth: Math.floor(supply / 24) + 1,
    supplyHour: (supply % 24) + 1,
    supplyCoil: coilAt(supply),
  };
}
