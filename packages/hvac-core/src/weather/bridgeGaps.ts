import { requireInRange } from "../refusals/errors.ts";
import type { HourlySeries } from "./weatherHours.ts";

/** A series without short gaps, and how many hours were interpolated; or the hours that are missing in longer gaps. */
export type BridgedSeries = { readonly values: readonly number[]; readonly filled: number } | { readonly missing: number };

/**
 * Closes short gaps of a series by a straight line between their neighbours. A gap at an end takes the value of its neighbour.
 *
 * @param series one quantity at each hour, -1e9…1e9; `undefined` marks a missing value
 * @param maxGap longest gap that is closed, 0…48 h
 * @returns the closed series and the number of interpolated hours, or the number of hours that are missing in longer gaps
 * @throws {OutOfRangeError} when a value or the gap lies outside its range
 * @source mathematics
 * @example
 * ```ts
 * import { bridgeGaps } from "@org/hvac-core/weather";
 * bridgeGaps([10, undefined, undefined, 16], 2); // { values: [10, 12, 14, 16], filled: 2 }
 * bridgeGaps([10, undefined, undefined, 16], 1); // { missing: 2 }
 * ```
 */
export function bridgeGaps(series: HourlySeries, maxGap: number): BridgedSeries {
  requireInRange("maxGap", maxGap, 0, 48, "h");
  const values = [...series];
  let [filled, missing] = [0, 0];
  for (let hour = 0; hour < values.length; hour++) {
    if (values[hour] !== undefined) {
      requireInRange(`series[${hour}]`, values[hour]!, -1e9, 1e9, "");
      continue;
    }
    let end = hour;
    while (end < values.length && values[end] === undefined) end++;
    const [before, after] = [values[hour - 1], values[end]];
    if (end - hour > maxGap || (before ?? after) === undefined) missing += end - hour;
    else {
      const [from, to] = [before ?? after!, after ?? before!];
      for (let gap = hour; gap < end; gap++) values[gap] = from + ((to - from) * (gap - hour + 1)) / (end - hour + 1);
      filled += end - hour;
    }
    hour = end - 1;
  }
  return missing > 0 ? { missing } : { values: values as number[], filled };
}
