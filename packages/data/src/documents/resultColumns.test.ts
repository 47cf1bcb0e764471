import { catalogue, type Calculator } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { resultChanges } from "../merging/index.ts";
import { columnsOfRows, maxContentBytes, rowsOfResult, storedBytes, type PlainRecord } from "./index.ts";

const power = (value: number): PlainRecord => ({ value, quantity: "power" });

describe("results of rows in columns", () => {
  test("name a result and its quantity once, and leave out what a row has not", () => {
    const rows = [
      { id: "a", load: power(1), size: { value: "DN 50", quantity: "text" } },
      { id: "b", load: power(2) },
    ];
    const stored = columnsOfRows({ total: power(3), rooms: rows });
    expect(stored).toEqual({
      total: power(3),
      rooms: {
        ids: ["a", "b"],
        columns: { load: { quantity: "power", values: [1, 2] }, size: { quantity: "text", values: ["DN 50", null] } },
      },
    });
    expect(rowsOfResult(stored["rooms"])).toEqual(rowsOfResult(rows));
  });

  test.each([
    ["a series", { load: { values: [1, 2], quantity: "power" } }],
    ["another quantity", { load: { value: 1, quantity: "length" } }],
  ])("keep beside the columns what one holds: %s", (_, results) => {
    const rows = [
      { id: "a", load: power(1) },
      { id: "b", ...results },
    ];
    const stored = columnsOfRows({ rooms: rows });
    expect(stored["rooms"]).toMatchObject({ ids: ["a", "b"], others: [null, {}] });
    expect(resultChanges(stored, { rooms: rows })).toEqual([]);
    expect(resultChanges({ rooms: rows }, stored)).toEqual([]);
  });

  test("hold the rows within rows as one table", () => {
    const rows = [
      {
        id: "a",
        parts: [
          { id: "one", load: power(1) },
          { id: "two", load: power(2) },
        ],
      },
      { id: "b", parts: [] },
      { id: "c", parts: [{ id: "one", load: power(3) }] },
    ];
    const stored = columnsOfRows({ rooms: rows });
    expect(stored["rooms"]).toEqual({
      ids: ["a", "b", "c"],
      columns: {},
      tables: { parts: { of: [0, 0, 2], ids: ["one", "two", "one"], columns: { load: { quantity: "power", values: [1, 2, 3] } } } },
    });
    expect([...rowsOfResult(stored["rooms"])!].map(([id, row]) => ({ id, ...row }))).toEqual(rows);
    expect(resultChanges(stored, { rooms: rows.with(2, { id: "c", parts: [{ id: "one", load: power(4) }] }) })).toEqual([
      { name: "rooms.c.parts.one.load", quantity: "power", was: 3, now: 4 },
    ]);
  });

  test("without an id stay as they are", () => {
    const rows = [{ id: "a", load: power(1) }, { load: power(1) }];
    expect(columnsOfRows({ rooms: rows })).toEqual({ rooms: rows });
  });

  test("are told from a single value, a series and no rows at all", () => {
    expect(rowsOfResult(columnsOfRows({ rooms: [] })["rooms"])).toEqual(new Map());
    const broken = [
      { columns: { load: null } },
      { columns: [] },
      { columns: {}, tables: { parts: { ids: [], columns: {} } } },
      { others: 1 },
    ];
    for (const other of [power(1), { values: [1], quantity: "power" }, undefined, "ids", ...broken.map((one) => ({ ids: ["a"], ...one }))])
      expect(rowsOfResult(other)).toBeUndefined();
  });
});

const calculators: readonly Calculator[] = catalogue;

/** The most rows of a system that people make: each as the first of a worked example, none named, in a tree of branches. */
function largest(calculator: Calculator, count: number): PlainRecord {
  const example = calculator.examples.find(({ id }) => id === "supply-system" || id === "chilled-water-system")!;
  const sections = Array.from({ length: count }, (_, index) => ({
    id: `section-${index}`,
    ...(index > 0 && { parent: `section-${Math.floor((index - 1) / 2)}` }),
    ...(calculator.id === "duct-sizer" ? { airflow: 50 } : { unit: "flow", unitFlow: 0.2, unitPressureDrop: 20 }),
    length: 5,
    fittings: [{ id: "bends", fitting: calculator.id === "duct-sizer" ? "elbowRectangularSmooth" : "elbow90LongRadius", quantity: 2 }],
  }));
  return { ...(example.input.Metric as PlainRecord), sections };
}

test.each(["duct-sizer", "pipe-sizer"])("500 sections of %s with a fitting each fit into a document, with their results", (id) => {
  const calculator = calculators.find((one) => one.id === id)!;
  const input = calculator.complete(largest(calculator, 500)) as PlainRecord;
  const outcome = calculator.calculate(input);
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  const results = outcome.results as unknown as PlainRecord;
  const [inRows, inColumns] = [results, columnsOfRows(results)].map((each) => storedBytes({ input, results: each }));
  expect(inColumns).toBeLessThan(inRows! / 2);
  expect(inColumns).toBeLessThanOrEqual(maxContentBytes);
});
