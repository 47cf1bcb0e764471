import { catalogue, type Calculator } from "@org/hvac-core";
import { packSource } from "@org/hvac-core/take-off";
import { describe, expect, test } from "vitest";
import { resultChanges } from "../merging/index.ts";
import { contentFor } from "../store/file/calculator.ts";
import { columnsOfRows, maxContentBytes, plainData, rowsOfResult, storedBytes, type PlainRecord } from "./index.ts";

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
        columns: { load: { quantity: "power", values: [1, 2] }, size: { quantity: "text", values: ["DN 50", null], absent: [1] } },
      },
    });
    expect(rowsOfResult(stored["rooms"])).toEqual(rowsOfResult(rows));
  });

  test.each([
    ["a series", { load: { values: [1, 2], quantity: "power" } }],
    ["another quantity", { load: { value: 1, quantity: "length" } }],
  ])("keep other values next to the columns: %s", (_, results) => {
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

  test("differ from a single value, a series and no rows at all", () => {
    expect(rowsOfResult(columnsOfRows({ rooms: [] })["rooms"])).toEqual(new Map());
    const broken = [
      { columns: { load: null } },
      { columns: [] },
      { columns: {}, tables: { parts: { ids: [], columns: {} } } },
      { others: 1 },
    ];
    for (const other of [
      power(1),
      { values: [1], quantity: "power" },
      undefined,
      "ids",
      ...broken.map((part) => ({ ids: ["a"], ...part })),
    ])
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
    ...(calculator.id === "duct-sizer"
      ? { airflow: 50, ductLength: 5 }
      : { unit: "flow", flowRate: 0.2, unitPressureDrop: 20, pipeLength: 5 }),
    fittings: [{ id: "bends", fitting: calculator.id === "duct-sizer" ? "elbowRectangularSmooth" : "elbow90LongRadius", quantity: 2 }],
  }));
  return { ...(example.input.Metric as PlainRecord), sections };
}

interface Sizes {
  readonly inRows: number;
  readonly inColumns: number;
}

/** Bytes of a file with this input and its results, as Firestore counts them, row by row and as it is written. */
function sizesOf(calculator: Calculator, entries: PlainRecord): Sizes {
  const { data } = contentFor(calculator, entries);
  const { input } = data;
  const outcome = calculator.calculate(input);
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  return { inRows: storedBytes({ input, results: outcome.results as unknown as PlainRecord }), inColumns: storedBytes(plainData(data)) };
}

test.each(["duct-sizer", "pipe-sizer"])("500 sections of %s with a fitting each fit into a document, with their results", (id) => {
  const calculator = calculators.find((candidate) => candidate.id === id)!;
  const { inRows, inColumns } = sizesOf(calculator, largest(calculator, 500));
  expect(inColumns).toBeLessThan(inRows / 4);
  expect(inColumns).toBeLessThanOrEqual(maxContentBytes / 2);
});

/** A line as an estimator writes it, every second taken off from one or two calculations of the project. */
function itemOf(index: number): PlainRecord {
  const taken = ["a", "b"].slice(0, 1 + (index % 2)).map((letter) => letter.repeat(20));
  return {
    id: `item${String(index).padStart(4, "0")}`,
    description: `Galvanized steel duct, rectangular, ${300 + (index % 20) * 50} × ${200 + (index % 9) * 50} mm, ${index} m above the floor, flanged, with supports`,
    workSection: ["38.1", "38.2", "38.6", "38.9"][index % 4]!,
    quantity: 10 + index / 7,
    unit: index % 3 === 0 ? "m" : "m2",
    rate: 12.5 + index / 10,
    waste: { value: 10, unit: "%" },
    labour: 8 + (index % 11) / 4,
    plant: index % 5 === 0 ? 1.5 : 0,
    notes: index % 4 === 0 ? "Rate as quoted by the supplier on 12 October" : "",
    source:
      index % 2 === 0
        ? ""
        : packSource([
            {
              id: "ductRectangular/300x200/0.6",
              quantity: 10 + index / 7,
              unit: "m2",
              files: taken.map((file) => ["ductCalculations", file] as const),
              elements: taken.map((file) => `ductCalculations/${file}/sections.s${index}/duct`),
            },
          ]),
  };
}

test("2,000 lines of a bill with all fields fit into a document, with their results", () => {
  const calculator = calculators.find(({ id }) => id === "boq")!;
  const { inRows, inColumns } = sizesOf(calculator, {
    unitSystem: "Metric",
    items: Array.from({ length: 2000 }, (_, index) => itemOf(index)),
  });
  expect(inRows).toBeGreaterThan(maxContentBytes);
  expect(inColumns).toBeLessThanOrEqual(maxContentBytes);
});
