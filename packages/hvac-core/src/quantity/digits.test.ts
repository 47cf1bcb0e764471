import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberToShow, withoutRoundoff } from "./digits.ts";

/** Any number of up to so many digits, as a text that is read states it. */
const numberOf = (digits: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n }), fc.integer({ min: -18, max: 12 }), fc.constantFrom("", "-"))
    .map(([whole, power, sign]) => Number(`${sign}${whole}e${power}`) + 0);
const double = fc.double({ noNaN: true, noDefaultInfinity: true });

describe("the number to show", () => {
  test("is the one that was typed, up to 15 digits", () => {
    fc.assert(
      fc.property(numberOf(15), (value) => {
        expect(numberToShow(value, true)).toBe(value);
      }),
    );
  });

  test("of a converted number of up to 9 digits is that number", () => {
    fc.assert(
      fc.property(numberOf(9), (value) => {
        expect(numberToShow(value, false)).toBe(value);
      }),
    );
  });

  test("is nowhere off by more than half a hundredth, or half of the sixth digit where that is less", () => {
    fc.assert(
      fc.property(double, fc.boolean(), (value, isTyped) => {
        const off = Math.abs(numberToShow(value, isTyped) - value);
        const size = Math.abs(value);
        // A double has 15 digits and a little: what is left of twelve of them is less than the sixth digit says.
        expect(off).toBeLessThanOrEqual(Math.max(size * 1e-11, Math.min(0.005 + size * 1e-15, size * 5.01e-6)));
      }),
    );
  });

  test("shown again is itself, and changes sign with the value", () => {
    fc.assert(
      fc.property(double, fc.boolean(), (value, isTyped) => {
        const shown = numberToShow(value, isTyped);
        expect(numberToShow(shown, isTyped)).toBe(shown);
        expect(numberToShow(-value, isTyped)).toBe(-shown);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("of %s is itself", (value) => {
    expect(numberToShow(value, true)).toBe(value);
  });
});

describe("a calculated number without noise", () => {
  test("is the short number that a sum or a conversion means", () => {
    expect([0.1 + 0.2, 1.1 * 3, 0.07 * 100, 100.1 - 100 + 1].map(withoutRoundoff)).toEqual([0.3, 3.3, 7, 1.1]);
  });

  test("divided and multiplied again is the number of up to twelve digits that it was", () => {
    const factor = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(numberOf(12), factor, (value, by) => {
        expect(withoutRoundoff(withoutRoundoff(value / by) * by)).toBe(value);
      }),
    );
  });
});
