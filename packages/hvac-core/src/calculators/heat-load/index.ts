import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { hourlyMethod } from "./hourly/method.ts";
import { fields } from "./schema.ts";
import { heatLoadStatement } from "./statement.ts";

export type { AnyHeatLoadCalculation, Component, HeatLoadCalculation } from "./calculate.ts";
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
export type { Surface, SurfaceLoad } from "./surfaces.ts";

/** Cooling or heating load of a room at one hour: surfaces with the sun on them, people, lighting, equipment and outdoor air. */
export const heatLoad = defineCalculator({
  ...heatLoadStatement(hourlyMethod),
  leavingOut: leavingOut(fields, { surfaces: {}, rooms: {}, constructions: {}, windowTypes: {}, schedules: {}, systems: {}, zones: {} }),
});
