import { monthDays, type MonthlyUsage, type Tariff } from "../../energy/index.ts";
import { joulesPerKilowattHour, months, sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { dayGroups, hoursOfCase, type DayGroup } from "./dayGroups.ts";

/** Electricity of a system that makes some of it itself, J: of each month. */
export interface OwnElectricity {
  readonly generated: readonly number[];
  /** Bought from the grid. */
  readonly taken: readonly number[];
  /** Given to it. */
  readonly given: readonly number[];
}

/** Whether a system makes electricity. */
export const generates = ({ generation }: CaseValues): boolean => generation.some((energy) => energy > 0);

/** Power of a day of the month hour by hour, W: all of its days are alike. */
function generatedPower(month: number, { generation }: CaseValues, { generationProfile }: EnergyValues): number[] {
  const level = sumOf(generationProfile) > 0 ? generationProfile : generationProfile.map(() => 1);
  const perDay = generation[month]! / monthDays[month]!;
  return level.map((share) => (perDay * share) / sumOf(level) / 3600);
}

/** What days take from the grid and give to it by the tariff's periods, kWh: in each hour what the building uses is used first. */
function exchanged(days: readonly DayGroup[], generated: readonly number[], tariff: Tariff, month: number) {
  const periods = Math.max(tariff.energyratestructure?.length ?? 1, 1);
  const [taken, given] = [Array<number>(periods).fill(0), Array<number>(periods).fill(0)];
  for (const { weekend, count, power } of days) {
    const hours = (weekend ? tariff.energyweekendschedule : tariff.energyweekdayschedule)?.[month];
    for (const [hour, used] of power.entries()) {
      const kilowatts = (used - generated[hour]!) / 1000;
      const period = hours?.[hour] ?? 0;
      if (kilowatts > 0) taken[period]! += count * kilowatts;
      else given[period]! -= count * kilowatts;
    }
  }
  return { taken, given };
}

/** The months as the meter shows them where a system makes electricity: less is taken, and some is given. Its highest demand falls on days without. */
export function usageWithGeneration(
  usage: readonly MonthlyUsage[],
  tariff: Tariff,
  electricity: readonly number[],
  row: CaseValues,
  values: EnergyValues,
): { readonly usage: readonly MonthlyUsage[]; readonly own: OwnElectricity | undefined } {
  if (!generates(row)) return { usage, own: undefined };
  const known = hoursOfCase(values, row);
  const exchange = months.map((month) => {
    const days = known?.[month] ?? dayGroups(month, electricity[month]!, values);
    return exchanged(days, generatedPower(month, row, values), tariff, month);
  });
  return {
    usage: usage.map((month, index) => ({
      ...month,
      energyKilowattHours: exchange[index]!.taken,
      ...(tariff.energyratestructure && { exportKilowattHours: exchange[index]!.given }),
    })),
    own: {
      generated: row.generation,
      taken: exchange.map(({ taken }) => sumOf(taken) * joulesPerKilowattHour),
      given: exchange.map(({ given }) => sumOf(given) * joulesPerKilowattHour),
    },
  };
}
