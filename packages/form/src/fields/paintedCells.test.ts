import { describe, expect, test } from "vitest";
import { painted, paintOfKey, rectangle } from "./paintedCells.ts";

/** Three rows of four: 0 1 2 3 / 4 5 6 7 / 8 9 10 11. */
const size = { rows: 3, columns: 4 };

describe("a rectangle of cells", () => {
  test.each([
    [1, 6, [1, 2, 5, 6]],
    [6, 1, [1, 2, 5, 6]],
    [4, 3, [0, 1, 2, 3, 4, 5, 6, 7]],
    [9, 9, [9]],
  ])("from %i to %i", (from, to, cells) => expect(rectangle(from, to, size)).toEqual(cells));
});

describe("a key", () => {
  test("paints by its number, removes by nought, and else does nothing", () => {
    const paints = ["a", "b"];
    expect(["1", "2", "3", "0", "Delete", "x"].map((key) => paintOfKey(key, paints))).toEqual(["a", "b", undefined, null, null, undefined]);
  });
});

describe("painting", () => {
  const values = ["a", "a", null, "b", "a", "a", "a", "a", null, null, null, null];

  test("says which cells changed, and leaves the others", () => {
    expect(painted(values, rectangle(2, 7, size), "a", size)).toEqual({ values: values.with(2, "a").with(3, "a"), changed: [2, 3] });
    expect(painted(values, [0], "a", size).changed).toEqual([]);
    expect(painted(values, [3], null, size).values).toEqual(values.with(3, null));
  });

  test("completes a matrix without values", () => {
    expect(painted([], [11], "a", size).values).toEqual([...Array<null>(11).fill(null), "a"]);
  });
});
