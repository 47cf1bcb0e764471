import { isListOfNames } from "@org/hvac-core/internal";
import { assumedKey } from "@org/hvac-core/kernel";
import type { Plain, PlainRecord } from "./fileData.ts";

/** A record of a list, known by its id. */
export type Row = PlainRecord & { readonly id: string };

type Scalar = string | number | boolean | null;

/** The fields of a column's cells other than the value: the unit of numbers, the quantity of results. Empty where cells are bare values. */
type Shape = Readonly<Record<string, string>>;

/**
 * A field of all rows: one value for each, or `all` where every row has the same. The shape is next to them: `{ unit: "m", values: [1, 2] }` are
 * `{ value: 1, unit: "m" }` and `{ value: 2, unit: "m" }`. `null` stays `null` in any shape.
 */
interface Column {
  readonly values?: readonly Scalar[];
  readonly all?: Scalar;
  /** Indices of the rows without the field, where `values` has `null`. */
  readonly absent?: readonly number[];
  readonly [besides: string]: unknown;
}

/** Rows in columns: the rows of a list, or, with `of`, the rows within its rows. */
export interface Table {
  readonly ids: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  /** By name: the lists within the rows of this table, as one table, with the row that each inner row belongs to. `absent`: rows without such a list. */
  readonly tables?: Readonly<Record<string, InnerTable>>;
  /** By field, the rows whose value is marked as assumed: `true` for all of them, else a digit for each row, 1 where it is marked. */
  readonly assumed?: Readonly<Record<string, true | string>>;
  /** All other values, row by row: a series, a value of another shape than its column's. */
  readonly others?: readonly (PlainRecord | null)[];
}

/** Rows within rows; `of` has for each the index of the row that it belongs to. */
type InnerTable = Table & Readonly<Record<"of", readonly number[]>> & { readonly absent?: readonly number[] };

/** Whether a value is a list of rows; an empty list is one. */
export function isRows(value: Plain | undefined): value is readonly Row[] {
  return Array.isArray(value) && value.every((row: Plain) => isRecord(row) && Object.hasOwn(row, "id") && typeof row["id"] === "string");
}

/**
 * Rows in columns, which name each field and its unit once for all rows: Firestore charges for every name, and 32 bytes for every map.
 *
 * @example
 * tableOf([{ id: "a", length: { value: 2, unit: "m" } }, { id: "b", length: { value: 3, unit: "m" } }]);
 * // { ids: ["a", "b"], columns: { length: { unit: "m", values: [2, 3] } } }
 */
export function tableOf(rows: readonly Row[]): Table {
  const columns: [string, Column][] = [];
  const tables: [string, InnerTable][] = [];
  const others: [string, Plain][][] = [];
  const names = new Set<string>();
  // Rows are plain data: nothing is inherited that could be enumerated.
  for (const row of rows) for (const name in row) names.add(name);
  names.delete("id");
  const assumed = marksOf(rows);
  for (const name of names) {
    const cells = cellsOf(rows, name);
    if (cells.every((cell) => cell === undefined)) continue;
    const held = columnOf(cells);
    if (held) columns.push([name, held.column]);
    else if (cells.every((cell) => cell === undefined || isRows(cell))) {
      tables.push([name, innerTable(cells)]);
      continue;
    }
    cells.forEach((cell, index) => {
      if (cell !== undefined && held?.values[index] === undefined) (others[index] ??= []).push([name, cell]);
    });
  }
  return {
    ids: rows.map(({ id }) => id),
    columns: Object.fromEntries(columns),
    ...(assumed.length > 0 && { assumed: Object.fromEntries(assumed) }),
    ...(tables.length > 0 && { tables: Object.fromEntries(tables) }),
    ...(others.length > 0 && { others: rows.map((_, index) => (others[index] ? Object.fromEntries(others[index]) : null)) }),
  };
}

/** The cells of a field, without the marks that have a place of their kind in the table. */
function cellsOf(rows: readonly Row[], name: string): readonly (Plain | undefined)[] {
  if (name === assumedKey) return rows.map((row) => (Object.hasOwn(row, name) && !hasMarks(row) ? row[name] : undefined));
  if (name in Object.prototype) return rows.map((row) => (Object.hasOwn(row, name) ? row[name] : undefined));
  return rows.map((row) => row[name]);
}

/** The original rows of a table. */
export function rowsOf({ ids, columns, assumed = {}, tables = {}, others = [] }: Table): readonly Row[] {
  const rows = ids.map((id): Record<string, Plain> => ({ id }));
  for (const [name, column] of Object.entries(columns)) {
    const { values, all, absent } = column;
    const shape = shapeOfColumn(column);
    const isBare = Object.keys(shape).length === 0;
    const without = new Set(absent);
    for (const [index, row] of rows.entries()) {
      const value = values ? values[index] : all;
      if (value !== undefined && !without.has(index)) put(row, name, isBare || value === null ? value : { value, ...shape });
    }
  }
  const marked = Object.entries(assumed);
  for (const [index, row] of rows.entries()) {
    const names = marked.flatMap(([name, mask]) => (mask === true || mask[index] === "1" ? [name] : []));
    if (names.length > 0) put(row, assumedKey, names.toSorted());
  }
  for (const [name, table] of Object.entries(tables)) {
    const inner = rows.map((): Row[] => []);
    for (const [place, row] of rowsOf(table).entries()) inner[table.of[place] ?? -1]?.push(row);
    const without = new Set(table.absent);
    for (const [index, row] of rows.entries()) if (!without.has(index)) put(row, name, inner[index]!);
  }
  for (const [index, other] of others.entries())
    if (other && rows[index]) for (const [name, cell] of Object.entries(other)) put(rows[index], name, cell);
  return rows as unknown as readonly Row[];
}

/** Whether a row lists its assumed fields as `complete` does: fields that it has, each once and in alphabetical order. */
function hasMarks(row: Row): boolean {
  const names = Object.hasOwn(row, assumedKey) ? row[assumedKey] : undefined;
  if (!isListOfNames(names) || names.length === 0) return false;
  return names.every((name, index) => Object.hasOwn(row, name) && (index === 0 || names[index - 1]! < name));
}

/** By field, the rows in which it is marked. */
function marksOf(rows: readonly Row[]): readonly (readonly [string, true | string])[] {
  const places = new Map<string, Set<number>>();
  for (const [index, row] of rows.entries()) {
    if (!hasMarks(row)) continue;
    for (const name of row[assumedKey] as readonly string[]) places.set(name, (places.get(name) ?? new Set()).add(index));
  }
  return [...places].map(([name, marked]) => [
    name,
    marked.size === rows.length ? true : rows.map((_, index) => (marked.has(index) ? "1" : "0")).join(""),
  ]);
}

/** Adds a property of any name to a row. */
function put(row: Record<string, Plain>, name: string, value: Plain): void {
  if (name in row) Object.defineProperty(row, name, { value, enumerable: true, configurable: true, writable: true });
  else row[name] = value;
}

/** Whether a value is a table. Every part is checked, because an imported file may have been written by hand. */
export function isTable(value: unknown): value is Table {
  if (!isRecord(value)) return false;
  const { ids, columns, assumed = {}, tables = {}, others = [] } = value;
  const areTables = isRecord(tables) && Object.values(tables).every((table) => isTable(table) && "of" in table && Array.isArray(table.of));
  const areColumns = isRecord(columns) && Object.values(columns).every(isColumn);
  const areMarks = isRecord(assumed) && Object.values(assumed).every((mask) => mask === true || typeof mask === "string");
  return Array.isArray(ids) && ids.every((id) => typeof id === "string") && areColumns && areMarks && areTables && Array.isArray(others);
}

function isColumn(column: unknown): column is Column {
  if (!isRecord(column) || !(Array.isArray(column["values"]) || isScalar(column["all"]))) return false;
  return Object.values(shapeOfColumn(column)).every((text) => typeof text === "string");
}

type Lists = readonly (readonly Row[] | undefined)[];

/** Tables by the first of their lists: most edits of rows leave the lists within them as they are. Lists are never changed in place. */
const innerTables = new WeakMap<readonly Row[], { readonly lists: Lists; readonly table: InnerTable }>();

function innerTable(lists: Lists): InnerTable {
  const first = lists.find((list) => list !== undefined);
  const known = first && innerTables.get(first);
  if (known?.lists.length === lists.length && lists.every((list, index) => list === known.lists[index])) return known.table;
  const absent = placesWithout(lists);
  const table: InnerTable = {
    of: lists.flatMap((list = [], index) => list.map(() => index)),
    ...tableOf(lists.flatMap((list = []) => list)),
    ...(absent.length > 0 && { absent }),
  };
  if (first) innerTables.set(first, { lists, table });
  return table;
}

/** A column, and the value of each cell in it; `undefined` for absent cells and those of another shape. */
interface HeldColumn {
  readonly column: Column;
  readonly values: readonly (Scalar | undefined)[];
}

/** The shapes of cells, and how many cells have each; null fits into any. */
function shapesOf(cells: readonly (Plain | undefined)[]) {
  const shapes: { readonly shape: Shape; readonly isOf: (cell: Plain) => boolean; count: number }[] = [];
  let last: (typeof shapes)[number] | undefined;
  for (const cell of cells) {
    if (cell === undefined || cell === null) continue;
    // Most cells have the shape of the one before.
    if (!last?.isOf(cell)) {
      last = shapes.find(({ isOf }) => isOf(cell));
      const shape = last ? undefined : shapeOf(cell);
      if (shape) shapes.push((last = { shape, isOf: shapeTest(shape), count: 0 }));
    }
    if (last) last.count += 1;
  }
  return shapes;
}

/** The column of a field, in the most frequent shape of its cells; `undefined` where none is a single value. */
function columnOf(cells: readonly (Plain | undefined)[]): HeldColumn | undefined {
  const shapes = shapesOf(cells);
  if (shapes.length === 0 && !cells.includes(null)) return undefined;
  const { shape, isOf } = shapes.reduce((most, each) => (each.count > most.count ? each : most), { shape: bare, isOf: isScalar, count: 0 });
  const values: (Scalar | undefined)[] = [];
  const absent: number[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const value = cell !== undefined && isOf(cell) ? valueOf(cell) : undefined;
    if (value === undefined) absent.push(index);
    values.push(value);
  }
  const first = values[0];
  if (first !== undefined && values.every((value) => Object.is(value, first))) return { column: { ...shape, all: first }, values };
  return { column: { ...shape, values: values.map((value) => value ?? null), ...(absent.length > 0 && { absent }) }, values };
}

/** The fields next to a single value: empty where it is bare; `undefined` where the cell is not a single value. */
function shapeOf(cell: Plain): Shape | undefined {
  if (isScalar(cell)) return bare;
  if (!isRecord(cell) || !Object.hasOwn(cell, "value")) return undefined;
  const { value, ...shape } = cell as PlainRecord;
  const names = Object.keys(shape);
  if (value === null || !isScalar(value) || names.length === 0) return undefined;
  if (names.some((name) => typeof shape[name] !== "string" || columnNames.has(name))) return undefined;
  return shape as Shape;
}

const bare: Shape = {};
/** Names in a column that are not its shape. */
const columnNames = new Set(["values", "all", "absent"]);

function shapeOfColumn(column: Column): Shape {
  return Object.fromEntries(Object.entries(column).filter(([name]) => !columnNames.has(name))) as Shape;
}

/** Tests whether a cell fits into a column of a shape; `null` fits into any. */
function shapeTest(shape: Shape): (cell: Plain) => boolean {
  const names = Object.keys(shape);
  if (names.length === 0) return isScalar;
  // Without a list of its names: a file may have a hundred thousand cells, and each is tested whenever a draft is written.
  return (cell) => {
    if (cell === null) return true;
    if (!isRecord(cell)) return false;
    let count = 0;
    for (const name in cell) {
      if (name !== "value" && !(Object.hasOwn(shape, name) && cell[name] === shape[name])) return false;
      count += 1;
    }
    if (count !== names.length + 1) return false;
    const { value } = cell;
    return value !== null && isScalar(value) && Object.hasOwn(cell, "value");
  };
}

function valueOf(cell: Plain): Scalar {
  return isScalar(cell) ? cell : ((cell as PlainRecord)["value"] as Scalar);
}

function placesWithout(cells: readonly unknown[]): readonly number[] {
  const places: number[] = [];
  for (let index = 0; index < cells.length; index++) if (cells[index] === undefined) places.push(index);
  return places;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
