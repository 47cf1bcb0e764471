import { describe, expect, test } from "vitest";
import { distanceOfEntry, pointOfEntry, type EntryContext } from "./entry.ts";

const metric: EntryContext = { unitSystem: "Metric", from: [10, 20], toward: [13, 24] };

describe("typed texts", () => {
  test.each<readonly [typed: string, point: readonly [number, number] | undefined]>([
    ["5", [13, 24]],
    ["10 m", [16, 28]],
    ["250 cm", [11.5, 22]],
    ["4 x 3", [14, 23]],
    ["4×3", [14, 23]],
    ["3 < 90", [10, 23]],
    ["2;7", [2, 7]],
    ["-2; 7.5", [-2, 7.5]],
    ["@2; -7", [12, 13]],
    ["2; 7; 1", undefined],
    ["wall", undefined],
    ["-3", undefined],
    ["", undefined],
  ])("%s", (typed, expected) => {
    const point = pointOfEntry(typed, metric);
    if (expected) expect(point).toEqual(expected.map((value) => expect.closeTo(value, 9)));
    else expect(point).toBeUndefined();
  });

  test("sizes of rectangles go toward the pointer", () => {
    expect(pointOfEntry("4 x 3", { ...metric, toward: [0, 0] })).toEqual([6, 17]);
  });

  test("without a last point there are only coordinates", () => {
    const { from: _from, ...first } = metric;
    expect(pointOfEntry("5", first)).toBeUndefined();
    expect(pointOfEntry("@2; 7", first)).toBeUndefined();
    expect(pointOfEntry("2; 7", first)).toEqual([2, 7]);
  });

  test("lengths are in feet where the user's are, and may have a unit", () => {
    const imperial: EntryContext = { unitSystem: "Imperial", from: [0, 0], toward: [1, 0] };
    expect(pointOfEntry("10", imperial)![0]).toBeCloseTo(3.048, 9);
    expect(pointOfEntry("2 m", imperial)![0]).toBeCloseTo(2, 9);
    expect(distanceOfEntry("10", "Imperial")).toBeCloseTo(3.048, 9);
  });

  test("a distance is larger than zero", () => {
    expect(distanceOfEntry("0", "Metric")).toBeUndefined();
    expect(distanceOfEntry("-3", "Metric")).toBeUndefined();
    expect(distanceOfEntry("12.5", "Metric")).toBe(12.5);
  });
});
