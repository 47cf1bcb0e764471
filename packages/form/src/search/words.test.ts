import { expect, test } from "vitest";
import { foldText, hasAllWords, matching } from "./words.ts";

test("texts are compared in small letters, without accents and raised digits", () => {
  for (const [text, folded] of [
    ["Büro ZÜRICH", "buro zurich"],
    ["240 m² · CO₂", "240 m2 · co2"],
    ["Señor Tromsø", "senor tromsø"],
  ] as const)
    expect(foldText(text)).toBe(folded);
});

test("a search asks for every word, in any order, also within words", () => {
  expect(hasAllWords("type COPPER", "Copper, type L")).toBe(true);
  expect(hasAllWords("cooling tower", "Subcooling", "Tower 2")).toBe(true);
  expect(hasAllWords("copper K", "Copper, type L")).toBe(false);
  expect(hasAllWords("  ", "anything")).toBe(true);
});

test("items that begin with the search come first, then those that begin with its first word, in their order", () => {
  const options = ["Tube, copper", "Copper, type L", "Copper, type K", "Copper tube"];
  const matches = (search: string): readonly string[] => matching(options, search, (option) => [option]);
  expect(matches("copper tube")).toEqual(["Copper tube", "Tube, copper"]);
  expect(matches("copper")).toEqual(["Copper, type L", "Copper, type K", "Copper tube", "Tube, copper"]);
  expect(matches("type cop")).toEqual(["Copper, type L", "Copper, type K"]);
  expect(matches("")).toEqual(options);
});
