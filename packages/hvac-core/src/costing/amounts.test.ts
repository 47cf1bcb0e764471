import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountOf, factorOfShares, rateOfItem, roundAmount, sumOfAmounts, taxByRate } from "./index.ts";

/** Money as a whole number of hundredths and as a number. */
const cents = fc.integer({ min: -1e11, max: 1e11 });
const asNumber = (count: number): number => Number(`${count}e-2`);

describe("rounding", () => {
  // ISO 80000-1:2009, annex B: rule B takes the greater of two that are equally near; its examples are for positive numbers.
  test.each([
    [12.25, 0.1, 12.3],
    [12.35, 0.1, 12.4],
    [1225, 10, 1230],
    [1235, 10, 1240],
    [12.223, 0.1, 12.2],
    [12.251, 0.1, 12.3],
    [12.275, 0.1, 12.3],
    [1222.3, 10, 1220],
    [1225.1, 10, 1230],
    [1227.5, 10, 1230],
  ])("of %d to steps of %d gives %d", (value, step, rounded) => expect(roundAmount(value, step)).toBe(rounded));

  test("takes a number as the decimal it was typed as, where binary arithmetic goes the other way", () => {
    expect(Math.round(1.005 * 100) / 100).toBe(1);
    expect(roundAmount(1.005, 0.01)).toBe(1.01);
    expect(roundAmount(8.325, 0.01)).toBe(8.33);
    expect(roundAmount(1e-7, 0.01)).toBe(0);
    expect(roundAmount(123_456_789_012.345, 0.01)).toBe(123_456_789_012.35);
  });

  test("of a negative amount mirrors the positive one, leaves rounded amounts unchanged, and never moves one by more than half a step", () => {
    const steps = fc.constantFrom(0.01, 0.05, 0.1, 1, 10);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), steps, (value, step) => {
        const rounded = roundAmount(value, step);
        expect(roundAmount(-value, step)).toBe(0 - rounded);
        expect(roundAmount(rounded, step)).toBe(rounded);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
      }),
    );
  });
});

test("sums of amounts are exact: those of their hundredths", () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(sumOfAmounts([0.1, 0.2])).toBe(0.3);
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 50 }), (counts) => {
      expect(sumOfAmounts(counts.map(asNumber))).toBe(asNumber(counts.reduce((sum, count) => sum + count, 0)));
    }),
  );
});

test("an amount is its quantity times its rate, by whole numbers", () => {
  const thousandths = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const rates = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(thousandths, rates, rates, fc.integer({ min: 0, max: 100 }), (quantity, material, labour, waste) => {
      // In units of 10^-7: thousandths × hundredths × hundredths.
      const exact = BigInt(quantity) * (BigInt(material) * BigInt(100 + waste) + BigInt(labour) * 100n);
      const size = exact < 0n ? -exact : exact;
      const hundredths = Number((size + 50_000n) / 100_000n) * (exact < 0n ? -1 : 1);
      const rate = rateOfItem({ material: asNumber(material), labour: asNumber(labour), waste: asNumber(waste) });
      const amount = amountOf(Number(`${quantity}e-3`), rate, 0.01);
      expect(amount).toBe(asNumber(hundredths) + 0);
    }),
  );
});

test("the rate of a line counts the waste on material alone", () => {
  expect(rateOfItem({ material: 9.1, waste: 0.1, labour: 4.2, plant: 0.05 })).toBe(14.26);
  expect(rateOfItem({ material: 0.1, labour: 0.2 })).toBe(0.3);
});

test("additions are on material, labour and plant, and attendance next to them", () => {
  expect(rateOfItem({ material: 10_000, addition: 0.05, attendance: 250 })).toBe(10_750);
  expect(rateOfItem({ material: 0, labour: 25, addition: 1.2 })).toBe(55);
  expect(rateOfItem({ material: 100, addition: -0.025 })).toBe(97.5);
  expect(factorOfShares([0.15, 0.05, -0.02])).toBe(1.183_35);
});

test("parts that are taxed at their own rates make the whole, whatever rounding leaves", () => {
  const parts = fc.array(fc.record({ rate: fc.constantFrom(0, 0.05, 0.077, 0.2), items: cents.map(asNumber) }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(parts, fc.integer({ min: 5000, max: 20_000 }), (lines, factor) => {
      const net = amountOf(sumOfAmounts(lines.map(({ items }) => items)), factor / 10_000, 0.01);
      const taxed = taxByRate(lines, { net, factor: factor / 10_000, step: 0.01 });
      expect(sumOfAmounts(taxed.map(({ base }) => base))).toBe(net);
      for (const { base, rate, tax } of taxed) expect(tax).toBe(amountOf(base, rate, 0.01));
      // What rounding leaves is at most half a step of each part.
      const moved = taxed.map(({ base, items }) => Math.abs(base - amountOf(items, factor / 10_000, 0.01)));
      expect(Math.max(...moved)).toBeLessThanOrEqual(0.005 * (lines.length + 1) + 1e-4);
    }),
  );
});

test("a share is rounded once", () => {
  expect(amountOf(1234.5, 0.075, 0.01)).toBe(92.59);
  expect(amountOf(-1234.5, 0.075, 0.01)).toBe(-92.59);
  expect(amountOf(33.3, 0.15, 0.05)).toBe(5);
});

test("refuses amounts that no bill has", () => {
  expect(() => amountOf(1e9, 1e4, 0.01)).toThrow("quantity is 10000000000000");
  expect(() => amountOf(Number.NaN, 1, 0.01)).toThrow("quantity is NaN");
  expect(() => rateOfItem({ material: 1, waste: 15 })).toThrow("waste is 15");
  expect(() => roundAmount(1, 0)).toThrow("step is 0");
  expect(() => sumOfAmounts([9e11, 9e11])).toThrow("amounts is 1800000000000");
});
