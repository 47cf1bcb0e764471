import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { evaluate, unit as quantityOf } from "mathjs";
import { describe, expect, test } from "vitest";
import { convert } from "./convert.ts";
import { kinds, type QuantityKind } from "./kinds.ts";
import { parseQuantity, type ParseErrorCode, type ParseOptions } from "./parse.ts";

const read = (text: string, kind: QuantityKind = "number", options?: ParseOptions) => parseQuantity(text, kind, "Imperial", options);

describe("a calculation of bare numbers is done as mathjs does it", () => {
  test.each([
    "6*5",
    "12+3",
    "(4+2)*2.7",
    "1/2+1",
    "3-5*2",
    "-(2+3)*4",
    "8/4/2",
    "2*-3",
    "100.1-100",
    "0.1+0.2",
    "1e3*2",
    "((1+2)*(3+4))/7",
  ])("%s", (text) => {
    const result = read(text);
    expect(result).toMatchObject({ ok: true, unit: "unitless", computed: true });
    expect(result.ok && result.value).toBeCloseTo(evaluate(text) as number, 12);
  });

  test("whatever numbers, operators and brackets", () => {
    const number = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => String(hundredths / 100));
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 4 },
        number,
        fc
          .tuple(tie("expression"), fc.constantFrom(" + ", " - ", " * ", " / ", "*", "+"), tie("expression"))
          .map((parts) => parts.join("")),
        tie("expression").map((inside) => `(${inside})`),
        tie("expression").map((inside) => `(-${inside})`),
      ),
    }));
    fc.assert(
      fc.property(expression, (text) => {
        fc.pre(text.length <= 200 && /[-+*/(]/.test(text.slice(1)));
        const expected = evaluate(text) as number;
        const result = read(text);
        // Close to zero the two differ by what they round: a part in 10¹² of the numbers in between.
        if (result.ok) expect(Math.abs(result.value - expected)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(expected), 1e-3) + 1e-9);
        else expect([Infinity, -Infinity, NaN].includes(expected) || Math.abs(expected) > 1e8, `${text}: ${result.message}`).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  test.each<[string, number, ParseOptions?]>([
    ["2,5*4", 10],
    ["2,5*4", 10, { decimalMark: "," }],
    ["1 200*2", 2400],
    ["1,200*2", 2400],
    ["1,200*2", 2.4, { decimalMark: "," }],
    ["2 * 3 1/2", 7],
    ["3½ × 2", 7],
    ["6 ÷ 4", 1.5],
    ["6·5", 30],
    ["6 x 5", 30],
    ["5−3", 2],
    ["12 / 3 1/2", 12 / 3.5],
    ["10-6/2", 7],
    ["1.2e3 + 1", 1201],
  ])("%s in the user's way of writing", (text, value, options) => {
    const result = read(text, "number", options);
    expect(result).toMatchObject({ ok: true, computed: true });
    expect(result.ok && result.value).toBeCloseTo(value, 12);
  });
});

describe("with units", () => {
  test.each<[text: string, kind: QuantityKind, typed: number, unit: string, fieldUnit?: string]>([
    ["20 ft * 15 ft", "area", 300, "ft2"],
    ["20ft*15ft", "area", 300, "ft2"],
    ["6×5 m", "area", 30, "m2"],
    ["6 x 5", "area", 30, "ft2"],
    ["6 x 5", "area", 30, "m2", "m2"],
    ["6 m x 5 m x 3 m", "volume", 90, "m3"],
    ["6 x 5 x 3 m", "volume", 90, "m3"],
    ["10'6\" x 12'", "area", 126, "ft2"],
    ["10' - 6\" x 12'", "area", 126, "ft2"],
    ["10'6 x 12'", "area", 126, "ft2"],
    ["10'-6 1/2\" * 2 ft", "area", 2 * (10 + 6.5 / 12), "ft2"],
    ["2 * (6 × 5 m)", "area", 60, "m2"],
    ["2 * 3 m * 2.5 m + 4 m2", "area", 19, "m2"],
    ["(4 m + 2 m) * 2.7 m", "area", 16.2, "m2"],
    ["(4+2)*2.7 m²", "area", 16.2, "m2"],
    ["300 sqft - 20 sqft", "area", 280, "ft2"],
    ["300 sqft - 3 ft * 7 ft", "area", 279, "ft2"],
    ["20 m2 * 3 m", "volume", 60, "m3"],
    ["300 gal * 2", "volume", 600, "gal"],
    ["6 m*2", "area", 12, "m2"],
    ["20 ft + 6 in", "length", 20.5, "ft"],
    ["12 ft / 3", "length", 4, "ft"],
    ["300 ft2 / 15 ft", "length", 20, "ft"],
    ["4 + 2 m", "length", 6, "m"],
    ["4*60 W", "electricLoad", 240, "W"],
    ["1 kW + 200 W", "electricLoad", 1.2, "kW"],
    ["1000 W * 80 %", "electricLoad", 800, "W"],
    ["70 + 5 °F", "temperature", 75, "degF"],
    ["75+5", "temperature", 80, "degC", "degC"],
    ["50 % + 10 %", "ratio", 60, "%"],
    ["50+10", "ratio", 60, "%"],
    ["3*20 cfm", "airFlow", 60, "cfm"],
    ["$5 + $3", "money", 8, "money"],
  ])("%s as %s is %f %s", (text, kind, typed, unit, fieldUnit) => {
    const result = read(text, kind, fieldUnit === undefined ? {} : { unit: fieldUnit as never });
    expect(result).toMatchObject({ ok: true, unit, computed: true });
    expect(result.ok && result.typed).toBeCloseTo(typed, 9);
  });

  const lengths = fc.constantFrom("ft", "in", "m", "cm", "mm", "yd");
  const value = fc.integer({ min: 1, max: 5000 }).map((tenths) => tenths / 10);

  test("two lengths multiply to the area, three to the volume that mathjs finds", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(value, lengths), { minLength: 2, maxLength: 3 }), fc.constantFrom("*", " x ", "×"), (sides, sign) => {
        const text = sides.map(([side, unit]) => `${side} ${unit}`).join(sign);
        const result = read(text, sides.length === 2 ? "area" : "volume");
        const expected = sides.reduce(
          (product, [side, unit]) => product * quantityOf(side, unit === "yd" ? "yard" : unit).toNumber("m"),
          1,
        );
        if (!result.ok) throw new Error(`${text}: ${result.message}`);
        expect(result.value / expected).toBeCloseTo(1, 10);
      }),
    );
  });

  test("a sum is the same in whatever units its terms are", () => {
    fc.assert(
      fc.property(value, lengths, value, lengths, (a, first, b, second) => {
        fc.pre(!(first === "ft" && second === "in"));
        const result = read(`${a} ${first} + ${b} ${second}`, "length");
        if (!result.ok) throw new Error(result.message);
        expect(result.value / (convert(a, first, "m") + convert(b, second, "m"))).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe("text that is not a calculation keeps its meaning", () => {
  test.each<[string, QuantityKind, number]>([
    ["3/4", "number", 0.75],
    ["1-1/2", "number", 1.5],
    ["3 1/2", "number", 3.5],
    ["75 °F", "temperature", 75],
    ["1 200", "number", 1200],
    ["12,5", "number", 12.5],
    ["300 sqft", "area", 300],
    ["1e3", "number", 1000],
    ["-5", "number", -5],
    ["1.5 x 10^3", "number", 1500],
    ["10' - 6\"", "length", 10.5],
    ["0.1 in/100 ft", "frictionRateAir", 0.1],
  ])("%s", (text, kind, typed) => {
    const result = read(text, kind);
    expect(result).toMatchObject({ ok: true, typed });
    expect(result).not.toHaveProperty("computed");
  });

  test.each(["2026-11-22", "11/22/2026", "22/11/26", "1-2-2026", "--5", "abc-5", "5-", "12 kW/x"])("%s is refused", (text) => {
    expect(read(text).ok).toBe(false);
  });
});

test.each<[string, QuantityKind, ParseErrorCode, string]>([
  ["5/(3-3)", "number", "number", "This divides by zero."],
  ["(4+2", "number", "number", "A bracket is not closed."],
  ["4+2)", "number", "number", "“)” is not expected here."],
  ["2*3+", "number", "number", "The calculation breaks off."],
  ["2*(3)4", "number", "unit", "“4” after the number is not a known unit."],
  ["6*5 zorks", "area", "unit", "“zorks” after the number is not a known unit."],
  ["20 ft * 15 ft", "length", "kind", "This gives an area, and not length."],
  ["20 ft + 15 ft", "area", "kind", "This gives a length, and not area."],
  ["600×1000", "smallLength", "number", "“×” between two lengths is an area; write * to multiply."],
  ["6 m + 5 m2", "area", "kind", "A length and an area cannot be added."],
  ["20 ft + 6 in + 3", "length", "unit", "Numbers that are added need a unit each, or none at all."],
  ["1000 W + 20 %", "electricLoad", "unit", "A share in % cannot be added to this; multiply by it."],
  ["4 * 3 kW", "temperature", "kind", "kW is not a unit of temperature."],
  ["20 °C + 5 °F", "temperature", "unit", "Numbers in units with different zeros cannot be combined."],
  ["1-1/2 + 3", "number", "number", "“1-1/2” may be 1 1/2 or 1 - 1/2; write one of these."],
  ["9e99*9e99", "number", "number", "The result is too large."],
])("%s as %s is refused in words", (text, kind, code, message) => {
  expect(read(text, kind)).toEqual({ ok: false, code, message });
});

test("no calculation gives NaN, infinity or an exception", () => {
  const words = [
    ..."1 12 0 200 3.5 , . / - + * x × ( ) ' \" ft in m m2 ft² gal % $ °F kW e9 10^3 ½ ÷ ·".split(" "),
    " ",
    " * ",
    " + ",
    "9".repeat(99),
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((parts) => parts.join("")),
      fc.constantFrom(...(Object.keys(kinds) as QuantityKind[])),
      fc.constantFrom(".", ","),
      (text, kind, decimalMark) => {
        const result = read(text, kind, { decimalMark });
        if (result.ok) expect(Number.isFinite(result.value) && Number.isFinite(result.typed), text).toBe(true);
        else expect(result.message).toMatch(/\.$/);
      },
    ),
    { numRuns: runs(2500) },
  );
});
