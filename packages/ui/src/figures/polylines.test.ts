import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaPath, clip, pathOf, type Point } from "./polylines.ts";

const box = { left: 0, top: 0, right: 100, bottom: 50 };
const place: fc.Arbitrary<Point> = fc.record({ x: fc.double({ min: -300, max: 400 }), y: fc.double({ min: -300, max: 400 }) });

describe("a line cut to a box", () => {
  test("ends where it leaves", () => {
    expect(
      clip(
        [
          { x: -50, y: 25 },
          { x: 50, y: 25 },
          { x: 50, y: 125 },
        ],
        box,
      ),
    ).toEqual([
      [
        { x: 0, y: 25 },
        { x: 50, y: 25 },
        { x: 50, y: 50 },
      ],
    ]);
  });

  test("that returns to the box is a new piece", () => {
    expect(
      clip(
        [
          { x: 10, y: 10 },
          { x: 10, y: 90 },
          { x: 20, y: 90 },
          { x: 20, y: 10 },
        ],
        box,
      ),
    ).toHaveLength(2);
  });

  test("is empty if it misses the box", () =>
    expect(
      clip(
        [
          { x: -10, y: 0 },
          { x: -10, y: 50 },
        ],
        box,
      ),
    ).toEqual([]));

  test("is interrupted by a point without coordinates", () => {
    expect(
      clip(
        [
          { x: 1, y: 1 },
          { x: 2, y: 1 },
          { x: Number.NaN, y: 1 },
          { x: 4, y: 1 },
          { x: 5, y: Infinity },
        ],
        box,
      ),
    ).toEqual([
      [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
    ]);
  });

  test("stays inside the box, without NaN in its path", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (points) => {
        const pieces = clip(points, box);
        for (const { x, y } of pieces.flat()) {
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(100 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(50 + 1e-9);
        }
        expect(pathOf(pieces)).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });

  test("inside the box is unchanged", () => {
    const inside = [
      { x: 1, y: 2 },
      { x: 30, y: 40 },
      { x: 99, y: 3 },
    ];
    expect(clip(inside, box)).toEqual([inside]);
    expect(pathOf([inside])).toBe("M1,2L30,40L99,3");
  });
});

describe("the area between two edges", () => {
  test("goes along the upper edge and back along the lower one", () => {
    expect(
      areaPath([
        { x: 0, low: 0, high: 10 },
        { x: 10, low: 5, high: 10 },
      ]),
    ).toBe("M0,10L10,10L10,5L0,0Z");
  });

  test("ends where the edges cross", () => {
    expect(
      areaPath([
        { x: 0, low: 0, high: 10 },
        { x: 10, low: 10, high: 0 },
      ]),
    ).toBe("M0,10L5,5L5,5L0,0Z");
    expect(
      areaPath([
        { x: 0, low: 10, high: 0 },
        { x: 10, low: 0, high: 10 },
      ]),
    ).toBe("M5,5L10,10L10,0L5,5Z");
  });

  test("is empty without slices, or if the lower edge is above", () => {
    expect(areaPath([])).toBe("");
    expect(
      areaPath([
        { x: 0, low: 4, high: 3 },
        { x: 10, low: 4, high: 3 },
      ]),
    ).toBe("");
    expect(
      areaPath([
        { x: 0, low: 0, high: Number.NaN },
        { x: 10, low: 0, high: 1 },
      ]),
    ).toBe("");
  });
});
