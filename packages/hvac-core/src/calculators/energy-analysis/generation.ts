import { monthDays, type MonthlyUsage, type Tariff } from "../../energy/index.ts";
import { joulesPerKilowattHour, months, sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { dayGroups, hoursOfCase, type DayGroup } from "./dayGroups.ts";

/** Monthly electricity of a system with on-site generation, J. */
export interface OnSiteElectricity {
  readonly generated: readonly number[];
  /** Bought from the grid. */
  readonly bought: readonly number[];
  /** Exported to the grid. */
  readonly exported: readonly number[];
}

/** Whether a system has on-site generation. */
export const hasGeneration = ({ generation }: CaseValues): boolean => generation.some((energy) => energy > 0);

/** Hourly power of generation on each day of a month, W. */
function generatedPower(month: number, { generation }: CaseValues, { generationProfile }: EnergyValues): number[] {
  const level = sumOf(generationProfile) > 0 ? generationProfile : generationProfile.map(() => 1);
  const perDay = generation[month]! / monthDays[month]!;
  return level.map((share) => (perDay * share) / sumOf(level) / 3600);
}

/** Energy bought and exported by tariff period, kWh: in each hour the building uses the generation first. */
function exchangeOf(days: readonly DayGroup[], generated: readonly number[], tariff: Tariff, month: number) {
  const periods = Math.max(tariff.energyratestructure?.length ?? 1, 1);
  const [bought, exported] = [Array<number>(periods).fill(0), Array<number>(periods).fill(0)];
  for (const { weekend, count, power } of days) {
    const hours = (weekend ? tariff.energyweekendschedule : tariff.energyweekdayschedule)?.[month];
    for (const [hour, used] of power.entries()) {
      const kilowatts = (used - generated[hour]!) / 1000;
      const period = hours?.[hour] ?? 0;
      if (kilowatts > 0) bought[period]! += count * kilowatts;
      else exported[period]! -= count * kilowatts;
    }
  }
  return { bought, exported };
}

/** Metered months with on-site generation: less energy is bought and some is exported. Demand is not reduced, as the peak may occur without generation. */
export function usageWithGeneration(
  usage: readonly MonthlyUsage[],
  tariff: Tariff,
  electricity: readonly number[],
  row: CaseValues,
  values: EnergyValues,
): { readonly usage: readonly MonthlyUsage[]; readonly onSite: OnSiteElectricity | undefined } {
  if (!hasGeneration(row)) return { usage, onSite: undefined };
  const hourlyDays = hoursOfCase(values, row);
  const exchange = months.map((month) => {
    const days = hourlyDays?.[month] ?? dayGroups(month, electricity[month]!, values);
    return exchangeOf(days, generatedPower(month, row, values), tariff, month);
  });
  return {
    usage: usage.map((month, index) => ({
      ...month,
      energyKilowattHours: exchange[index]!.bought,
      ...(tariff.energyratestructure && { exportKilowattHours: exchange[index]!.exported }),
    })),
    onSite: {
      generated: row.generation,
      bought: exchange.map(({ bought }) => sumOf(bought) * joulesPerKilowattHour),
      exported: exchange.map(({ exported }) => sumOf(exported) * joulesPerKilowattHour),
    },
  };
}
