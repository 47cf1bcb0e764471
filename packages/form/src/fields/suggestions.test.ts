import { describe, expect, test } from "vitest";
import { otherSuggestions, textWithLabel } from "./suggestions.ts";

const sections = [
  { value: "23 07", label: "HVAC insulation" },
  { value: "23 31", label: "HVAC ducts and casings" },
  { value: "23 33", label: "Air duct accessories" },
  { value: "Left out" },
];
const matches = (text: string): readonly string[] => otherSuggestions(sections, text).map(({ value }) => value);

describe("suggestions", () => {
  test("hold every word that is typed, in value or meaning, in any case and order", () => {
    expect(matches("DUCT")).toEqual(["23 31", "23 33"]);
    expect(matches("casings ducts")).toEqual(["23 31"]);
    expect(matches("23 insul")).toEqual(["23 07"]);
    expect(matches("boiler")).toEqual([]);
  });

  test("are all of them before anything is typed", () => {
    expect(matches("  ")).toEqual(sections.map(({ value }) => value));
  });

  test("that begin with the text come first", () => {
    expect(matches("air")).toEqual(["23 33"]);
    expect(matches("a")).toEqual(["23 33", "23 07", "23 31"]);
  });

  test("leave out what stands there already", () => {
    expect(otherSuggestions(sections, "Left out ")).toEqual([]);
    expect(otherSuggestions(sections, "23 31")).toEqual([]);
    expect(otherSuggestions(sections, "23 33 ")).toEqual([]);
  });

  test("say what a text is short for", () => {
    expect(textWithLabel(" 23 31", sections)).toBe("23 31 HVAC ducts and casings");
    expect(textWithLabel("Left out", sections)).toBe("Left out");
    expect(textWithLabel("Roof", sections)).toBe("Roof");
  });
});
