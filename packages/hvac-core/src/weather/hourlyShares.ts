import { requireInRange } from "../refusals/errors.ts";
import type { HourlySeries } from "./weatherHours.ts";

/**
 * Values that are exceeded for shares of the hours, interpolated linearly between neighbours in their order.
 *
 * @param series one quantity at each hour, -1e9…1e9; `undefined` marks a missing value
 * @param exceeded shares of the hours above the value, each 0…1
 * @returns as many values, in the unit of the series
 * @throws {OutOfRangeError} when the series holds no value or a share lies outside its range
 * @source ashrae-hof-2017, ch. 14, annual percentiles
 * @example
 * ```ts
 * import { exceededValues } from "@org/hvac-core/weather";
 * exceededValues([0, 10, 20, 30, 40], [0.25, 1]); // [30, 0]
 * ```
 */
export function exceededValues(series: HourlySeries, exceeded: readonly number[]): number[] {
  const sorted = Float64Array.from(series.filter((value) => value !== undefined)).sort();
  requireInRange("hours with a value", sorted.length, 1, 1e6, "h");
  for (const end of [sorted[0]!, sorted.at(-1)!]) requireInRange("series", end, -1e9, 1e9, "");
  return exceeded.map((share, index) => {
    const position = (1 - requireInRange(`exceeded[${index}]`, share, 0, 1, "")) * (sorted.length - 1);
    const below = Math.floor(position);
    const low = sorted[below]!;
    return low + (position - below) * ((sorted[below + 1] ?? low) - low);
  });
}

/**
 * Means of a quantity by month and hour of the day: a mean day of each month.
 *
 * @param hours month (1…12) and hour of the day (1…24) of each value
 * @param series one quantity at each hour, -1e9…1e9; `undefined` marks a missing value
 * @returns twelve months of 24 hours, 1 o'clock first; `undefined` where there is no value
 * @throws {OutOfRangeError} when lengths differ or a value lies outside its range
 * @source mathematics
 * @example
 * ```ts
 * import { meanDays } from "@org/hvac-core/weather";
 * meanDays({ month: [1, 1, 2], hour: [1, 1, 24] }, [4, 6, 8])[0]?.[0]; // 5
 * ```
 */
export function meanDays(
  hours: { readonly month: readonly number[]; readonly hour: readonly number[] },
  series: HourlySeries,
): readonly (readonly (number | undefined)[])[] {
  for (const name of ["month", "hour"] as const) requireInRange(`${name}.length`, hours[name].length, series.length, series.length, "");
  const sums = new Float64Array(288);
  const counts = new Uint32Array(288);
  series.forEach((value, index) => {
    const month = requireInRange(`month[${index}]`, hours.month[index]!, 1, 12, "");
    const hour = requireInRange(`hour[${index}]`, hours.hour[index]!, 1, 24, "");
    if (value === undefined) return;
    const cell = (Math.ceil(month) - 1) * 24 + Math.ceil(hour) - 1;
    sums[cell] = sums[cell]! + requireInRange(`series[${index}]`, value, -1e9, 1e9, "");
    counts[cell] = counts[cell]! + 1;
  });
  return Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 24 }, (__, hour) => {
      const cell = month * 24 + hour;
      return counts[cell]! > 0 ? sums[cell]! / counts[cell]! : undefined;
    }),
  );
}
