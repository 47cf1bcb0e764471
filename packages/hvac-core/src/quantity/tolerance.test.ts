import { expect, test } from "vitest";
import { difference, isAbove, isBelow, relativeTolerance } from "./tolerance.ts";

test("two numbers that differ in the last bits of their computation are the same, at any size", () => {
  for (const scale of [1e-12, 1, 1e12]) {
    const [sum, whole] = [(0.1 + 0.2) * scale, 0.3 * scale];
    for (const [first, other] of [
      [sum, whole],
      [whole, sum],
      [-sum, -whole],
    ] as const) {
      expect([isAbove(first, other), isBelow(first, other), difference(first, other)]).toEqual([false, false, 0]);
    }
    const more = whole * (1 + 2 * relativeTolerance);
    expect([isAbove(more, whole), isBelow(more, whole), isAbove(whole, more), isBelow(whole, more)]).toEqual([true, false, false, true]);
    expect(difference(more, whole)).toBe(more - whole);
  }
  expect([isAbove(0, 0), isAbove(1e-300, 0), difference(1e-300, 0)]).toEqual([false, true, 1e-300]);
});
