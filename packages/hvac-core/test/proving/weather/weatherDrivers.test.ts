import { describe, expect, test } from "vitest";
import { saturationPressure, type MoistAir } from "../../../src/psychrometrics/index.ts";
import { proveSet } from "../proveSet.ts";
import { airOf, seriesOf, weatherCases, weatherDrivers } from "./weatherDrivers.ts";

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

/** Wet bulb with the heat of evaporation of water at all temperatures, and the vapour pressure over ice below 0 °C. */
function wetBulbOfWater({ dryBulb, humidityRatio, pressure }: MoistAir): number {
  let [low, high] = [-60, dryBulb];
  for (let step = 0; step < 40; step++) {
    const bulb = (low + high) / 2;
    const vapour = saturationPressure(bulb);
    const saturated = (0.621945 * vapour) / (pressure - vapour);
    const ratio = ((2501 - 2.326 * bulb) * saturated - 1.006 * (dryBulb - bulb)) / (2501 + 1.86 * dryBulb - 4.186 * bulb);
    if (ratio < humidityRatio) low = bulb;
    else high = bulb;
  }
  return low;
}

test("wet bulbs of Denver are those of the programs with the heat of evaporation of water below 0 °C", () => {
  const denver = weatherCases.find(({ id }) => id === "wd100")!;
  const months = monthMeans(airOf(denver).map(wetBulbOfWater));
  for (const month of [0, 1, 2, 10, 11]) {
    const [lowest, highest] = denver.months!["wet_bulb_C"]![month]!;
    expect(months[month], `month ${month + 1}`).toBeGreaterThan(lowest);
    expect(months[month], `month ${month + 1}`).toBeLessThan(highest);
  }
});

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
