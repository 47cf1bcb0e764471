import { defineCalculator, withTypedQuantities, type Migrations } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import { examples } from "./examples.ts";
import { fields, results, sections, start } from "./schema.ts";
import { version1 } from "./version1.ts";
import { warnings } from "./warnings.ts";

export type { VentilationCalculation } from "./calculate.ts";
export { co2Courses, concentrationAfter, type Co2Course, type DilutedSpace } from "./co2Courses.ts";
export type { VentilationInput, VentilationValues } from "./schema.ts";

/** Without a word version 2 counted all of the supply as outdoor air. */
const history: Migrations = {
  1: (data) => withTypedQuantities(data, version1),
  2: (data) => ({ outdoorAirFraction: { value: 100, unit: "%" }, ...data }),
};

/** Airflow of a room by air changes per hour, beside the ventilation rate procedure of ASHRAE 62.1 for one zone. */
export const ventilationCalc = defineCalculator({
  card,
  version: 3,
  sections,
  fields,
  results,
  headline: ["designAirflow", "designOutdoorAirflow"],
  start,
  examples,
  calculate,
  warnings,
  answer,
  history,
  explanation: () => import("./explanation.ts"),
});
