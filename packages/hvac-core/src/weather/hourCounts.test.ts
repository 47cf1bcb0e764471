import fc from "fast-check";
import { expect, test } from "vitest";
import { hourCells, hoursInZone } from "./hourCounts.ts";

const hour = fc.record({ dryBulb: fc.integer({ min: -300, max: 450 }), humidityRatio: fc.integer({ min: 0, max: 250 }) });
const year = fc.array(hour, { minLength: 1, maxLength: 400 }).map((hours) => ({
  // Off the edges of cells and zones by a twentieth of a step, so that rounding decides nothing.
  dryBulb: hours.map(({ dryBulb }) => dryBulb / 10 + 0.005),
  humidityRatio: hours.map(({ humidityRatio }) => humidityRatio / 1e4 + 0.000_005),
}));

test("every hour falls into one cell, whose edges are around it", () => {
  fc.assert(
    fc.property(year, (air) => {
      const cells = hourCells(air, { dryBulb: 2, humidityRatio: 0.001 });
      expect(cells.reduce((sum, { hours }) => sum + hours, 0)).toBe(air.dryBulb.length);
      for (const cell of cells) {
        const hoursInCell = air.dryBulb.filter(
          (t, index) => Math.abs(t - cell.dryBulb) < 1 && Math.abs(air.humidityRatio[index]! - cell.humidityRatio) < 0.0005,
        );
        expect(hoursInCell.length).toBe(cell.hours);
      }
    }),
  );
});

test("a rectangle holds the hours between its sides, whichever two corners are given", () => {
  const corners = [
    { dryBulb: 18, humidityRatio: 0.004 },
    { dryBulb: 18, humidityRatio: 0.012 },
    { dryBulb: 27, humidityRatio: 0.012 },
    { dryBulb: 27, humidityRatio: 0.004 },
  ];
  fc.assert(
    fc.property(year, (air) => {
      const expected = air.dryBulb.filter(
        (t, index) => t > 18 && t < 27 && air.humidityRatio[index]! > 0.004 && air.humidityRatio[index]! < 0.012,
      ).length;
      expect(hoursInZone(air, corners)).toBe(expected);
      expect(hoursInZone(air, corners.toReversed())).toBe(expected);
    }),
  );
});

test("hours without a value are left out, and series that differ in length are refused", () => {
  const air = { dryBulb: [20, undefined, 21], humidityRatio: [0.008, 0.008, undefined] };
  expect(hourCells(air, { dryBulb: 1, humidityRatio: 0.001 })).toEqual([{ dryBulb: 20.5, humidityRatio: 0.0085, hours: 1 }]);
  expect(() => hourCells({ dryBulb: [20], humidityRatio: [] }, { dryBulb: 1, humidityRatio: 0.001 })).toThrow("humidityRatio.length");
  expect(() => hoursInZone(air, [])).toThrow("zone.length");
});

test("hours of more than a year are refused", () => {
  const twice = { dryBulb: Array<number>(17520).fill(20), humidityRatio: Array<number>(17520).fill(0.007) };
  expect(() => hourCells(twice, { dryBulb: 1, humidityRatio: 0.001 })).toThrow(
    "dryBulb.length is 17520 h; it must lie between 0 and 8784 h",
  );
});
