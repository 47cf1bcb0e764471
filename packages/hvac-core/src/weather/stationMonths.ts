import type { Citation } from "../sources/index.ts";
import { climate2009 } from "./sources.ts";
import type { MonthlyDesign, MonthlyPercent } from "./stat.ts";
import { stationMonthRows } from "./stationMonthRows.ts";

/** Design conditions of each month at a station, °C and K, January to December. */
export interface StationMonths {
  readonly design: Readonly<Record<MonthlyPercent, MonthlyDesign>>;
  /** Mean daily ranges of days at the 5 % dry bulb. */
  readonly dryBulbRange: readonly number[];
  readonly wetBulbRange: readonly number[];
  readonly source: Citation;
}

const source: Citation = { source: climate2009, locator: "ch. 14, monthly conditions" };

let rowsByStation: ReadonlyMap<string, string> | undefined;

/**
 * Monthly design conditions of a station of `climateStations`, for those with published statistics files. They are of the edition of the station's optical
 * depths.
 *
 * @param stationNumber station number of the World Meteorological Organization, as `climateStations` has it
 * @returns twelve months for each percentage; `undefined` where only annual conditions are known
 * @source ashrae-hof-2009-climate, ch. 14, monthly conditions
 * @example
 * ```ts
 * import { stationMonths } from "@org/hvac-core/weather";
 * stationMonths("722190")?.design["2"].dryBulb[6]; // 34.8
 * ```
 */
export function stationMonths(stationNumber: string): StationMonths | undefined {
  rowsByStation ??= new Map(
    stationMonthRows
      .trim()
      .split("\n")
      .map((row) => [row.slice(0, 6), row.slice(7)] as const),
  );
  const row = rowsByStation.get(stationNumber);
  if (row === undefined) return undefined;
  const lists = row.split(",").map((list) => list.split(" ").map((tenths) => Number(tenths) / 10));
  const design = (index: number): MonthlyDesign => ({ dryBulb: lists[index]!, wetBulb: lists[index + 1]! });
  return {
    design: { "0.4": design(0), "2": design(2), "5": design(4), "10": design(6) },
    dryBulbRange: lists[8]!,
    wetBulbRange: lists[9]!,
    source,
  };
}
