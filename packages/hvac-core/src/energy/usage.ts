import { requireInRange } from "../refusals/errors.ts";
import { present, requireTariff } from "./tariff.ts";
import type { Tariff } from "./tariffShape.ts";

/** Days of the months of a common year. */
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A year of electric load. */
export interface HourlyLoad {
  /** Mean power of each hour of a common year, W, 8760 values, −1e9…1e9; negative where the building exports. */
  readonly power: readonly number[];
  /** Weekday of 1 January: 0 Monday … 6 Sunday. */
  readonly firstWeekday: number;
  /** Days of the year, 1…365, billed by the weekend schedule. */
  readonly holidays?: readonly number[];
  /** Highest quarter-hour over the highest hour, 1…3; 1 when absent. A model's hours hide the peaks that a meter sees. */
  readonly peakFactor?: number;
  /** Hours of the year, 1…8760, at which the utility's own system peaks; needed for coincident demand charges. */
  readonly systemPeakHours?: readonly number[];
}

/** Meter readings of a month, by the tariff's periods. */
export interface MonthlyUsage {
  /** Energy taken by energy period, kWh. */
  readonly energyKilowattHours: readonly number[];
  /** Energy given by energy period, kWh; none when absent. */
  readonly exportKilowattHours?: readonly number[];
  /** Highest demand by demand period, kW. */
  readonly demandKilowatts: readonly number[];
  /** Highest demand of the month, kW. */
  readonly peakKilowatts: number;
  /** Highest demand in the utility's peak hours by coincident period, kW; absent when those hours are not known. */
  readonly coincidentKilowatts?: readonly number[];
}

/**
 * Sorts a year of hourly load into the months and periods of a tariff. An hour either takes or gives: what it gives is kept apart and makes no demand.
 *
 * @param tariff the tariff
 * @param load hourly power, W, and calendar
 * @returns twelve months of usage
 * @throws {OutOfRangeError} when the load has not 8760 values, one is not finite, or the calendar is impossible
 * @throws {TariffError} when the tariff cannot be billed
 * @source openei-urdb, schedules of the periods
 * @example
 * ```ts
 * import { usageByPeriod } from "@org/hvac-core/energy";
 * const load = { power: Array(8760).fill(1000), firstWeekday: 0 };
 * usageByPeriod({ energyratestructure: [[{ rate: 0.1 }]] }, load)[0]?.energyKilowattHours[0]; // 744
 * ```
 */
export function usageByPeriod(tariff: Tariff, load: HourlyLoad): readonly MonthlyUsage[] {
  requireTariff(tariff);
  requireInRange("number of hours", load.power.length, 8760, 8760, "");
  const first = requireInRange("firstWeekday", load.firstWeekday, 0, 6, "");
  const factor = requireInRange("peakFactor", load.peakFactor ?? 1, 1, 3, "");
  const holidays = new Set(load.holidays?.map((day) => requireInRange("holidays", day, 1, 365, "")));
  const energyPeriods = Math.max(tariff.energyratestructure?.length ?? 1, 1);
  const demandPeriods = tariff.demandratestructure?.length ?? 0;
  const coincident = coincidentDemand(tariff, load, factor);
  let hour = 0;
  let day = 0;
  return monthDays.map((days, month) => {
    const energy = Array<number>(energyPeriods).fill(0);
    const given = Array<number>(energyPeriods).fill(0);
    const demand = Array<number>(demandPeriods).fill(0);
    let [peak, exported] = [0, false];
    for (const end = day + days; day < end; day += 1) {
      const weekend = (day + first) % 7 >= 5 || holidays.has(day + 1);
      const energyRow = (weekend ? tariff.energyweekendschedule : tariff.energyweekdayschedule)?.[month];
      const demandRow = (weekend ? tariff.demandweekendschedule : tariff.demandweekdayschedule)?.[month];
      for (let clock = 0; clock < 24; clock += 1, hour += 1) {
        const kilowatts = requireInRange("power", load.power[hour]!, -1e9, 1e9, "W") / 1000;
        const period = energyRow === undefined ? 0 : energyRow[clock]!;
        if (kilowatts < 0) {
          given[period]! -= kilowatts;
          exported = true;
          continue;
        }
        energy[period]! += kilowatts;
        const metered = kilowatts * factor;
        if (metered > peak) peak = metered;
        const demandPeriod = demandRow === undefined ? 0 : demandRow[clock]!;
        if (demandPeriods > 0 && metered > demand[demandPeriod]!) demand[demandPeriod] = metered;
      }
    }
    return {
      energyKilowattHours: energy,
      ...(exported && { exportKilowattHours: given }),
      demandKilowatts: demand,
      peakKilowatts: peak,
      ...(coincident && { coincidentKilowatts: coincident[month]! }),
    };
  });
}

/** Highest demand of each month and coincident period in the hours of the utility's peaks, kW. */
function coincidentDemand(tariff: Tariff, load: HourlyLoad, factor: number): number[][] | undefined {
  const periods = tariff.coincidentratestructure?.length ?? 0;
  if (periods === 0 || !present(tariff.coincidentratestructure) || load.systemPeakHours === undefined) return undefined;
  const demand = monthDays.map(() => Array<number>(periods).fill(0));
  for (const number of load.systemPeakHours) {
    const hour = Math.floor(requireInRange("systemPeakHours", number, 1, 8760, "")) - 1;
    const month = monthOfHour(hour);
    const period = tariff.coincidentrateschedule?.[month]?.[hour % 24] ?? 0;
    demand[month]![period] = Math.max(
      demand[month]![period]!,
      (requireInRange("power", load.power[hour]!, -1e9, 1e9, "W") / 1000) * factor,
    );
  }
  return demand;
}

/** Month, 0…11, of an hour of a common year, 0…8759. */
export function monthOfHour(hour: number): number {
  let end = 0;
  return monthDays.findIndex((days) => hour < (end += days * 24));
}
