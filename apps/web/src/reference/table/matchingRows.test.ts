import { expect, test } from "vitest";
import type { TableDefinition } from "./tableDefinition.ts";
import { lineNamed, nextSorting, readSorting, matchingRows, tableLines, writeSorting } from "./matchingRows.ts";

const row = (id: string, label: string, value?: number) => ({
  id,
  label,
  value,
  source: { source: { key: "x", title: "X", publisher: "", edition: "" } },
});
type Row = ReturnType<typeof row>;
const table: TableDefinition<Row> = {
  title: "Rooms",
  verifiedBy: "airChanges",
  rowLabel: "Room",
  rows: [row("b", "Büro", 3), row("a", "Archive"), row("c", "Canteen kitchen", 10)],
  groupOf: ({ value }) => (value === undefined ? "Others" : "Rooms"),
  filters: [{ key: "kind", label: "Kind", value: ({ value }) => (value === undefined ? undefined : "room") }],
  columns: [{ key: "value", label: "Value", value: ({ value }) => value }],
};
const ids = (query: Partial<Parameters<typeof matchingRows>[1]>): string =>
  matchingRows(table, { find: "", sorting: undefined, only: {}, ...query })
    .map(({ id }) => id)
    .join("");

test("a table is filtered by words and kinds, and sorted with blanks at its end in either direction", () => {
  expect(ids({})).toBe("bac");
  expect(ids({ find: "buro" })).toBe("b");
  expect(ids({ find: "KITCHEN canteen" })).toBe("c");
  expect(ids({ find: "nothing" })).toBe("");
  expect(ids({ only: { kind: "room" } })).toBe("bc");
  expect(ids({ sorting: { key: "value", isDescending: false } })).toBe("bca");
  expect(ids({ sorting: { key: "value", isDescending: true } })).toBe("cba");
  expect(ids({ sorting: { key: "label", isDescending: false } })).toBe("abc");
  expect(ids({ sorting: { key: "gone", isDescending: false } })).toBe("bac");
  const once = nextSorting("value", undefined);
  const twice = nextSorting("value", once);
  expect([once, twice, nextSorting("value", twice)].map(writeSorting)).toEqual(["value", "-value", undefined]);
  expect(readSorting("-value")).toEqual(twice);
});

test("letters lead to the row whose name begins with them, else to one in which a word does", () => {
  const lines = tableLines(table, table.rows, false);
  expect(lines.map((line) => ("heading" in line ? line.heading : line.row.id))).toEqual(["Rooms", "b", "c", "Others", "a"]);
  expect(lineNamed(lines, "bu", 0)).toBe(1);
  expect(lineNamed(lines, "kit", 0)).toBe(2);
  expect(lineNamed(lines, "x", 0)).toBeUndefined();
  // From the line after the one that was found it goes on, and round.
  expect(lineNamed(lines, "a", 5)).toBe(4);
});
