import { defineCalculator } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields, results, sections } from "./schema.ts";
import { warnings } from "./warnings.ts";

export type { VentilationCalculation } from "./calculate.ts";
export { co2Courses, concentrationAfter, type Co2Course, type DilutedSpace } from "./co2Courses.ts";
export type { VentilationInput, VentilationValues } from "./schema.ts";

/** Airflow of a room by air changes per hour, beside the ventilation rate procedure of ASHRAE 62.1 for one zone. */
export const ventilationCalc = /*#__PURE__*/ defineCalculator({
  id: "ventilation-calc",
  title: "Ventilation",
  summary: "Airflow of a room by air changes, and beside it the ASHRAE 62.1 rate procedure.",
  collection: "ventilationCalculations",
  version: 1,
  sections,
  fields,
  results,
  headline: ["designAirflow", "designOutdoorAirflow"],
  calculate,
  warnings,
  describe,
  cases,
});
