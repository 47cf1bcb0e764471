import type { UnitSystem } from "@org/hvac-core/quantity";
import type { FigureCell, FigureTable } from "@org/ui/figures";
import { resultAmount, type PreferredUnits } from "@org/form/results";
import type { ChartModel } from "./chartModel.ts";
import { texts } from "./texts.ts";

/** Columns of tables and exported rows of states and processes. */
export const tableColumns = [
  ["dryBulb", "temperature"],
  ["wetBulb", "temperature"],
  ["dewPoint", "temperature"],
  ["relativeHumidity", "ratio"],
  ["humidityRatio", "humidityRatio"],
  ["enthalpy", "moistAirEnthalpy"],
  ["specificVolume", "specificVolume"],
] as const;

/** The chart's states, and the air behind each process, as a table. */
export function chartTable(
  { states, processes }: ChartModel,
  unitSystem: UnitSystem,
  preferredUnits: PreferredUnits,
): FigureTable<FigureCell> {
  return {
    columns: [texts.table.point, ...tableColumns.map(([property]) => texts.properties[property])],
    rows: [...states, ...processes].map(({ name, air }) => [
      name,
      ...tableColumns.map(([property, kind]) => resultAmount(air[property], kind, unitSystem, preferredUnits)),
    ]),
  };
}
