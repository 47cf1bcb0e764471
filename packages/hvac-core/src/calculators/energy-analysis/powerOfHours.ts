import type { DemandHeatMap, LoadDuration } from "../../energy/index.ts";
import type { EnergyCalculation } from "./results.ts";
import { months, sumOf } from "./loads.ts";
import type { EnergyValues } from "./schema.ts";
import { type DayGroup, dayGroups, hoursOfCase } from "./dayGroups.ts";

/** Days of the months as the bill of a system takes them. */
function yearOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): readonly (readonly DayGroup[])[] {
  const known = hoursOfCase(values, values.cases[caseIndex]!);
  if (known) return known;
  const { electricity } = calculation.cases[caseIndex]!.costs.energy;
  return months.map((month) => dayGroups(month, electricity[month]!, values));
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
function mapOf(year: readonly (readonly DayGroup[])[], demandFactors: readonly number[]): DemandHeatMap {
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
