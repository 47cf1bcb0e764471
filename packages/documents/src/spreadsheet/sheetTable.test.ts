import { describe, expect, test } from "vitest";
import { cells, list, ofCells } from "@org/documents/test/importedFile";

const bill = list("boq", "items");
const rooms = list("heat-load", "rooms");
const isLeft = (name: string): boolean =>
  ofCells(
    [
      ["Description", "Quantity", "Unit", "Rate"],
      ["Pipe", 2, "m", 3],
      [name, undefined, undefined, 6],
    ],
    { source: bill },
  ).table.skippedRows.length === 1;

describe("a row is a total of others", () => {
  test.each([
    "Total",
    "TOTAL:",
    "Sub-total",
    "Grand Total (A+B)",
    "Total for section 2",
    "Total excl. VAT",
    "Level 1 total",
    "Carried to summary",
    "Summe",
    "Gesamtsumme netto",
    "c/f",
  ])("where it is called %j", (name) => expect(isLeft(name)).toBe(true));

  test.each(["Total heat recovery unit", "Total station survey", "Totaliser", "Sum pump", "Pipe, total loss 3 kPa"])(
    "and not where it is called %j",
    (name) => expect(isLeft(name)).toBe(false),
  );

  const names = (...rows: readonly (readonly (string | number | undefined)[])[]): unknown[] =>
    cells(ofCells([["Name", "Floor area", "Height", "People"], ...rows], { source: rooms }).rows, "name").flat();

  test("where it has no name, and all its numbers are sums of those above", () => {
    const [a, b] = [
      ["A", 20.4, 3, 2],
      ["B", "30.6 m²", 3, 1],
    ];
    expect(names(a, b, [undefined, 51, undefined, 3])).toEqual(["A", "B"]);
    // Sums are compared to the precision of their numbers.
    expect(names(a, b, [undefined, "51 m²", undefined, 3])).toEqual(["A", "B"]);
    expect(names(a, b, [undefined, 51, 3, 3])).toEqual(["A", "B", ""]);
    expect(names(a, b, [undefined, 52, undefined, 3])).toEqual(["A", "B", ""]);
    expect(names(a, b, ["C", 51, 6, 3])).toEqual(["A", "B", "C"]);
    expect(names(["101", 20, 3, 2], ["102", 30, 3, 1], [undefined, 50, undefined, 3])).toEqual(["101", "102"]);
  });

  test("and not where no row has a name", () => {
    expect(names([undefined, 1, 3, 1], [undefined, 2, 3, 1], [undefined, 3, 6, 2])).toHaveLength(3);
  });
});
