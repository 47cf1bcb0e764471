import { defineCalculator } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { DuctCalculation } from "./calculate.ts";
export { frictionAtVelocity, frictionInDiameter } from "./frictionCurves.ts";
export type { DuctInput, DuctValues } from "./schema.ts";

/** Size of a duct by friction rate or velocity, with its losses, noise limit, sheet metal and the standard sizes beside it. */
export const ductSizer = /*#__PURE__*/ defineCalculator({
  id: "duct-sizer",
  title: "Duct sizing",
  summary: "Size of a round, rectangular, flat oval or flexible duct by friction rate or velocity, and what it loses on the way.",
  collection: "ductCalculations",
  version: 1,
  sections,
  fields,
  results,
  headline: ["size", "totalPressureLoss"],
  calculate,
  warnings,
  describe,
  tables,
  blame: {
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
  cases,
});
