import { describe, expect, test } from "vitest";
import { treeCalculator } from "../../test/treeCalculator.ts";
import { stepOf, treeLines } from "./treeLines.ts";

const list = treeCalculator.fields.ducts;

describe("the lines of a tree", () => {
  test("say level and place of each row, and which levels go on below it", () => {
    const rows = [{ id: "m" }, { id: "a", parent: "m" }, { id: "a1", parent: "a" }, { id: "b", parent: "m" }];
    expect(treeLines(list, rows)).toEqual([
      { depth: 0, place: 1, count: 1, goesOn: [] },
      { depth: 1, place: 1, count: 2, goesOn: [true] },
      { depth: 2, place: 1, count: 1, goesOn: [true, false] },
      { depth: 1, place: 2, count: 2, goesOn: [false] },
    ]);
  });

  test("leave half of the column to names, however deep the tree", () => {
    expect(stepOf(256, 0)).toBe(16);
    for (const deepest of [1, 7, 8, 40, 128, 499]) expect(stepOf(256, deepest) * deepest).toBeLessThanOrEqual(128);
  });
});
