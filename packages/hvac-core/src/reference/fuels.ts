import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link fuels}. */
export const fuelSources = {
  eia: { title: "Carbon dioxide emissions coefficients", publisher: "US EIA and EPA", edition: "undated", locator: "kg per million Btu, gross value" },
  dukes: { title: "Digest of UK Energy Statistics", publisher: "UK government", edition: "2005", locator: "gross calorific values" },
  common: { title: "Common reference values", publisher: "no single publication", edition: "undated", locator: "rounded" },
} as const satisfies Record<string, ReferenceSource>;

/** A fuel: what burning it emits and what it holds, both on gross (higher) calorific value. Never mix with net values. */
export interface Fuel extends ReferenceRow<keyof typeof fuelSources> {
  /** Direct CO₂, kg per kWh of gross calorific value. */
  readonly carbonPerKilowattHour: number;
  /** Gross calorific value, J per `unit`. */
  readonly grossCalorificValue: number;
  readonly unit: "m³" | "kg";
  /** Publication of the calorific value. */
  readonly calorificSource: keyof typeof fuelSources;
}

/**
 * Fuels with carbon factor and calorific value.
 *
 * @example
 * ```ts
 * import { fuels } from "@org/hvac-core/reference";
 * fuels.find((row) => row.id === "natural-gas")?.carbonPerKilowattHour; // 0.181
 * ```
 */
export const fuels: readonly Fuel[] = [
  {
    id: "natural-gas", label: "Natural gas", carbonPerKilowattHour: 0.181, grossCalorificValue: 39600000, unit: "m³", source: "eia",
    calorificSource: "dukes", note: "By IPCC on net calorific value: 0.202.",
  },
  {
    id: "fuel-oil-2", label: "Distillate heating oil", carbonPerKilowattHour: 0.2496, grossCalorificValue: 45600000, unit: "kg", source: "eia",
    calorificSource: "dukes",
  },
  {
    id: "fuel-oil-6", label: "Residual fuel oil", carbonPerKilowattHour: 0.2562, grossCalorificValue: 43510000, unit: "kg", source: "eia",
    calorificSource: "dukes", verify: true,
  },
  {
    id: "propane", label: "Propane", carbonPerKilowattHour: 0.2146, grossCalorificValue: 50350000, unit: "kg", source: "eia", calorificSource: "common",
    verify: true, note: "Another data set carries 0.177, which is out of line.",
  },
  {
    id: "lpg", label: "Liquefied petroleum gas", carbonPerKilowattHour: 0.2126, grossCalorificValue: 49400000, unit: "kg", source: "eia",
    calorificSource: "dukes", verify: true,
  },
  {
    id: "kerosene", label: "Kerosene", carbonPerKilowattHour: 0.2497, grossCalorificValue: 46200000, unit: "kg", source: "eia", calorificSource: "common",
    verify: true,
  },
  {
    id: "coal-bituminous", label: "Bituminous coal", carbonPerKilowattHour: 0.3181, grossCalorificValue: 29000000, unit: "kg", source: "eia",
    calorificSource: "common", verify: true,
  },
];
