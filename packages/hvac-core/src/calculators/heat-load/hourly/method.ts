import type { Method } from "../statement.ts";
import { calculateHourly, type HourlyCalculation } from "./calculate.ts";
import { hourlyTables } from "./tables.ts";
import { hourlyWarnings } from "./warnings.ts";

/** Rooms of a project over twelve design days. */
export const hourlyMethod: Method<HourlyCalculation> = { calculate: calculateHourly, warnings: hourlyWarnings, tables: hourlyTables };
