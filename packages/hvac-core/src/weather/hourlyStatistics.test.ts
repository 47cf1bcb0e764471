import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import { moistAir } from "../psychrometrics/moistAir.ts";
import { degreeDays, hourlyDegreeDays, monthlyDegreeDays } from "./degreeDays.ts";
import { annualDesignConditions, hourlyWetBulbs, monthlyDesignConditions, type AirHours } from "./hourlyStatistics.ts";
import { weatherBins } from "./weatherBins.ts";

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const calendar = monthLengths.flatMap((length, m) =>
  Array.from({ length: length * 24 }, (_, i) => ({ month: m + 1, day: Math.floor(i / 24) + 1, hour: (i % 24) + 1 })),
);
const year = (dryBulb: (n: number, hour: number) => number) => ({
  month: calendar.map(({ month }) => month),
  day: calendar.map(({ day }) => day),
  hour: calendar.map(({ hour }) => hour),
  dryBulb: calendar.map(({ hour }, n) => dryBulb(n, hour)),
  relativeHumidity: calendar.map(() => 0.5),
});
/** Mean 12 °C, ±10 K over the year with the coldest day on 1 January, ±6 K over the day. */
const temperate = year((n, hour) => 12 - 10 * Math.cos((2 * Math.PI * (n - 12)) / 8760) - 6 * Math.cos((2 * Math.PI * (hour - 3)) / 24));

describe("hourly wet bulbs", () => {
  test("are those of moist air, from relative humidity or dew point", () => {
    const state = moistAir({ dryBulb: 30, relativeHumidity: 0.5 });
    const moist: AirHours = {
      month: [7, 7],
      day: [1, 1],
      dryBulb: [30, 30],
      dewPoint: [undefined, state.dewPoint],
      relativeHumidity: [0.5, undefined],
    };
    for (const wet of hourlyWetBulbs(moist)) expect(wet).toBeCloseTo(state.wetBulb, 6);
  });

  test("are the dry bulb in fog, also where rounding lifts the dew point above it, and unknown without humidity", () => {
    const hours: AirHours = {
      month: [1, 1, 1],
      day: [1, 1, 1],
      dryBulb: [5, 5, 5],
      dewPoint: [5.1, undefined, undefined],
      relativeHumidity: [undefined, 1.02, undefined],
    };
    expect(hourlyWetBulbs(hours)).toEqual([5, 5, undefined]);
  });
});

describe("design conditions of a year of hours", () => {
  const conditions = annualDesignConditions(temperate);

  test("rise in order", () => {
    const { heating, cooling } = conditions;
    const order = [heating.dryBulb996, heating.dryBulb990, cooling.dryBulb020, cooling.dryBulb010, cooling.dryBulb004];
    for (let i = 1; i < order.length; i++) expect(order[i]).toBeGreaterThan(order[i - 1]!);
    expect(cooling.wetBulb004).toBeLessThan(cooling.dryBulb004);
  });

  test("have as many hours beyond them as their name says", () => {
    const beyond = (limit: number) => temperate.dryBulb.filter((t) => t > limit).length / 8760;
    // A percentile between two hours can be off by one hour in 8760.
    expect(Math.abs(beyond(conditions.cooling.dryBulb004) - 0.004)).toBeLessThan(1.5 / 8760);
    expect(Math.abs(beyond(conditions.heating.dryBulb996) - 0.996)).toBeLessThan(1.5 / 8760);
  });

  test("have the coincident wet bulb of the hours at the design dry bulb", () => {
    // At constant relative humidity the wet bulb is a function of the dry bulb, nearly straight over ±0.5 K; the hours lie denser below.
    const expected = moistAir({ dryBulb: conditions.cooling.dryBulb010, relativeHumidity: 0.5 }).wetBulb;
    expect(Math.abs(conditions.cooling.wetBulb010 - expected)).toBeLessThan(0.15);
  });

  test("have the daily range of the hottest month", () => {
    expect(conditions.hottestMonth).toBe(7);
    // Twice the daily swing of 6 K; the year's drift within a day adds less than 0.2 K.
    expect(Math.abs(conditions.dryBulbRange - 12)).toBeLessThan(0.2);
  });

  test("move with the weather: a year 3 K warmer is 3 K warmer throughout", () => {
    const warmer = annualDesignConditions({ ...temperate, dryBulb: temperate.dryBulb.map((t) => t + 3) });
    expect(warmer.cooling.dryBulb004 - conditions.cooling.dryBulb004).toBeCloseTo(3, 10);
    expect(warmer.heating.dryBulb990 - conditions.heating.dryBulb990).toBeCloseTo(3, 10);
  });

  test("pass over missing hours and refuse a year without any, or without humidity", () => {
    const gaps = { ...temperate, dryBulb: temperate.dryBulb.map((t, i) => (i % 10 === 0 ? undefined : t)) };
    expect(Math.abs(annualDesignConditions(gaps).cooling.dryBulb020 - conditions.cooling.dryBulb020)).toBeLessThan(0.1);
    // A download that broke off in September.
    expect(() => annualDesignConditions({ ...temperate, dryBulb: temperate.dryBulb.map((t, i) => (i < 6000 ? t : undefined)) })).toThrow(
      /hours with a dry bulb is 6000/,
    );
    expect(() => annualDesignConditions({ ...temperate, dryBulb: temperate.dryBulb.map(() => undefined) })).toThrow(OutOfRangeError);
    expect(() => annualDesignConditions({ month: temperate.month, day: temperate.day, dryBulb: temperate.dryBulb })).toThrow(/humidity/);
  });
});

describe("monthly design conditions of a year of hours", () => {
  test("are the month's own percentiles and ranges", () => {
    const months = monthlyDesignConditions(temperate, 0.05);
    expect(months).toHaveLength(12);
    months.forEach(({ dryBulb, wetBulb, dryBulbRange }, m) => {
      const temperatures = temperate.dryBulb.filter((_, i) => temperate.month[i] === m + 1);
      expect(Math.abs(temperatures.filter((t) => t > dryBulb).length / temperatures.length - 0.05)).toBeLessThan(2 / temperatures.length);
      expect(wetBulb).toBeLessThan(dryBulb);
      expect(Math.abs(dryBulbRange - 12)).toBeLessThan(0.3);
    });
  });

  test("refuse a year without a month", () => {
    const half = {
      month: temperate.month.slice(0, 4000),
      day: temperate.day.slice(0, 4000),
      dryBulb: temperate.dryBulb.slice(0, 4000),
      relativeHumidity: temperate.relativeHumidity,
    };
    expect(() => monthlyDesignConditions(half, 0.05)).toThrow(/month 7/);
  });
});

describe("temperature bins", () => {
  test("hold every hour once, without gaps, and so does each third of the day", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 6, noNaN: true }), fc.double({ min: -5, max: 5, noNaN: true }), (width, origin) => {
        const bins = weatherBins(temperate, { width, origin });
        expect(bins.reduce((sum, bin) => sum + bin.hours, 0)).toBe(8760);
        bins.forEach((bin, i) => {
          expect(bin.byShift.reduce((sum, hours) => sum + hours, 0)).toBe(bin.hours);
          if (i > 0) expect(bin.from).toBeCloseTo(bins[i - 1]!.to, 9);
          expect(bin.meanDryBulb >= bin.from - 1e-9 && bin.meanDryBulb <= bin.to + 1e-9).toBe(true);
        });
        for (const shift of [0, 1, 2] as const) expect(bins.reduce((sum, bin) => sum + bin.byShift[shift], 0)).toBe(2920);
      }),
      { numRuns: runs(10) },
    );
  });

  test("keep the mean of the year", () => {
    const bins = weatherBins(temperate, { width: 3 });
    const mean = bins.reduce((sum, bin) => sum + bin.hours * bin.meanDryBulb, 0) / 8760;
    expect(mean).toBeCloseTo(temperate.dryBulb.reduce((sum, t) => sum + t, 0) / 8760, 9);
  });

  test("begin at whole five degrees Fahrenheit where they are wanted", () => {
    const [bin] = weatherBins({ month: [1], day: [1], hour: [1], dryBulb: [21] }, { width: 5 / 1.8, origin: -32 / 1.8 });
    // 21 °C is 69.8 °F.
    expect(bin!.from * 1.8 + 32).toBeCloseTo(65, 10);
    expect(bin!.to * 1.8 + 32).toBeCloseTo(70, 10);
  });

  test("show empty bins between filled ones", () => {
    const bins = weatherBins({ month: [1, 1], day: [1, 1], hour: [1, 2], dryBulb: [1, 10] }, { width: 3 });
    expect(bins.map((bin) => bin.hours)).toEqual([1, 0, 0, 1]);
  });
});

describe("degree days", () => {
  const { cases } = readReference<Record<string, number> & { daily_mean_F: number[] }>("loads_examples");

  test.each(cases.filter(({ id }) => id.startsWith("degree_day_definition/")))(
    "follow the weather service's definition ($id)",
    ({ in: where, out }) => {
      const celsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;
      const result = degreeDays(where.daily_mean_F.map(celsius), celsius(where.base_F!));
      expect(result.heating * 1.8).toBeCloseTo(out.hdd_Fday!, 9);
      expect(result.cooling * 1.8).toBeCloseTo(out.cdd_Fday!, 9);
    },
  );

  test.each(cases.filter(({ id }) => id.startsWith("degree_day_normal_model/")))(
    "of a month known by mean and spread agree with the published model ($id)",
    ({ in: where, out }) => {
      const result = monthlyDegreeDays(
        { mean: where.monthly_mean_C!, standardDeviation: where.std_of_daily_mean_K!, days: where.days! },
        where.base_C!,
      );
      // The reference prints nine digits.
      expect(Math.abs(result.heating - out.hdd_Kday!)).toBeLessThan(1e-6);
      expect(Math.abs(result.cooling - out.cdd_Kday!)).toBeLessThan(1e-6);
    },
  );

  test("of the year are the sum of the months, and heating less cooling is base less mean", () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 35, noNaN: true }), fc.constantFrom("hours" as const, "extremes" as const), (base, mean) => {
        const { year: annual, months } = hourlyDegreeDays(temperate, base, mean);
        expect(months.reduce((sum, each) => sum + each.heating, 0)).toBeCloseTo(annual.heating, 6);
        if (mean === "hours")
          expect(annual.heating - annual.cooling).toBeCloseTo(365 * base - temperate.dryBulb.reduce((sum, t) => sum + t, 0) / 24, 6);
      }),
      { numRuns: runs(20) },
    );
  });

  test("of a sinusoidal year to its mean are swing · 365/π", () => {
    const { year: annual } = hourlyDegreeDays(
      year((n) => 10 - 8 * Math.cos((2 * Math.PI * n) / 8760)),
      10,
    );
    // ∫ of a half wave; daily means instead of hours lose (π/365)²/6 of it.
    expect(Math.abs(annual.heating / ((8 * 365) / Math.PI) - 1)).toBeLessThan(1e-4);
  });

  test("of a month tend to the definition when the days are identical, and stay finite far from the mean", () => {
    expect(monthlyDegreeDays({ mean: 8, standardDeviation: 1e-6, days: 30 }, 18).heating).toBeCloseTo(300, 6);
    const far = monthlyDegreeDays({ mean: -20, standardDeviation: 2, days: 31 }, 30);
    expect(far.heating).toBeCloseTo(31 * 50, 6);
    expect(far.cooling).toBeGreaterThanOrEqual(0);
    expect(far.cooling).toBeLessThan(1e-6);
  });

  test("differ by base less mean for every spread: Z·F(Z) + f(Z) is odd but for Z", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 35, noNaN: true }),
        fc.double({ min: 0.5, max: 9, noNaN: true }),
        (mean, standardDeviation) => {
          const { heating, cooling } = monthlyDegreeDays({ mean, standardDeviation, days: 30 }, 18);
          expect(Math.abs(heating - cooling - 30 * (18 - mean))).toBeLessThan(1e-9);
        },
      ),
    );
  });
});
