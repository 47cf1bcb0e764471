import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { warnings } from "./warnings.ts";

// Area and days of the chart
export { limitsAround, type EnteredLimits } from "./chartLimits.ts";
export { chartDesignDays, coolingDesignRow, isAtSite, type AnnualDesign, type ChartDesignDays } from "./designDays.ts";

// States
export { airAt, newStateRow, roundedProperty, snappedPoint, stateProperties, steppedPoint } from "./moveState.ts";
export type { ChartArea, EnteredNumber, MovedState } from "./moveState.ts";
export { type PairName, pairs } from "./stateFields.ts";
export type { Air, StateCalculation } from "./states.ts";

// Processes
export { processLines, type ChartPoint, type ProcessLine } from "./processLines.ts";
export type { ProcessCalculation } from "./calculate.ts";
export type { HeatFlows, ProcessOutcome } from "./processes.ts";

// Values of the calculator
export type { PsychrometricChartCalculation } from "./results.ts";
export type { ProcessKind, ProcessValues, PsychrometricChartInput, PsychrometricChartValues, StateValues } from "./schema.ts";

// Calculator
/** States of moist air from any two properties, and the processes that lead from one to another, with their heat and water. */
export const psychrometricChart = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  headline: ["totalCooling", "totalHeating"],
  leavingOut: leavingOut(fields),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  answer,
  explanation: () => import("./explanation.ts"),
});
