import { defineCalculator } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import { examples } from "./examples.ts";
import { results } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { start } from "./start.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export { applyRemedy } from "./applyRemedy.ts";
export type { AcousticCalculation } from "./calculate.ts";
export type { Remedy } from "./remedies.ts";
export type { AcousticInput, AcousticValues } from "./schema.ts";

/** Sound of a ventilation system from its fan to the rooms: levels, ratings, breakout and what reaches each room. */
export const acousticCalculator = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["rating", "levelA"],
  start,
  examples,
  calculate,
  warnings,
  answer,
  tables,
  explanation: () => import("./explanation.ts"),
});
