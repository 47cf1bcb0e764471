import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { numbers, results } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { selectScope } from "./scope.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { PipeCalculation } from "./results.ts";
export { frictionLimits, frictionRange, type FrictionLimits, type FrictionMedium } from "./frictionLimits.ts";
export { neighbouringSizes, type NeighbouringSize } from "./pipe.ts";
export type { PipeState } from "./pipeState.ts";
export type { PipeInput, PipeValues } from "./schema.ts";
export { enteredSize, type EnteredSize } from "./enteredSize.ts";
export { criticalSections } from "./system/criticalParts.ts";
export { circuitGradeLine } from "./system/gradeLine.ts";
export { sectionName } from "./system/sectionName.ts";

/** Pipe size and losses from flow, fluid and friction rate; of one pipe, or of all pipes of a system with its pumps. */
export const pipeSizer = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["nominalSize", "totalHeadLoss", "pumpFlow", "pumpHead"],
  leavingOut: leavingOut(fields, { sections: { lacking: "Flows, sizes and losses of the system" } }),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  answer,
  tables,
  blame: {
    temperature: "fluidTemperature",
    massFraction: "glycolMassFraction",
    // One pipe for which the series has no size has too much flow.
    pipeMaterial: ["flowRate", "coolingLoad", "heatingLoad"],
    flow: ["flowRate", "coolingLoad", "heatingLoad"],
    flowRate: ["flowRate", "coolingLoad", "heatingLoad"],
    relativeRoughness: "roughness",
    reynolds: ["flowRate", "coolingLoad", "heatingLoad"],
    conductivity: "insulationConductivity",
    temperatureRise: "highestTemperature",
    hotDensity: "highestTemperature",
    coldDensity: "lowestTemperature",
    maxPressure: "reliefPressure",
    fillPressure: "staticHeight",
  },
  onSelect: { scope: selectScope },
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
