import { expect, test } from "vitest";
import { columnParts, columnWidths, roomsOf } from "./columns.ts";
import { beginDocument } from "./beginDocument.ts";
import { plain } from "./strips.ts";
import { testFonts } from "../../test/testDocument.ts";

const { typesetter } = beginDocument(testFonts, {});
const table = (
  heads: readonly string[],
  ...rows: readonly (readonly (string | { readonly text: string; readonly isAssumed: true })[])[]
) => ({ kind: "table" as const, title: "Table", columns: heads.map((label) => ({ label })), rows: rows.map((cells) => ({ cells })) });
const widthOf = (text: string, bold = false): number => typesetter.width([{ text, bold }], plain);

test("a column has room for the mark of an assumed value as for a word of it", () => {
  const roomOf = (cell: string | { readonly text: string; readonly isAssumed: true }) =>
    roomsOf(table(["Kind"], [cell]), typesetter, plain)[0]!.whole;
  // The mark is in italics, which are somewhat narrower.
  expect(roomOf({ text: "Wall", isAssumed: true })).toBeGreaterThan(0.95 * widthOf("Wall assumed"));
  expect(roomOf({ text: "Wall", isAssumed: true })).toBeGreaterThan(roomOf("Wall") + 20);
});

test("names of months are not broken, however long the head of the row is", () => {
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  const head = "Standard deviation of daily means by month, °F assumed";
  const rooms = roomsOf(table(["Month", ...months], [head, ...months.map(() => "7")]), typesetter, plain);
  const widths = columnWidths(rooms, 532 - 12 * 10);
  months.forEach((month, index) => expect(widths[index + 1]).toBeGreaterThanOrEqual(widthOf(month, true)));
  expect(widths.reduce((sum, width) => sum + width, 12 * 10)).toBeLessThanOrEqual(532.01);
});

test("a column is as wide as its widest word and its texts on three lines, and takes one line where the paper has room", () => {
  const text = "Galvanized steel duct, rectangular, 300 by 200 mm, above the suspended ceiling";
  const [room] = roomsOf(table(["Item", "Number"], [text, "5"]), typesetter, plain);
  expect(room!.minimum).toBeCloseTo(widthOf(text) / 3, 9);
  expect(room!.whole).toBeCloseTo(widthOf(text), 9);
  const narrow = columnWidths([room!, { minimum: 20, whole: 20 }], 150);
  expect(narrow.reduce((sum, width) => sum + width, 0)).toBeCloseTo(150, 9);
  expect(columnWidths([room!, { minimum: 20, whole: 20 }], 1000)[0]).toBeGreaterThanOrEqual(widthOf(text));
});

test("a short name of a row stays on one line in a crowded table; other texts may take lines", () => {
  const [name, kind] = roomsOf(table(["No.", "Kind"], ["Surface 1", "Surface 1"]), typesetter, plain);
  expect(name!.minimum).toBeCloseTo(widthOf("Surface 1"), 9);
  expect(kind!.minimum).toBeLessThan(name!.minimum);
});

test("columns that are wider than the paper go on below, each once and in their order, with the first repeated", () => {
  const parts = columnParts([100, ...Array.from({ length: 23 }, (_, index) => 30 + index)], 500);
  expect(parts.flatMap(([, ...places]) => places)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  for (const [first, ...places] of parts) {
    expect(first).toBe(0);
    expect(places.reduce((sum, place) => sum + 29 + place, 100)).toBeLessThanOrEqual(500);
  }
  // Of about one width.
  const widths = parts.map(([, ...places]) => places.reduce((sum, place) => sum + 29 + place, 0));
  expect(Math.min(...widths)).toBeGreaterThan(0.6 * Math.max(...widths));
});
