import type { UnitSystem } from "@org/hvac-core/quantity";
import type { FigureCell, FigureTable } from "@org/ui/figures";
import { resultAmount, type PreferredUnits } from "@org/form/results";
import type { ChartModel } from "./chartModel.ts";

/** Columns of tables and exported rows of states and processes. */
export const tableColumns = [
  ["dryBulb", "Dry bulb", "temperature"],
  ["wetBulb", "Wet bulb", "temperature"],
  ["dewPoint", "Dew point", "temperature"],
  ["relativeHumidity", "Relative humidity", "ratio"],
  ["humidityRatio", "Humidity ratio", "humidityRatio"],
  ["enthalpy", "Enthalpy", "moistAirEnthalpy"],
  ["specificVolume", "Specific volume", "specificVolume"],
] as const;

/** The chart's states, and the air behind each process, as a table. */
export function chartTable(
  { states, processes }: ChartModel,
  unitSystem: UnitSystem,
  preferredUnits: PreferredUnits,
): FigureTable<FigureCell> {
  return {
    columns: ["State or process", ...tableColumns.map(([, label]) => label)],
    rows: [...states, ...processes].map(({ name, air }) => [
      name,
      ...tableColumns.map(([property, , kind]) => resultAmount(air[property], kind, unitSystem, preferredUnits)),
    ]),
  };
}
