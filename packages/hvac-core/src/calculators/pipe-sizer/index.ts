import { defineCalculator } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields, results, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { PipeCalculation } from "./calculate.ts";
export type { PipeInput, PipeValues } from "./schema.ts";
export { velocityLimits, type VelocityLimits } from "./velocityLimits.ts";

/** Pipe size and losses from flow, fluid and friction rate. */
export const pipeSizer = /*#__PURE__*/ defineCalculator({
  id: "pipe-sizer",
  title: "Pipe sizing",
  summary: "Pipe size, velocity and head loss for water and glycols, with fittings and the sizes beside it.",
  collection: "pipeCalculations",
  version: 1,
  sections,
  fields,
  results,
  headline: ["nominalSize", "totalHeadLoss"],
  calculate,
  warnings,
  describe,
  tables,
  blame: {
    temperature: "fluidTemperature",
    massFraction: "glycolMassFraction",
    flow: ["flowRate", "heatLoad"],
    flowRate: ["flowRate", "heatLoad"],
    relativeRoughness: "roughness",
    reynolds: ["flowRate", "heatLoad"],
  },
  cases,
});
