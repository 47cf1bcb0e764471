import { requireInRange, requireKnown } from "../refusals/errors.ts";

const roomWeights = ["light", "medium", "heavy"] as const;

export type RoomWeight = (typeof roomWeights)[number];

/** Radiant time series of a room: radiant heat of each kind as cooling load over 24 h. */
export interface RadiantSeries {
  /** Series of beam sunlight that reaches the floor through unshaded glass. */
  readonly solar: readonly number[];
  /** Series of all other radiant heat. */
  readonly nonSolar: readonly number[];
}

interface Published {
  /** Percent at hours 0, 1, 2 … of a room whose outside wall is half glass; missing hours are 0. */
  readonly nonSolar: string;
  readonly solar: string;
  /** Rise of the first value from no glass to all glass, percentage points. */
  readonly rise: readonly [nonSolar: number, solar: number];
}

const published: Readonly<Record<`${RoomWeight}-${"carpet" | "bare"}`, Published>> = {
  "light-carpet": { nonSolar: "50 18 10 6 4 3 2 1 1 1 1 1 1 1", solar: "55 17 9 5 3 2 2 1 1 1 1 1 1 1", rise: [7.5, 3.75] },
  "light-bare": { nonSolar: "43 19 11 7 5 3 3 2 1 1 1 1 1 1 1", solar: "45 20 11 7 5 3 2 2 1 1 1 1 1", rise: [6.25, 2.5] },
  "medium-carpet": {
    nonSolar: "49 17 9 5 3 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1",
    solar: "54 16 8 4 3 2 1 1 1 1 1 1 1 1 1 1 1 1 1",
    rise: [7.5, 3.75],
  },
  "medium-bare": {
    nonSolar: "33 16 10 7 5 4 3 3 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1",
    solar: "29 15 10 7 6 5 4 3 3 3 2 2 2 2 1 1 1 1 1 1 1",
    rise: [5, 1.25],
  },
  "heavy-carpet": {
    nonSolar: "38 9 6 4 4 3 3 3 3 3 2 2 2 2 2 2 2 2 2 2 1 1 1 1",
    solar: "49 12 6 4 3 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1",
    rise: [10, 5],
  },
  "heavy-bare": {
    nonSolar: "25 9 6 5 5 4 4 4 3 3 3 3 3 3 2 2 2 2 2 2 2 2 2 2",
    solar: "27 13 7 5 4 4 3 3 3 3 3 3 2 2 2 2 2 2 2 2 2 2 1 1",
    rise: [7.5, 2.5],
  },
};

/**
 * Time series from the whole percentages printed in handbooks, scaled to the sum of 1 that the energy balance requires.
 *
 * @param percent up to 24 values, hour 0 first; missing hours are 0
 * @returns 24 shares with the sum 1
 * @throws {OutOfRangeError} when there are none or more than 24 values, one is negative, or their sum differs from 100 by more than rounding
 * @source ashrae-hof-2021, ch. 18; printed conduction and radiant series add up to 99…101
 * @example
 * ```ts
 * import { seriesFromPercent } from "@org/hvac-core/loads";
 * seriesFromPercent([50, 30, 19])[0]; // 0.50505
 * ```
 */
export function seriesFromPercent(percent: readonly number[]): number[] {
  requireInRange("percent.length", percent.length, 1, 24, "");
  const sum = percent.reduce((total, value, hour) => total + requireInRange(`percent[${hour}]`, value, 0, 100, "%"), 0);
  requireInRange("sum of percent", sum, 95, 105, "%");
  return Array.from({ length: 24 }, (_, hour) => (percent[hour] ?? 0) / sum);
}

/**
 * Representative radiant time series of a room by the weight of its construction, its floor and the glass of its outside wall.
 *
 * The series of a half-glazed wall are the published ones. Glass stores no heat: with more of it the first value rises linearly,
 * and the later ones fall in proportion. That reproduces the published series for 10 and 90 % glass, and without glass those of interior rooms,
 * within one and a half points (rounding accounts for one). For one room the exact series would follow from its own surfaces; these represent its class.
 *
 * @param weight light (frame walls, steel deck floor 50 mm), medium (100 mm block, 100 mm concrete floor), heavy (200 mm concrete)
 * @param carpet whether the floor is carpeted
 * @param glassShare glass share of the outside wall, 0…1; 0 for an interior room, 0.5 by default
 * @returns both series, each with the sum 1
 * @throws {OutOfRangeError} when the share lies outside 0…1
 * @throws {UnknownNameError} when the weight is not known
 * @source ashrae-hof-2021, ch. 18, Tables 19 and 20
 * @example
 * ```ts
 * import { representativeRadiantSeries } from "@org/hvac-core/loads";
 * representativeRadiantSeries("medium", true).nonSolar[0]; // 0.49
 * representativeRadiantSeries("medium", true, 0.9).nonSolar[0]; // 0.52
 * ```
 */
export function representativeRadiantSeries(weight: RoomWeight, carpet: boolean, glassShare = 0.5): RadiantSeries {
  requireKnown("weight", weight, roomWeights);
  const { nonSolar, solar, rise } = published[`${weight}-${carpet ? "carpet" : "bare"}`];
  const offset = (requireInRange("glassShare", glassShare, 0, 1, "") - 0.5) / 100;
  const series = (percent: string, points: number): number[] => {
    const half = seriesFromPercent(percent.split(" ").map(Number));
    const first = half[0]! + points * offset;
    return half.map((share, hour) => (hour === 0 ? first : (share * (1 - first)) / (1 - half[0]!)));
  };
  return { solar: series(solar, rise[1]), nonSolar: series(nonSolar, rise[0]) };
}
