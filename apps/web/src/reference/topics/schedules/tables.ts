import { schedulesOfUse, type UseSchedule, type WeekSchedule } from "@org/hvac-core/reference";
import { entriesOf, type ReferenceColumn, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const days: Readonly<Record<keyof WeekSchedule, string>> = { weekday: "Weekday", saturday: "Saturday", sunday: "Sunday" };
const briefDays: Readonly<Record<keyof WeekSchedule, string>> = { weekday: "Mon–Fri", saturday: "Sat", sunday: "Sun" };
export const parts = { occupancy: "People", lighting: "Light", equipment: "Machines" } as const;

type Part = keyof typeof parts;
type Day = keyof WeekSchedule;

/** Hours at the full value that come to the same. */
const fullHours = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

const columnOf = (part: Part, day: Day): ReferenceColumn<UseSchedule> => ({
  key: `${part}-${day}`,
  label: `${parts[part]}, ${briefDays[day]}`,
  digits: 3,
  value: (row) => fullHours(row[part][day]),
});

export const scheduleTable: TableDefinition<UseSchedule> = {
  title: "Full hours a day",
  rowLabel: "Space",
  rows: schedulesOfUse(),
  columns: (Object.keys(parts) as Part[]).flatMap((part) => (Object.keys(days) as Day[]).map((day) => columnOf(part, day))),
};

export const entries = (): readonly TopicEntry[] => entriesOf(scheduleTable);
