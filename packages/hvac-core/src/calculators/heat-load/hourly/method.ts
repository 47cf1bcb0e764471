import { calculateHourly } from "./calculate.ts";
import { hourlyTables } from "./tables.ts";
import { hourlyWarnings } from "./warnings.ts";

/** What the hourly method does with an input: the loads, what is remarked about them, and their tables. */
export const hourlyMethod = { calculate: calculateHourly, warnings: hourlyWarnings, tables: hourlyTables } as const;
export type HourlyMethod = typeof hourlyMethod;
