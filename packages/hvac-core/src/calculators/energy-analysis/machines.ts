import type { CaseValues } from "./schema.ts";

export const carriers = ["electricity", "gas", "oil", "districtHeat", "districtCooling"] as const;
export type Carrier = (typeof carriers)[number];

/** Ratings of AHRI 210/240 outside, °C: heating at the high and the low temperature, cooling in the hot and the mild condition. */
export const ratings = { heating: 25 / 3, heatingCold: -25 / 3, cooling: 35, coolingMild: 250 / 9 } as const;
/** Within these a straight line through two ratings is followed. */
export const copLimits = { heating: [1, 15], cooling: [0.5, 20] } as const;
/** Of a plant that is always enough, W. */
export const unlimited = 1e9;

/** Straight through two points, or level through the first where there is no second. */
const line =
  (x0: number, y0: number, x1: number, y1: number | null) =>
  (x: number): number =>
    y1 === null ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

const within = (value: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, value));

/** What makes heat or cold. */
export interface Machine {
  readonly carrier: Carrier;
  readonly capacity: (outdoor: number) => number;
  readonly performance: (outdoor: number) => number;
  readonly degradation: number;
}

/** What heats, at an outdoor temperature; outside of bins one of the season. */
export function heaterOf(row: CaseValues): Machine | undefined {
  const steady = { capacity: () => unlimited, degradation: 0 };
  switch (row.heating) {
    case "boiler":
      return { ...steady, carrier: row.boilerFuel, performance: () => row.boilerEfficiency };
    case "electric":
      return { ...steady, carrier: "electricity", performance: () => 1 };
    case "district":
      return { ...steady, carrier: "districtHeat", performance: () => 1 };
    case "heatPump": {
      const cop = line(ratings.heating, row.heatingCop, ratings.heatingCold, row.heatingCopCold);
      const capacity = line(ratings.heating, row.heatingCapacity ?? unlimited, ratings.heatingCold, row.heatingCapacityCold);
      return {
        carrier: "electricity",
        // Where the line reaches nothing the heat pump stands still.
        capacity: (outdoor) => (row.heatingCapacity === null ? unlimited : Math.max(1e-3, capacity(outdoor))),
        performance: (outdoor) => within(cop(outdoor), copLimits.heating),
        degradation: row.heatingCapacity === null ? 0 : row.cyclingLoss,
      };
    }
    case "none":
      return undefined;
  }
}

/** What cools. */
export function coolerOf(row: CaseValues): Machine | undefined {
  switch (row.cooling) {
    case "chiller":
    case "directExpansion": {
      const cop = line(ratings.cooling, row.coolingCop, ratings.coolingMild, row.coolingCopMild);
      return {
        carrier: "electricity",
        capacity: () => row.coolingCapacity ?? unlimited,
        performance: (outdoor) => within(cop(outdoor), copLimits.cooling),
        degradation: row.coolingCapacity === null ? 0 : row.cyclingLoss,
      };
    }
    case "district":
      return { carrier: "districtCooling", capacity: () => unlimited, performance: () => 1, degradation: 0 };
    case "none":
      return undefined;
  }
}
