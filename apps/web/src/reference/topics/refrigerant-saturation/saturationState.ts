import type { UnitSystem } from "@org/hvac-core/quantity";
import type { RefrigerantName } from "@org/hvac-core/refrigerants";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { readNumber, readOneOf } from "../../topicState.ts";
import { readFluid } from "../refrigerants/fluids.ts";

export const temperatureUnits = ["degC", "degF"] as const;
export type TemperatureUnit = (typeof temperatureUnits)[number];
export const pressureUnits = ["kPa", "bar", "MPa", "psi"] as const;
export type PressureUnit = (typeof pressureUnits)[number];

/** Query of the table. Bounds and step are in the entered unit, because a table has round numbers. */
export interface SaturationState {
  readonly fluid: RefrigerantName;
  readonly by: "temperature" | "pressure";
  readonly temperatureUnit: TemperatureUnit | "system";
  readonly pressureUnit: PressureUnit | "system";
  readonly isGauge: boolean;
  /** m */
  readonly altitude: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Names in the address. */
export interface SaturationParams {
  readonly fluid: string;
  readonly by: string;
  readonly tu: string;
  readonly pu: string;
  readonly gauge: string;
  readonly altitude: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
}

/** The units of a table: those chosen, else those of the unit system. */
export function unitsOfTable(
  state: Pick<SaturationState, "temperatureUnit" | "pressureUnit">,
  unitSystem: UnitSystem,
): { readonly temperature: TemperatureUnit; readonly pressure: PressureUnit } {
  const isMetric = unitSystem === "Metric";
  return {
    temperature: state.temperatureUnit === "system" ? (isMetric ? "degC" : "degF") : state.temperatureUnit,
    pressure: state.pressureUnit === "system" ? (isMetric ? "kPa" : "psi") : state.pressureUnit,
  };
}

/** Initial bounds of a table, by the unit of its first column. */
const ranges: Readonly<Record<TemperatureUnit | PressureUnit, readonly [from: number, to: number, step: number]>> = {
  degC: [-40, 70, 5],
  degF: [-40, 160, 10],
  kPa: [100, 3000, 100],
  bar: [1, 30, 1],
  MPa: [0.1, 3, 0.1],
  psi: [20, 400, 20],
};

/** The state of the table from its parameters, for a reader of a unit system. */
export function readSaturation(params: AddressParams, unitSystem: UnitSystem): SaturationState {
  const by = readOneOf(params["by"], ["temperature", "pressure"]);
  const chosen = {
    temperatureUnit: readOneOf(params["tu"], ["system", ...temperatureUnits]),
    pressureUnit: readOneOf(params["pu"], ["system", ...pressureUnits]),
  };
  const units = unitsOfTable(chosen, unitSystem);
  const [from, to, step] = ranges[by === "temperature" ? units.temperature : units.pressure];
  const low = readNumber(params["from"], from, { min: -200, max: 20_000 });
  return {
    fluid: readFluid(params["fluid"]),
    by,
    ...chosen,
    isGauge: params["gauge"] === "1",
    altitude: readNumber(params["altitude"], 0, { min: -400, max: 6000 }),
    from: low,
    to: Math.max(low, readNumber(params["to"], to, { min: -200, max: 20_000 })),
    step: readNumber(params["step"], step, { min: 0.001, max: 1000 }),
  };
}
