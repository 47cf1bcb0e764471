import { requireKnown } from "../refusals/errors.ts";
import { degreeDays, degreeDaysFromMonthlyMean, type DegreeDays } from "../energy/index.ts";
import { daysOf, type AirHours } from "./hourlyStatistics.ts";

export { degreeDays, type DegreeDays };

const none: DegreeDays = { heating: 0, cooling: 0 };

/**
 * Degree days of hourly weather, month by month and for the year, to any base.
 *
 * @param hours a year of hours, such as those of `parseEpw`
 * @param base °C, −50…60
 * @param dailyMean mean of a day: of its hours, or of its lowest and highest temperature, as weather services report it
 * @returns degree days of the year and of each month, K·d
 * @throws {OutOfRangeError} when there are no hours or more than a year of them, or the base lies outside its range
 * @throws {UnknownNameError} when the mean is unknown
 * @source ashrae-hof-2017, ch. 14, degree days
 * @source nws-degree-days
 * @example
 * ```ts
 * import { hourlyDegreeDays } from "@org/hvac-core/weather";
 * const hours = { month: [1, 1, 1, 1], day: [1, 1, 2, 2], dryBulb: [0, 10, 4, 6] };
 * hourlyDegreeDays(hours, 18).year.heating; // 26
 * ```
 */
export function hourlyDegreeDays(
  hours: AirHours,
  base: number,
  dailyMean: "hours" | "extremes" = "hours",
): { readonly year: DegreeDays; readonly months: readonly DegreeDays[] } {
  requireKnown("dailyMean", dailyMean, ["hours", "extremes"]);
  const days = daysOf(hours);
  const means = (month?: number): number[] =>
    days
      .filter((day) => month === undefined || day.month === month)
      .map((day) => (dailyMean === "hours" ? day.mean : (day.lowest + day.highest) / 2));
  const degreeDaysOf = (list: readonly number[]): DegreeDays => (list.length > 0 ? degreeDays(list, base) : none);
  return { year: degreeDays(means(), base), months: Array.from({ length: 12 }, (_, m) => degreeDaysOf(means(m + 1))) };
}

/**
 * Degree days of a month from the mean and the standard deviation of its days, to any base.
 *
 * @param month mean temperature (°C), standard deviation of the daily means (K, 0…30) and number of days
 * @param base °C, −50…60
 * @returns heating and cooling degree days, K·d
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source schoenau-kehrig-1990, N·s·[Z·F(Z) + f(Z)]
 * @source ashrae-hof-2017, ch. 14, degree days
 * @example
 * ```ts
 * import { monthlyDegreeDays } from "@org/hvac-core/weather";
 * monthlyDegreeDays({ mean: 8, standardDeviation: 0, days: 30 }, 18).heating; // 300
 * ```
 */
export function monthlyDegreeDays(
  month: { readonly mean: number; readonly standardDeviation: number; readonly days: number },
  base: number,
): DegreeDays {
  return degreeDaysFromMonthlyMean({ mean: month.mean, deviation: month.standardDeviation, days: month.days }, base);
}
