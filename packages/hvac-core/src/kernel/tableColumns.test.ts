import { expect, test } from "vitest";
import { defineFields, quantity } from "./index.ts";
import { defineResults } from "./results.ts";
import { columnsOf, withoutEmptyColumns } from "./tableColumns.ts";
import { tableTexts } from "./tableTexts.ts";

const results = defineResults({
  velocity: { label: "Velocity", symbol: "V", quantity: "velocity", optional: true, help: "In the duct." },
  price: { label: "Price", quantity: "money", exact: true },
  parts: { type: "rows", label: "Parts", row: {} },
});
const fields = defineFields({ length: quantity("Length", "L", "length", 1, [0, 10]) });

test("a column has the label and the kind of its result or field; others are as they are", () => {
  const kind = { key: "kind", label: "Size", quantity: "text" } as const;
  expect(columnsOf({ ...results, ...fields }, kind, "velocity", "price", "length")).toEqual([
    kind,
    { key: "velocity", label: "Velocity", quantity: "velocity" },
    { key: "price", label: "Price", quantity: "money", exact: true },
    { key: "length", label: "Length", quantity: "length" },
  ]);
});

test("a name that is neither a number nor a text is not a column", () => {
  // @ts-expect-error: rows have no cell
  columnsOf(results, "parts");
  // @ts-expect-error: there is no such result
  expect(() => columnsOf(results, "speed")).toThrow();
});

test("columns without a value in any row are not shown, whatever the bottom line says", () => {
  const column = (key: string) => ({ key, label: key, quantity: "power" }) as const;
  const columns = [
    { key: "part", label: "Part", quantity: "text" },
    column("a"),
    column("b"),
    { ...column("c"), sumOf: ["a", "b"] },
  ] as const;
  const rows = [
    { part: "", a: 1, b: null, c: 1 },
    { part: "", a: null, c: 0 },
  ] as const;
  const table = withoutEmptyColumns({ id: "t", title: "T", columns, rows, sum: { part: "Total", a: 1, b: 0, c: 1 } });
  expect(table.columns.map(({ key }) => key)).toEqual(["part", "a", "c"]);
  expect(
    [...tableTexts(table, { unitSystem: "Metric" }).rows, tableTexts(table, { unitSystem: "Metric" }).sum!].map((cells) => [
      cells["a"],
      cells["c"],
    ]),
  ).toEqual([
    ["1.00", "1.00"],
    ["–", "0"],
    ["1.00", "1.00"],
  ]);
  const full = { id: "t", title: "T", columns, rows: [] };
  expect(withoutEmptyColumns(full)).toBe(full);
});
