import { numbers, results, type HourlyCalculation } from "../results.ts";
import type { Method } from "../statement.ts";
import { hourlyAnswer } from "./answer.ts";
import { calculateHourly } from "./calculate.ts";
import { hourlyTables } from "./tables.ts";
import { hourlyWarnings } from "./warnings.ts";

/** Rooms of a project over twelve design days. */
export const hourlyMethod: Method<typeof results, HourlyCalculation> = {
  results,
  calculate: (values) => numbers.answer(calculateHourly(values)),
  warnings: hourlyWarnings,
  tables: hourlyTables,
  answer: hourlyAnswer,
};
