import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutBars } from "./shareBars.ts";

const none = { start: 0, length: 0 };
const about = (value: number): number => expect.closeTo(value) as number;

describe("the bars of shares", () => {
  test("begin at one edge, and the longest fills its cell", () => {
    expect(layOutBars([0.5, -0.25, 0], false)).toEqual([
      { start: 0, length: 1 },
      { start: 0, length: 0.5 },
      { start: 0, length: 0 },
    ]);
  });

  test("in steps begin where the one above ends", () => {
    expect(layOutBars([0.5, 0.3, 0.2], true)).toEqual([
      { start: 0, length: about(0.5) },
      { start: about(0.5), length: about(0.3) },
      { start: about(0.8), length: about(0.2) },
    ]);
  });

  test("in steps go back where something is regained", () => {
    expect(layOutBars([1.5, -0.5], true)).toEqual([
      { start: 0, length: 1 },
      { start: about(2 / 3), length: about(1 / 3) },
    ]);
  });

  test("stay in their cells, and of nothing are nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true })), fc.boolean(), (shares, isStepped) => {
        for (const { start, length } of layOutBars(shares, isStepped)) {
          expect(start).toBeGreaterThanOrEqual(-1e-9);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
    for (const isStepped of [true, false]) expect(layOutBars([0, 0], isStepped)).toEqual([none, none]);
  });
});
