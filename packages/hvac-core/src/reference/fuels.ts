import type { Citation } from "../sources/index.ts";
import { rowOf, type ReferenceRow } from "./row.ts";
import { designPractice, dukes, eiaCarbon } from "./sources.ts";

const emissions: Citation = { source: eiaCarbon, locator: "kg per million Btu, gross value" };
const calorificValues: Citation = { source: dukes, locator: "gross calorific values" };
const common: Citation = { source: designPractice, locator: "rounded gross calorific values" };

/** A fuel: what burning it emits and what it holds, both on gross (higher) calorific value. Never mix with net values. */
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
 * @source eia-carbon-coefficients, kg per million Btu
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
    carbonPerKilowattHour: 0.181,
    grossCalorificValue: 39600000,
    unit: "m³",
    source: emissions,
    calorificSource: calorificValues,
    note: "By IPCC on net calorific value: 0.202.",
  },
  {
    id: "fuel-oil-2",
    label: "Distillate heating oil",
    carbonPerKilowattHour: 0.2496,
    grossCalorificValue: 45600000,
    unit: "kg",
    source: emissions,
    calorificSource: calorificValues,
  },
  {
    id: "fuel-oil-6",
    label: "Residual fuel oil",
    carbonPerKilowattHour: 0.2562,
    grossCalorificValue: 43510000,
    unit: "kg",
    source: emissions,
    calorificSource: calorificValues,
    verify: true,
  },
  {
    id: "propane",
    label: "Propane",
    carbonPerKilowattHour: 0.2146,
    grossCalorificValue: 50350000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
    note: "Another data set carries 0.177, which is out of line.",
  },
  {
    id: "lpg",
    label: "Liquefied petroleum gas",
    carbonPerKilowattHour: 0.2126,
    grossCalorificValue: 49400000,
    unit: "kg",
    source: emissions,
    calorificSource: calorificValues,
    verify: true,
  },
  {
    id: "kerosene",
    label: "Kerosene",
    carbonPerKilowattHour: 0.2497,
    grossCalorificValue: 46200000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
  },
  {
    id: "gasoline",
    label: "Motor gasoline",
    carbonPerKilowattHour: 0.2411,
    grossCalorificValue: 46400000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
  },
  {
    id: "coal-anthracite",
    label: "Anthracite",
    carbonPerKilowattHour: 0.3533,
    grossCalorificValue: 32500000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
  },
  {
    id: "coal-bituminous",
    label: "Bituminous coal",
    carbonPerKilowattHour: 0.3181,
    grossCalorificValue: 29000000,
    unit: "kg",
    source: emissions,
    calorificSource: common,
    verify: true,
  },
];

/**
 * One fuel, by its name.
 *
 * @param name `id` of a row of {@link fuels}
 * @returns the row; kg/kWh, J per unit
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source eia-carbon-coefficients, kg per million Btu
 * @source dukes, gross calorific values
 * @example
 * ```ts
 * import { fuel } from "@org/hvac-core/reference";
 * fuel("natural-gas").carbonPerKilowattHour; // 0.181
 * ```
 */
export function fuel(name: string): Fuel {
  return rowOf("name", name, fuels);
}
