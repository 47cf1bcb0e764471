import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { RoomCharge } from "./calculate.ts";
export type { RefrigerantCalculation } from "./results.ts";
export { highestVelocity } from "./candidates.ts";
export type { Circuit, LineCalculation, SizeRow } from "./circuitTypes.ts";
export { cycleCorners, oilReturnVelocity, saturationDome } from "./cycleDiagram.ts";
export type { CycleCorner, PressureEnthalpy, SaturationDome } from "./cycleDiagram.ts";
export { lineTitle } from "./lineTitle.ts";
export { sizeVerdicts } from "./tables.ts";
export type { LineKind, LineValues, RefrigerantPipeSizerInput, RefrigerantValues } from "./schema.ts";

/** Suction, discharge, liquid and hot gas lines between the ends of a refrigeration cycle: size, losses, oil return and charge. */
export const refrigerantPipeSizer = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  headline: ["suctionPenalty", "residualSubcooling"],
  leavingOut: leavingOut(fields),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  tables,
  answer,
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
