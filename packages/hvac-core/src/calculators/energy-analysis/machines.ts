import { cyclingFactor, minimumPlantLoad, partLoadFactor, valueAtPartLoad } from "../../energy/index.ts";
import { curveOfPoints } from "./partLoadPoints.ts";
import type { CaseValues } from "./schema.ts";

export const carriers = ["electricity", "gas", "oil", "districtHeat", "districtCooling"] as const;
export type Carrier = (typeof carriers)[number];

/** Ratings of AHRI 210/240 outside, °C: heating at the high and the low temperature, cooling in the hot and the mild condition. */
export const ratings = { heating: 25 / 3, heatingCold: -25 / 3, cooling: 35, coolingMild: 250 / 9 } as const;
/** Limits of the straight line through two ratings. */
export const copLimits = { heating: [1, 15], cooling: [0.5, 20] } as const;
/** Capacity of a plant without a limit, W. */
export const unlimited = 1e9;

/** Straight line through two points; constant where there is only one. */
const line =
  (x0: number, y0: number, x1: number, y1: number | null) =>
  (x: number): number =>
    y1 === null ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

const within = (value: number, [min, max]: readonly [number, number]): number => Math.min(max, Math.max(min, value));

/** A heating or cooling machine. */
export interface Machine {
  readonly carrier: Carrier;
  readonly capacity: (outdoor: number) => number;
  /** COP or efficiency at full load; seasonal where the method has no hours or bins. */
  readonly atFullLoad: (outdoor: number) => number;
  /** COP or efficiency at a load, W. The peak load of the year replaces a capacity that is not entered. */
  readonly performance: (outdoor: number, load: number, highest: number) => number;
}

/** Lowest part-load ratio at which a boiler efficiency can be entered. */
export const minimumBoilerLoad = 0.3;

type Steady = Omit<Machine, "performance">;
const steady = (carrier: Carrier, efficiency: number): Machine => ({
  carrier,
  capacity: () => unlimited,
  atFullLoad: () => efficiency,
  performance: () => efficiency,
});

/** The machine with a COP that changes by a factor of its part-load ratio. */
const withPartLoad = (machine: Steady, entered: number | null, factor: (ratio: number) => number): Machine => ({
  ...machine,
  performance: (outdoor, load, highest) => {
    const capacity = entered === null ? highest : machine.capacity(outdoor);
    return machine.atFullLoad(outdoor) * factor(Math.min(1, load / capacity));
  },
});

/** COP at a part-load ratio, by its points; below the lowest of them the machine cycles. */
function copByPoints(full: number, threeQuarter: number | null, half: number | null, quarter: number | null, degradation: number) {
  const copAt = curveOfPoints(full, threeQuarter, half, quarter);
  return (ratio: number): number => copAt(ratio) * cyclingFactor(Math.min(1, ratio / minimumPlantLoad), degradation);
}

/** Heating plant of a system. */
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
  const withFactor = (factor: (ratio: number) => number): Machine => ({
    ...machine,
    performance: (_outdoor, load, highest) => full * factor(Math.min(1, load / (boilerCapacity ?? highest))),
  });
  switch (boilerPartLoad) {
    case "season":
      return machine;
    case "points": {
      const points = [
        { share: minimumBoilerLoad, value: boilerEfficiencyLow ?? full },
        { share: 1, value: full },
      ];
      return withFactor(
        (ratio) => (valueAtPartLoad(points, ratio) / full) * cyclingFactor(Math.min(1, ratio / minimumBoilerLoad), cyclingLoss),
      );
    }
    default:
      return withFactor((ratio) => partLoadFactor(boilerPartLoad, ratio, cyclingLoss));
  }
}

function heatPumpOf(row: CaseValues): Machine {
  const cop = line(ratings.heating, row.heatingCop, ratings.heatingCold, row.heatingCopCold);
  const capacity = line(ratings.heating, row.heatingCapacity ?? unlimited, ratings.heatingCold, row.heatingCapacityCold);
  const machine: Steady = {
    carrier: "electricity",
    // Where the line reaches zero the heat pump is off.
    capacity: (outdoor) => (row.heatingCapacity === null ? unlimited : Math.max(1e-3, capacity(outdoor))),
    atFullLoad: (outdoor) => within(cop(outdoor), copLimits.heating),
  };
  const { heatingCop: full, heatingCopThreeQuarter, heatingCopHalf, heatingCopQuarter, cyclingLoss } = row;
  switch (row.heatingPartLoad) {
    case "cycling":
      return cycling(machine, row.heatingCapacity, cyclingLoss);
    case "points": {
      const copAt = copByPoints(full, heatingCopThreeQuarter, heatingCopHalf, heatingCopQuarter, cyclingLoss);
      return withPartLoad(machine, row.heatingCapacity, (ratio) => copAt(ratio) / full);
    }
    case "curve":
      return withPartLoad(machine, row.heatingCapacity, (ratio) => partLoadFactor("heat-pump", ratio, cyclingLoss));
  }
}

/** Machine that cycles; without a capacity it has no cycling loss. */
const cycling = (machine: Steady, capacity: number | null, degradation: number): Machine =>
  withPartLoad(machine, capacity, (ratio) => (capacity === null ? 1 : cyclingFactor(ratio, degradation)));

/** Cooling plant of a system. */
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
  const copAt = copByPoints(full, coolingCopThreeQuarter, coolingCopHalf, coolingCopQuarter, cyclingLoss);
  switch (row.coolingPartLoad) {
    case "cycling":
      return cycling(machine, row.coolingCapacity, cyclingLoss);
    case "rated":
      // The points are rated in milder weather at lower loads, so they include the effect of the weather.
      return withPartLoad({ ...machine, atFullLoad: () => full }, row.coolingCapacity, (ratio) => copAt(ratio) / full);
    case "points":
      return withPartLoad(machine, row.coolingCapacity, (ratio) => copAt(ratio) / full);
    case "curve":
      return withPartLoad(machine, row.coolingCapacity, (ratio) => partLoadFactor(row.coolingCurve, ratio, cyclingLoss));
  }
}
