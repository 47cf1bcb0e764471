import fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { layOutStackedColumns, type ColumnSeries, type StackColumn } from "./stackedColumnsLayout.ts";

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const study = fc
  .integer({ min: 1, max: 61 })
  .chain((count) =>
    fc.record({
      columns: fc.constant(Array.from({ length: count }, (_, index): StackColumn => ({ name: `Year ${index}`, ticks: [String(index)] }))),
      series: fc
        .array(fc.array(value, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 6 })
        .map((all) => all.map((values, index): ColumnSeries => ({ id: String(index), label: `Part ${index}`, values }))),
      course: fc.array(value, { minLength: count, maxLength: count }),
    }),
  );
const tickText = (number: number): string => String(number);
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
].map((name): StackColumn => ({ name, ticks: [name.slice(0, 3), name.slice(0, 1)] }));

describe("stacked columns", () => {
  test("stay inside their plot with lines and marks, at every width and number of columns", () => {
    fc.assert(
      fc.property(study, fc.integer({ min: 300, max: 800 }), ({ columns, series, course }, width) => {
        const lines = [{ id: "sum", label: "Sum", look: "main", shape: "course", values: course } as const];
        const layout = layOutStackedColumns(
          { columns, series, lines, marks: [{ id: "m", position: 0.5, label: "Payback" }] },
          width,
          tickText,
        );
        const { plot, starts, step, y, ticks } = layout;
        expect(starts.at(-1)! + step).toBeCloseTo(plot.right, 1);
        for (const each of course) {
          expect(y.positionOf(each)).toBeGreaterThanOrEqual(plot.top - 1e-6);
          expect(y.positionOf(each)).toBeLessThanOrEqual(plot.bottom + 1e-6);
        }
        for (const [index, tick] of ticks.slice(1).entries()) expect(tick.x - ticks[index]!.x).toBeGreaterThanOrEqual(7 * tick.text.length);
      }),
      { numRuns: runs(50) },
    );
  });
  test("are named by three letters of their months where there is room, else by one", () => {
    const series = [{ id: "a", label: "A", values: months.map(() => 1) }];
    const namesAt = (width: number): string[] =>
      layOutStackedColumns({ columns: months, series }, width, tickText).ticks.map(({ text }) => text);
    expect(namesAt(560)).toEqual(months.map(({ name }) => name.slice(0, 3)));
    expect(namesAt(300)).toEqual(months.map(({ name }) => name.slice(0, 1)));
  });
  test("have marks between their columns, the last at the top, with labels where there is room", () => {
    const series = [{ id: "a", label: "A", values: months.map(() => 1) }];
    const marks = [
      { id: "early", position: 1.5, label: "more words than there is room for" },
      { id: "late", position: 9.25, label: "late" },
    ];
    const layout = layOutStackedColumns({ columns: months, series, marks }, 560, tickText);
    expect(layout.marks.map(({ id, isLeft }) => [id, isLeft])).toEqual([
      ["late", true],
      ["early", false],
    ]);
    expect(layout.marks[1]!.x).toBeCloseTo(layout.starts[2]!, 1);
    expect(layout.marks[1]!.y).toBeGreaterThan(layout.marks[0]!.y);
  });
});
