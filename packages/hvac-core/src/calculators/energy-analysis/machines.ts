import { cyclingFactor, minimumPlantLoad, partLoadFactor, valueAtPartLoad } from "../../energy/index.ts";
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
  /** COP or efficiency at full load, outside of bins and hours that of the season. */
  readonly atFullLoad: (outdoor: number) => number;
  /** COP or efficiency at a load, W. The highest load of the year stands for a capacity that is not stated. */
  readonly performance: (outdoor: number, load: number, highest: number) => number;
}

/** Lowest load of boilers at which their efficiency is stated. */
export const leastBoilerLoad = 0.3;

type Steady = Omit<Machine, "performance">;
const steady = (carrier: Carrier, efficiency: number): Machine => ({
  carrier,
  capacity: () => unlimited,
  atFullLoad: () => efficiency,
  performance: () => efficiency,
});

/** The machine with a COP that falls or rises by the factor of its load over its capacity. */
const withPartLoad = (machine: Steady, stated: number | null, factor: (ratio: number) => number): Machine => ({
  ...machine,
  performance: (outdoor, load, highest) => {
    const capacity = stated === null ? highest : machine.capacity(outdoor);
    return machine.atFullLoad(outdoor) * factor(Math.min(1, load / capacity));
  },
});

/** What COPs at 25, 50 and 75 % of the load say of the COP at the load; one that is blank is that of the next higher load. */
function byPoints(full: number, threeQuarter: number | null, half: number | null, quarter: number | null, degradation: number) {
  const upper = threeQuarter ?? full;
  const middle = half ?? upper;
  const points = [
    { share: minimumPlantLoad, value: quarter ?? middle },
    { share: 0.5, value: middle },
    { share: 0.75, value: upper },
    { share: 1, value: full },
  ];
  return (ratio: number): number => valueAtPartLoad(points, ratio) * cyclingFactor(Math.min(1, ratio / minimumPlantLoad), degradation);
}

/** What heats, at an outdoor temperature and a load. */
export function heaterOf(row: CaseValues): Machine | undefined {
  switch (row.heating) {
    case "boiler":
      return boilerOf(row);
    case "electric":
      return steady("electricity", 1);
    case "district":
      return steady("districtHeat", 1);
    case "heatPump":
      return heatPumpOf(row);
    case "none":
      return undefined;
  }
}

function boilerOf(row: CaseValues): Machine {
  const { boilerFuel, boilerEfficiency: full, boilerPartLoad, boilerEfficiencyLow, boilerCapacity, cyclingLoss } = row;
  const machine = steady(boilerFuel, full);
  const at = (factor: (ratio: number) => number): Machine => ({
    ...machine,
    performance: (_outdoor, load, highest) => full * factor(Math.min(1, load / (boilerCapacity ?? highest))),
  });
  switch (boilerPartLoad) {
    case "season":
      return machine;
    case "points": {
      const points = [
        { share: leastBoilerLoad, value: boilerEfficiencyLow ?? full },
        { share: 1, value: full },
      ];
      return at((ratio) => (valueAtPartLoad(points, ratio) / full) * cyclingFactor(Math.min(1, ratio / leastBoilerLoad), cyclingLoss));
    }
    default:
      return at((ratio) => partLoadFactor(boilerPartLoad, ratio, cyclingLoss));
  }
}

function heatPumpOf(row: CaseValues): Machine {
  const cop = line(ratings.heating, row.heatingCop, ratings.heatingCold, row.heatingCopCold);
  const capacity = line(ratings.heating, row.heatingCapacity ?? unlimited, ratings.heatingCold, row.heatingCapacityCold);
  const machine: Steady = {
    carrier: "electricity",
    // Where the line reaches nothing the heat pump stands still.
    capacity: (outdoor) => (row.heatingCapacity === null ? unlimited : Math.max(1e-3, capacity(outdoor))),
    atFullLoad: (outdoor) => within(cop(outdoor), copLimits.heating),
  };
  const { heatingCop: full, heatingCopThreeQuarter, heatingCopHalf, heatingCopQuarter, cyclingLoss } = row;
  switch (row.heatingPartLoad) {
    case "cycling":
      return cycling(machine, row.heatingCapacity, cyclingLoss);
    case "points": {
      const of = byPoints(full, heatingCopThreeQuarter, heatingCopHalf, heatingCopQuarter, cyclingLoss);
      return withPartLoad(machine, row.heatingCapacity, (ratio) => of(ratio) / full);
    }
    case "curve":
      return withPartLoad(machine, row.heatingCapacity, (ratio) => partLoadFactor("heat-pump", ratio, cyclingLoss));
  }
}

/** One of which no capacity is stated runs without a loss. */
const cycling = (machine: Steady, capacity: number | null, degradation: number): Machine =>
  withPartLoad(machine, capacity, (ratio) => (capacity === null ? 1 : cyclingFactor(ratio, degradation)));

/** What cools. */
export function coolerOf(row: CaseValues): Machine | undefined {
  switch (row.cooling) {
    case "chiller":
    case "directExpansion":
      return compressorOf(row);
    case "district":
      return steady("districtCooling", 1);
    case "none":
      return undefined;
  }
}

function compressorOf(row: CaseValues): Machine {
  const cop = line(ratings.cooling, row.coolingCop, ratings.coolingMild, row.coolingCopMild);
  const machine: Steady = {
    carrier: "electricity",
    capacity: () => row.coolingCapacity ?? unlimited,
    atFullLoad: (outdoor) => within(cop(outdoor), copLimits.cooling),
  };
  const { coolingCop: full, coolingCopThreeQuarter, coolingCopHalf, coolingCopQuarter, cyclingLoss } = row;
  const of = byPoints(full, coolingCopThreeQuarter, coolingCopHalf, coolingCopQuarter, cyclingLoss);
  switch (row.coolingPartLoad) {
    case "cycling":
      return cycling(machine, row.coolingCapacity, cyclingLoss);
    case "rated":
      // The points are rated in weather that is milder the lower the load: they say both at once.
      return withPartLoad({ ...machine, atFullLoad: () => full }, row.coolingCapacity, (ratio) => of(ratio) / full);
    case "points":
      return withPartLoad(machine, row.coolingCapacity, (ratio) => of(ratio) / full);
    case "curve":
      return withPartLoad(machine, row.coolingCapacity, (ratio) => partLoadFactor(row.coolingCurve, ratio, cyclingLoss));
  }
}
