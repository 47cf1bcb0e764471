import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { convert, formatQuantity, siUnit, sumTexts, unitsOf, type QuantityKind } from "./index.ts";

const shown = (text: string): number => Number(text.replaceAll("\u202f", "").replace("−", "-"));

test("parts have the last digit of their sum, and make it", () => {
  const inBtu = (value: number): number => convert(value, "Btu/h", "W");
  // Rounded one by one they would be 10 600 and 1762, and make 12 362.
  expect(sumTexts({ sum: inBtu(12_366), parts: [10_604, 1762].map(inBtu) }, "power", "Imperial")).toEqual({
    sum: "12\u202f370",
    parts: ["10\u202f610", "1760"],
  });
  // Thirds of one: 33.3 three times would make 99.9.
  expect(sumTexts({ sum: 1, parts: [1 / 3, 1 / 3, 1 / 3] }, "ratio", "Metric")).toEqual({ sum: "100", parts: ["34", "33", "33"] });
  expect(sumTexts({ sum: -1.5, parts: [1, -2.5] }, "power", "Metric", { decimalMark: "," })).toEqual({
    sum: "−1,50",
    parts: ["1,00", "−2,50"],
  });
  expect(sumTexts({ sum: 0, parts: [0, 0] }, "pressure", "Metric")).toEqual({ sum: "0", parts: ["0", "0"] });
});

test("whatever the parts and units, what is shown adds up, the sum reads as it does elsewhere, and no part is a whole step off", () => {
  const kinds: readonly QuantityKind[] = ["power", "pressure", "pressureWater", "head", "airFlow", "mass", "temperatureDifference"];
  const parts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom("Imperial", "Metric"),
      parts,
      fc.integer({ min: -2, max: 3 }),
      (kind, system, whole, power) => {
        const values = whole.map((each) => each * 10 ** power);
        const sum = values.reduce((total, each) => total + each, 0);
        fc.pre(Math.abs(sum) >= 10 ** power);
        for (const unit of unitsOf(kind, system)) {
          const texts = sumTexts({ sum, parts: values }, kind, system, { unit });
          expect(texts.sum).toBe(formatQuantity(sum, kind, system, { unit, withUnit: false }));
          const read = texts.parts.map(shown);
          const size = Math.max(...read.map(Math.abs), 1);
          const added = read.reduce((total, each) => total + each, 0);
          expect(Math.abs(added - shown(texts.sum)), JSON.stringify(texts)).toBeLessThan(1e-9 * size);
          const step = Math.abs(convert(sum, siUnit(kind), unit)) / 10;
          for (const [index, each] of read.entries())
            expect(Math.abs(each - convert(values[index]!, siUnit(kind), unit))).toBeLessThan(step);
        }
      },
    ),
    { numRuns: runs(150) },
  );
});
