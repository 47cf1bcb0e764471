import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { heatContent, type ProcessCalculation } from "./calculate.ts";
import { moist, step, sum } from "./describeAir.ts";
import type { ProcessValues } from "./schema.ts";
import type { Air } from "./states.ts";

/** What the steps of a process work with. */
export interface ProcessSheet {
  readonly process: ProcessCalculation;
  readonly values: ProcessValues;
  readonly pressure: number;
  readonly sheet: SheetBuilder;
  /** Symbols of the water and the fog of the entering air: its humidity ratio and nothing, where it is clear. */
  readonly water: "X_1" | "W_1";
  readonly fog: "w_1" | "0";
}

/**
 * How the steps of a kind end: with heat and water of the leaving air (H_2 and X_2), with its dry bulb (t) alone, or with dry bulb and humidity
 * ratio (t and W).
 */
export type Ending = "content" | "dryBulb" | "state";

/** States air that comes from another row: its dry bulb, humidity ratio, fog and flow, and the heat and water that it carries. */
export function describeAir(
  { air, fogRatio, dryAirFlow }: Air,
  place: "1" | "x",
  name: string,
  reference: "inlet" | "second",
  sheet: SheetBuilder,
): void {
  const read = (symbol: string, what: string, value: number, quantity: QuantityKind): void =>
    sheet.lookup({ symbol: `${symbol}_${place}`, name: `${name} ${what}`, value, quantity, source: sum, by: [reference] });
  read("t", "dry bulb", air.dryBulb, "temperature");
  read("W", "humidity ratio", air.humidityRatio, "humidityRatio");
  const vapor = `1006 * t_${place} + W_${place} * (2501000 + 1860 * t_${place})`;
  if (fogRatio > 0) {
    read("w", "fog", fogRatio, "humidityRatio");
    step(sheet, `X_${place}`, `${name} vapour and fog`, `W_${place} + w_${place}`, {
      value: air.humidityRatio + fogRatio,
      quantity: "humidityRatio",
    });
  }
  step(
    sheet,
    `H_${place}`,
    fogRatio > 0 ? `${name} enthalpy, with fog` : `${name} enthalpy`,
    fogRatio > 0 ? `${vapor} + w_${place} * 4186 * t_${place}` : vapor,
    { value: heatContent({ air, fogRatio, dryAirFlow }), quantity: "moistAirEnthalpy", source: moist("eq. 30") },
  );
  if (dryAirFlow !== undefined) read("m", "dry-air mass flow", dryAirFlow, "massFlow");
}

/** States heat and water of the leaving air, which then is clear, or saturated with fog. */
export function describeContent(
  { process, sheet }: ProcessSheet,
  enthalpy: string,
  water: string,
  source = moist("conservation of heat and water"),
): Ending {
  step(sheet, "H_2", "Leaving enthalpy, with fog if there is any", enthalpy, {
    value: heatContent(process),
    quantity: "moistAirEnthalpy",
    source,
  });
  step(sheet, "X_2", "Leaving water, with fog if there is any", water, {
    value: process.air.humidityRatio + process.fogRatio,
    quantity: "humidityRatio",
    source,
  });
  return "content";
}

export function describeDryBulb({ air }: Air, expression: string, sheet: SheetBuilder, source = moist("eq. 30")): void {
  step(sheet, "t", "Leaving dry bulb", expression, { value: air.dryBulb, quantity: "temperature", source, result: "dryBulb" });
}

export function describeHumidityRatio({ air }: Air, expression: string, sheet: SheetBuilder, source = moist("eqs. 20 and 21")): void {
  step(sheet, "W", "Leaving humidity ratio", expression, {
    value: air.humidityRatio,
    quantity: "humidityRatio",
    source,
    result: "humidityRatio",
  });
}
