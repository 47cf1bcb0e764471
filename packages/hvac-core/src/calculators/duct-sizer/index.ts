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

export type { DuctCalculation, SectionCalculation, SystemCalculation } from "./results.ts";
export type { DuctSection, DuctState } from "./ductState.ts";
export { enteredSide, keptSize, type EnteredSide } from "./enteredSize.ts";
export { gradeLines, type GradeLine, type HandlerOnGradeLine } from "./system/gradeLines.ts";
export { sizesOfSection } from "./sizesTable.ts";
export { frictionAtVelocity, frictionInDiameter, maximumFriction } from "./frictionCurves.ts";
export type { DuctInput, DuctValues } from "./schema.ts";

/** Sizes of one duct or of a system of ducts, with losses, noise limits, sheet metal, balancing and fans. */
export const ductSizer = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["size", "totalPressureLoss"],
  onSelect: { scope: selectScope },
  leavingOut: leavingOut(fields, { sections: { lacking: "Airflows, sizes and losses of the system" } }),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  answer,
  tables,
  blame: {
    area: "ductLength",
    flow: "airflow",
    velocity: "airflow",
    reynolds: "airflow",
    frictionRate: ["targetFriction", "targetVelocity"],
    humidityRatio: "relativeHumidity",
    side: ["fixedSide", "chosenWidth", "chosenDiameter", "airflow"],
    width: ["fixedSide", "chosenWidth", "chosenDiameter", "airflow"],
    major: ["fixedSide", "chosenWidth", "chosenDiameter", "airflow"],
    diameter: ["fixedSide", "chosenWidth", "chosenDiameter", "airflow"],
  },
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
