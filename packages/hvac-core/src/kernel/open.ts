import { OutOfRangeError } from "./errors.ts";
import type { Field, Fields } from "./fields.ts";
import type { StoredData } from "./history.ts";
import { isRowId, joinPath, type Path } from "./path.ts";
import { isTypedQuantity } from "./quantities.ts";
import { compileReader } from "./read.ts";
import type { FieldError } from "./outcome.ts";

/** From the data of a version to that of the next: `history[1]` brings version 1 to 2. */
export type Migrations = Readonly<Record<number, (data: StoredData) => StoredData>>;

/** A stored input as today's version reads it. */
export interface Opened {
  /** Ready to be calculated; what this version does not know is in it as it was stored. */
  readonly input: StoredData;
  /** In words: what was set aside, and what is kept without being understood. */
  readonly notes: readonly string[];
}

/**
 * Brings stored data of an older version to today's.
 *
 * @throws {OutOfRangeError} when `from` is newer than this engine's or no version at all
 */
export function migrate(id: string, version: number, history: Migrations, data: StoredData, from: number): StoredData {
  if (!Number.isInteger(from) || from < 1 || from > version)
    throw new OutOfRangeError({ parameter: "version", value: from, min: 1, max: version, unit: "", reason: `this engine reads versions 1 to ${version} of ${id}` });
  let current = data;
  for (let step = from; step < version; step++) current = history[step]!(current);
  return current;
}

/** The field at a path; positions of rows are ids here. */
export function fieldAt(fields: Fields, path: Path): Field | undefined {
  let within: Fields | undefined = fields;
  let field: Field | undefined;
  let isRow = false;
  for (const segment of path.split(".")) {
    if (isRow) {
      isRow = false;
      continue;
    }
    field = within && Object.hasOwn(within, segment) ? within[segment] : undefined;
    if (!field) return undefined;
    if (field.type === "series" || field.type === "matrix") return field;
    within = field.type === "group" ? field.fields : field.type === "list" ? field.row : undefined;
    isRow = field.type === "list";
  }
  return field;
}

/**
 * Rows get ids where they have none, or not one of their own: by their number, so that two devices give the same. What is no row is left out,
 * and noted.
 */
function withIds(fields: Fields, data: StoredData, notes: string[]): StoredData {
  const own = (field: Field | undefined, value: unknown): unknown => {
    if (field?.type === "group" && typeof value === "object" && value !== null) return withIds(field.fields, value as StoredData, notes);
    if (field?.type !== "list" || !Array.isArray(value)) return value;
    const taken = new Set<string>();
    return value.flatMap((row: unknown, index) => {
      if (typeof row !== "object" || row === null || Array.isArray(row)) {
        notes.push(`Row ${index + 1} of ${field.label} is no ${field.rowLabel}. What was stored there is left out.`);
        return [];
      }
      const given = (row as StoredData)["id"];
      let id = isRowId(given) ? given : String(index + 1);
      for (let copy = 2; taken.has(id); copy++) id = `${isRowId(given) ? given.slice(0, 34) : index + 1}-${copy}`;
      taken.add(id);
      return withIds(field.row, { ...(row as StoredData), id }, notes);
    });
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, own(Object.hasOwn(fields, name) ? fields[name] : undefined, value)]));
}

function without(data: StoredData, path: readonly string[]): StoredData {
  const [name, ...rest] = path;
  if (name === undefined) return data;
  if (rest.length === 0) {
    const { [name]: _gone, ...others } = data;
    return others;
  }
  const inside = data[name];
  if (Array.isArray(inside)) {
    const [id, ...further] = rest;
    if (further.length === 0) return { ...data, [name]: inside.filter((row: StoredData) => row["id"] !== id) };
    return { ...data, [name]: inside.map((row: StoredData) => (row["id"] === id ? without(row, further) : row)) };
  }
  if (typeof inside !== "object" || inside === null || isTypedQuantity(inside)) return without(data, [name]);
  return { ...data, [name]: without(inside as StoredData, rest) };
}

function unknownNames(fields: Fields, data: StoredData, prefix: Path, own?: "id" | "unitSystem"): Path[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const path = joinPath(prefix, name);
    if (name === own) return [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return [path];
    if (field.type === "group" && typeof value === "object" && value !== null) return unknownNames(field.fields, value as StoredData, path);
    if (field.type === "list" && Array.isArray(value)) return (value as StoredData[]).flatMap((row) => unknownNames(field.row, row, joinPath(path, row["id"] as string), "id"));
    return [];
  });
}

/** Compiles what opens stored inputs: migration, row ids, and setting aside what cannot be read. */
export function compileOpening(fields: Fields): (data: StoredData) => Opened {
  const read = compileReader(fields);
  const unreadable = (data: StoredData): readonly FieldError[] => read(data, false).errors.filter(({ code }) => code === "type");
  return (data) => {
    const notes: string[] = [];
    let input = withIds(fields, data, notes);
    // A damaged list hides its cells, so that what is in it is seen in the next round.
    for (let round = 0; round < 8; round++) {
      const errors = unreadable(input);
      if (errors.length === 0) break;
      for (const { field, message } of errors) {
        notes.push(`${message} What was stored there is left out.`);
        input = field === "" ? {} : without(input, field.split("."));
      }
    }
    const unknown = unknownNames(fields, input, "", "unitSystem");
    if (unknown.length > 0) notes.push(`Kept without being understood: ${unknown.join(", ")}.`);
    return { input, notes };
  };
}
