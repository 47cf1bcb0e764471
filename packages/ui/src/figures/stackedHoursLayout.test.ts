import fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { layOutStackedHours, spreadLabels, stackUp } from "./stackedHoursLayout.ts";

const day = fc.array(fc.double({ min: -1e5, max: 1e5, noNaN: true }), { minLength: 24, maxLength: 24 });
const someSeries = fc
  .array(day, { minLength: 1, maxLength: 10 })
  .map((days) => days.map((values, index) => ({ id: String(index), label: `Part ${index}`, values })));

describe("stacked hours", () => {
  test("have the sum of positive parts above the axis and of negative parts below it", () => {
    fc.assert(
      fc.property(someSeries, (series) => {
        const slabs = stackUp(series, 24);
        for (let hour = 0; hour < 24; hour++) {
          const values = series.map(({ values: each }) => each[hour]!);
          const sum = (list: readonly number[]): number => list.reduce((all, value) => all + value, 0);
          const hourSlabs = slabs.map((part) => part[hour]!);
          expect(Math.max(0, ...hourSlabs.map(({ high }) => high))).toBeCloseTo(sum(values.filter((value) => value > 0)), 4);
          expect(Math.min(0, ...hourSlabs.map(({ low }) => low))).toBeCloseTo(sum(values.filter((value) => value < 0)), 4);
          for (const [index, { low, high }] of hourSlabs.entries()) expect(high - low).toBeCloseTo(Math.abs(values[index]!), 4);
        }
      }),
      { numRuns: runs(50) },
    );
  });
  test("stay inside their plot at every width, labels included", () => {
    fc.assert(
      fc.property(someSeries, fc.integer({ min: 330, max: 800 }), (series, width) => {
        const { plot, height, labels, columns, columnWidth, totals, y, peak } = layOutStackedHours(series, width, 60);
        expect(columns.at(-1)! + columnWidth).toBeCloseTo(plot.right, 1);
        for (const total of totals) expect(y.positionOf(total)).toBeGreaterThanOrEqual(plot.top - 1e-6);
        for (const label of labels) expect(label.y).toBeLessThanOrEqual(height);
        expect(totals[peak]).toBe(Math.max(...totals));
        const places = labels.map((label) => label.y).toSorted((a, b) => a - b);
        for (const [index, place] of places.slice(1).entries()) expect(place - places[index]!).toBeGreaterThanOrEqual(15.9);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("labels next to a chart", () => {
  test("keep their preferred positions if these are far enough apart", () => {
    expect(spreadLabels([100, 20, 60], 15, 0, 200)).toEqual([100, 20, 60]);
  });
  test("move down to keep their distance, and up from the edge", () => {
    expect(spreadLabels([50, 50, 50], 15, 0, 200)).toEqual([50, 65, 80]);
    expect(spreadLabels([195, 198, 200], 15, 0, 200)).toEqual([170, 185, 200]);
  });
});
