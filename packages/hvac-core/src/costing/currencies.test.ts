import { describe, expect, test } from "vitest";
import { currencies, currencyOfSign } from "./currencies.ts";

const digitsOf = (code: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions().maximumFractionDigits!;

/** CLDR counts the decimals in which prices are quoted; these have a smaller unit by ISO 4217 that inflation made useless. */
const quotedWhole = ["AFN", "ALL", "COP", "HUF", "IDR", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK", "PKR", "SOS", "SYP", "YER"];

describe("currencies", () => {
  test("differ by code and by sign, and are found by it", () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    for (const currency of currencies) expect(currencyOfSign(currency.sign)).toBe(currency);
    expect(currencyOfSign("kr")).toBeUndefined();
  });

  test("have the decimals of the runtime's own table, but for those that are quoted whole", () => {
    const differing = currencies.filter(({ code, decimals }) => digitsOf(code) !== decimals);
    expect(differing.map(({ code }) => code).toSorted()).toEqual(quotedWhole);
    for (const { code } of differing) expect(digitsOf(code), code).toBe(0);
  });

  test("are those of the runtime, with the units of account of ISO 4217 and without what has no smallest unit or was withdrawn", () => {
    const codes = new Set<string>(currencies.map(({ code }) => code));
    const known = new Set(Intl.supportedValuesOf("currency"));
    const units = ["BOV", "CHE", "CHW", "CLF", "COU", "MXV", "USN", "UYI", "UYW", "VED"];
    expect([...codes].filter((code) => !known.has(code)).toSorted()).toEqual(units);
    // Kuna, the leone before 2022 and the Zimbabwean dollar were withdrawn before 2025; XDR and XSU are units between banks, of no decimals.
    expect([...known].filter((code) => !codes.has(code)).toSorted()).toEqual(["HRK", "SLL", "XDR", "XSU", "ZWL"]);
  });

  test.each([
    ["$", "USD", 2],
    ["JPY", "JPY", 0],
    ["KWD", "KWD", 3],
    ["CLF", "CLF", 4],
    ["SEK", "SEK", 2],
  ])("%s is %s with %d decimals", (sign, code, decimals) => expect(currencyOfSign(sign)).toMatchObject({ code, decimals }));
});
