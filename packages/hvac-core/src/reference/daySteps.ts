/** Weekdays, Saturdays and Sundays. */
export type Week = readonly [weekday: DaySteps, saturday: DaySteps, sunday: DaySteps];

/** A schedule in short form. */
export interface ScheduleRow {
  readonly id: string;
  readonly label: string;
  readonly occupancy: Week;
  readonly lighting: Week;
  readonly equipment: Week;
}

/** A day in steps: each applies until its hour, and the last one until 24. */
export type DaySteps = ReadonlyArray<readonly [untilHour: number, percent: number]>;

/** The 24 hourly shares of a day in steps; the first is that of the hour from 0 to 1. */
export function hourlyShares(steps: DaySteps): number[] {
  return Array.from({ length: 24 }, (_, hour) => steps.find(([until]) => hour < until)![1] / 100);
}
