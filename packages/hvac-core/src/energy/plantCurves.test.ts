import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import {
  cyclingFactor,
  fanPowerRatio,
  minimumPlantLoad,
  partLoadFactor,
  pumpPowerRatio,
  valueAtPartLoad,
  type PlantKind,
} from "./index.ts";

const kinds: readonly PlantKind[] = [
  "direct-expansion",
  "scroll-air",
  "scroll-water",
  "screw-water",
  "centrifugal-water",
  "heat-pump",
  "boiler",
  "modulating-boiler",
  "condensing-furnace",
];

describe("plant at part load", () => {
  test.each(kinds)("%s: the rated efficiency at full load, and below a quarter that at a quarter less cycling", (kind) => {
    expect(partLoadFactor(kind, 1)).toBeCloseTo(1, 12);
    for (let load = 0.01; load < minimumPlantLoad; load += 0.01)
      expect(partLoadFactor(kind, load, 0.25)).toBeCloseTo(
        partLoadFactor(kind, minimumPlantLoad) * (1 - 0.25 * (1 - load / minimumPlantLoad)),
        12,
      );
    // The energy taken never falls as the load rises.
    for (let load = 0.02; load <= 1; load += 0.01)
      expect(load / partLoadFactor(kind, load, 0.2)).toBeGreaterThan((load - 0.01) / partLoadFactor(kind, load - 0.01, 0.2));
  });
  test("scroll chillers and condensing furnaces gain at half load, the others lose", () => {
    const gaining = kinds.filter((kind) => partLoadFactor(kind, 0.5) > 1);
    expect(gaining).toEqual(["scroll-air", "scroll-water", "condensing-furnace"]);
  });
  test("a centrifugal chiller at 40 % of its load takes 0.4448 of its power, by hand", () => {
    // 0.17149273 + 0.58820208 · 0.4 + 0.23737257 · 0.16 = 0.44475318, of 0.99706738 at full load.
    expect(0.4 / partLoadFactor("centrifugal-water", 0.4)).toBeCloseTo(0.44475318 / 0.99706738, 7);
  });
  test("a plant that never cycles has no cycling loss, and one at zero load the full loss", () => {
    expect(cyclingFactor(1, 0.25)).toBe(1);
    expect(cyclingFactor(0, 0.25)).toBe(0.75);
  });
});

describe("points of a manufacturer", () => {
  const points = [
    { share: 0.25, value: 6 },
    { share: 0.5, value: 7 },
    { share: 1, value: 5 },
  ];
  test("are met, with straight lines between and level beyond", () => {
    expect([0, 0.25, 0.375, 0.5, 0.75, 1].map((share) => valueAtPartLoad(points, share))).toEqual([6, 6, 6.5, 7, 6, 5]);
    expect(valueAtPartLoad(points.slice(0, 2), 0.9)).toBe(7);
  });
  test("are refused when there are no points, or they fall", () => {
    expect(() => valueAtPartLoad([], 0.5)).toThrow(OutOfRangeError);
    expect(() => valueAtPartLoad(points.toReversed(), 0.5)).toThrow("points.share");
  });
});

describe("fans and pumps", () => {
  test("the curve at a fixed pressure is the table of the same section of ASHRAE 90.1", () => {
    // Table G3.1.3.15, method 1, in steps of a tenth of the flow; printed with two decimals.
    const printed = [0, 0.03, 0.07, 0.13, 0.21, 0.3, 0.41, 0.54, 0.68, 0.83, 1];
    for (const [tenth, power] of printed.entries())
      expect(Math.abs(fanPowerRatio(tenth / 10, "fixed-pressure") - power)).toBeLessThan(0.0051);
  });
  test.each(["throttled", "fixed-pressure", "pressure-reset"] as const)(
    "a pump, %s: full flow takes full power, less never more",
    (control) => {
      // The published coefficients sum to 1.0336, 1.0063 and 1.0059.
      expect(Math.abs(pumpPowerRatio(1, control) - 1)).toBeLessThan(0.034);
      for (let x = 1; x <= 100; x += 1)
        expect(pumpPowerRatio(x / 100, control)).toBeGreaterThanOrEqual(pumpPowerRatio((x - 1) / 100, control));
    },
  );
  test("reset takes less power than a fixed pressure, and that less than a valve; none takes less than the cube of the flow", () => {
    for (let x = 0.1; x < 0.95; x += 0.05) {
      expect(pumpPowerRatio(x, "pressure-reset")).toBeLessThan(pumpPowerRatio(x, "fixed-pressure"));
      expect(pumpPowerRatio(x, "fixed-pressure")).toBeLessThan(pumpPowerRatio(x, "throttled"));
      expect(pumpPowerRatio(x, "pressure-reset")).toBeGreaterThan(x ** 3);
      expect(fanPowerRatio(x, "pressure-reset")).toBeGreaterThan(x ** 3);
    }
  });
});
