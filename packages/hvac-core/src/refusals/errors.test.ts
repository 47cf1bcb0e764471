import { describe, expect, test } from "vitest";
import { nearestName, OutOfRangeError, requireInRange, requireKnown, UnknownNameError } from "./errors.ts";

describe("requireKnown", () => {
  test("returns a known name, of a list or of a record", () => {
    expect(requireKnown("shape", "oval", ["round", "oval"])).toBe("oval");
    expect(requireKnown("shape", "oval", { round: 1, oval: 2 })).toBe("oval");
  });

  test.each(["toString", "constructor", "__proto__", "", "Oval", 5, null, undefined, {}, ["oval"], Symbol("oval")])(
    "refuses %o by name",
    (name) => {
      expect(() => requireKnown("shape", name as "oval", { round: 1, oval: 2 })).toThrow(UnknownNameError);
      expect(() => requireKnown("shape", name as "oval", ["round", "oval"])).toThrow(UnknownNameError);
    },
  );
});

test("names the nearest known name", () => {
  const fields = ["outdoorTemp", "indoorTemp", "wallArea", "windowArea", "roofArea"];
  expect(nearestName("outdoorTemperature", fields)).toBe("outdoorTemp");
  expect(nearestName("walArea", fields)).toBe("wallArea");
  expect(nearestName("ROOFAREA", fields)).toBe("roofArea");
  expect(nearestName("people", fields)).toBeUndefined();
});

test.each(["5", null, undefined, NaN, Infinity, -Infinity, {}, [], true])("requireInRange refuses %o", (value) => {
  expect(() => requireInRange("x", value as number, -1e9, 1e9, "m")).toThrow(RangeError);
});

test.each([
  ["24", 'x is the text "24"; it must lie between 0 and 50 °C'],
  [undefined, "x is undefined; it must lie between 0 and 50 °C"],
  [60, "x is 60 °C; it must lie between 0 and 50 °C"],
])("a refusal of %o says what was given", (value, message) => {
  expect(() => requireInRange("x", value as number, 0, 50, "°C")).toThrow(message);
});

test("a message repeats the beginning of what was given, never all of it", () => {
  const text = "[".repeat(5000);
  expect(new OutOfRangeError({ parameter: "rate", value: text as never, min: 0, max: 1, unit: "" }).message.length).toBeLessThan(150);
  expect(new UnknownNameError({ parameter: "shape", name: text, known: ["round"] }).message.length).toBeLessThan(150);
  expect(new UnknownNameError({ parameter: "shape", name: text, known: ["round"] }).given).toBe(text);
});
