import { expect, test } from "vitest";
import { barAxis, barPieces } from "./barParts.ts";

test("the parts of a bar are as long as their values and end where the sum lies, on both sides of nothing", () => {
  const rows = [
    [30, 0, 50, -20],
    [60, 40, 0, 0],
  ];
  const axis = barAxis(rows);
  expect(axis.zero).toBeCloseTo(20 / 120, 12);
  for (const values of rows) {
    const pieces = barPieces(values, axis);
    expect(pieces.map(({ part }) => part)).toEqual(values.flatMap((value, part) => (value === 0 ? [] : [part])));
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(
      values.reduce((sum, value) => sum + Math.abs(value) / 120, 0),
      12,
    );
    expect(Math.max(...pieces.map(({ start, length }) => start + length))).toBeCloseTo(
      axis.zero + values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0) / 120,
      12,
    );
  }
});
