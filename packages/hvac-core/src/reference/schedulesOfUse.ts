import { hourlyShares, type Week } from "./daySteps.ts";
import type { ReferenceRow } from "./row.ts";
import { otherSchedules } from "./scheduleRowsOther.ts";
import { workSchedules } from "./scheduleRowsWork.ts";
import { prototypeSchedules } from "./useSources.ts";

/** Hourly shares of the full value, 0…1; the first of 24 is that of the hour from 0 to 1. */
export interface WeekSchedule {
  readonly weekday: readonly number[];
  readonly saturday: readonly number[];
  readonly sunday: readonly number[];
}

/** Schedules of people, lighting and equipment in a kind of space. */
export interface UseSchedule extends ReferenceRow {
  readonly occupancy: WeekSchedule;
  readonly lighting: WeekSchedule;
  readonly equipment: WeekSchedule;
}

function weekOf([weekday, saturday, sunday]: Week): WeekSchedule {
  return { weekday: hourlyShares(weekday), saturday: hourlyShares(saturday), sunday: hourlyShares(sunday) };
}

let schedules: readonly UseSchedule[] | undefined;

/**
 * Schedules of use by kind of space and day, built at the first call. They are those of models for energy standards, some of which include
 * weekends: enter the days of the project. Names are those of `powerDensities`.
 *
 * @returns the schedules; shares 0…1 of the full value
 * @source pnnl-standards-data
 * @example
 * ```ts
 * import { schedulesOfUse } from "@org/hvac-core/reference";
 * schedulesOfUse().find(({ id }) => id === "open-office")?.occupancy.weekday[10]; // 0.9
 * ```
 */
export function schedulesOfUse(): readonly UseSchedule[] {
  schedules ??= [...workSchedules(), ...otherSchedules()].map(({ id, label, occupancy, lighting, equipment }) => ({
    id,
    label,
    occupancy: weekOf(occupancy),
    lighting: weekOf(lighting),
    equipment: weekOf(equipment),
    source: prototypeSchedules,
  }));
  return schedules;
}
