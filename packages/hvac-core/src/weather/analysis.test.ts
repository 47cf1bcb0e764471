import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saturationPressure } from "../psychrometrics/index.ts";
import { exceededValues, meanDays, monthlyWeather, windRose } from "./index.ts";

const wind = fc
  .array(
    fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      direction: fc.integer({ min: 0, max: 360 }),
      speed: fc.double({ min: 0, max: 30, noNaN: true }),
    }),
    { minLength: 1, maxLength: 300 },
  )
  .map((hours) => ({
    month: hours.map(({ month }) => month),
    windDirection: hours.map(({ direction }) => direction),
    windSpeed: hours.map(({ speed }) => speed),
  }));
const total = (counts: readonly (readonly number[])[]): number => counts.flat().reduce((sum, count) => sum + count, 0);

describe("wind roses", () => {
  test("hold every hour once, in a sector or among the calm", () => {
    fc.assert(
      fc.property(wind, fc.integer({ min: 4, max: 36 }), (hours, sectors) => {
        const rose = windRose(hours, { sectors });
        expect(total(rose.hours) + rose.calm).toBe(hours.windSpeed.length);
        expect(rose.counted).toBe(hours.windSpeed.length);
        expect(rose.meanSpeed).toBeCloseTo(hours.windSpeed.reduce((sum, speed) => sum + speed, 0) / hours.windSpeed.length, 9);
      }),
    );
  });

  test("of the months add up to that of the year", () => {
    fc.assert(
      fc.property(wind, (hours) => {
        const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => hours.month.includes(month));
        const sum = months.reduce((all, month) => all + total(windRose(hours, { months: [month] }).hours), 0);
        expect(sum).toBe(total(windRose(hours).hours));
      }),
    );
  });

  test("turn with the wind", () => {
    fc.assert(
      fc.property(wind, fc.integer({ min: 0, max: 15 }), (hours, steps) => {
        // Off the edges of the sectors by a tenth of a degree, so that rounding decides nothing.
        const directions = hours.windDirection.map((direction) => (direction % 360) + 0.1);
        const original = windRose({ ...hours, windDirection: directions });
        const turned = windRose({ ...hours, windDirection: directions.map((direction) => (direction + 22.5 * steps) % 360) });
        original.hours.forEach((counts, sector) => expect(turned.hours[(sector + steps) % 16]).toEqual(counts));
      }),
    );
  });

  test("take north from both sides, and 360° for 0°", () => {
    const rose = windRose({ month: [1, 1, 1, 1], windDirection: [0, 360, 349, 11], windSpeed: [1, 1, 1, 1] });
    expect(total([rose.hours[0]!])).toBe(4);
  });
});

describe("months", () => {
  test("of a sine have its mean and extremes", () => {
    const hour = Array.from({ length: 31 * 24 }, (_, index) => index);
    const [january, february] = monthlyWeather({
      month: hour.map(() => 1),
      day: hour.map((index) => Math.floor(index / 24) + 1),
      dryBulb: hour.map((index) => 5 - 3 * Math.cos((Math.PI * (index % 24)) / 12)),
      relativeHumidity: hour.map(() => 0.5),
      globalHorizontal: hour.map(() => 100),
    });
    expect(january!.dryBulb).toEqual({ lowest: 2, mean: expect.closeTo(5, 9), highest: 8 });
    expect(january!.meanDailyHighest).toBeCloseTo(8, 9);
    expect(january!.meanDailyLowest).toBeCloseTo(2, 9);
    // 100 W/m² over 744 h.
    expect(january!.globalHorizontal! / 3.6e6).toBeCloseTo(74.4, 9);
    // Half of a saturation pressure that bends upwards: above half of that at the mean.
    expect(january!.vaporPressure!).toBeGreaterThan(0.5 * saturationPressure(5));
    expect(february!.dryBulb).toBeUndefined();
  });

  test("count the hours of the sky once each", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 200 }), (skyCover) => {
        const [january] = monthlyWeather({
          month: skyCover.map(() => 1),
          day: skyCover.map((_, index) => (index % 28) + 1),
          dryBulb: skyCover.map(() => 0),
          skyCover,
        });
        const { clear, partly, overcast } = january!.skyHours;
        expect(clear + partly + overcast).toBe(skyCover.length);
      }),
    );
  });
});

describe("shares and mean days", () => {
  test("values exceeded for all and for no hour are the ends", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 100 }), (series) => {
        const [highest, lowest] = exceededValues(series, [0, 1]);
        // Zero has one sign here: 0 and −0 are one value, in either order.
        expect(highest! + 0).toBe(Math.max(...series) + 0);
        expect(lowest! + 0).toBe(Math.min(...series) + 0);
      }),
    );
  });

  test("a day's means are those of its hours", () => {
    const hour = Array.from({ length: 48 }, (_, index) => (index % 24) + 1);
    const days = meanDays(
      { month: hour.map(() => 7), hour },
      hour.map((each, index) => each + (index < 24 ? 0 : 2)),
    );
    expect(days[6]).toEqual(Array.from({ length: 24 }, (_, index) => index + 2));
    expect(days[0]).toEqual(Array.from({ length: 24 }, () => undefined));
  });
});
