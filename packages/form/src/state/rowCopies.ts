import type { Field, Fields, ListField } from "@org/hvac-core/kernel";
import { isRecord, type Row } from "./formInput.ts";
import { withCountedNames } from "./countedNames.ts";
import { newRowId } from "./rows.ts";

type Data = Readonly<Record<string, unknown>>;

/** New ids of copied rows, by list name and old id. */
type Renamed = ReadonlyMap<string, ReadonlyMap<string, string>>;

const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);

/** Value of a field in a copied row: nested rows get new ids, and references to them point to the copies. */
function copiedValue(field: Field, name: string, value: unknown, renamed: Renamed): unknown {
  switch (field.type) {
    case "list": {
      const ids = renamed.get(name);
      return rowsIn(value).map((row) => ({ ...copiedValues(field.row, row, renamed), id: ids?.get(row.id) ?? newRowId() }));
    }
    case "group":
      return isRecord(value) ? copiedValues(field.fields, value, renamed) : value;
    case "reference":
      return typeof value === "string" ? ([field.to].flat().flatMap((list) => renamed.get(list)?.get(value) ?? [])[0] ?? value) : value;
    case "series":
    case "matrix": {
      const cell = (each: unknown): unknown => (Array.isArray(each) ? each.map(cell) : copiedValue(field.cell, name, each, renamed));
      return isRecord(value) ? { ...value, values: cell(value["values"]) } : cell(value);
    }
    default:
      return value;
  }
}

function copiedValues(fields: Fields, values: Data, around: Renamed): Data {
  const nested = Object.entries(fields).flatMap(([name, field]) =>
    field.type === "list" ? [[name, new Map(rowsIn(values[name]).map(({ id }) => [id, newRowId()]))] as const] : [],
  );
  const renamed = new Map([...around, ...nested]);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? copiedValue(field, name, value, renamed) : value];
    }),
  );
}

/**
 * Copies of rows of a list, with names counted on. References among them point to the copies.
 *
 * @param list the list's own name, by which its rows refer to each other
 * @param all the rows of the list
 */
export function copiesOf(field: ListField, list: string, rows: readonly Row[], all: readonly Row[]): readonly Row[] {
  const ids = new Map(rows.map(({ id }) => [id, newRowId()]));
  const copies = rows.map((row) => ({ ...copiedValues(field.row, row, new Map([[list, ids]])), id: ids.get(row.id)! }));
  return withCountedNames(field, all, copies);
}

/** A list with a copy of a row after the row. */
export function withRowCopied(field: ListField, list: string, rows: readonly Row[], index: number): readonly Row[] {
  return rows.toSpliced(index + 1, 0, ...copiesOf(field, list, [rows[index]!], rows));
}
