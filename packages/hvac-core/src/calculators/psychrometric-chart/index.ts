import { defineCalculator } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import { examples, fields, results, sections, start } from "./schema.ts";
import { warnings } from "./warnings.ts";

export type { PsychrometricChartCalculation } from "./calculate.ts";
export type { PsychrometricChartInput, PsychrometricChartValues } from "./schema.ts";

/** Psychrometric chart. */
export const psychrometricChart = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["area"],
  start,
  examples,
  calculate,
  warnings,
  explanation: () => import("./explanation.ts"),
});
