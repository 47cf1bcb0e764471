import { describe, expect, test } from "vitest";
import { slabOnGround } from "./slabOnGround.ts";

describe("a slab on the ground", () => {
  test("loses as much by both formulas where they meet", () => {
    // B′ = 2 m, and a thickness of ground just below and just above it.
    const byThickness = (thickness: number) =>
      slabOnGround({ area: 16, perimeter: 16, wallThickness: thickness, groundConductivity: 1, films: [0, 0] });
    expect(byThickness(2 - 1e-9) / byThickness(2 + 1e-9)).toBeCloseTo(1, 3);
  });

  test("has the slab alone between both airs where it is small and the ground lets all heat pass", () => {
    const insulated = slabOnGround({ area: 1, perimeter: 100, wallThickness: 0, resistance: 10, groundConductivity: 10 });
    expect(insulated).toBeCloseTo(1 / (10 + 0.21), 4);
  });

  test("loses less with more resistance, width or thicker walls", () => {
    const usual = slabOnGround({ area: 100, perimeter: 40 });
    for (const better of [{ resistance: 1 }, { area: 200 }, { wallThickness: 0.5 }, { groundConductivity: 1.5 }])
      expect(slabOnGround({ area: 100, perimeter: 40, ...better })).toBeLessThan(usual);
  });

  test("refuses a ground without any thickness at the edge", () => {
    expect(() => slabOnGround({ area: 100, perimeter: 40, wallThickness: 0, films: [0, 0] })).toThrow(/equivalent thickness/);
  });
});
