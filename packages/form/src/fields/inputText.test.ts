import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boq } from "@org/hvac-core/calculators/boq";
import type { TypedQuantity } from "@org/hvac-core/kernel";
import { inputText, stepped } from "./inputText.ts";
import { isTypedNumber } from "./isTypedNumber.ts";

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

test("a number is as it was typed unless it is shown in another unit, linked, or measured", () => {
  const { quantity } = boq.fields.items.row;
  const number = { value: 23.4567890123, unit: "unitless" } as TypedQuantity;
  const link = { collection: "ductCalculations", fileId: "duct", result: "area" };
  const isTyped = (typed: TypedQuantity, unit: string, source: string): boolean => isTypedNumber(quantity, typed, unit, { source });
  expect(isTyped(number, "unitless", "")).toBe(true);
  expect(isTyped(number, "percent", "")).toBe(false);
  expect(isTyped({ ...number, link }, "unitless", "")).toBe(false);
  // A quantity that was taken off has more digits than anybody typed.
  expect(isTyped(number, "unitless", "ductCalculations duct")).toBe(false);
  expect(inputText(number.value, false, ".")).toBe("23.4568");
});
