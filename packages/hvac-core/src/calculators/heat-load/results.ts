import { defineNumbers, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { hourly } from "./fields/site.ts";
import type { HourlyState } from "./hourly/calculate.ts";
import { hourlyLines } from "./hourlyResults.ts";
import { roomLines, type HeatLoadState, type RoomCalculation } from "./roomResults.ts";

const { onlyWhen } = numbersOf<HeatLoadState>();

export const numbers = defineNumbers({
  ...roomLines,
  ...onlyWhen(hourly, (state) => ("hourly" in state ? state.hourly : undefined), hourlyLines),
});

export const results = numbers.fields;

/** The loads of the rooms of a project, hour by hour, with their results. */
export type HourlyCalculation = HourlyState & { readonly results: ResultValues<typeof results> };

/** A calculation by either method; `hourly` is in that of the hourly one. */
export type AnyHeatLoadCalculation = RoomCalculation | HourlyCalculation;
