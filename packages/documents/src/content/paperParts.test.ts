import * as fc from "fast-check";
import { expect, test } from "vitest";
import { columnWidth, lineWidth, paperParts } from "./paperParts.ts";

test("a table that fits the paper stays whole", () => {
  expect(paperParts(80, [60, 60, 60])).toEqual([[0, 1, 2]]);
  expect(paperParts(80, [])).toEqual([[]]);
});

test("a wider table is split into parts of about equal width", () => {
  expect(
    paperParts(
      100,
      Array.from({ length: 12 }, () => 50),
    ).map(({ length }) => length),
  ).toEqual([6, 6]);
});

test("every column is printed once and in its place, and no part is wider than the paper unless a single column is", () => {
  const widths = fc.array(fc.integer({ min: 10, max: 700 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 10, max: 200 }), (columns, head) => {
      const parts = paperParts(head, columns);
      expect(parts.flat()).toEqual(columns.map((_, index) => index));
      const widest = Math.max(516 - head, ...columns);
      for (const part of parts) expect(part.reduce((sum, index) => sum + columns[index]!, 0)).toBeLessThanOrEqual(widest);
    }),
  );
});

test("a column has room for the longest word and the longest number", () => {
  expect(columnWidth(["Air distribution effectiveness", "1"])).toBeGreaterThan(columnWidth(["distribution"]));
  expect(columnWidth(["1\u202f234\u202f567\u202fm³/h"])).toBeGreaterThan(14 * 5);
});

test("a word that nobody can break on purpose leaves room for other columns on the paper", () => {
  const name = "a".repeat(120);
  expect(columnWidth([name])).toBeLessThan(516 / 2);
  expect(lineWidth("Floor")).toBeGreaterThan(5 * 5);
});
