import { catalogue } from "@org/hvac-core";
import { valueAt } from "@org/hvac-core/kernel";
import { toSI } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { fileColumns, findHeadRow, importRows, listFile, readHeads, cellText, type ImportedTable } from "@org/form/importing";
import { columnsOf, inputCell, type InputColumn, type ListSource } from "@org/form/rows";
import { openInput, type AnyCalculator, type Row } from "@org/form/state";
import { sourceOf } from "@org/form/test/listSource";
import { workbookFile } from "../workbook/workbookFiles.ts";
import { readTables } from "./readTables.ts";
import { csvOf } from "./writeCsv.ts";

const points = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"];

/** The walls of a room that face in these directions. */
function wallsFacing(definition: AnyCalculator, inner: string, directions: readonly number[]): ListSource {
  const walls = directions.map((degrees, index) => ({
    id: `s${index}`,
    name: `Wall ${index + 1}`,
    area: { value: 10, unit: "m2" },
    azimuth: { value: degrees, unit: "deg" },
  }));
  const { input } = openInput(definition, { ...definition.start("Metric"), unitSystem: "Metric", rooms: [{ id: "r", [inner]: walls }] });
  const around = sourceOf(definition, input, "rooms");
  const field = around.list.row[inner]!;
  if (field.type !== "list") throw new Error(`${inner} is no list`);
  const path = `rooms.r.${inner}`;
  const [room] = around.rows;
  return {
    ...around,
    path,
    list: field,
    scope: { values: room!, fields: around.list.row, around: around.scope },
    rows: valueAt(around.state.complete, path) as readonly Row[],
    inputRows: valueAt(input, path) as readonly Row[],
  };
}

const emptied = (source: ListSource): ListSource => ({ ...source, rows: [], inputRows: [] });

async function readBack(source: ListSource, bytes: ArrayBuffer, name: string, head: string): Promise<ImportedTable> {
  const { sheets, isMarked, marksIfNone } = await readTables(new Uint8Array(bytes), name, ".");
  const rows = sheets.find(({ rows: each }) => each.some((row) => row.includes(head)))!.rows;
  const columns = fileColumns(source);
  const texts = rows.map((row) => row.map(cellText));
  const headRow = findHeadRow(texts, columns)!;
  return { rows: rows.slice(headRow + 1), heads: readHeads(texts[headRow]!, columns), isMarked, marks: marksIfNone };
}

const degreesOf = (rows: readonly unknown[]): readonly number[] =>
  rows.map((row) => {
    const { value, unit } = valueAt(row, "azimuth") as { readonly value: number; readonly unit: string };
    return toSI(value, unit);
  });

const directions = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 15 }).map((point) => point * 22.5),
    fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100),
  ),
  { minLength: 1, maxLength: 6 },
);

describe.for([
  ["heat-load", "surfaces"],
  ["energy-analysis", "surfaces"],
])("directions of %s", ([id, inner]) => {
  const definition = catalogue.find((each) => each.id === id)! as unknown as AnyCalculator;

  test("are in files what the table shows, and are read back as they were", async () => {
    await fc.assert(
      fc.asyncProperty(directions, async (each) => {
        const source = wallsFacing(definition, inner!, each);
        const { columns, rows } = listFile(source);
        const place = columns.findIndex(({ content }) => content.type === "field" && content.key === "azimuth");
        const head = columns[place]!.head;
        const shown = columnsOf(definition, source.path, source.list).find(({ key }) => key === "azimuth") as InputColumn;
        for (const [index, degrees] of each.entries()) {
          const point = degrees % 22.5 === 0 ? points[degrees / 22.5] : undefined;
          expect(rows[index]![place]).toBe(point ?? degrees);
          if (point !== undefined) expect(inputCell(shown, index, "deg", source).text).toBe(point);
        }
        const { state, preferredUnits } = source;
        const workbook = await workbookFile({ state, preferredUnits, title: "File", date: new Date(2026, 10, 25) });
        const tables = [
          await readBack(source, await csvOf([columns.map((column) => column.head), ...rows], ".").arrayBuffer(), "list.csv", head),
          await readBack(source, await csvOf([columns.map((column) => column.head), ...rows], ",").arrayBuffer(), "list.csv", head),
          await readBack(source, await workbook.arrayBuffer(), "file.xlsx", head),
        ];
        for (const table of tables) {
          const imported = importRows(emptied(source), table, "replace");
          expect(imported.problems).toEqual([]);
          expect(degreesOf(imported.rows)).toEqual(degreesOf(source.inputRows));
          expect(importRows(source, table, "replace").rows).toEqual(source.inputRows);
        }
      }),
      { numRuns: runs(8), endOnFailure: true },
    );
  });
});

test("a direction in degrees has its unit in the workbook, also below a room whose directions are points", async () => {
  const definition = catalogue.find(({ id }) => id === "heat-load")! as unknown as AnyCalculator;
  const number = (value: number, unit: string) => ({ value, unit });
  const facing = { name: "Surface", area: number(10, "m2"), exposure: "sun" };
  // Only roofs have a tilt: the lists have equally many columns of units, of different fields.
  const roof = { ...facing, id: "a", kind: "roof", azimuth: number(90, "deg"), tilt: number(30, "deg") };
  const wall = { ...facing, id: "b", kind: "wall", azimuth: number(100, "deg") };
  const rooms = [roof, wall].map((surface, index) => ({ id: `r${index}`, name: `Room ${index + 1}`, surfaces: [surface] }));
  const { input } = openInput(definition, { ...definition.start("Metric"), unitSystem: "Metric", rooms });
  const { state, preferredUnits } = sourceOf(definition, input, "rooms");
  const workbook = await workbookFile({ state, preferredUnits, title: "File", date: new Date(2026, 10, 25) });
  const { sheets } = await readTables(new Uint8Array(await workbook.arrayBuffer()), "file.xlsx", ".");
  const rows = sheets.map((sheet) => sheet.rows).find((each) => each.some((row) => row.includes("Azimuth")))!;
  const heads = rows.find((row) => row.includes("Azimuth"))!;
  const cells = (head: string) => rows.slice(-2).map((row) => [row[heads.indexOf(head)], row[heads.indexOf(head) + 1]]);
  expect(cells("Azimuth")).toEqual([
    ["E", undefined],
    [100, "°"],
  ]);
  expect(cells("Tilt")).toEqual([
    [30, "°"],
    [undefined, undefined],
  ]);
});
