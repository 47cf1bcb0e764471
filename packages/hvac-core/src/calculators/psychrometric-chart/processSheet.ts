import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { heatContent, type ProcessCalculation } from "./calculate.ts";
import { moist, sum } from "./describeAir.ts";
import type { ProcessValues } from "./schema.ts";
import type { Air } from "./states.ts";

/** Data of a process's steps. */
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
    sheet.lookup(`${symbol}_${place}`, `${name} ${what}`, quantity, value, sum, { by: [reference] });
  read("t", "dry bulb", air.dryBulb, "temperature");
  read("W", "humidity ratio", air.humidityRatio, "humidityRatio");
  const vapor = `1006 * t_${place} + W_${place} * (2501000 + 1860 * t_${place})`;
  if (fogRatio > 0) {
    read("w", "fog", fogRatio, "humidityRatio");
    sheet.formula(`X_${place}`, `${name} vapour and fog`, "humidityRatio", `W_${place} + w_${place}`, air.humidityRatio + fogRatio);
  }
  sheet.formula(
    `H_${place}`,
    fogRatio > 0 ? `${name} enthalpy, with fog` : `${name} enthalpy`,
    "moistAirEnthalpy",
    fogRatio > 0 ? `${vapor} + w_${place} * 4186 * t_${place}` : vapor,
    heatContent({ air, fogRatio, dryAirFlow }),
    moist("eq. 30"),
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
  sheet.formula("H_2", "Leaving enthalpy, with fog if there is any", "moistAirEnthalpy", enthalpy, heatContent(process), source);
  sheet.formula(
    "X_2",
    "Leaving water, with fog if there is any",
    "humidityRatio",
    water,
    process.air.humidityRatio + process.fogRatio,
    source,
  );
  return "content";
}

export function describeDryBulb(expression: string, sheet: SheetBuilder, source = moist("eq. 30")): void {
  sheet.result("dryBulb", expression, source);
}

export function describeHumidityRatio(expression: string, sheet: SheetBuilder, source = moist("eqs. 20 and 21")): void {
  sheet.result("humidityRatio", expression, source);
}
