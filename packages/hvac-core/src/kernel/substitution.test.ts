import { describe, expect, test } from "vitest";
import { formatQuantity, toSI, type QuantityKind, type UnitId, type UnitSystem } from "../quantity/index.ts";
import { parseExpression } from "../formulas/expression.ts";
import { expressionText } from "./expressionText.ts";
import type { SymbolMeaning } from "./formulaInUnits.ts";
import { sheetFormat, sheetUnit } from "./sheetUnits.ts";
import { substitute } from "./substitution.ts";

/** A symbol as somebody typed it. */
const typed = (value: number, unit: UnitId, quantity: QuantityKind): SymbolMeaning => ({
  value: toSI(value, unit),
  quantity,
  typed: { value, unit },
});

const air: Record<string, SymbolMeaning> = {
  U: typed(0.062, "Btu/(h ft2 degF)", "uValue"),
  A: typed(200, "ft2", "area"),
  t_o: typed(95, "degF", "temperature"),
  t_i: typed(75, "degF", "temperature"),
  t_c: typed(24, "degC", "temperature"),
  Q: typed(1000, "cfm", "airFlow"),
  v: { value: toSI(13.33, "ft3/lb"), quantity: "specificVolume" },
  m: typed(4500, "lb/h", "massFlow"),
  c: { value: 1006, quantity: "specificHeat" },
  Δt: typed(20, "deltaF", "temperatureDifference"),
  P: typed(500, "W", "electricLoad"),
  q: typed(1000, "Btu/h", "power"),
  s: typed(20, "%", "ratio"),
  D: typed(12, "in", "smallLength"),
  V: typed(1200, "fpm", "velocity"),
  ρ: typed(0.075, "lb/ft3", "density"),
  p: typed(14.7, "psi", "atmosphericPressure"),
  none: { value: [], quantity: "power" },
  many: { value: [toSI(100, "Btu/h"), toSI(200, "Btu/h")], quantity: "power" },
  unknown: { value: 3, quantity: undefined },
};

const functions = {
  saturationPressure: {
    words: "",
    evaluate: () => 1,
    citation: { source: {} as never },
    quantity: "vaporPressure",
    definition: { by: "table", text: "" },
  },
} as const;

const put = (expression: string, quantity: QuantityKind, unitSystem: UnitSystem = "Imperial") =>
  substitute(parseExpression(expression), quantity, (symbol) => air[symbol]!, functions, unitSystem);
const text = (expression: string, quantity: QuantityKind, unitSystem?: UnitSystem): string => put(expression, quantity, unitSystem).text;

describe("numbers put into a formula", () => {
  test("are in the units in which they were typed, without a factor where none is needed", () => {
    expect(put("U * A * (t_o - t_i)", "power")).toEqual({
      text: "0.062 [Btu/(h ft2 degF)] * 200 [ft2] * (95 [degF] - 75 [degF])",
      unit: "Btu/h",
      factors: [],
      inSI: false,
    });
    expect(text("m * c * Δt", "power")).toBe("4500 [lb/h] * 0.24028 [Btu/(lb degF)] * 20 [deltaF]");
  });

  test("have one factor where their units ask for it: 60 minutes of an hour", () => {
    expect(put("Q / v", "massFlow")).toMatchObject({
      text: "60 * (1000 [cfm] / 13.33 [ft3/lb])",
      factors: [{ value: 60, from: ["cfm", "ft3/lb"], to: "lb/h" }],
    });
  });

  test("have the factor in the formula's own number, where it starts with one", () => {
    // ASHRAE Fundamentals (I-P), ch. 1, eq. 26: 0.370486 (t + 459.67) / p; the last digit is that of its gas constant.
    const { text: shown, factors } = put("287.042 * (t_o + 273.15) / p", "specificVolume");
    expect(shown).toBe("0.370489 * (95 [degF] + 459.67) / 14.7 [psi]");
    expect(factors).toMatchObject([{ of: 287.042 }]);
  });

  test("are brought to one unit in a sum: 3.412 Btu/h a watt", () => {
    expect(text("q + P", "power")).toBe("1000 [Btu/h] + 3.41214 * 500 [W]");
    expect(text("sum(many) + sum(none)", "power")).toBe("sum(100 [Btu/h], 200 [Btu/h]) + sum(0)");
  });

  test("of temperatures count from 0 °C or from the absolute zero where no difference is meant", () => {
    expect(text("c * t_o", "enthalpy")).toBe("0.24028 [Btu/(lb degF)] * (95 [degF] - 32 [degF])");
    expect(text("t_o - t_c", "temperatureDifference")).toBe("95 [degF] - 1.8 * 24 [degC] - 32 [degF]");
    expect(text("t_i - Δt", "temperature")).toBe("75 [degF] - 20 [deltaF]");
  });

  test("of shares are plain ratios", () => {
    expect(text("s * Q", "airFlow")).toBe("0.2 * 1000 [cfm]");
    expect(sheetUnit("humidityRatio", "Imperial")).toBe("lb/lb");
    expect(sheetUnit("moistAirEnthalpy", "Imperial")).toBe("J/kgda");
  });

  test("raised to a power carry their factor with it", () => {
    // The velocity pressure of standard air at 4005 fpm is 1 in. of water: (V/4005)².
    const { factors } = put("ρ * V^2 / 2", "pressure");
    expect((factors[0]!.value * 0.075 * 4005 ** 2) / 2).toBeCloseTo(1, 2);
    expect(text("exp(-4.96 * D)", "number")).toBe("exp((-0.125984) * 12 [in])");
  });

  test("are quantities where a function of physics takes them", () => {
    expect(text("s * saturationPressure(t_o)", "vaporPressure")).toBe("0.2 * saturationPressure(95 [degF])");
  });

  test("are in SI units where nothing is known of one", () => {
    expect(put("A + unknown", "area")).toEqual({ text: "18.581 [m2] + 3", unit: "m2", factors: [], inSI: true });
  });

  test("of money are in cents, and a rate between two cents keeps the digits that the product needs", () => {
    air["N"] = { value: 1_234_567.89, quantity: "money" };
    air["X"] = { value: 12.5, quantity: "money" };
    air["c"] = { value: 3.4375, quantity: "money" };
    air["w"] = typed(1.005, "money", "money");
    air["a"] = { value: [98_765.4, 0, -2_000_000.05], quantity: "money" };
    expect(text("N + X", "money")).toBe("1234567.89 [money] + 12.50 [money]");
    expect(text("c * 1000", "money")).toBe("3.4375 [money] * 1000");
    expect(text("w * 1000", "money")).toBe("1.005 [money] * 1000");
    expect(text("sum(a)", "money")).toBe("sum(98765.40 [money], 0 [money], -2000000.05 [money])");
  });

  test("of things that are counted have all their digits", () => {
    air["n"] = { value: 123_456, quantity: "count" };
    expect(text("n * 2", "count")).toBe("123456 * 2");
  });

  test("of a metric reader have metric units", () => {
    air["W"] = typed(400, "mm", "smallLength");
    expect(text("W * W", "area", "Metric")).toBe("0.000001 * 400 [mm] * 400 [mm]");
  });
});

test.each([
  [1_234_567.89, "money", "1\u202f234\u202f567.89"],
  [-1_234_567.89, "money", "\u22121\u202f234\u202f567.89"],
  [12.5, "money", "12.50"],
  [0.01, "money", "0.01"],
  [3.4375, "money", "3.4375"],
  [12_345.678, "money", "12\u202f345.678"],
  [12_345.678_912_3, "money", "12\u202f345.68"],
  [0, "money", "0"],
  [123_456, "count", "123\u202f456"],
  [1234.567, "power", "1234.6"],
] as const)("a sheet writes %d as %s: %s", (value, kind, expected) => {
  const format = { ...sheetFormat(value, kind), withUnit: false };
  expect(formatQuantity(value, kind, "Metric", { ...format, ...(kind === "power" && { unit: "W" }) })).toBe(expected);
});

test("a tree written as text is the same tree when it is read", () => {
  for (const each of [
    "a - (b - c)",
    "a / (b * c)",
    "a * (b / c)",
    "(-a)^2",
    "-a^2",
    "a^(-b)",
    "(a * b)^c",
    "a - -2 [ft]",
    "max(1, (a))",
    "2^3^4",
    "(2^3)^4",
    "-(a + b)",
  ])
    expect(parseExpression(expressionText(parseExpression(each))), each).toEqual(parseExpression(each));
});
