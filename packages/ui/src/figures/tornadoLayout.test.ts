import fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { textWidth } from "./labels.ts";
import { layOutTornado } from "./tornadoLayout.ts";

const text = (value: number): string => value.toFixed(0);
const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const someRows = fc
  .array(fc.record({ lower: value, higher: value }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((row, index) => ({ ...row, id: String(index), label: `Assumption ${index}` })));

describe("a tornado", () => {
  test("has the widest swing at the top, rows below each other, and every number inside its width", () => {
    fc.assert(
      fc.property(someRows, value, fc.integer({ min: 300, max: 800 }), (rows, centre, width) => {
        const layout = layOutTornado(rows, centre, width, text);
        const swings = layout.rows.map(({ lower, higher }) => Math.max(lower, higher, centre) - Math.min(lower, higher, centre));
        expect(swings).toEqual(swings.toSorted((a, b) => b - a));
        for (const [index, row] of layout.rows.entries()) {
          expect(row.top).toBeGreaterThanOrEqual(index === 0 ? layout.top : layout.rows[index - 1]!.bottom);
          for (const bar of [row.lowerBar, row.higherBar]) {
            expect(bar.y + bar.height).toBeLessThanOrEqual(row.bottom);
            expect(bar.x).toBeGreaterThanOrEqual(layout.left - 1e-6);
            expect(bar.x + bar.width).toBeLessThanOrEqual(layout.right + 1e-6);
          }
          expect(row.lowest.x - textWidth(text(row.lowest.value))).toBeGreaterThanOrEqual(0);
          expect(row.highest.x + textWidth(text(row.highest.value))).toBeLessThanOrEqual(width);
        }
      }),
      { numRuns: runs(100) },
    );
  });
  test("splits a row whose values lie to one side, so that neither bar hides the other", () => {
    const [row] = layOutTornado([{ id: "a", label: "A", lower: 20, higher: 30 }], 10, 560, text).rows;
    expect(row!.lowerBar.y + row!.lowerBar.height).toBe(row!.higherBar.y);
  });
});
