import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert, fromSI } from "./convert.ts";
import { UnitMismatchError } from "./errors.ts";
import { formatNumber, formatQuantity, quantityText } from "./format.ts";
import { kinds, type KindRow, type QuantityKind } from "./kinds.ts";
import { parseQuantity } from "./parse.ts";
import { defaultUnit, siUnit } from "./unitsOf.ts";

const names = Object.keys(kinds) as QuantityKind[];

describe("a number for reading", () => {
  test.each<[number, Parameters<typeof formatNumber>[1], string]>([
    [0, {}, "0"],
    [-0, {}, "0"],
    [1, {}, "1.000"],
    [1234, {}, "1234"],
    [9999.4, {}, "9999"],
    [9999.5, {}, "10\u202f000"],
    [12345, {}, "12\u202f350"],
    [12345, { digits: 5 }, "12\u202f345"],
    [1234567, { digits: 3 }, "1\u202f230\u202f000"],
    [-5.25, { digits: 3 }, "\u22125.25"],
    [0.012345, { digits: 3 }, "0.0123"],
    [9.996, { digits: 3 }, "10.0"],
    [-0.04, { decimals: 1 }, "0.0"],
    [23.888888, { decimals: 1 }, "23.9"],
    [1.5, { trimZeros: true }, "1.5"],
    [100, { trimZeros: true, digits: 6 }, "100"],
    [12.5, { digits: 3, decimalMark: "," }, "12,5"],
    [0.000001, {}, "0.000001000"],
    [1e-7, { digits: 3 }, "1.00×10⁻⁷"],
    [1.5e18, { digits: 2 }, "1.5×10¹⁸"],
    [1e-7, { digits: 3, decimals: 2 }, "0.00"],
    [1 / 3, { digits: "full" }, "0.3333333333333333"],
    [-1234567.5, { digits: "full" }, "-1234567.5"],
    [-1234567.5, { digits: "full", decimalMark: "," }, "-1234567,5"],
    [1234567.8, { digits: 8, decimalMark: "," }, "1\u202f234\u202f567,8"],
    [1e-7, { digits: 3, decimalMark: "," }, "1,00×10⁻⁷"],
    [NaN, {}, "–"],
    [Infinity, {}, "–"],
  ])("%d with %j is %s", (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text);
  });

  test("is within half a unit of its last digit", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e14, max: 1e14, noNaN: true }), fc.integer({ min: 1, max: 12 }), (value, digits) => {
        fc.pre(Math.abs(value) > 1e-5);
        const read = Number(formatNumber(value, { digits }).replaceAll("\u202f", "").replace("\u2212", "-"));
        // Half a unit of the last significant digit is at most 5 × 10^-digits of the value; the last term is the reading's own rounding.
        expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * (5 * 10 ** -digits + 1e-15));
      }),
    );
  });

  test("in full reads back to the same double", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => Number(formatNumber(value, { digits: "full" })) === value,
      ),
    );
  });
});

describe("a quantity for reading", () => {
  test.each<[number, QuantityKind, "Imperial" | "Metric", Parameters<typeof formatQuantity>[3], string]>([
    [24, "temperature", "Metric", {}, "24.0\u202f°C"],
    [24, "temperature", "Imperial", {}, "75.2\u202f°F"],
    [-40, "temperature", "Imperial", {}, "\u221240.0\u202f°F"],
    [10, "temperatureDifference", "Imperial", {}, "18.0\u202f°F"],
    [0.4719474432, "airFlow", "Imperial", {}, "1000\u202fcfm"],
    [0.4719474432, "airFlow", "Metric", { unit: "m3/h" }, "1699\u202fm³/h"],
    [35168.528420667, "coolingCapacity", "Imperial", {}, "10.0\u202ftons"],
    [35168.528420667, "coolingCapacity", "Imperial", { unit: "Btu/h" }, "120\u202f000\u202fBtu/h"],
    [0.4719474432 * 0.362, "airFlow", "Imperial", {}, "362\u202fcfm"],
    [0.4719474432 * 0.0362, "airFlow", "Imperial", {}, "36.2\u202fcfm"],
    [0.09996, "airFlow", "Metric", {}, "100\u202fL/s"],
    [0.4719474432 * 0.362, "airFlow", "Imperial", { digits: 4 }, "362.0\u202fcfm"],
    [0.8575, "sensibleHeatRatio", "Imperial", {}, "0.86"],
    [249.08891, "pressure", "Imperial", {}, "1.00\u202fin.wg"],
    [0.8172208333333334, "frictionRateAir", "Imperial", {}, "0.100\u202fin.wg/100 ft"],
    [5.678263341113488, "uValue", "Imperial", {}, "1.00\u202fBtu/(h·ft²·°F)"],
    [0.5, "authority", "Imperial", {}, "0.50"],
    [0.5, "ratio", "Metric", {}, "50.0\u202f%"],
    [0.5, "ratio", "Metric", { unit: "unitless" }, "0.500"],
    [33.64, "angle", "Metric", {}, "33.64°"],
    [6 / 3600, "airChanges", "Metric", {}, "6.00\u202fACH"],
    [0.00103, "concentration", "Metric", {}, "1030\u202fppm"],
    [7, "month", "Metric", {}, "July"],
    [1, "month", "Imperial", { withUnit: false }, "January"],
    [12, "month", "Metric", { digits: "full" }, "12"],
    [13, "month", "Metric", {}, "13"],
    [7, "count", "Metric", {}, "7"],
    [5.4, "count", "Metric", {}, "5.4"],
    [1234567, "count", "Imperial", {}, "1\u202f234\u202f567"],
    [2025, "year", "Metric", {}, "2025"],
    [12345.678, "money", "Metric", {}, "12\u202f345.68\u202f¤"],
    [12345.678, "money", "Metric", { currency: "$" }, "$12\u202f345.68"],
    [-5, "money", "Metric", { currency: "€" }, "\u2212€5.00"],
    [0.12 / 3.6e6, "energyPrice", "Metric", { currency: "$" }, "$0.1200/kWh"],
    [24, "temperature", "Imperial", { withUnit: false }, "75.2"],
    [24, "temperature", "Metric", { digits: "full", withUnit: false }, "24"],
    [NaN, "power", "Metric", {}, "–\u202fW"],
  ])("%d as %s in %s with %j is %s", (value, kind, system, options, text) => {
    expect(formatQuantity(value, kind, system, options)).toBe(text);
  });

  test("comes in parts, to be set apart", () => {
    expect(quantityText(24, "temperature", "Imperial")).toEqual({ value: "75.2", unit: "°F", text: "75.2\u202f°F" });
    expect(quantityText(1, "money", "Metric", { currency: "$" })).toEqual({ value: "1.00", unit: "$", text: "$1.00" });
  });

  test("in full is every digit of the converted value", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.double({ min: -1e9, max: 1e9, noNaN: true }), (kind, value) => {
        const unit = defaultUnit(kind, "Imperial");
        expect(Number(formatQuantity(value, kind, "Imperial", { digits: "full", withUnit: false }))).toBe(fromSI(value, unit) + 0);
      }),
    );
  });

  test("a spelling of the unit means what the kind measures", () => {
    expect(formatQuantity(5, "temperatureDifference", "Metric", { unit: "°F" })).toBe("9.00\u202f°F");
    expect(() => formatQuantity(5, "temperature", "Metric", { unit: "kW" })).toThrow(UnitMismatchError);
  });

  test("is understood again by the reader of typed text, to the digits shown", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom("Imperial", "Metric"),
        fc.constantFrom(".", ","),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (kind, system, decimalMark, value) => {
          fc.pre(Math.abs(value) > 1e-200);
          const row: KindRow = kinds[kind];
          const unit = defaultUnit(kind, system);
          const read = parseQuantity(formatQuantity(convert(value, unit, siUnit(kind)), kind, system, { decimalMark }), kind, system, {
            decimalMark,
          });
          expect(read).toMatchObject({ ok: true, unit });
          const typed = read.ok ? read.typed : NaN;
          const size = Math.abs(value);
          const half = Math.max(
            size * 5 * 10 ** -row.digits,
            row.decimals === undefined ? 0 : 0.5 * 10 ** -row.decimals,
            row.fraction === undefined ? 0 : Math.min(0.5, size * 5 * 10 ** -row.fraction),
          );
          expect(Math.abs(typed - value)).toBeLessThanOrEqual(half * (1 + 1e-9) + 1e-12 * Math.abs(value));
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
