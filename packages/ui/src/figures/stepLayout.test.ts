import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutSteps } from "./stepLayout.ts";

describe("the parts of a sum", () => {
  test("go on where the one before ended, up to the total", () => {
    expect(layOutSteps([50, 30, 20])).toEqual({
      zero: 0,
      steps: [
        { start: 0, length: 0.5, end: 0.5 },
        { start: 0.5, length: expect.closeTo(0.3) as number, end: 0.8 },
        { start: 0.8, length: expect.closeTo(0.2) as number, end: 1 },
      ],
      total: { start: 0, length: 1, end: 1 },
    });
  });

  test("go back where something is regained", () => {
    const { zero, steps, total } = layOutSteps([10, -20]);
    expect(zero).toBe(0.5);
    expect(steps).toEqual([
      { start: 0.5, length: 0.5, end: 1 },
      { start: 0, length: 1, end: 0 },
    ]);
    expect(total).toEqual({ start: 0, length: 0.5, end: 0 });
  });

  test("stay on the axis, and of nothing are nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true })), (values) => {
        const { zero, steps, total } = layOutSteps(values);
        for (const { start, length, end } of [...steps, total]) {
          expect(start).toBeGreaterThanOrEqual(-1e-9);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
          expect(Number.isFinite(end)).toBe(true);
        }
        expect(zero).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(layOutSteps([0, 0]).total).toEqual({ start: 0, length: 0, end: 0 });
  });
});
