import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inputText, stepped } from "./inputText.ts";

test("a typed number is shown as it was typed", () => {
  expect([95, 12.5, 0.062, 0, null].map((value) => inputText(value, true, "."))).toEqual(["95", "12.5", "0.062", "0", ""]);
  expect(inputText(1411522.63, true, ".")).toBe("1411522.63");
  expect(inputText(-0.000123456789012345, true, ",")).toBe("−0,000123456789012345");
});

test("a converted number that is long is shown to six digits, with a true minus sign", () => {
  expect(inputText(23.888888888888889, false, ".")).toBe("23.8889");
  expect(inputText(-0.3333333333333333, false, ".")).toBe("−0.333333");
});

test("an arrow key goes to the next value on the grid of the step", () => {
  expect(stepped(95, 1, 1)).toBe(96);
  expect(stepped(95.3, 1, 1)).toBe(96);
  expect(stepped(95.3, 1, -1)).toBe(95);
  expect(stepped(0.3, 0.1, 1)).toBe(0.4);
  expect(stepped(0, 5, -1)).toBe(-5);
});

test("a step up and a step down from the grid lead back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(0.01, 0.05, 0.1, 0.5, 1, 5, 10, 50), (count, step) => {
      const value = Number((count * step).toPrecision(12));
      expect(stepped(stepped(value, step, 1), step, -1)).toBeCloseTo(value, 9);
    }),
  );
});
