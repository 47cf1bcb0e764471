import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readFieldText } from "../state/readFieldText.ts";
import { compassDegrees, compassPoint } from "./compass.ts";

test("the eight winds are 45° apart, clockwise from north", () => {
  expect(["N", "NE", "E", "SE", "S", "SW", "W", "NW"].map(compassDegrees)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
});

test("every point is read as the direction that it is shown for, in letters and in words", () => {
  const words: Readonly<Record<string, string>> = { N: "North", E: "east", S: "South", W: "west" };
  for (let degrees = 0; degrees < 360; degrees += 22.5) {
    const point = compassPoint(degrees)!;
    for (const text of [
      point,
      point.toLowerCase(),
      ` ${point
        .split("")
        .map((letter) => words[letter]!)
        .join("-")} `,
    ])
      expect(compassDegrees(text)).toBe(degrees);
  }
  expect(compassPoint(360)).toBe("N");
});

test("a direction between two points has no name, and its degrees are still read, with and without their sign", () => {
  const azimuth = { quantity: "angle", compass: true } as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3600 }), (tenths) => {
      const degrees = tenths / 10;
      expect(compassPoint(degrees) === undefined).toBe(degrees % 22.5 !== 0);
      for (const text of [String(degrees), `${degrees}°`])
        expect(readFieldText(text, azimuth, "Metric", "deg")).toMatchObject({ ok: true, typed: degrees, unit: "deg" });
    }),
  );
});

test("points are read in a field of directions only", () => {
  expect(readFieldText("SW", { quantity: "angle", compass: true }, "Metric", "rad")).toMatchObject({ ok: true, typed: 225, unit: "deg" });
  expect(readFieldText("SW", { quantity: "angle" }, "Metric", "deg").ok).toBe(false);
  expect(readFieldText("Sum", { quantity: "angle", compass: true }, "Metric", "deg").ok).toBe(false);
});
