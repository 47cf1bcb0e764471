import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { easyNumbers, linearDomain, linearScale, logDomain, logScale, roundNumber } from "./scales.ts";

const positive = fc.double({ min: 1e-12, max: 1e12, noNaN: true });
const any = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe("round numbers", () => {
  test("are 1, 2 or 5 times a power of ten", () => {
    expect([0.07, 3, 5, 0.1 + 0.2, 999].map((value) => roundNumber(value, "up"))).toEqual([0.1, 5, 5, 0.5, 1000]);
    expect([0.07, 3, 5, 0.1 + 0.2, 999].map((value) => roundNumber(value, "down"))).toEqual([0.05, 2, 5, 0.2, 500]);
  });

  test("are at most two and a half times away", () => {
    fc.assert(
      fc.property(positive, (value) => {
        expect(roundNumber(value, "up") / value).toBeGreaterThanOrEqual(1 - 1e-8);
        expect(roundNumber(value, "up") / value).toBeLessThanOrEqual(2.5 + 1e-8);
        expect(value / roundNumber(value, "down")).toBeGreaterThanOrEqual(1 - 1e-8);
        expect(value / roundNumber(value, "down")).toBeLessThanOrEqual(2.5 + 1e-8);
      }),
    );
  });
});

test("easy numbers include the bounds", () => {
  expect(easyNumbers(0.4, 2)).toEqual([0.4, 0.5, 0.6, 0.8, 1, 1.5, 2]);
  expect(easyNumbers(7, 7.5)).toEqual([]);
});

describe("a logarithmic axis", () => {
  test("gives every decade the same length", () => {
    const { positionOf } = logScale([1, 1000], [0, 300], 20);
    expect([1, 10, 100, 1000].map(positionOf)).toEqual([0, 100, 200, 300]);
  });

  test("may run upwards, as the vertical one of a chart does", () => {
    const { positionOf } = logScale([0.1, 10], [200, 0], 20);
    expect(positionOf(1)).toBeCloseTo(100, 12);
    expect(positionOf(10)).toBeCloseTo(0, 12);
  });

  test("has its values inside, its ticks in order, and labels that do not touch", () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 4 }), fc.integer({ min: 60, max: 800 }), (values, length) => {
        const domain = logDomain(values, 4);
        const { positionOf, ticks } = logScale(domain, [0, length], 40);
        for (const value of values) {
          expect(positionOf(value)).toBeGreaterThan(0);
          expect(positionOf(value)).toBeLessThan(length);
        }
        expect(ticks.every((tick, index) => index === 0 || tick.position > ticks[index - 1]!.position)).toBe(true);
        const labelled = ticks.filter((tick) => tick.labelled);
        expect(labelled.every((tick, index) => index === 0 || tick.position - labelled[index - 1]!.position >= 40 - 1e-6)).toBe(true);
      }),
    );
  });
});

describe("a linear axis", () => {
  test("has ticks at round numbers from end to end", () => {
    expect(linearScale([400, 1200], [0, 400], 60).ticks).toEqual(
      [400, 600, 800, 1000, 1200].map((value, index) => ({ value, position: index * 100, labelled: true })),
    );
  });

  test("contains the values that its bounds were made for", () => {
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 5 }), (values) => {
        const domain = linearDomain(values);
        expect(domain[1]).toBeGreaterThan(domain[0]);
        const { positionOf, ticks } = linearScale(domain, [0, 300], 50);
        for (const value of values) {
          expect(positionOf(value)).toBeGreaterThanOrEqual(-1e-3);
          expect(positionOf(value)).toBeLessThanOrEqual(300 + 1e-3);
        }
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.every((tick) => Number.isFinite(tick.position))).toBe(true);
      }),
    );
  });

  test("has a length even if all values are zero", () => expect(linearDomain([0, 0])).toEqual([0, 1]));
});

describe("a place on an axis", () => {
  test("converts back to its value", () => {
    for (const scale of [logScale([0.02, 400], [40, 700], 40), linearScale([-20, 60], [300, 20], 30)])
      for (const value of [0.02, 1, 37.5]) expect(scale.valueAt(scale.positionOf(value))).toBeCloseTo(value, 9);
  });
});
