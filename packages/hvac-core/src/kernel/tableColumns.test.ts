import { expect, test } from "vitest";
import { defineFields, quantity } from "./index.ts";
import { defineResults } from "./results.ts";
import { columnsOf } from "./tableColumns.ts";

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
