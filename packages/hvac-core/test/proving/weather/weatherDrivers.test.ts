import { describe, expect, test } from "vitest";
import { proveSet } from "../proveSet.ts";
import { seriesOf, weatherCases, weatherDrivers } from "./weatherDrivers.ts";

proveSet(weatherDrivers);

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Means of the months of a year by the hour. */
function monthMeans(year: ArrayLike<number>): number[] {
  const hours = Array.from(year);
  let start = 0;
  return monthDays.map((days) => {
    const month = hours.slice(start, (start += 24 * days));
    return month.reduce((sum, value) => sum + value, 0) / month.length;
  });
}

describe("months of the weather drivers", () => {
  /*
   * A sun of 2025 is ahead of the years of the files, of which it is the first after a leap year: light of spring is up to 1.5 % outside the programs, as
   * much as the declination of half a day. In Barrow at the edge of the polar night a few watts more decide.
   */
  test.each(weatherCases.filter(({ months }) => months).map((each) => [each.id, each] as const))("%s", (_, each) => {
    const { series } = seriesOf(each);
    for (const [key, bands] of Object.entries(each.months!))
      monthMeans(series[key]!).forEach((ours, month) => {
        const [lowest, highest] = bands[month]!;
        const slack = key === "wet_bulb_C" ? 0.012 : Math.max(0.25, 0.015 * highest);
        expect(ours, `${key}, month ${month + 1}`).toBeGreaterThanOrEqual(lowest - slack);
        expect(ours, `${key}, month ${month + 1}`).toBeLessThanOrEqual(highest + slack);
      });
  });
});
