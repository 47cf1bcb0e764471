import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toSI } from "./convert.ts";
import { UnitMismatchError } from "./errors.ts";
import { kinds, type QuantityKind } from "./kinds.ts";
import { parseQuantity, type ParseErrorCode, type ParseOptions } from "./parse.ts";
import { defaultUnit } from "./unitsOf.ts";

describe("a bare number is read", () => {
  test.each<[string, number]>([
    ["12", 12],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["0,125", 0.125],
    ["12,34", 12.34],
    ["12,3456", 12.3456],
    ["1,200", 1200],
    ["12,345", 12345],
    ["1,200,300", 1200300],
    ["1.200", 1.2],
    ["1.200.300", 1200300],
    ["1,200.5", 1200.5],
    ["1.200,5", 1200.5],
    ["1 200", 1200],
    ["1 200,5", 1200.5],
    ["1’200.5", 1200.5],
    ["1'234'567", 1_234_567],
    ["1,00,000", 100_000],
    ["12,34,567.5", 1_234_567.5],
    ["٣٥", 35],
    ["١٬٢٣٤٫٥", 1234.5],
    ["۱۲٫۵", 12.5],
    ["1\u202f200", 1200],
    ["1\u2009200.25", 1200.25],
    ["1\u00a0200\u00a0300", 1200300],
    [".5", 0.5],
    ["5.", 5],
    ["3/4", 0.75],
    ["3⁄4", 0.75],
    ["¾", 0.75],
    ["1 1/2", 1.5],
    ["1½", 1.5],
    ["1-1/2", 1.5],
    ["-1 1/2", -1.5],
    ["-5", -5],
    ["−5", -5],
    ["+5", 5],
    ["1.2e3", 1200],
    ["1,2E-3", 0.0012],
    ["1.5×10⁻⁷", 1.5e-7],
    ["1.5 x 10^3", 1500],
    ["  7  ", 7],
    ["１２", 12],
  ])("%s", (text, value) => {
    expect(parseQuantity(text, "number", "Metric")).toEqual({ ok: true, value, typed: value, unit: "unitless" });
  });

  test("in the user's own way where a lone mark is in doubt", () => {
    const read = (text: string, decimalMark: "." | ","): number => {
      const result = parseQuantity(text, "number", "Metric", { decimalMark });
      return result.ok ? result.value : NaN;
    };
    expect([read("1,200", "."), read("1,200", ",")]).toEqual([1200, 1.2]);
    expect([read("1.200", "."), read("1.200,5", ",")]).toEqual([1.2, 1200.5]);
    expect(["12,5", "12.5", "0.125", "1234.567", "1.2345", "1.200.300"].map((text) => read(text, ","))).toEqual([
      12.5, 12.5, 0.125, 1234.567, 1.2345, 1200300,
    ]);
  });

  test("and both ways out of a doubt are understood", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), (thousands) => {
        const typed = String(thousands).replace(/(\d{3})$/, ".$1");
        const refused = parseQuantity(typed, "number", "Metric", { decimalMark: "," });
        const [, ...ways] = /may be (\S+) or (\S+);/.exec(refused.ok ? "" : refused.message) ?? [];
        const read = ways.map((way) => parseQuantity(way, "number", "Metric", { decimalMark: "," }));
        expect(read).toMatchObject([
          { ok: true, value: thousands },
          { ok: true, value: Number(typed) },
        ]);
      }),
    );
  });

  test("as every decimal that a program writes", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e90, max: 1e90, noNaN: true }), (value) => {
        expect(parseQuantity(String(value), "number", "Metric")).toMatchObject({ ok: true, value: value + 0 });
      }),
    );
  });
});

describe("a number with its unit is read, whatever the field's unit is", () => {
  test.each<[string, QuantityKind, number, string]>([
    ["75°F", "temperature", 75, "degF"],
    ["75 F", "temperature", 75, "degF"],
    ["24 ℃", "temperature", 24, "degC"],
    ["300 K", "temperature", 300, "K"],
    ["10 K", "temperatureDifference", 10, "deltaK"],
    ["10 °C", "temperatureDifference", 10, "deltaK"],
    ["18°F", "temperatureDifference", 18, "deltaF"],
    ["12.5 kW", "power", 12.5, "kW"],
    ["60 grains/lb", "humidityRatio", 60, "gr/lb"],
    ["0.06 cfm/sf", "airFlowPerArea", 0.06, "cfm/ft2"],
    ["0.1 in/100 ft", "frictionRateAir", 0.1, "inH2O/100ft"],
    ['0.5 "wg', "pressure", 0.5, "inH2O"],
    ['29.92 "Hg', "atmosphericPressure", 29.92, "inHg"],
    ["40 ft", "pressureWater", 40, "ftH2O"],
    ["300 lbs/hr", "massFlow", 300, "lb/h"],
    ["6 ac/h", "airChanges", 6, "1/h"],
    ["3 tons", "power", 3, "tonR"],
    ["50 %", "ratio", 50, "%"],
    ["3/4 in", "smallLength", 0.75, "in"],
    ['1-1/2"', "smallLength", 1.5, "in"],
    ["10'", "length", 10, "ft"],
    ["1,200 CFM", "airFlow", 1200, "cfm"],
    ["1 200 m³/h", "airFlow", 1200, "m3/h"],
    ["6 1/h", "airChanges", 6, "1/h"],
    ["6 ACH", "airChanges", 6, "1/h"],
    ["28.1 Btu/lb", "moistAirEnthalpy", 28.1, "Btu/lbda"],
    ["28.1 Btu/lb", "enthalpy", 28.1, "Btu/lb"],
    ["0.1 in. w.g. per 100 ft", "frictionRateAir", 0.1, "inH2O/100ft"],
    ["5 people/1000 ft²", "peopleDensity", 5, "person/1000ft2"],
    ["30°", "angle", 30, "deg"],
    ["$0.12/kWh", "energyPrice", 0.12, "money/kWh"],
    ["0,12 €/kWh", "energyPrice", 0.12, "money/kWh"],
    ["-$1,200", "money", -1200, "money"],
    ["$12", "energyPrice", 12, "money/kWh"],
    ["5 gpm", "airFlow", 5, "gpm"],
  ])("%s as %s", (text, kind, typed, unit) => {
    expect(parseQuantity(text, kind, "Imperial")).toEqual({ ok: true, value: toSI(typed, unit), typed, unit });
  });

  test.each<[string, number]>([
    ["10 ft 6 in", 10.5],
    ["10'6", 10.5],
    ["10'6\"", 10.5],
    ["10′ 6″", 10.5],
    ["10'-6 1/2\"", 10.5 + 1 / 24],
    ["-2 ft 3", -2.25],
    ["10 feet 6 inches", 10.5],
  ])("%s is feet and inches", (text, feet) => {
    const read = parseQuantity(text, "length", "Metric");
    expect(read).toMatchObject({ ok: true, unit: "ft" });
    // One rounding of the division by twelve.
    expect(read.ok && read.value).toBeCloseTo(feet * 0.3048, 14);
  });

  test("feet and inches stay inches in a field of inches", () => {
    expect(parseQuantity("10 ft 6 in", "smallLength", "Imperial")).toMatchObject({ ok: true, typed: 126, unit: "in" });
  });
});

test("a number without unit takes the field's unit, or the default of the kind in the unit system", () => {
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(kinds) as QuantityKind[])), fc.constantFrom("Imperial", "Metric"), (kind, system) => {
      const unit = defaultUnit(kind, system);
      expect(parseQuantity("2.5", kind, system)).toEqual({ ok: true, value: toSI(2.5, unit), typed: 2.5, unit });
    }),
  );
  expect(parseQuantity("2.5", "power", "Imperial", { unit: "kW" })).toMatchObject({ value: 2500, unit: "kW" });
  expect(() => parseQuantity("2.5", "power", "Imperial", { unit: "Pa" })).toThrow(UnitMismatchError);
});

const comma: ParseOptions = { decimalMark: "," };

describe("what is not understood is refused in words", () => {
  test.each<[string, QuantityKind, ParseErrorCode, string, ParseOptions?]>([
    ["", "temperature", "empty", "Nothing was entered."],
    ["  ", "money", "empty", "Nothing was entered."],
    ["abc", "temperature", "number", "“abc” does not begin with a number."],
    ["NaN", "temperature", "number", "“NaN” does not begin with a number."],
    ["Infinity", "temperature", "number", "“Infinity” does not begin with a number."],
    ["--5", "number", "number", "“--5” does not begin with a number."],
    ["1.2.3", "number", "number", "“1.2.3” mixes decimal marks and groups of three."],
    ["1,20,30", "number", "number", "“1,20,30” mixes decimal marks and groups of three."],
    ["1234 567", "number", "number", "“1234 567” mixes decimal marks and groups of three."],
    ["1,20.5", "number", "number", "“1,20.5” mixes decimal marks and groups of three."],
    ["1/0", "number", "number", "1/0 divides by zero."],
    ["1 200/3", "number", "number", "1 200/3 adds a fraction of one or more."],
    ["1e999", "number", "number", "1e999 is too large."],
    ["1 20", "length", "unit", "“20” after the number is not a known unit."],
    ["600×1000", "smallLength", "number", "“×” between two lengths is an area; write * to multiply."],
    ["12 zorks", "length", "unit", "“zorks” after the number is not a known unit."],
    ["5 mW", "power", "unit", "“mW” after the number is not a known unit."],
    ["12 kW", "temperature", "kind", "kW is not a unit of temperature."],
    ["12 Pa", "moistAirEnthalpy", "kind", "Pa is not a unit of moist air enthalpy."],
    ["5 kWh", "energyPrice", "kind", "kWh is not a unit of energy price."],
    ["1'200", "length", "number", "200 inches are a foot or more."],
    ["1.200", "number", "number", "“1.200” may be 1200 or 1,2; write one of these.", comma],
    ["-12.000", "number", "number", "“12.000” may be 12000 or 12; write one of these.", comma],
    ["1.205 kg/m³", "density", "number", "“1.205” may be 1205 or 1,205; write one of these.", comma],
    ["1,20,30", "number", "number", "“1,20,30” mixes decimal marks and groups of three.", comma],
  ])("%j as %s: %s", (text, kind, code, message, options) => {
    expect(parseQuantity(text, kind, "Metric", options)).toEqual({ ok: false, code, message });
  });

  test("and no text at all gives NaN, infinity or an exception", () => {
    const words = [
      "1",
      "12",
      "200",
      ",",
      ".",
      " ",
      "/",
      "-",
      "e",
      "'",
      '"',
      "ft",
      "in",
      "°",
      "F",
      "%",
      "$",
      "kW",
      "×10⁻³",
      "½",
      "x",
      "h",
      "9".repeat(400),
    ];
    const pieces = fc.constantFrom(...words);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...(Object.keys(kinds) as QuantityKind[])),
        fc.constantFrom(".", ","),
        (typed, kind, decimalMark) => {
          const read = parseQuantity(typed, kind, "Imperial", { decimalMark });
          if (read.ok) expect(Number.isFinite(read.value) && Number.isFinite(read.typed)).toBe(true);
          else expect(read.message).toMatch(/\.$/);
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
