import type { Citation } from "../sources/index.ts";
import { btu, pound } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { designPractice, dukes, greenhouseGasReporting } from "./sources.ts";

const emissions: Citation = { source: greenhouseGasReporting, locator: "Table C-1, kg per million Btu, gross value" };
const calorificValues: Citation = { source: dukes, locator: "gross calorific values" };
const common: Citation = { source: designPractice, locator: "rounded gross calorific values" };
const heatContent: Citation = { source: greenhouseGasReporting, locator: "Table C-1, million Btu per short ton" };

/** kg/kWh of one kg per million Btu. */
const perMillionBtu = 3.6 / btu;
/** J/kg of one million Btu per short ton. */
const perShortTon = (btu * 1e6) / (2000 * pound);

/** A fuel: its emissions and its calorific value, both on gross (higher) calorific value. Never mix with net values. */
export interface Fuel extends ReferenceRow {
  /** Direct CO₂, kg per kWh of gross calorific value. */
  readonly carbonPerKilowattHour: number;
  /** Gross calorific value, J per `unit`. */
  readonly grossCalorificValue: number;
  readonly unit: "m³" | "kg";
  /** Publication of the calorific value. */
  readonly calorificSource: Citation;
}

/**
 * Fuels with carbon factor and calorific value.
 *
 * @source ghg-reporting, Table C-1
 * @source dukes, gross calorific values
 * @example
 * ```ts
 * import { fuels } from "@org/hvac-core/reference";
 * fuels.find(({ id }) => id === "natural-gas")?.carbonPerKilowattHour; // 0.181
 * ```
 */
export const fuels: readonly Fuel[] = [
  {
    id: "natural-gas",
    label: "Natural gas",
    carbonPerKilowattHour: 53.06 * perMillionBtu,
    grossCalorificValue: 39600000,
    unit: "m³",
    source: emissions,
    calorificSource: calorificValues,
    verify: true,
    note: "Of British supply; the average of the United States is 38.2 MJ/m³. By IPCC on net calorific value: 0.202.",
  },
  {
    id: "fuel-oil-2",
    label: "Distillate heating oil",
    carbonPerKilowattHour: 73.96 * perMillionBtu,
    grossCalorificValue: 45600000,
    unit: "kg",
    source: emissions,
    calorificSource: calorificValues,
    verify: true,
  },
  {
    id: "fuel-oil-6",
    label: "Residual fuel oil",
    carbonPerKilowattHour: 75.1 * perMillionBtu,
    grossCalorificValue: 43510000,
    unit: "kg",
    source: emissions,
    calorificSource: calorificValues,
    verify: true,
  },
  {
    id: "propane",
    label: "Propane",
    carbonPerKilowattHour: 62.87 * perMillionBtu,
    grossCalorificValue: 50350000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    note: "EnergyPlus carries 0.177, which is out of line.",
  },
  {
    id: "lpg",
    label: "Liquefied petroleum gas",
    carbonPerKilowattHour: 61.71 * perMillionBtu,
    grossCalorificValue: 49400000,
    unit: "kg",
    source: emissions,
    calorificSource: calorificValues,
    verify: true,
  },
  {
    id: "kerosene",
    label: "Kerosene",
    carbonPerKilowattHour: 75.2 * perMillionBtu,
    grossCalorificValue: 46200000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
  },
  {
    id: "gasoline",
    label: "Motor gasoline",
    carbonPerKilowattHour: 70.22 * perMillionBtu,
    grossCalorificValue: 46400000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
  },
  {
    id: "coal-anthracite",
    label: "Anthracite",
    carbonPerKilowattHour: 103.69 * perMillionBtu,
    grossCalorificValue: 25.09 * perShortTon,
    unit: "kg",
    source: emissions,
    calorificSource: heatContent,
  },
  {
    id: "coal-bituminous",
    label: "Bituminous coal",
    carbonPerKilowattHour: 93.28 * perMillionBtu,
    grossCalorificValue: 24.93 * perShortTon,
    unit: "kg",
    source: emissions,
    calorificSource: heatContent,
  },
];
