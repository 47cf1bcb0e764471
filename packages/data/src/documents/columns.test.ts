import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTable, rowsOf, tableOf, type Row } from "./columns.ts";
import {
  dataInRows,
  inputOfText,
  inputText,
  plainData,
  rememberedData,
  storableData,
  storedBytes,
  storedFile,
  toPlain,
  type Plain,
  type PlainRecord,
} from "./index.ts";

const metres = (value: number): PlainRecord => ({ value, unit: "m" });

const marks = fc.array(fc.constantFrom("length", "name", "width", "unknown"), { maxLength: 3 });

/** Lists as they come: numbers in one unit or several, texts, flags, nothing, links, series, rows within rows, and what nobody foresaw. */
const unit = fc.constantFrom("m", "ft");
const cell: fc.Arbitrary<Plain | undefined> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: "binary" }),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.record({ value: fc.oneof(fc.integer(), fc.constant(null)), unit }),
  fc.record({ value: fc.integer(), unit, displayUnit: unit }, { requiredKeys: ["value", "unit"] }),
  fc.record({ values: fc.array(fc.integer(), { maxLength: 3 }), unit }),
  fc.record({ value: fc.integer(), all: fc.string() }),
  fc.record({ value: fc.integer(), unit, link: fc.record({ fileId: fc.string() }) }),
  marks,
  marks.map((each) => [...new Set(each)].toSorted()),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Plain>,
);
const names = fc.constantFrom("length", "width", "name", "assumed", "parts", "constructor", "value", "values");
const listOf = (cells: fc.Arbitrary<Plain | undefined>): fc.Arbitrary<readonly Row[]> =>
  fc.array(
    fc
      .tuple(fc.string(), fc.dictionary(fc.oneof({ weight: 5, arbitrary: names }, fc.string()), cells, { maxKeys: 6 }))
      .map(([id, rest]) => ({ ...rest, id })),
    { maxLength: 6 },
  );
const nested = (cells: typeof cell): fc.Arbitrary<readonly Row[]> =>
  listOf(fc.oneof({ weight: 3, arbitrary: cells }, listOf(fc.oneof({ weight: 5, arbitrary: cells }, listOf(cells)))));
const rows = nested(cell);
/** Storable content has no undefined values; they are refused before. */
const storableRows = nested(cell.filter((value) => value !== undefined));

describe("rows in columns", () => {
  test("come back unchanged, with any content", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const table = tableOf(list);
        expect(isTable(table)).toBe(true);
        // As a document holds it; an undefined member is absent.
        expect(rowsOf(structuredClone(table))).toEqual(list);
      }),
    );
  });

  test("name a field and its unit once, and hold one value where all are the same", () => {
    const list = [
      { id: "a", name: "Main", length: metres(2), isInsulated: true },
      { id: "b", name: "Branch", length: metres(3), isInsulated: true },
      { id: "c", name: "Branch", length: null, isInsulated: true },
      { id: "d", length: { value: 4, unit: "ft" }, isInsulated: true },
    ];
    expect(tableOf(list)).toEqual({
      ids: ["a", "b", "c", "d"],
      columns: {
        name: { values: ["Main", "Branch", "Branch", null], absent: [3] },
        length: { unit: "m", values: [2, 3, null, null], absent: [3] },
        isInsulated: { all: true },
      },
      others: [null, null, null, { length: { value: 4, unit: "ft" } }],
    });
  });

  test("name a field that is assumed once, with a digit for each row", () => {
    const list = [
      { id: "a", height: 2, width: 1, assumed: ["height", "width"] },
      { id: "b", height: 3, width: 2, assumed: ["height"] },
      // What names no field of its row, or names them in another order, is kept as it is.
      { id: "c", height: 3, width: 2, assumed: ["width", "height"] },
    ];
    const { assumed, others } = tableOf(list);
    expect({ assumed, others }).toEqual({
      assumed: { height: "110", width: "100" },
      others: [null, null, { assumed: ["width", "height"] }],
    });
    expect(tableOf(list.slice(0, 1)).assumed).toEqual({ height: true, width: true });
    expect(rowsOf(tableOf(list))).toEqual(list);
    expect(isTable({ ids: ["a"], columns: {}, assumed: { height: 1 } })).toBe(false);
  });

  test("hold rows within rows as one table, and know a row without such a list from one whose list is empty", () => {
    const list = [{ id: "a", parts: [{ id: "one", length: metres(1) }] }, { id: "b", parts: [] }, { id: "c" }];
    const { tables } = tableOf(list);
    expect(tables).toEqual({ parts: { of: [0], ids: ["one"], columns: { length: { unit: "m", all: 1 } }, absent: [2] } });
    expect(rowsOf(tableOf(list))).toEqual(list);
  });

  test("that somebody else has written are no table where they do not look like one", () => {
    const columns = { length: { unit: "m", values: [1] } };
    expect(isTable({ ids: ["a"], columns })).toBe(true);
    const others = [
      { ids: [1], columns },
      { ids: ["a"], columns: { length: { unit: 1, values: [1] } } },
      { ids: ["a"], columns: { length: { unit: "m" } } },
      { ids: ["a"], columns, tables: { parts: { ids: [], columns: {} } } },
      { ids: ["a"], columns, others: {} },
      [],
      null,
    ];
    for (const other of others) expect(isTable(other)).toBe(false);
  });
});

describe("content with its lists in columns", () => {
  const inputs = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom("fields", "lists", "input", "items")),
    fc.oneof(storableRows as fc.Arbitrary<Plain>, fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Plain>),
    { maxKeys: 5 },
  );

  test("comes back as it was", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const data = { input, results: {} };
        expect(dataInRows(structuredClone(plainData(data)))).toEqual(data);
        // JSON has no negative zero.
        expect(inputOfText(inputText(input))).toEqual(JSON.parse(JSON.stringify(input)));
      }),
    );
  });

  test("that was written is read as the same rows, and any other content as what it is", () => {
    fc.assert(
      fc.property(inputs, inputs, (input, other) => {
        const data = { input, results: {} };
        const written = structuredClone(rememberedData(data));
        const read = dataInRows(written) as typeof data;
        expect(read).toEqual(data);
        expect(read.input === input).toBe("lists" in written);
        const others = { input: other, results: { total: 1 } };
        expect(dataInRows(structuredClone(plainData(others)))).toEqual(others);
      }),
    );
  });

  test("is smaller, and its measured size is its real size", () => {
    const items = Array.from({ length: 2000 }, (_, index) => ({
      id: `item${index}`,
      description: `${"Rectangular duct ".repeat(12)}${index}`,
      length: metres(index),
      width: metres(0.3),
      height: metres(index % 7),
      shape: "rectangular",
      notes: "",
    }));
    const data = { input: { items }, results: {} };
    expect(storedBytes(data)).toBeGreaterThan(900_000);
    expect(storedBytes(plainData(data))).toBeLessThan(storedBytes(data) / 2);
    expect(storableData.safeParse(data).success).toBe(true);
  });

  test("is left to the shape check if it is not of that form", () => {
    for (const stored of [null, "{}", { fields: {}, results: {} }, { fields: {}, lists: { items: [] }, results: {} }])
      expect(dataInRows(stored)).toBe(stored);
    expect(toPlain(dataInRows({ fields: { a: 1 }, lists: {}, results: {} }))).toEqual({ input: { a: 1 }, results: {} });
  });
});

test("content that holds its lists row by row is read as it is", () => {
  const byRow = {
    input: { unitSystem: "Metric", items: [{ id: "a", quantity: { value: 2, unit: "unitless" }, rate: null }] },
    results: { total: { value: 0, quantity: "money" }, items: { ids: ["a"], columns: { total: { quantity: "money", values: [0] } } } },
  };
  expect(dataInRows(byRow)).toBe(byRow);
  const date = { seconds: 1, nanoseconds: 0, toDate: () => new Date(1000) };
  const file = { name: "Bill", calculatorVersion: 1, engineVersion: "0.1.0", createdAt: date, updatedAt: date };
  expect(storedFile.parse({ ...file, data: byRow }).data).toEqual(byRow);
  expect(storedFile.parse({ ...file, data: plainData(byRow) }).data).toEqual(byRow);
});
