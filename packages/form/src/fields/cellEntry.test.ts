import type { QuantityField } from "@org/hvac-core/kernel";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chartRange, pastedCells, pasteProblem, placedCells, textsBeyond, withinLimits } from "./cellEntry.ts";
import { drawnBetween, valueAtHeight } from "./seriesDrawing.ts";

const share: QuantityField = { type: "quantity", label: "Share", quantity: "ratio", default: 0, min: 0, max: 1 };
const load: QuantityField = { type: "quantity", label: "Load", quantity: "power", default: 0, min: -1000, max: 5000 };
const day = { rows: 1, columns: 24 };

describe("a block that is pasted", () => {
  test("of a single text is not a block", () => {
    expect(pastedCells("12,5")).toBeUndefined();
    expect(pastedCells("12")).toBeUndefined();
  });

  test("fills a series from its cell on, as a row or as a column, and no further than its end", () => {
    for (const text of ["1\t2\t3", "1\n2\n3", "1\r\n2\r\n3\r\n"])
      expect(placedCells(pastedCells(text)!, 21, day)).toEqual([
        [21, "1"],
        [22, "2"],
        [23, "3"],
      ]);
    expect(placedCells(pastedCells("1\t2\t3")!, 23, day)).toEqual([[23, "1"]]);
  });

  test("fills a matrix by its rows and columns", () => {
    expect(placedCells([["a", "b"], ["c"]], 22, { rows: 2, columns: 12 })).toEqual([
      [22, "a"],
      [23, "b"],
    ]);
    expect(placedCells([["a", "b"], ["c"]], 1, { rows: 2, columns: 12 })).toEqual([
      [1, "a"],
      [2, "b"],
      [13, "c"],
    ]);
  });
});

test("a block says what of it was not taken, blank texts aside", () => {
  const block = [
    ["1", "2", "3"],
    ["", ""],
  ];
  expect(textsBeyond(block, placedCells(block, 22, day))).toBe(1);
  expect(textsBeyond(block, placedCells(block, 0, day))).toBe(0);
  expect(pasteProblem({ read: 2, unreadable: 0, beyond: 0 })).toBeUndefined();
  expect(pasteProblem({ read: 2, unreadable: 1, beyond: 1 })).toBe(
    "1 of 2 values could not be read and stay as they were. 1 value lies beyond the last cell and was left out.",
  );
});

describe("the chart of a series", () => {
  test("reaches from nothing to the whole of shares, and to the highest of other numbers", () => {
    expect(chartRange(share, [20, null], "%")).toEqual({ low: 0, high: 100 });
    expect(chartRange(load, [-5, 20], "W")).toEqual({ low: -5, high: 20 });
    expect(chartRange(load, [0, null], "kW")).toEqual({ low: 0, high: 1 });
  });

  test("keeps to the limits of the field, in the unit shown", () => {
    expect(withinLimits(7, load, "kW")).toBe(5);
    expect(withinLimits(-7, load, "kW")).toBe(-1);
    expect(withinLimits(0.3, load, "kW")).toBe(0.3);
  });

  test("is drawn in steps, and never beyond its ends", () => {
    expect(valueAtHeight(0.52, { low: 0, high: 100 })).toBe(50);
    const range = fc.tuple(fc.integer({ min: -1000, max: 0 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(range, fc.double({ min: -1, max: 2, noNaN: true }), ([low, high], height) => {
        const value = valueAtHeight(height, { low, high });
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }),
    );
  });

  test("misses no place where the pointer moves fast, in either direction", () => {
    const from = { place: 1, value: 10 };
    expect(drawnBetween([0, 0, 0, 0, 0, null], from, { place: 4, value: 40 })).toEqual([0, 10, 20, 30, 40, null]);
    expect(drawnBetween([0, 0, 0, 0, 0], { place: 3, value: 5 }, { place: 2, value: 6 })).toEqual([0, 0, 6, 5, 0]);
    expect(drawnBetween([0, 0], from, from)).toEqual([0, 10]);
  });
});
