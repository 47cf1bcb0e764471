import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { hourlyMethod } from "./hourly/method.ts";
import { quickMethod } from "./quick/method.ts";
import { results, type HourlyCalculation } from "./results.ts";
import type { RoomCalculation } from "./roomResults.ts";
import { fields } from "./schema.ts";
import { selectMethod } from "./select/selectMethod.ts";
import { heatLoadStatement } from "./statement.ts";

export type { HourlyCalculation } from "./results.ts";
export type { RoomCalculation } from "./roomResults.ts";
export type { Component } from "./quick/calculate.ts";
export { sumOfRoomLoads, type RoomsHours } from "./hourly/block.ts";
export type { BlockHours, HourlyLoads, RoomLoads, SystemLoads, SystemState } from "./hourly/calculate.ts";
export { componentTexts } from "./hourly/tables.ts";
export { roomHours, type RoomHours } from "./hourly/rooms.ts";
export type { HeatLoadInput, HeatLoadValues } from "./schema.ts";
export type { Surface, SurfaceLoad } from "./quick/surfaces.ts";

/** A calculation by either method; `hourly` is in that of the hourly one. */
export type AnyHeatLoadCalculation = RoomCalculation | HourlyCalculation;

/** Cooling or heating load of a room at one hour: surfaces with the sun on them, people, lighting, equipment and outdoor air. */
export const heatLoad = defineCalculator({
  ...heatLoadStatement<typeof results, AnyHeatLoadCalculation>({
    results,
    calculate: (values) => (values.method === "hourly" ? hourlyMethod : quickMethod).calculate(values),
    warnings: (calculation, values) =>
      "hourly" in calculation ? hourlyMethod.warnings(calculation, values) : quickMethod.warnings(calculation, values),
    tables: (calculation) => ("hourly" in calculation ? hourlyMethod.tables(calculation) : quickMethod.tables(calculation)),
    answer: (outcome, say) => (outcome.values.method === "hourly" ? hourlyMethod.answer(outcome, say) : quickMethod.answer(outcome, say)),
  }),
  onSelect: { method: selectMethod },
  leavingOut: leavingOut(fields, { surfaces: {}, rooms: {}, constructions: {}, windowTypes: {}, schedules: {}, systems: {}, zones: {} }),
});
