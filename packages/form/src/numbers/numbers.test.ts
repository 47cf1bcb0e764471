import { editableNumber, formatNumber, parseQuantity, type DecimalMark } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { inputText } from "../fields/inputText.ts";
import { decimalMarkOf, groupingOf } from "./numbers.ts";

/** As the Unicode CLDR has them. */
const commas = ["de", "de-AT", "fr", "es", "it", "nl", "pl", "pt-BR", "ru", "sv", "tr", "uk", "vi", "id", "en-ZA", "en-DE"];
const points = ["en", "en-GB", "en-IN", "he", "zh", "ja", "ko", "hi", "th", "de-CH", "de-LI", "es-MX"];
/** Native digits have a different decimal mark; the engine writes Latin digits. */
const nativeDigits = ["ar-EG", "fa", "mr"];

describe("the decimal mark of a locale", () => {
  test.each(commas)("%s is a comma", (locale) => expect(decimalMarkOf(locale)).toBe(","));
  // These are decided without the browser's formatter.
  test.each(["en", "en-US", "en-GB", "en-CA", "en-AU", "en-NZ", "en-IE", "en-IN"])("%s is as the formatter has it", (locale) => {
    expect(new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(1.5)).toBe(`1${decimalMarkOf(locale)}5`);
  });
  test.each([...points, ...nativeDigits])("%s is a point", (locale) => expect(decimalMarkOf(locale)).toBe("."));
});

describe("the groups of a locale", () => {
  const english = ["en", "en-US", "en-GB", "en-CA", "en-AU", "en-NZ", "en-IE", "en-IN"];
  const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const textIn = (locale: string, value: number): string =>
    formatNumber(value, {
      digits: 15,
      trimZeros: true,
      decimalMark: decimalMarkOf(locale),
      grouping: groupingOf(locale),
      groupsFour: true,
    });

  test.each([...english, ...points])("%s: as the browser's formatter writes them, with points for decimals", (locale) => {
    const formatter = new Intl.NumberFormat(locale, { numberingSystem: "latn", useGrouping: "always" });
    fc.assert(
      fc.property(whole, (value) => {
        // es-MX and others group as here; a formatter may write another minus, apostrophe or space.
        const expected = formatter
          .format(value)
          .replace(/^[-\u200e\u200f]+/, "−")
          .replaceAll("'", "’")
          .replaceAll("\u00a0", "\u202f");
        expect(textIn(locale, value)).toBe(expected);
      }),
    );
  });

  test.each(commas)("%s: thin spaces, next to a decimal comma", (locale) => {
    expect(textIn(locale, 1_234_567.5)).toBe("1\u202f234\u202f567,5");
  });

  test("read back as the number, in every locale", () => {
    fc.assert(
      fc.property(fc.constantFrom(...english, ...commas, ...points, ...nativeDigits), whole, fc.nat(99), (locale, value, hundredths) => {
        const number = Number((value + hundredths / 100).toFixed(2));
        const read = parseQuantity(textIn(locale, number), "number", "Metric", { decimalMark: decimalMarkOf(locale) });
        expect(read).toMatchObject({ ok: true, typed: number });
      }),
    );
  });
});

describe("what an input shows", () => {
  const read = (text: string, decimalMark: DecimalMark): number => {
    const result = parseQuantity(text, "number", "Metric", { decimalMark });
    return result.ok ? result.typed : NaN;
  };
  const locale = fc.constantFrom(...commas, ...points, ...nativeDigits);
  /** Whatever can be typed, and numbers with exactly three decimals above all: they look like groups. */
  const number = fc.oneof(
    fc.double({ min: -1e90, max: 1e90, noNaN: true }),
    fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1000),
    fc.integer({ min: -10_000_000, max: 10_000_000 }),
  );

  test("reads back as the number shown, in every locale", () => {
    fc.assert(
      fc.property(locale, number, fc.boolean(), (name, value, isTyped) => {
        const mark = decimalMarkOf(name);
        const shown = read(inputText(value, isTyped, mark), mark);
        expect(shown).toBe(Number(editableNumber(value, isTyped).replaceAll("−", "-")) + 0);
        expect(shown).toBe(read(inputText(value, isTyped, "."), "."));
      }),
      { numRuns: runs(1000) },
    );
  });

  test("has the mark of the locale", () => {
    expect([12.5, 1.2, 0.062, 1200, -0.5, 23.888888888888889, 1.5e-7].map((value) => inputText(value, false, ","))).toEqual([
      "12,5",
      "1,2",
      "0,062",
      "1200",
      "−0,5",
      "23,8889",
      "1,5e−7",
    ]);
  });

  test("moved to a device of another locale is never taken for another number", () => {
    fc.assert(
      fc.property(number, fc.constantFrom(".", ","), (value, written) => {
        const other = written === "." ? "," : ".";
        const text = inputText(value, true, written);
        // A number of three decimals, copied out of a page with commas into one with points, reads as a group: that is what a comma means there.
        fc.pre(!/^−?[1-9]\d{0,2},\d{3}$/.test(text));
        const result = parseQuantity(text, "number", "Metric", { decimalMark: other });
        if (result.ok) expect(result.typed).toBe(read(text, written));
        else expect(result.message).toContain("write one of these");
      }),
    );
  });
});
