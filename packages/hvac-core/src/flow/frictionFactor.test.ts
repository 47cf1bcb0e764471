import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { colebrookFrictionFactor, frictionFactor } from "./frictionFactor.ts";

const reynolds = (low: number, high: number) => fc.double({ min: Math.log10(low), max: Math.log10(high), noNaN: true }).map((x) => 10 ** x);
const roughness = fc.oneof(
  fc.constant(0),
  fc.double({ min: -8, max: -1, noNaN: true }).map((x) => 10 ** x),
);

describe("the Colebrook equation", () => {
  const { cases } = readReference<{ Re: number; eD: number }, { f_colebrook?: number }>("hydraulics_friction");

  test("agrees with the reference to the last digit it prints", () => {
    const rows = cases.filter((row) => row.out.f_colebrook !== undefined);
    expect(rows.length).toBeGreaterThan(50);
    // The file prints 12 significant digits: half a unit of the last is up to 5e-12 of the value.
    for (const row of rows)
      expect(Math.abs(colebrookFrictionFactor(row.in.Re, row.in.eD) / row.out.f_colebrook! - 1), row.id).toBeLessThan(5e-12);
  });

  test("is satisfied by its own solution over the whole range", () => {
    fc.assert(
      fc.property(reynolds(1e3, 1e12), roughness, (re, rough) => {
        const y = 1 / Math.sqrt(colebrookFrictionFactor(re, rough));
        const residual = y + 2 * Math.log10(rough / 3.7 + (2.51 * y) / re);
        // Rounding of the logarithm's argument and of y, about 20 ulp of y ≤ 15; relative to f it is 1e-13.
        expect(Math.abs(residual / y)).toBeLessThan(5e-14);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe("the start of the Colebrook solution", () => {
  test("is close enough at the corners of its range and where the straight lines of its logarithm meet or are farthest from it", () => {
    // k = Re ln10/5.02 at powers of 2, halfway (1.44) and just below.
    const reynoldsNumbers = [1e3, 1e12];
    for (let power = 2 ** 9; power < 4.5e11; power *= 2) {
      for (const part of [1, 1.2, 1 / Math.LN2, 1.7, 2 - 1e-12]) reynoldsNumbers.push((power * part * 5.02) / Math.LN10);
    }
    for (const re of reynoldsNumbers) {
      if (re > 1e12) continue;
      for (const rough of [0, 1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.03, 0.1]) {
        const y = 1 / Math.sqrt(colebrookFrictionFactor(re, rough));
        // Rounding alone, as in the law above.
        expect(Math.abs(y + 2 * Math.log10(rough / 3.7 + (2.51 * y) / re)) / y, `${re}, ${rough}`).toBeLessThan(2e-14);
      }
    }
  });
});

describe("the friction factor", () => {
  test("is 64/Re in laminar flow, whatever the wall", () => {
    for (const row of readReference<{ Re: number; eD: number }, { f_laminar_64_over_Re?: number }>("hydraulics_friction").cases) {
      // 12 printed digits
      if (row.in.Re <= 2300 && row.out.f_laminar_64_over_Re !== undefined)
        expect(frictionFactor(row.in.Re, row.in.eD) / row.out.f_laminar_64_over_Re - 1).toBeCloseTo(0, 11);
    }
  });

  test("is the Colebrook equation from Re 4000", () => {
    fc.assert(
      fc.property(reynolds(4000, 1e12), roughness, (re, rough) => frictionFactor(re, rough) === colebrookFrictionFactor(re, rough)),
    );
  });

  test("passes from laminar to turbulent without a jump or a kink", () => {
    for (const rough of [0, 1e-4, 0.01, 0.1]) {
      for (const boundary of [2300, 4000]) {
        const slope = (from: number, to: number) => (frictionFactor(to, rough) - frictionFactor(from, rough)) / (to - from);
        // A step of 1e-4 in Re cannot change f by more than its slope (1e-4 per unit of Re) times the step.
        expect(Math.abs(frictionFactor(boundary + 1e-4, rough) - frictionFactor(boundary - 1e-4, rough))).toBeLessThan(1e-7);
        // Slopes on both sides differ by the second derivative (6e-8 per unit² at most) over 0.1.
        expect(Math.abs(slope(boundary, boundary + 0.1) - slope(boundary - 0.1, boundary))).toBeLessThan(2e-8);
      }
    }
  });

  test("falls with the Reynolds number and rises with the roughness in turbulent flow", () => {
    fc.assert(
      fc.property(reynolds(4000, 1e11), roughness, fc.double({ min: 1.001, max: 5, noNaN: true }), (re, rough, factor) => {
        expect(frictionFactor(re * factor, rough)).toBeLessThan(frictionFactor(re, rough) * (1 + 1e-12));
        if (rough > 1e-6 && rough * factor <= 0.1 && re > 1e4)
          expect(frictionFactor(re, rough * factor)).toBeGreaterThan(frictionFactor(re, rough));
      }),
    );
  });

  test("rises with velocity at every Reynolds number as a loss, f Re²", () => {
    for (const rough of [0, 1e-3, 0.05]) {
      let last = 0;
      for (let re = 100; re < 6000; re += 10) {
        const loss = frictionFactor(re, rough) * re * re;
        expect(loss).toBeGreaterThan(last);
        last = loss;
      }
    }
  });

  test("refuses an impossible Reynolds number or roughness", () => {
    for (const [re, rough] of [
      [0, 0],
      [-5, 0],
      [Number.NaN, 0],
      [Infinity, 0],
      [1e4, -1e-9],
      [1e4, 0.11],
      [1e4, Number.NaN],
      [500, 0.2],
      [1e13, 0],
    ] as const) {
      expect(() => frictionFactor(re, rough)).toThrow(RangeError);
    }
  });
});
