import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moistAir } from "../psychrometrics/moistAir.ts";
import {
  bridgeGaps,
  energyYear,
  hourlyAir,
  hourlyAnalysis,
  hourlyDesign,
  unpackWeather,
  type HourlySeries,
  type WeatherHours,
} from "./index.ts";

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const calendar = monthLengths.flatMap((days, month) =>
  Array.from({ length: days * 24 }, (_, index) => ({ month: month + 1, day: Math.floor(index / 24) + 1, hour: (index % 24) + 1 })),
);
/** A year whose dry bulb is 15 − 18·cos of the year, °C. */
const sine = calendar.map((_, hour) => 15 - 18 * Math.cos((2 * Math.PI * hour) / 8760));
const constant = (value: number): HourlySeries => calendar.map(() => value);
const year: WeatherHours = {
  month: calendar.map(({ month }) => month),
  day: calendar.map(({ day }) => day),
  hour: calendar.map(({ hour }) => hour),
  dryBulb: sine,
  dewPoint: constant(-20),
  relativeHumidity: constant(0.1),
  pressure: constant(82_000),
  infraredSky: constant(300),
  globalHorizontal: constant(400),
  directNormal: constant(500),
  diffuseHorizontal: constant(120),
  windDirection: constant(270),
  windSpeed: constant(3.1),
  skyCover: constant(2),
};
const location = { name: "Testville", latitude: 39.5, longitude: -104.8, timeZone: -7, elevation: 1790 };
const file = (hours: WeatherHours) => ({ location, source: "TMY3", hours });
const turned = (hours: WeatherHours, start: number): WeatherHours =>
  Object.fromEntries(
    Object.entries(hours).map(([name, series]) => [name, [...(series as number[]).slice(start), ...(series as number[]).slice(0, start)]]),
  ) as unknown as WeatherHours;
const without = (series: HourlySeries, ...hours: readonly number[]): HourlySeries =>
  series.map((value, hour) => (hours.includes(hour) ? undefined : value));

describe("short gaps", () => {
  test("of a straight line are closed to the line, in either direction", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 }), (slope, gap, start) => {
        const line = Array.from({ length: 30 }, (_, hour) => 4 + slope * hour);
        const missing = line.map((value, hour) => (hour >= start && hour < start + gap ? undefined : value));
        const closed = bridgeGaps(missing, 6);
        if ("missing" in closed) throw new Error("not closed");
        expect(closed.filled).toBe(gap);
        closed.values.forEach((value, hour) => expect(value).toBeCloseTo(line[hour]!, 9));
        expect(bridgeGaps(missing.toReversed(), 6)).toMatchObject({ filled: gap });
      }),
    );
  });

  test("at an end take the value of their neighbour; longer ones, and a series without any value, are missing", () => {
    expect(bridgeGaps([undefined, 3, 5, undefined], 6)).toEqual({ values: [3, 3, 5, 5], filled: 2 });
    expect(bridgeGaps([1, undefined, 3, ...Array<undefined>(7).fill(undefined), 4], 6)).toEqual({ missing: 7 });
    expect(bridgeGaps([undefined, undefined], 6)).toEqual({ missing: 2 });
  });
});

describe("a year for the energy of buildings", () => {
  test("has every hour, with short gaps closed", () => {
    const { dryBulb, filled, packed } = energyYear(file({ ...year, dryBulb: without(sine, 100, 4001) }));
    expect(filled).toBe(2);
    // A sine that turns by 4 mrad an hour departs from a chord over two hours by 18 · 0.0007² · ½.
    expect(Math.abs(dryBulb[100]! - sine[100]!)).toBeLessThan(1e-5);
    expect(unpackWeather(packed!).hours.dryBulb).toHaveLength(8760);
  });

  test("is the same from whichever day the file begins", () => {
    const whole = energyYear(file(year));
    for (const start of [2160, 24 * 31, 8736]) expect(energyYear(file(turned(year, start)))).toEqual(whole);
  });

  test("is refused in words without a day or with a long gap of its temperature; other quantities leave the monthly methods", () => {
    const late = Object.fromEntries(Object.entries(year).map(([name, series]) => [name, (series as number[]).slice(24)]));
    expect(() => energyYear(file(late as unknown as WeatherHours))).toThrow(
      "2 January to 31 December; 24 hours of a whole year are missing",
    );
    const gap = Array.from({ length: 7 }, (_, hour) => 50 + hour);
    expect(() => energyYear(file({ ...year, dryBulb: without(sine, ...gap) }))).toThrow("of 7 hours in gaps of more than 6");
    const calm = energyYear(file({ ...year, windSpeed: constant(NaN).map(() => undefined), pressure: without(year.pressure, ...gap) }));
    expect(calm).toEqual({ dryBulb: sine, filled: 0, lack: "it lacks hours of air pressure, wind speed" });
  });
});

test("hourly air is moist air at its dew point, saturated where the dew point lies above, and skips hours that lack a quantity", () => {
  const air = hourlyAir({
    dryBulb: [25, 10, 20, undefined],
    dewPoint: [12, 10.1, undefined, 5],
    pressure: [101_325, 95_000, 95_000, 95_000],
  });
  expect(air.dryBulb).toEqual([25, 10]);
  expect(air.humidityRatio[0]).toBeCloseTo(moistAir({ dryBulb: 25, dewPoint: 12 }).humidityRatio, 9);
  expect(air.humidityRatio[1]).toBeCloseTo(moistAir({ dryBulb: 10, relativeHumidity: 1, pressure: 95_000 }).humidityRatio, 9);
});

describe("statistics of the hours", () => {
  const { bins, months, windRoses, calculated, meanDays, dewPoints } = hourlyAnalysis(year, 82_000);

  test("count every hour once: in months, in bins of either system and in wind roses", () => {
    const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
    expect(sum(months.map(({ hours }) => hours))).toBe(8760);
    for (const system of ["Metric", "Imperial"] as const) expect(sum(bins[system].map(({ hours }) => hours))).toBe(8760);
    expect(sum(windRoses.slice(1).map((rose) => rose!.counted))).toBe(windRoses[0]!.counted);
  });

  test("have the quantiles of a sine, and constants as they are", () => {
    // A sine exceeds 15 + 18·cos(πp) for the share p of its time; 8760 hours are a millikelvin coarse there.
    for (const [name, share] of [
      ["dryBulb004", 0.004],
      ["dryBulb010", 0.01],
      ["dryBulb020", 0.02],
    ] as const)
      expect(Math.abs(calculated!.cooling[name] - (15 + 18 * Math.cos(Math.PI * share)))).toBeLessThan(2e-3);
    expect(dewPoints).toEqual([-20, -20, -20]);
    expect(new Set(meanDays.windSpeed.flat().map((speed) => speed!.toFixed(9)))).toEqual(new Set(["3.100000000"]));
  });

  test("lack what the hours lack, by a reason for the design conditions of the year", () => {
    const july = year.month.flatMap((month, hour) => (month === 7 ? [hour] : []));
    const part = Object.fromEntries(
      Object.entries(year).map(([name, series]) => [name, july.map((hour) => (series as number[])[hour])]),
    ) as unknown as WeatherHours;
    const dry = { ...part, dewPoint: part.dewPoint.map(() => undefined), relativeHumidity: part.dewPoint.map(() => undefined) };
    expect(hourlyAnalysis(dry, 82_000)).toMatchObject({ calculated: undefined, wetBulbs: undefined, dewPoints: undefined });
    const design = hourlyDesign(part, 82_000);
    expect(design.monthly).toBeUndefined();
    expect(design.calculated).toMatchObject({ lack: expect.stringContaining("hours with a dry bulb is 744 h") });
  });

  test("rise with rarity in the design conditions of every month", () => {
    const { monthly } = hourlyDesign(year, 82_000);
    const [rarest, ...others] = (["0.4", "2", "5", "10"] as const).map((percent) => monthly![percent].dryBulb);
    others.reduce((rarer, commoner) => {
      rarer.forEach((dryBulb, month) => expect(dryBulb).toBeGreaterThanOrEqual(commoner[month]!));
      return commoner;
    }, rarest!);
  });
});
