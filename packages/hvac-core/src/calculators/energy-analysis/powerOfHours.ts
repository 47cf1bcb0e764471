import { monthDays, type DemandHeatMap, type LoadDuration } from "../../energy/index.ts";
import type { EnergyCalculation } from "./calculate.ts";
import { caseHours } from "./caseHours.ts";
import { joulesPerKilowattHour, months, sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Days of a month that are alike, and their electric power hour by hour, W. */
export interface DaysAlike {
  readonly weekend: boolean;
  readonly count: number;
  readonly power: readonly number[];
}

/** A month whose weekdays are alike, and its days of the weekend: its electricity, J, by the profile of the day. */
export function daysAlike(
  month: number,
  energy: number,
  values: Pick<EnergyValues, "electricityBy" | "useProfile" | "weekendShare" | "firstWeekday">,
): readonly DaysAlike[] {
  // A single price asks for no profile: its power is level.
  const isFull = values.electricityBy === "full";
  const level = isFull && sumOf(values.useProfile) > 0 ? values.useProfile : values.useProfile.map(() => 1);
  const weekendShare = isFull ? values.weekendShare : 1;
  const first = Number(values.firstWeekday) + sumOf(monthDays.slice(0, month));
  const days = monthDays[month]!;
  const weekends = Array.from({ length: days }, (_, day) => (first + day) % 7).filter((weekday) => weekday >= 5).length;
  // Every month has weekdays, so there is something to share out.
  const unit = (energy * 1000) / joulesPerKilowattHour / ((days - weekends + weekends * weekendShare) * sumOf(level));
  const powerOf = (share: number): number[] => level.map((part) => unit * share * part);
  return [
    { weekend: false, count: days - weekends, power: powerOf(1) },
    { weekend: true, count: weekends, power: powerOf(weekendShare) },
  ];
}

/** Every day of the months by itself, where a system is calculated by the hour. */
export function hoursOfCase(values: EnergyValues, row: CaseValues): readonly (readonly DaysAlike[])[] | undefined {
  if (values.loadMethod !== "hours") return undefined;
  const { power } = caseHours(values, row);
  let day = 0;
  return monthDays.map((days) =>
    Array.from({ length: days }, (): DaysAlike => {
      const weekend = (Number(values.yearBegins) + day) % 7 >= 5;
      return { weekend, count: 1, power: [...power.subarray(24 * day, 24 * ++day)] };
    }),
  );
}

/** Days of the months as the bill of a system takes them. */
function yearOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): readonly (readonly DaysAlike[])[] {
  const known = hoursOfCase(values, values.cases[caseIndex]!);
  if (known) return known;
  const { electricity } = calculation.cases[caseIndex]!.costs.energy;
  return months.map((month) => daysAlike(month, electricity[month]!, values));
}

/**
 * In how many hours of the year the electric power of a system is this high or higher, the highest power first. Between two points it is that of
 * the later one: power times hours, step by step, is the electricity of the year.
 */
export function loadDurationOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): readonly LoadDuration[] {
  const hoursAt = new Map<number, number>();
  for (const days of yearOf(calculation, values, caseIndex))
    for (const { count, power } of days) for (const each of power) if (count > 0) hoursAt.set(each, (hoursAt.get(each) ?? 0) + count);
  let hours = 0;
  return [...hoursAt].toSorted(([one], [other]) => other - one).map(([power, more]) => ({ hours: (hours += more), power }));
}

/** Electric power by month and hour of the day, of all days and, where they differ, of weekdays and of weekends. */
export interface DemandMap extends DemandHeatMap {
  readonly weekdays?: DemandHeatMap;
  readonly weekends?: DemandHeatMap;
}

/** Mean and highest of days, each as often as it counts. */
function mapOf(year: readonly (readonly DaysAlike[])[], demandFactors: readonly number[]): DemandHeatMap {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    mean: year.map((days) => {
      const all = sumOf(days.map(({ count }) => count));
      return hours.map((hour) => sumOf(days.map(({ count, power }) => (count * power[hour]!) / all)));
    }),
    highest: year.map((days, month) => hours.map((hour) => demandFactors[month]! * Math.max(...days.map(({ power }) => power[hour]!)))),
  };
}

/** Mean power by month and hour as energy is billed by it, and the highest as demand is billed. */
export function demandMapOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): DemandMap {
  const year = yearOf(calculation, values, caseIndex);
  const { demand } = calculation.cases[caseIndex]!.year;
  const factors = year.map((days, month) => {
    const peak = days.reduce((most, { power }) => Math.max(most, ...power), 0);
    return peak > 0 ? demand[month]! / peak : 0;
  });
  const only = (weekend: boolean): DemandHeatMap =>
    mapOf(
      year.map((days) => days.filter((each) => each.weekend === weekend)),
      factors,
    );
  return {
    ...mapOf(year, factors),
    ...((values.loadMethod === "hours" || (values.electricityBy === "full" && values.weekendShare !== 1)) && {
      weekdays: only(false),
      weekends: only(true),
    }),
  };
}
