import { monthDays } from "../../energy/index.ts";
import { caseHours } from "./caseHours.ts";
import { joulesPerKilowattHour, sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Identical days of a month, with their hourly electric power, W. */
export interface DayGroup {
  readonly weekend: boolean;
  readonly count: number;
  readonly power: readonly number[];
}

/** Electricity of a month, J, spread by the daily profile over its weekdays and its weekend days. */
export function dayGroups(
  month: number,
  energy: number,
  values: Pick<EnergyValues, "electricityBy" | "useProfile" | "weekendShare" | "firstWeekday">,
): readonly DayGroup[] {
  // A single price has no profile: power is level.
  const isFull = values.electricityBy === "full";
  const level = isFull && sumOf(values.useProfile) > 0 ? values.useProfile : values.useProfile.map(() => 1);
  const weekendShare = isFull ? values.weekendShare : 1;
  const first = Number(values.firstWeekday) + sumOf(monthDays.slice(0, month));
  const days = monthDays[month]!;
  const weekends = Array.from({ length: days }, (_, day) => (first + day) % 7).filter((weekday) => weekday >= 5).length;
  // Every month has weekdays, so the divisor is above zero.
  const unit = (energy * 1000) / joulesPerKilowattHour / ((days - weekends + weekends * weekendShare) * sumOf(level));
  const powerOf = (share: number): number[] => level.map((part) => unit * share * part);
  return [
    { weekend: false, count: days - weekends, power: powerOf(1) },
    { weekend: true, count: weekends, power: powerOf(weekendShare) },
  ];
}

/** All days of the months, where a system is calculated by the hour. */
export function hoursOfCase(values: EnergyValues, row: CaseValues): readonly (readonly DayGroup[])[] | undefined {
  return values.loadMethod === "hours" ? daysOfHours(values, caseHours(values, row).power) : undefined;
}

/** Days of the months by the electric power of the hours of a year, W. */
export function daysOfHours({ yearBegins }: Pick<EnergyValues, "yearBegins">, power: Float64Array): readonly (readonly DayGroup[])[] {
  let day = 0;
  return monthDays.map((days) =>
    Array.from({ length: days }, (): DayGroup => {
      const weekend = (Number(yearBegins) + day) % 7 >= 5;
      return { weekend, count: 1, power: [...power.subarray(24 * day, 24 * ++day)] };
    }),
  );
}
