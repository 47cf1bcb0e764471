import { schedulesOfUse, type UseSchedule, type WeekSchedule } from "@org/hvac-core/reference";
import { entriesOf, type ReferenceColumn, type TableDefinition } from "../../table/tableDefinition.ts";
import type { UseTarget } from "../../targets.ts";
import type { TopicEntry } from "../../topic.ts";

export const days: Readonly<Record<keyof WeekSchedule, string>> = { weekday: "Weekday", saturday: "Saturday", sunday: "Sunday" };
const briefDays: Readonly<Record<keyof WeekSchedule, string>> = { weekday: "Mon–Fri", saturday: "Sat", sunday: "Sun" };
export const parts = { occupancy: "People", lighting: "Lighting", equipment: "Equipment" } as const;

type Part = keyof typeof parts;
type Day = keyof WeekSchedule;

/** Equivalent full-load hours. */
const fullHours = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

const columnOf = (part: Part, day: Day): ReferenceColumn<UseSchedule> => ({
  key: `${part}-${day}`,
  label: `${parts[part]}, ${briefDays[day]}`,
  digits: 3,
  value: (row) => fullHours(row[part][day]),
});

const partNames = Object.keys(parts) as Part[];
const rowName = (row: UseSchedule, part: Part): string => `${row.label.slice(0, 60)}: ${parts[part].toLowerCase()}`;
const meanOf = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((share, hour) => (share + b[hour]!) / 2);

/** A design day uses the weekday; an hourly year uses weekdays, and the mean of both weekend days. */
const targetsOf = (row: UseSchedule): readonly UseTarget[] => [
  {
    calculator: "heat-load",
    as: "schedules of a design day",
    input: { method: "hourly", schedules: partNames.map((part) => ({ id: part, name: rowName(row, part), shares: row[part].weekday })) },
  },
  {
    calculator: "energy-analysis",
    as: "profiles of rooms by the hour",
    input: {
      loadMethod: "hours",
      profiles: partNames.map((part) => ({
        id: part,
        name: rowName(row, part),
        weekday: row[part].weekday,
        weekend: meanOf(row[part].saturday, row[part].sunday),
      })),
    },
  },
];

export const scheduleTable: TableDefinition<UseSchedule> = {
  title: "Equivalent full-load hours a day",
  verifiedBy: "schedulesOfUse",
  rowLabel: "Space",
  rows: schedulesOfUse(),
  targetsOf,
  columns: partNames.flatMap((part) => (Object.keys(days) as Day[]).map((day) => columnOf(part, day))),
};

export const entries = (): readonly TopicEntry[] => entriesOf(scheduleTable);
