import { minimumPlantLoad, valueAtPartLoad } from "../../energy/index.ts";

/** Value at a part-load ratio between the points at 25, 50, 75 and 100 %; an empty point has the value of the next higher one. */
export function curveOfPoints(full: number, threeQuarter: number | null, half: number | null, quarter: number | null) {
  const upper = threeQuarter ?? full;
  const middle = half ?? upper;
  const points = [
    { share: minimumPlantLoad, value: quarter ?? middle },
    { share: 0.5, value: middle },
    { share: 0.75, value: upper },
    { share: 1, value: full },
  ];
  return (ratio: number): number => valueAtPartLoad(points, ratio);
}
