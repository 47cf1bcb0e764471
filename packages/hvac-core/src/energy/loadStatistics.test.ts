import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dailyDemand, demandHeatMap, fullLoadHours, loadDuration, monthDays, peakLoads, usageByPeriod } from "./index.ts";

const anyYear = fc
  .tuple(fc.double({ min: -100, max: 1e5, noNaN: true }), fc.integer({ min: 1, max: 997 }))
  .map(([scale, step]) => Array.from({ length: 8760 }, (_, hour) => scale * Math.sin((hour * step) % 61)));

test("a load-duration curve falls, and holds the year's energy", () => {
  fc.assert(
    fc.property(anyYear, (power) => {
      const curve = loadDuration(power);
      expect(curve).toHaveLength(8760);
      for (let index = 1; index < curve.length; index += 1) expect(curve[index]!.power).toBeLessThanOrEqual(curve[index - 1]!.power);
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(curve.map((point) => point.power))).toBeCloseTo(sum(power), 3);
      // So many hours are at least as high as the point.
      const { hours, power: level } = curve[1234]!;
      expect(power.filter((value) => value >= level).length).toBeGreaterThanOrEqual(hours);
      const few = loadDuration(power, 50);
      expect(few).toHaveLength(50);
      expect([few[0], few.at(-1)]).toEqual([curve[0], curve.at(-1)]);
    }),
    { numRuns: runs(5) },
  );
});

test("the heat map's means make up the year, and none is above its highest", () => {
  fc.assert(
    fc.property(anyYear, (power) => {
      const { mean, highest } = demandHeatMap(power);
      const energy = mean.reduce((sum, row, month) => sum + monthDays[month]! * row.reduce((a, b) => a + b, 0), 0);
      expect(energy).toBeCloseTo(
        power.reduce((a, b) => a + b, 0),
        3,
      );
      mean.forEach((row, month) => row.forEach((value, clock) => expect(value).toBeLessThanOrEqual(highest[month]![clock]! + 1e-9)));
      expect(dailyDemand(power).flat()).toEqual(power);
    }),
    { numRuns: runs(5) },
  );
});

test("peaks are those of the bill, at their own day and hour", () => {
  // 15 August, 3 to 4 in the afternoon: day 227, the sixteenth hour.
  const peakHour = 226 * 24 + 15;
  const power = Array.from({ length: 8760 }, (_, hour) => (hour === peakHour ? 5000 : 1000));
  const { months, year } = peakLoads(power);
  expect(year).toMatchObject({ peak: 5000, hour: peakHour + 1, month: 8, day: 15, clock: 16, energy: 8764 * 3.6e6 });
  expect(year.loadFactor).toBeCloseTo(8764 / 8760 / 5, 12);
  expect(months[7]).toMatchObject({ peak: 5000, month: 8, day: 15, clock: 16 });
  expect(months[1]).toMatchObject({ peak: 1000, month: 2, day: 1, clock: 1, loadFactor: 1 });
  const usage = usageByPeriod({}, { power, firstWeekday: 0 });
  expect(months.map(({ peak }) => peak / 1000)).toEqual(usage.map(({ peakKilowatts }) => peakKilowatts));
});

test("a building that takes nothing has no load factor, and a short year is refused", () => {
  expect(peakLoads(Array<number>(8760).fill(0)).year.loadFactor).toBeUndefined();
  expect(() => loadDuration([1, 2])).toThrow(/hours/);
  expect(() => demandHeatMap(Array<number>(8760).fill(NaN))).toThrow(/power/);
});

test("the full-load hours of a curve are those of its energy, and points of rising power or falling hours are refused", () => {
  const steps = [
    { hours: 1000, power: 100 },
    { hours: 8760, power: 25 },
  ];
  expect(fullLoadHours(steps) * 100).toBeCloseTo(1000 * 100 + 7760 * 25, 6);
  expect(fullLoadHours(steps.map((step) => ({ ...step, power: 100 })))).toBe(8760);
  expect(() => fullLoadHours([steps[0]!, { hours: 8760, power: 101 }])).toThrow("steps[1].power is 101 W; it must lie between");
  expect(() => fullLoadHours(steps.toReversed())).toThrow("steps[1].hours");
});

test("the number of points of a load-duration curve is a whole number", () => {
  const power = Array<number>(8760).fill(1);
  for (const points of [2.5, 8759.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => loadDuration(power, points), String(points)).toThrow(/points.* must be a whole number from 2 to 8760/);
  for (const points of [1, 8761]) expect(() => loadDuration(power, points), String(points)).toThrow(/points is/);
  expect(loadDuration(power, 2)).toHaveLength(2);
});
