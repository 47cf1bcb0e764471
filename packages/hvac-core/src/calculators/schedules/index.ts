import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { printed } from "./printed.ts";
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export { marginVerdict, type CheckedRow, type MarginVerdict, type RowMargin } from "./calculate.ts";
export { duties, listNames, equipmentTypes, type Duty, type EquipmentType, type ListName } from "./lists.ts";
export type { ScheduleCalculation } from "./results.ts";
export { ratingConditions, type RatingConditions } from "./ratingConditions.ts";
export type { ScheduleInput, ScheduleValues } from "./schema.ts";
export { withTags, type InputRow } from "./tagRows.ts";

/** Equipment schedules by type: margins over the requirements, circuits, minimum efficiencies and totals. */
export const schedules = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  printed,
  headline: ["smallestMargin", "pieces"],
  leavingOut: leavingOut(fields, { otherEquipment: { loose: ["type"] } }),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  tables,
  answer,
  explanation: () => import("./explanation.ts"),
  quantities: () => import("./quantities.ts"),
});
