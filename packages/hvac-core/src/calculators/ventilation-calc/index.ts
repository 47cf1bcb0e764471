import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { numbers, results } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { selectScope } from "./scope.ts";
import { warnings } from "./warnings.ts";

export type { VentilationCalculation } from "./results.ts";
export type { DwellingCalculation } from "./dwelling.ts";
export { roomDemands, type RoomCalculation, type RoomDemand } from "./room.ts";
export { ruleDemands, zoneRules, type RuleDemand, type ZoneRule } from "./suppliedZone.ts";
export type { ZoneCalculation, ZonesCalculation } from "./zones.ts";
export { concentrationAfter, type DilutedSpace } from "../../ventilation/index.ts";
export { co2Courses, purgeCourse, type Co2Course } from "./co2Courses.ts";
export type { VentilationInput, VentilationValues } from "./schema.ts";

/** Airflow of a room by air changes per hour and by the ventilation rate procedure of ASHRAE 62.1, of the zones of a system, or of a dwelling. */
export const ventilationCalc = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["designAirflow", "designOutdoorAirflow"],
  leavingOut: leavingOut(fields, { zones: { lacking: "The system and the outdoor air that it brings to other zones" } }),
  ...inputs,
  blame: { zones: "zones", to: "purgeTo", efficiency: "efficiencyMethod", primary: "systemSupplyAirflow" },
  onSelect: { scope: selectScope },
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  answer,
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
