import fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { cornerOf, highest, layOutHeatMap, nextHour, shadeSteps, stepOf } from "./heatMapLayout.ts";

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 288, maxLength: 288 });

describe("the shades of a heat map", () => {
  test("are at most seven, darker for higher values, and include every value", () => {
    fc.assert(
      fc.property(values, (all) => {
        const steps = shadeSteps(all);
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.length).toBeLessThanOrEqual(7);
        for (const [index, step] of steps.slice(1).entries()) {
          expect(step.from).toBeCloseTo(steps[index]!.to, 9);
          expect(step.shade).toBeGreaterThan(steps[index]!.shade);
        }
        for (const value of all) {
          const { from, to } = stepOf(value, steps);
          const room = 1e-6 * Math.max(1, Math.abs(value));
          if (value < from - room || value > to + room) expect.fail(`${value} has the shade of ${from} to ${to}.`);
        }
      }),
      { numRuns: runs(100) },
    );
  });
  test("are one shade for equal values", () => {
    expect(shadeSteps(Array.from({ length: 288 }, () => 0))).toHaveLength(1);
    expect(shadeSteps(Array.from({ length: 288 }, () => 12.5)).length).toBeGreaterThan(0);
  });
  test("are one shade if values differ only by rounding", () => {
    expect(shadeSteps([1.95, 1.95 * (1 + 1e-13), 1.95 * (1 - 1e-13)])).toHaveLength(1);
  });
  test("begin at round numbers", () => {
    expect(shadeSteps([0, 5.8]).map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("the cells of a heat map", () => {
  test("are large enough to press at every width, side by side without overlap", () => {
    for (let width = 300; width <= 900; width++) {
      const layout = layOutHeatMap(width);
      expect(layout.cell.width).toBeGreaterThanOrEqual(24);
      expect(layout.cell.height).toBeGreaterThanOrEqual(24);
      if (width >= 330) expect(layout.plot.right).toBeLessThanOrEqual(width);
      const corners = new Set(Array.from({ length: 288 }, (_, index) => Object.values(cornerOf(index, layout)).join()));
      expect(corners.size).toBe(288);
    }
  });
  test("run by the hour where there is room, by the month on a phone", () => {
    expect(layOutHeatMap(700).hoursAcross).toBe(true);
    expect(layOutHeatMap(358).hoursAcross).toBe(false);
  });
  test.each([true, false])("are all reached by arrow keys (hours across: %s)", (hoursAcross) => {
    const reached = new Set([0]);
    for (const index of reached)
      for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
        const next = nextHour(index, key, hoursAcross)!;
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(288);
        reached.add(next);
      }
    expect(reached.size).toBe(288);
  });
  test("Home and End lead to the first and the last of a row", () => {
    expect(nextHour(6 * 24 + 15, "Home", true)).toBe(6 * 24);
    expect(nextHour(6 * 24 + 15, "End", true)).toBe(6 * 24 + 23);
    expect(nextHour(6 * 24 + 15, "Home", false)).toBe(15);
    expect(nextHour(6 * 24 + 15, "End", false)).toBe(11 * 24 + 15);
    expect(nextHour(3, "a", true)).toBeUndefined();
  });
  test.each(["PageUp", "PageDown"])("leave %s to the page, which scrolls", (key) => {
    for (const hoursAcross of [true, false]) expect(nextHour(6 * 24 + 15, key, hoursAcross)).toBeUndefined();
  });
  test("mark the first of the highest values", () => expect(highest([1, 3, 3, 2])).toBe(1));
});
