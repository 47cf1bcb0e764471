import { defineCalculator, withTypedQuantities, type Migrations } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import { examples } from "./examples.ts";
import { results } from "./results.ts";
import { fields, sections, start } from "./schema.ts";
import { version1 } from "./version1.ts";
import { warnings } from "./warnings.ts";

export type { VentilationCalculation } from "./calculate.ts";
export type { DwellingCalculation } from "./dwelling.ts";
export type { RoomCalculation } from "./room.ts";
export type { ZoneCalculation, ZonesCalculation } from "./zones.ts";
export { concentrationAfter, type DilutedSpace } from "../../ventilation/index.ts";
export { co2Courses, type Co2Course } from "./co2Courses.ts";
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
  blame: { zones: "zones", to: "purgeTo", efficiency: "efficiencyMethod", primary: "systemSupplyAirflow" },
  calculate,
  warnings,
  answer,
  history,
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
