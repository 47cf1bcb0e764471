import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { PumpCalculation } from "./results.ts";
export { pumpCurves, type FlowPoint, type PumpCurves, type PumpRowCurves } from "./chartCurves.ts";
export { preferredRegion } from "./preferredRegion.ts";
export type { PumpInput, PumpValues } from "./schema.ts";

/** Head of a pump system, its operating point, suction side, power and energy. */
export const pumpHeadCalc = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  headline: ["designHead", "electricPower"],
  leavingOut: leavingOut(fields),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  answer,
  tables,
  blame: {
    temperature: "fluidTemperature",
    massFraction: "glycolMassFraction",
    losses: ["headLoss"],
    flow: "flowRate",
    staticHead: "staticLift",
  },
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
