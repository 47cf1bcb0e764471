import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import type { HourlyCalculation } from "./hourly/calculate.ts";
import { hourlyMethod } from "./hourly/method.ts";
import type { HeatLoadCalculation } from "./quick/calculate.ts";
import { quickMethod } from "./quick/method.ts";
import { fields } from "./schema.ts";
import { selectMethod } from "./select/selectMethod.ts";
import { heatLoadStatement } from "./statement.ts";

export type { Component, HeatLoadCalculation } from "./quick/calculate.ts";
export {
  roomsTogether,
  type BlockHours,
  type RoomsHours,
  type HourlyCalculation,
  type HourlyLoads,
  type RoomLoads,
  type SystemLoads,
  type SystemState,
} from "./hourly/calculate.ts";
export { componentTexts } from "./hourly/tables.ts";
export { roomHours, type RoomHours } from "./hourly/rooms.ts";
export type { HeatLoadInput, HeatLoadValues } from "./schema.ts";
export type { Surface, SurfaceLoad } from "./quick/surfaces.ts";

/** A calculation by either method; `hourly` is in that of the hourly one. */
export type AnyHeatLoadCalculation = HeatLoadCalculation | HourlyCalculation;

/** Cooling or heating load of a room at one hour: surfaces with the sun on them, people, lighting, equipment and outdoor air. */
export const heatLoad = defineCalculator({
  ...heatLoadStatement<AnyHeatLoadCalculation>({
    calculate: (values) => (values.method === "hourly" ? hourlyMethod : quickMethod).calculate(values),
    warnings: (calculation, values) =>
      "hourly" in calculation ? hourlyMethod.warnings(calculation, values) : quickMethod.warnings(calculation, values),
    tables: (calculation) => ("hourly" in calculation ? hourlyMethod.tables(calculation) : quickMethod.tables(calculation)),
  }),
  onSelect: { method: selectMethod },
  leavingOut: leavingOut(fields, { surfaces: {}, rooms: {}, constructions: {}, windowTypes: {}, schedules: {}, systems: {}, zones: {} }),
});
