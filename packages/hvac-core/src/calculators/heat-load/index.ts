import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { hourlyMethod } from "./hourly/method.ts";
import { quickMethod } from "./quick/method.ts";
import { results, type AnyHeatLoadCalculation } from "./results.ts";
import { fields } from "./schema.ts";
import { sections } from "./sections.ts";
import { selectMethod } from "./select/selectMethod.ts";
import { safetyWarnings } from "./warnings.ts";

// Components and surfaces of one room
export type { Component } from "./quick/calculate.ts";
export type { Surface, SurfaceLoad } from "./quick/surfaces.ts";

// Rooms by the hour
export { sumOfRoomLoads, type RoomsHours } from "./hourly/block.ts";
export type { BlockHours, HourlyLoads, RoomLoads, SystemLoads, SystemState } from "./hourly/calculate.ts";
export { roomHours, type RoomHours } from "./hourly/rooms.ts";
export { loadScopes, scopeHours, type LoadScope, type ScopeHours, type ScopePart } from "./hourly/scopes.ts";

// Space types
export {
  quickRoom,
  roomOutdoorAir,
  scheduleOfType,
  withSpaceType,
  type RoomRow,
  type RoomValues,
  type SpaceTypesBy,
  type TypedRoom,
  type TypeSchedule,
} from "./spaceUse.ts";

// Calculator
export type { AnyHeatLoadCalculation, HourlyCalculation } from "./results.ts";
export type { RoomCalculation } from "./roomResults.ts";
export type { HeatLoadInput, HeatLoadValues } from "./schema.ts";

/** Cooling or heating load of a room at one hour: surfaces with the sun on them, people, lighting, equipment and outdoor air. */
export const heatLoad = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["totalLoad", "supplyAirflow"],
  ...inputs,
  calculate: (values): AnyHeatLoadCalculation => (values.method === "hourly" ? hourlyMethod : quickMethod).calculate(values),
  warnings: (calculation, values) => [
    ...("hourly" in calculation ? hourlyMethod.warnings(calculation, values) : quickMethod.warnings(calculation, values)),
    ...safetyWarnings(values),
  ],
  tables: (calculation, values) =>
    "hourly" in calculation ? hourlyMethod.tables(calculation, values) : quickMethod.tables(calculation, values),
  answer: (outcome, say) => (outcome.values.method === "hourly" ? hourlyMethod.answer(outcome, say) : quickMethod.answer(outcome, say)),
  blame: {
    wetBulb: "outdoorWetBulb",
    relativeHumidity: "outdoorRelativeHumidity",
    supplyDryBulb: "supplyTemperatureDifference",
    sensible: ["wallArea", "rooms"],
    load: ["wallArea", "rooms"],
    volumeFlow: ["ventilationRate", "rooms"],
    "surfaces.width": "surfaces.area",
  },
  explanation: () => import("./explanation.ts"),
  onSelect: { method: selectMethod },
  leavingOut: leavingOut(fields),
});
