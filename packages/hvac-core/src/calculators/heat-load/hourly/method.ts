import { numbers, type HourlyCalculation, type results } from "../results.ts";
import type { Method } from "../method.ts";
import { hourlyAnswer } from "./answer.ts";
import { calculateHourly } from "./calculate.ts";
import { hourlyTables } from "./tables.ts";
import { hourlyWarnings } from "./warnings.ts";

/** Rooms of a project over twelve design days. */
export const hourlyMethod: Method<typeof results, HourlyCalculation> = {
  calculate: (values) => numbers.answer(calculateHourly(values)),
  warnings: hourlyWarnings,
  tables: hourlyTables,
  answer: hourlyAnswer,
};
