import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutBars, type Bar } from "./barLayout.ts";

const bars: fc.Arbitrary<Bar[]> = fc.array(
  fc.record({
    label: fc.string(),
    segments: fc.array(fc.record({ name: fc.string(), value: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }), { maxLength: 3 }),
  }),
  { maxLength: 8 },
);

describe("bars of a breakdown", () => {
  test("stay on their axis, whatever the signs", () => {
    fc.assert(
      fc.property(bars, (given) => {
        const slack = 1e-6;
        for (const bar of layOutBars(given, 400).bars)
          for (const { start, length } of bar.segments) {
            expect(start).toBeGreaterThanOrEqual(-slack);
            expect(start + length).toBeLessThanOrEqual(400 + slack);
          }
      }),
    );
  });

  test("fill the axis however small the values are", () => {
    const [bar] = layOutBars([{ label: "a", segments: [{ name: "s", value: -Number.MIN_VALUE }] }], 400).bars;
    expect(bar?.segments[0]).toEqual({ name: "s", hatched: false, start: 0, length: 400 });
  });

  test("are as long as their values, on one scale", () => {
    const { zero, bars: placed } = layOutBars(
      [
        {
          label: "a",
          segments: [
            { name: "s", value: 30 },
            { name: "l", value: 10 },
          ],
        },
        { label: "b", segments: [{ name: "s", value: -10 }] },
      ],
      500,
    );
    expect(zero).toBe(100);
    expect(placed.map((bar) => bar.segments.map(({ start, length }) => [start, length]))).toEqual([
      [
        [100, 300],
        [400, 100],
      ],
      [[0, 100]],
    ]);
  });

  test("of nothing are no bars and no NaN", () => {
    expect(layOutBars([{ label: "a", segments: [{ name: "s", value: 0 }] }], 300)).toEqual({
      zero: 0,
      bars: [{ label: "a", total: 0, end: 0, segments: [{ name: "s", hatched: false, start: 0, length: 0 }] }],
    });
  });
});
