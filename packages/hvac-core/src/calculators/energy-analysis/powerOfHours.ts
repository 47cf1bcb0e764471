import type { DemandHeatMap, LoadDuration } from "../../energy/index.ts";
import type { EnergyCalculation } from "./results.ts";
import { months, sumOf } from "./loads.ts";
import type { EnergyValues } from "./schema.ts";
import { type DayGroup, dayGroups, daysOfHours } from "./dayGroups.ts";

/** Days of each month on which the bill of a system is based. */
function yearOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): readonly (readonly DayGroup[])[] {
  const power = calculation.powerOfHours?.[caseIndex];
  if (power) return daysOfHours(values, power);
  const { electricity } = calculation.cases[caseIndex]!.costs.energy;
  return months.map((month) => dayGroups(month, electricity[month]!, values));
}

/**
 * Load duration curve of a system: hours per year at or above each electric power, the highest power first. Between two points the power is that of
 * the later one, so that the area below the steps is the annual electricity.
 */
export function loadDurationOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): readonly LoadDuration[] {
  const hoursAt = new Map<number, number>();
  for (const days of yearOf(calculation, values, caseIndex))
    for (const { count, power } of days) for (const each of power) if (count > 0) hoursAt.set(each, (hoursAt.get(each) ?? 0) + count);
  let hours = 0;
  return [...hoursAt].toSorted(([a], [b]) => b - a).map(([power, more]) => ({ hours: (hours += more), power }));
}

/** Electric power by month and hour of the day, for all days and, where they differ, for weekdays and weekends. */
export interface DemandMap extends DemandHeatMap {
  readonly weekdays?: DemandHeatMap;
  readonly weekends?: DemandHeatMap;
}

/** Mean and peak power of days, weighted by their number. */
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

/** Mean power by month and hour as energy is billed, and peak power as demand is billed. */
export function demandMapOf(calculation: EnergyCalculation, values: EnergyValues, caseIndex: number): DemandMap {
  const year = yearOf(calculation, values, caseIndex);
  const { demand } = calculation.cases[caseIndex]!.year;
  const factors = year.map((days, month) => {
    const peak = days.reduce((highest, { power }) => Math.max(highest, ...power), 0);
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
