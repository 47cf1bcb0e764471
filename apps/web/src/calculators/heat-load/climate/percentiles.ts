import { prose } from "@org/form/numbers";

export type Mode = "Cooling" | "Heating";

/** Shares of the year that a design condition is exceeded for. */
const percentiles = { Cooling: { "004": "0.4 %", "010": "1 %", "020": "2 %" }, Heating: { "996": "99.6 %", "990": "99 %" } } as const;
export type CoolingPercentile = keyof (typeof percentiles)["Cooling"];
export type HeatingPercentile = keyof (typeof percentiles)["Heating"];
export type Percentile = CoolingPercentile | HeatingPercentile;

export const defaultPercentile = { Cooling: "004", Heating: "996" } as const;

export function percentilesOf(mode: Mode): readonly Percentile[] {
  return Object.keys(percentiles[mode]) as Percentile[];
}

export function percentileText(percentile: Percentile): string {
  return prose({ ...percentiles.Cooling, ...percentiles.Heating }[percentile]);
}
