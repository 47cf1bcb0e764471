import { defineCalculator } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import { examples } from "./examples.ts";
import { history } from "./history.ts";
import { fields, results, sections, start } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export type { AnyHeatLoadCalculation, Component, HeatLoadCalculation } from "./calculate.ts";
export type { BlockHours, HourlyCalculation, HourlyLoads, RoomLoads, SystemLoads, SystemState } from "./hourly/calculate.ts";
export { roomHours, type RoomHours } from "./hourly/rooms.ts";
export type { HeatLoadInput, HeatLoadValues } from "./schema.ts";
export type { Surface, SurfaceLoad } from "./surfaces.ts";

/** Cooling or heating load of a room at one hour: surfaces with the sun on them, people, lighting, equipment and outdoor air. */
export const heatLoad = defineCalculator({
  card,
  version: 2,
  sections,
  fields,
  results,
  headline: ["totalLoad", "supplyAirflow"],
  start,
  examples,
  calculate,
  warnings,
  answer,
  tables,
  blame: {
    wetBulb: "outdoorWetBulb",
    relativeHumidity: "outdoorRelativeHumidity",
    supplyDryBulb: "supplyTemperatureDifference",
    sensible: ["wallArea", "rooms"],
    load: ["wallArea", "rooms"],
    volumeFlow: ["ventilationRate", "rooms"],
  },
  history,
  explanation: () => import("./explanation.ts"),
});
