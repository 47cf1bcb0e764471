import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overlap, placeAlong, roomOf, textWidth, wrap } from "./labels.ts";

describe("a text in lines", () => {
  test("breaks between words", () =>
    expect(wrap("Elbow, rectangular, smooth radius", textWidth("x".repeat(20)))).toEqual(["Elbow, rectangular,", "smooth radius"]));
  test("ends with an ellipsis if it is too long", () =>
    expect(wrap("one two three four five six", textWidth("x".repeat(9)))).toEqual(["one two", "three …"]));
  test("is never longer than its room, and loses nothing silently", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 40, max: 400 }), (text, width) => {
        const lines = wrap(text, width);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.floor(width / textWidth("x")));
        if (!lines.join("").includes("…")) expect(lines.join(" ")).toBe(text);
      }),
    );
  });
});

describe("the room of a text", () => {
  const text = { text: "250", x: 100, y: 50, anchor: "middle", angle: 0 } as const;
  test("surrounds its position", () =>
    expect(roomOf(text)).toEqual({ left: 100 - textWidth("250") / 2, right: 100 + textWidth("250") / 2, top: 39, bottom: 53 }));
  test("turns with the text", () => {
    const { left, right, top, bottom } = roomOf({ ...text, angle: 90 });
    expect(bottom - top).toBeCloseTo(textWidth("250"), 9);
    expect(right - left).toBeCloseTo(14, 9);
  });
  test("overlaps another only if both share an area", () => {
    expect(overlap(roomOf(text), roomOf({ ...text, y: 60 }))).toBe(true);
    expect(overlap(roomOf(text), roomOf({ ...text, y: 65 }))).toBe(false);
    const next = 100 + textWidth("250");
    expect(overlap(roomOf(text), roomOf({ ...text, x: next + 4 }))).toBe(true);
    expect(overlap(roomOf(text), roomOf({ ...text, x: next + 6 }))).toBe(false);
  });
});

describe("a place along a line", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  test("is measured along the line", () => {
    expect(placeAlong(line, 4)).toEqual({ point: { x: 4, y: 0 }, angle: 0 });
    expect(placeAlong(line, 15)).toEqual({ point: { x: 10, y: 5 }, angle: 90 });
  });
  test("does not exist beyond its end", () => expect(placeAlong(line, 21)).toBeUndefined());
});
