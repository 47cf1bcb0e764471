export { heatLoadAnswering } from "./answering.ts";
export type { Component, HeatLoadCalculation } from "./calculate.ts";
export { heatLoad } from "./definition.ts";
export type { HeatLoadInput, HeatLoadValues } from "./schema.ts";
