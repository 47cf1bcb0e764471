import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert, parseQuantity, siUnit, unitsOf, type QuantityKind } from "../quantity/index.ts";
import { bareUnit } from "./quantities.ts";
import { quantity } from "./index.ts";
import { beyondText, limitsText, possibleText } from "./limitTexts.ts";

const field = (kind: QuantityKind, min: number, max: number) => quantity("Limited", "a", kind, "required", [min, max]);
const plain = (text: string): string => text.replaceAll("\u202f", " ");

describe("limits in words", () => {
  test("are accepted as they are shown, in every unit, and no number beyond a limit is within those shown", () => {
    const drawnKind = fc.constantFrom<QuantityKind>(
      "temperature",
      "length",
      "area",
      "airFlow",
      "pressure",
      "power",
      "ratio",
      "humidityRatio",
    );
    const drawn = fc.record({
      kind: drawnKind,
      min: fc.double({ min: 0, max: 1e6, noNaN: true }),
      // From a millionth of the limit, where five digits do not tell the limits apart.
      width: fc.double({ min: -6, max: 6, noNaN: true }),
      place: fc.nat(),
    });
    fc.assert(
      fc.property(drawn, ({ kind, min: lower, width, place }) => {
        const min = lower < 1e-3 ? 0 : lower;
        const max = min + Math.max(min, 1e-3) * 10 ** width;
        const units = [...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")];
        const unit = units[place % units.length]!;
        const words = limitsText(field(kind, min, max), { min, max }, "Metric", unit);
        const shown = words
          .replace("between ", "")
          .split(" and ")
          .map((text) => parseQuantity(text, kind, "Metric"));
        expect(shown).toHaveLength(2);
        for (const each of shown) {
          if (!each.ok) throw new Error(`${words}: ${each.message}`);
          expect(each.value, words).toBeGreaterThanOrEqual(min);
          expect(each.value, words).toBeLessThanOrEqual(max);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("are round where the limits are, and short otherwise", () => {
    const words = (min: number, max: number, unit: string) =>
      plain(limitsText(field("temperature", min, max), { min, max }, "Metric", unit));
    expect(words(-20, 35, "degF")).toBe("between −4 °F and 95 °F");
    // A wet bulb of 15 °C, refused at a limit of 15.00000000003 °C.
    expect(words(15.00000000003, 41.10118884445884, "degC")).toBe("between 15.001 °C and 41.101 °C");
    expect(words(convert(70, "degF", siUnit("temperature")), 100, "degF")).toBe("between 70 °F and 212 °F");
  });

  test("that leave no value say so", () => {
    const words = (min: number, max: number) =>
      plain(possibleText(field("temperature", -60, 100), { min, max }, "Metric", bareUnit("temperature", "Metric")));
    expect(words(-100, -70)).toBe("has no possible value with the other values given: it would have to be below −60 °C");
    expect(words(120, 130)).toBe("has no possible value with the other values given: it would have to be above 100 °C");
    expect(words(-100, 20)).toBe("must be between −60 °C and 20 °C with the other values given");
  });
});

test("a number that differs from its limit by less than the digits shown is just beyond it", () => {
  const limits = { min: -100, max: 200 };
  const words = (value: number) => beyondText(value, limits, (number) => number.toFixed(1));
  expect([250, 200.01, -100.01].map(words)).toEqual([
    "would be 250.0, beyond 200.0",
    "would be just above 200.0",
    "would be just below -100.0",
  ]);
});
