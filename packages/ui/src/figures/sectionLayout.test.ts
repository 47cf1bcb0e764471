import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutSection, type Sides } from "./sectionLayout.ts";

const box = { left: 20, top: 30, right: 220, bottom: 130 };
const side = fc.double({ min: 0.02, max: 60, noNaN: true });
const sides: fc.Arbitrary<Sides> = fc.record({ width: side, height: side });
const width = ({ left, right }: { left: number; right: number }) => right - left;
const height = ({ top, bottom }: { top: number; bottom: number }) => bottom - top;

describe("a section on the page", () => {
  test("fills its box and keeps its proportions", () => {
    const { size, exact, scaleBar } = layOutSection("rectangular", { width: 500, height: 250 }, undefined, box);
    expect(size).toEqual({ left: 20, right: 220, top: 30, bottom: 130, radius: 0 });
    expect(exact).toBeUndefined();
    expect(scaleBar).toEqual({ length: 100, drawn: 40 });
  });

  test("has ends of half circles when it is flat oval, and is a circle when it is round", () => {
    expect(layOutSection("oval", { width: 500, height: 250 }, undefined, box).size.radius).toBe(50);
    const { size } = layOutSection("round", { width: 355, height: 355 }, undefined, box);
    expect([width(size), height(size), size.radius]).toEqual([100, 100, 50]);
  });

  test("has the same scale as the exact one, both within the box", () => {
    fc.assert(
      fc.property(sides, sides, (given, other) => {
        const { size, exact, scaleBar } = layOutSection("rectangular", given, other, box);
        const perUnit = scaleBar.drawn / scaleBar.length;
        for (const [drawn, real] of [
          [size, given],
          [exact, other],
        ] as const) {
          if (!drawn) continue;
          expect(width(drawn) / real.width / perUnit).toBeCloseTo(1, 6);
          expect(height(drawn) / real.height / perUnit).toBeCloseTo(1, 6);
          expect(drawn.left).toBeGreaterThanOrEqual(box.left - 1e-9);
          expect(drawn.bottom).toBeLessThanOrEqual(box.bottom + 1e-9);
        }
        expect(scaleBar.drawn).toBeLessThanOrEqual(200 / 3 + 1e-6);
      }),
    );
  });

  test("is not drawn twice if the exact one is the same", () => {
    const given = { width: 500, height: 250 };
    expect(layOutSection("rectangular", given, { width: 500.4, height: 250 }, box).exact).toBeUndefined();
    expect(layOutSection("rectangular", given, { width: 480, height: 240 }, box).exact).toBeDefined();
  });
});
