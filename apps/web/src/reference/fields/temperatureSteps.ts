import { convert, type UnitSystem } from "@org/hvac-core/quantity";
import type { AddressParams } from "../../page/pageAddress.ts";
import { readNumber } from "../topicState.ts";

/** Maximum number of rows; longer tables belong in a spreadsheet. */
export const maxRows = 500;

/** Multiples of the step between two bounds, in their unit; only the first bound where there is no multiple between them. */
export function steppedValues(from: number, to: number, step: number): readonly number[] {
  const slack = 1e-9;
  const [first, last] = [Math.ceil(from / step - slack), Math.floor(to / step + slack)];
  if (!(step > 0) || last < first) return [from];
  return Array.from({ length: Math.min(maxRows, last - first + 1) }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Temperatures of the rows of a table, in the unit of the table, so that they are round numbers. */
export interface TemperatureSteps {
  readonly unit: "degC" | "degF";
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Names in the address; `tu` is the unit of the others. */
export interface TemperatureStepParams {
  readonly tu: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
}

export type Range = readonly [from: number, to: number, step: number];

export function readTemperatureSteps(
  params: AddressParams,
  unitSystem: UnitSystem,
  usual: Readonly<Record<"degC" | "degF", Range>>,
): TemperatureSteps {
  const preferred = unitSystem === "Metric" ? "degC" : "degF";
  const unit = params["tu"] === "degC" || params["tu"] === "degF" ? params["tu"] : preferred;
  const [low, high, step] = usual[unit];
  const from = readNumber(params["from"], low, { min: -200, max: 800 });
  return {
    unit,
    from,
    to: Math.max(from, readNumber(params["to"], high, { min: -200, max: 800 })),
    step: readNumber(params["step"], step, { min: 0.1, max: 200 }),
  };
}

/** Temperatures of the rows: as entered, and in °C. */
export function temperaturesOf({
  unit,
  from,
  to,
  step,
}: TemperatureSteps): readonly { readonly entered: number; readonly celsius: number }[] {
  return steppedValues(from, to, step).map((entered) => ({ entered, celsius: convert(entered, unit, "degC") }));
}
