import { catalogue } from "@org/hvac-core";
import { isTypedQuantity, valueAt, type ListField } from "@org/hvac-core/kernel";
import { toSI } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { generatedRows } from "@org/form/test/generatedRows";
import { sourceOf } from "@org/form/test/listSource";
import { marksOf, readBlock, writeBlock, blockOf, harmlessText, type NumberMarks, type CopiedCell } from "@org/form/numbers";
import { readTables } from "./readTables.ts";
import { csvOf } from "./writeCsv.ts";
import { openInput, inTreeOrder, type AnyCalculator, type Row } from "@org/form/state";
import {
  columnsOf,
  isUsed,
  usedColumns,
  valueIn,
  linesOf,
  copiedList,
  pasted,
  writeCells,
  type GridView,
  type ListSource,
} from "@org/form/rows";
import {
  fileColumns,
  findHeadRow,
  readHeads,
  cellText,
  importRows,
  listFile,
  rowIdHead,
  type ImportedTable,
  type ReadCell,
  type Import,
} from "@org/form/importing";
import { workbookFile } from "../workbook/workbookFiles.ts";

type Cells = readonly (readonly ReadCell[])[];

function tableOf(
  rows: Cells,
  source: ListSource,
  isMarked = false,
  marks: NumberMarks = { decimal: ".", evidence: "none" },
): ImportedTable {
  const columns = fileColumns(source);
  const texts = rows.map((row) => row.map(cellText));
  const headRow = findHeadRow(texts, columns)!;
  return { rows: rows.slice(headRow + 1), heads: readHeads(texts[headRow]!, columns), isMarked, marks };
}

const cellsOf = (source: ListSource): ReturnType<typeof listFile>["rows"] => {
  const { columns, rows } = listFile(source);
  return [columns.map(({ head }) => head), ...rows];
};

async function throughCsv(source: ListSource, mark: "." | ","): Promise<ImportedTable> {
  const { sheets, isMarked, marksIfNone } = await readTables(
    new Uint8Array(await csvOf(cellsOf(source), mark).arrayBuffer()),
    "list.csv",
    ".",
  );
  return tableOf(sheets[0]!.rows, source, isMarked, marksIfNone);
}

/** The sheet of the list in the workbook of the whole calculation: the one that has these heads. */
async function throughWorkbook(source: ListSource, heads: readonly string[] = []): Promise<ImportedTable> {
  const { state, preferredUnits } = source;
  const file = await workbookFile({ state, preferredUnits, title: "File", date: new Date(2026, 10, 25) });
  const { sheets, isMarked, marksIfNone } = await readTables(new Uint8Array(await file.arrayBuffer()), "file.xlsx", ".");
  const ids = new Set<unknown>(source.rows.map(({ id }) => id));
  const sheet = sheets.find(
    ({ rows }) =>
      rows.some((row) => ["Row ID", ...heads].every((head) => row.includes(head))) && rows.some((row) => row.some((cell) => ids.has(cell))),
  );
  return tableOf(sheet!.rows, source, isMarked, marksIfNone);
}

/** A number in SI. Two are equal up to the digits of a file. */
class NumberInSI {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

expect.addEqualityTesters([
  (first, second) =>
    first instanceof NumberInSI && second instanceof NumberInSI
      ? Math.abs(first.value - second.value) <= 1e-9 * Math.max(Math.abs(first.value), Math.abs(second.value))
      : undefined,
]);

/** Content of rows without their ids: numbers in SI, without unused fields. */
function contentOf(source: ListSource): unknown {
  const { definition } = source.state;
  const places = new Map(source.rows.map(({ id }, index) => [id, index]));
  const number = (value: unknown): unknown => {
    if (!isTypedQuantity(value)) return value;
    return typeof value.value === "number" ? new NumberInSI(toSI(value.value, value.unit)) : null;
  };
  return source.rows.map((row) =>
    Object.fromEntries(
      columnsOf(definition, source.path, source.list).flatMap((column) => {
        if (column.kind === "computed" || column.field.type === "list" || column.field.type === "matrix" || !isUsed(column, row, source))
          return [];
        const value = valueIn(row, column.names);
        if (column.field.type === "series") {
          const { values, unit } = value as { readonly values: readonly unknown[]; readonly unit?: string };
          return [
            [column.key, values.map((each) => (unit !== undefined && typeof each === "number" ? number({ value: each, unit }) : each))],
          ];
        }
        if (column.field.type === "reference") return [[column.key, places.get(value as string) ?? value ?? null]];
        return [[column.key, number(value) ?? null]];
      }),
    ),
  );
}

const withImport = (source: ListSource, { rows }: Pick<Import, "rows">): ListSource =>
  sourceOf(source.state.definition, { ...source.state.input, [source.path]: rows }, source.path);

const lists = catalogue.flatMap((definition) =>
  Object.entries(definition.fields).flatMap(([path, field]) =>
    field.type === "list" ? [[`${definition.id}: ${path}`, definition as AnyCalculator, path, field as ListField] as const] : [],
  ),
);

describe.for(lists)("%s", ([, definition, path, list]) => {
  const inputs = fc
    .constantFrom("Metric" as const, "Imperial" as const)
    .chain((unitSystem) =>
      generatedRows(list, unitSystem).map(
        (rows) =>
          openInput(definition, { ...definition.start(unitSystem), unitSystem, [path]: inTreeOrder(list, rows as readonly Row[]) }).input,
      ),
    );

  test("columns of a file have unique names that the import recognizes", () => {
    const columns = fileColumns(sourceOf(definition, openInput(definition, { unitSystem: "Metric" }).input, path));
    const labels = columns.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(readHeads(labels, columns).map(({ target }) => target.type === "field" && target.key)).toEqual(columns.map(({ key }) => key));
  });

  test("an exported list imports unchanged, with either decimal mark, with or without the original list", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.constantFrom("." as const, "," as const), async (input, mark) => {
        const source = sourceOf(definition, input, path);
        const table = await throughCsv(source, mark);
        const empty = sourceOf(definition, { ...input, [path]: [] }, path);
        for (const into of [source, empty]) {
          const imported = importRows(into, table, "replace");
          expect(imported.problems).toEqual([]);
          expect(contentOf(withImport(into, imported))).toEqual(contentOf(source));
        }
        // Recognized rows stay unchanged: none is rewritten or duplicated.
        expect(importRows(source, table, "replace").rows).toEqual(source.inputRows);
        expect(importRows(source, table, "update").rows).toEqual(source.inputRows);
      }),
      { numRuns: runs(4), endOnFailure: true },
    );
  });

  test("a list that is copied with its head and pasted over itself is unchanged, with either decimal mark", () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom("." as const, "," as const), (input, mark) => {
        const source = sourceOf(definition, input, path);
        const columns = usedColumns(columnsOf(definition, path, list), source);
        const view: GridView = { source, columns, lines: linesOf(source.rows.length, { canGrow: true, hasTotal: true }) };
        const table = copiedList(view);
        const cell = (each: CopiedCell, index: number): string => {
          if (typeof each === "number") return String(each).replace(".", mark);
          const { field } = columns[index]!;
          // A number in another unit than its column is copied with it.
          return each === undefined ? "" : "type" in field && field.type === "quantity" ? each.replace(".", mark) : harmlessText(each);
        };
        const text = writeBlock([blockOf(table, mark)[0]!, ...table.rows.map((row) => row.map(cell))]);
        const block = readBlock(text, mark);
        const marks = marksOf(block.flat(), { decimal: mark, evidence: "none" });
        const all = { top: 0, bottom: source.rows.length - 1, left: 0, right: columns.length - 1 };
        const { writes, problems } = pasted(view, all, block, marks);
        const written = writeCells(source, writes);
        expect([...problems, ...written.problems]).toEqual([]);
        expect(contentOf(withImport(source, written))).toEqual(contentOf(source));
      }),
      { numRuns: runs(4), endOnFailure: true },
    );
  });

  test("the workbook of the calculation says the same when its sheet is read again", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const source = sourceOf(definition, input, path);
        const table = await throughWorkbook(source);
        const into = sourceOf(definition, { ...input, [path]: [] }, path);
        const imported = importRows(into, table, "replace");
        expect(imported.problems).toEqual([]);
        expect(contentOf(withImport(into, imported))).toEqual(contentOf(source));
        expect(importRows(source, table, "replace").rows).toEqual(source.inputRows);
      }),
      { numRuns: runs(2), endOnFailure: true },
    );
  });
});

const listsInRows = lists.flatMap(([name, definition, path, list]) =>
  Object.entries(list.row).flatMap(([inner, field]) =>
    field.type === "list" ? [[`${name}.${inner}`, definition, path, list, inner, field] as const] : [],
  ),
);

describe.for(listsInRows)("%s", ([, definition, path, list, inner, field]) => {
  test("lists in rows, of which the workbook has one sheet, are each read from it as they were", async () => {
    const parents = definition.examples.flatMap(({ input }) => (valueAt(input.Metric, path) ?? []) as readonly Row[]).slice(0, 1);
    const rows = generatedRows(field, "Metric");
    await fc.assert(
      fc.asyncProperty(rows, rows, async (...each) => {
        const outer = each.map((innerRows, index) => ({
          ...parents[0],
          id: `outer${index}`,
          [inner]: inTreeOrder(field, innerRows as readonly Row[]),
        }));
        const { input } = openInput(definition, { ...definition.start("Metric"), unitSystem: "Metric", [path]: outer });
        const around = sourceOf(definition, input, path);
        for (const [index, row] of around.rows.entries()) {
          const innerPath = `${path}.${row.id}.${inner}`;
          const source: ListSource = {
            ...around,
            path: innerPath,
            list: field,
            scope: { values: row, fields: list.row, around: around.scope },
            rows: valueAt(around.state.complete, innerPath) as readonly Row[],
            inputRows: valueAt(input, innerPath) as readonly Row[],
          };
          const table = await throughWorkbook(source, [rowIdHead(list)]);
          const imported = importRows(source, table, "replace");
          expect(imported.problems).toEqual([]);
          expect(imported.rows, `row ${index}`).toEqual(source.inputRows);
        }
      }),
      { numRuns: runs(2), endOnFailure: true },
    );
  });
});

test("people of a file without a unit are a count, also where a space type gives a density", () => {
  const definition = catalogue.find(({ id }) => id === "heat-load")! as unknown as AnyCalculator;
  const source = sourceOf(
    definition,
    openInput(definition, { ...definition.start("Imperial"), unitSystem: "Imperial", rooms: [] }).input,
    "rooms",
  );
  const columns = fileColumns(source);
  const table = { rows: [["Store", "Store", "", 5]], heads: readHeads(["Name", "Space type", "Zone", "People"], columns), isMarked: false };
  const { rows, problems } = importRows(source, { ...table, marks: { decimal: ".", evidence: "none" } }, "replace");
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({ name: "Store", spaceType: "storage", people: { value: 5, unit: "unitless" } });
});
