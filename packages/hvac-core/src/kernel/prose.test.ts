import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber } from "../quantity/index.ts";
import { presentNumbers, textsAsTyped } from "./prose.ts";
import { citationText, sourceText } from "./citations.ts";

describe("decimals in prose take the mark", () => {
  test.each([
    ["1.2 kg/m³ (0.075 lb/ft³)", "1,2 kg/m³ (0,075 lb/ft³)"],
    ["it settles at 12\u202f345.6 ppm.", "it settles at 12\u202f345,6 ppm."],
    ["−0.5 to +1.25×10⁻⁷, r/D 1.5", "−0,5 to +1,25×10⁻⁷, r/D 1,5"],
    ["Ø 12.5 in. 3 of 4.5.", "Ø 12,5 in. 3 of 4,5."],
    ["62.1 °F is no standard", "62,1 °F is no standard"],
    ["PE-X, series S 3.2 (SDR 7.4)", "PE-X, series S 3,2 (SDR 7,4)"],
  ])("%s", (text, expected) => {
    expect(presentNumbers(text, { decimalMark: "," })).toBe(expected);
    expect(presentNumbers(text, { decimalMark: "." })).toBe(text);
  });

  test.each([
    "ASHRAE 62.1",
    "ANSI/ASHRAE/IES Standard 90.1",
    "section 6.2",
    "section 6.2.1.2, Table 6-4",
    "Table 7.1",
    "§9.5",
    "ASME B36.10M and B36.19M",
    "S12.2",
    "engine 0.1.0",
    "version 2.5",
    "at 10. 5 follow",
  ])("%s is a name and keeps its points", (text) => {
    expect(presentNumbers(text, { decimalMark: "," })).toBe(text);
  });

  test("as if they had been written with it", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 1, max: 15 }), (value, digits) => {
        const sentence = (decimalMark: "." | ","): string => `It is ${formatNumber(value, { digits, decimalMark })}.`;
        expect(presentNumbers(sentence("."), { decimalMark: "," })).toBe(sentence(","));
      }),
    );
  });
});

describe("groups of digits in prose take the separator", () => {
  const groupings = ["space", "comma", "apostrophe", "lakh"] as const;

  test.each([
    ["comma", "12,370\u202fW of 1,234,567\u202fW, 250\u202f000 as 250,000.5, 9999 ft in ASHRAE 15"],
    ["apostrophe", "12’370\u202fW of 1’234’567\u202fW, 250\u202f000 as 250’000.5, 9999 ft in ASHRAE 15"],
    ["lakh", "12,370\u202fW of 12,34,567\u202fW, 250\u202f000 as 2,50,000.5, 9999 ft in ASHRAE 15"],
  ] as const)("%s", (grouping, expected) => {
    const text = "12\u202f370\u202fW of 1\u202f234\u202f567\u202fW, 250 000 as 250\u202f000.5, 9999 ft in ASHRAE 15";
    expect(presentNumbers(text, { grouping })).toBe(expected.replace("250\u202f000 as", "250 000 as"));
  });

  test("as if they had been written with it, next to their units", () => {
    const number = fc.double({ min: -1e14, max: 1e14, noNaN: true });
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 15 }), fc.constantFrom(...groupings), (value, digits, grouping) => {
        const sentence = (presentation: { readonly grouping?: (typeof groupings)[number] }): string =>
          `It is ${formatNumber(value, { digits, ...presentation })}\u202fW.`;
        expect(presentNumbers(sentence({}), { grouping })).toBe(sentence({ grouping }));
      }),
    );
  });
});

describe("what somebody typed stays as it was typed", () => {
  const text = { type: "text", label: "Text", default: "", maxLength: 80 } as const;
  const fields = {
    rooms: { type: "list", label: "Rooms", rowLabel: "room", maxRows: 9, row: { name: text } },
    section: text,
    step: { type: "choice", label: "Step", options: { "0.01": "0.01", "1": "1" }, default: "0.01" },
  } as const;
  const typed = textsAsTyped(fields, {
    rooms: [
      { id: "a", name: "Room 2.14" },
      { id: "b", name: "Hall" },
      { id: "c", name: "Room 2.14 b" },
    ],
    section: "38.6",
    step: "0.01",
  });

  test("typed texts with points are collected at any depth; options of choices are not", () => {
    expect(typed).toEqual(["Room 2.14 b", "Room 2.14", "38.6"]);
  });

  test.each([
    ["38.6 Ductwork", "38.6 Ductwork"],
    ["Room 2.14 takes 2.14 kW, Room 2.14 b 0.5 kW.", "Room 2.14 takes 2,14 kW, Room 2.14 b 0,5 kW."],
    ["138.6 and 38.65 are numbers", "138,6 and 38,65 are numbers"],
    ["Lost in Room 2.14.", "Lost in Room 2.14."],
  ])("%s", (text, expected) => {
    expect(presentNumbers(text, { decimalMark: "," }, typed)).toBe(expected);
    expect(presentNumbers(text, { decimalMark: "." }, typed)).toBe(text);
  });
});

test("a citation marks the numbers of its locator, and prints titles and editions as they are", () => {
  const leakage = { key: "k", title: "Manual 1.5", publisher: "p", edition: "2012" };
  expect(citationText({ source: leakage, locator: "1 in of water 249.08891 Pa" }, { decimalMark: "," })).toBe(
    "Manual 1.5 (2012), 1 in of water 249,08891 Pa",
  );
  expect(citationText({ source: { ...leakage, readIn: "a program" } })).toBe("Manual 1.5 (2012)");
  expect(sourceText({ ...leakage, readIn: "a program" })).toBe("Manual 1.5. p, 2012. Read in: a program.");
});
