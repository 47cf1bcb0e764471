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
  const others = rows.map((): [string, Plain][] => []);
  const names = new Set<string>();
  for (const row of rows) for (const name in row) if (Object.hasOwn(row, name)) names.add(name);
  names.delete("id");
  const assumed = marksOf(rows);
  for (const name of names) {
    const isTaken = (row: Row): boolean => name === assumedKey && hasMarks(row);
    const cells = rows.map((row) => (Object.hasOwn(row, name) && !isTaken(row) ? row[name] : undefined));
    if (cells.every((cell) => cell === undefined)) continue;
    const column = columnOf(cells);
    if (column) columns.push([name, column]);
    const isTable = !column && cells.every((cell) => cell === undefined || isRows(cell));
    if (isTable) tables.push([name, innerTable(cells)]);
    if (isTable) continue;
    const hasItsShape = column && shapeTest(shapeOfColumn(column));
    for (const [index, cell] of cells.entries()) if (cell !== undefined && !hasItsShape?.(cell)) others[index]!.push([name, cell]);
  }
  return {
    ids: rows.map(({ id }) => id),
    columns: Object.fromEntries(columns),
    ...(assumed.length > 0 && { assumed: Object.fromEntries(assumed) }),
    ...(tables.length > 0 && { tables: Object.fromEntries(tables) }),
    ...(others.some(({ length }) => length > 0) && {
      others: others.map((entries) => (entries.length === 0 ? null : Object.fromEntries(entries))),
    }),
  };
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

function innerTable(lists: readonly (readonly Row[] | undefined)[]): InnerTable {
  const absent = placesWithout(lists);
  return {
    of: lists.flatMap((list = [], index) => list.map(() => index)),
    ...tableOf(lists.flatMap((list = []) => list)),
    ...(absent.length > 0 && { absent }),
  };
}

/** The column of a field, in the most frequent shape of its cells; `undefined` where none is a single value. */
function columnOf(cells: readonly (Plain | undefined)[]): Column | undefined {
  const shapes: { readonly shape: Shape; readonly isOf: (cell: Plain) => boolean; count: number }[] = [];
  for (const cell of cells) {
    if (cell === undefined || cell === null) continue;
    const known = shapes.find(({ isOf }) => isOf(cell));
    const shape = known ? undefined : shapeOf(cell);
    if (known) known.count += 1;
    else if (shape) shapes.push({ shape, isOf: shapeTest(shape), count: 1 });
  }
  if (shapes.length === 0 && !cells.includes(null)) return undefined;
  const { shape, isOf } = shapes.reduce((most, each) => (each.count > most.count ? each : most), { shape: bare, isOf: isScalar, count: 0 });
  const held = cells.map((cell) => (cell !== undefined && isOf(cell) ? valueOf(cell) : undefined));
  const absent = placesWithout(held);
  const first = held[0];
  if (first !== undefined && held.every((value) => Object.is(value, first))) return { ...shape, all: first };
  return { ...shape, values: held.map((value) => value ?? null), ...(absent.length > 0 && { absent }) };
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
  const besides = Object.entries(shape);
  if (besides.length === 0) return isScalar;
  return (cell) => {
    if (cell === null) return true;
    if (!isRecord(cell) || !Object.hasOwn(cell, "value") || Object.keys(cell).length !== besides.length + 1) return false;
    const { value } = cell;
    return value !== null && isScalar(value) && besides.every(([name, text]) => Object.hasOwn(cell, name) && cell[name] === text);
  };
}

function valueOf(cell: Plain): Scalar {
  return isScalar(cell) ? cell : ((cell as PlainRecord)["value"] as Scalar);
}

function placesWithout(cells: readonly unknown[]): readonly number[] {
  return cells.flatMap((cell, index) => (cell === undefined ? [index] : []));
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
