import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { listNames } from "./lists.ts";
import { results } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { CalculatedRow, CheckedRow, RowMargin, ScheduleCalculation } from "./calculate.ts";
export { duties, listNames, equipmentTypes, type Duty, type EquipmentType, type ListName } from "./lists.ts";
export { ratingConditions, type RatingConditions } from "./ratingConditions.ts";
export { patternOf, type ScheduleInput, type ScheduleValues } from "./schema.ts";

/** Schedules of equipment by type: what was selected against what is required, circuits, least efficiencies and totals. */
export const schedules = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["smallestMargin", "pieces"],
  leavingOut: leavingOut(fields, {
    ...Object.fromEntries(listNames.map((list) => [list, {}])),
    otherEquipment: { loose: ["type"] },
    ownTypes: {},
  }),
  ...inputs,
  calculate,
  warnings,
  tables,
  answer,
  explanation: () => import("./explanation.ts"),
  quantities: () => import("./quantities.ts"),
});
