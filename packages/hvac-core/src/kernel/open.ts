import { isUnitOf } from "../quantity/index.ts";
import { inputListNames } from "./inputLists.ts";
import { assumedKey } from "./assumed.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import { axes, type Axis, type Field, type Fields, type ListField, type MatrixField, type SeriesField } from "./fields.ts";
import { withArticle } from "./plural.ts";
import { isRowId, joinPath, pathSegments, valueAt, type Path } from "./path.ts";
import { fieldSteps } from "./fieldSteps.ts";
import type { CalculatorInput } from "./inputs.ts";
import type { Reader } from "./read.ts";
import { isRecord } from "./readPass.ts";
import type { FieldError } from "./outcome.ts";
import { isResultLink, isTypedQuantity, shownIn, enteredKind } from "./quantities.ts";
import { fieldWithUnitIds, mapFields } from "./unitIds.ts";

/** A stored input, of whatever version. */
export type StoredData = Readonly<Record<string, unknown>>;

/** From the data of a version to that of the next: `history[1]` brings version 1 to 2. */
export type Migrations = Readonly<Record<number, (data: StoredData) => StoredData>>;

/** A stored input as today's version reads it. */
export interface Opened<F extends Fields = Fields> {
  /** Ready to be calculated; what this version does not know is in it as it was stored. */
  readonly input: CalculatorInput<F>;
  /** In words: what was set aside, and what is kept without being understood. */
  readonly notes: readonly string[];
}

/**
 * Brings stored data of an older version to today's.
 *
 * @throws {OutOfRangeError} when `from` is newer than this engine's, older than its migrations begin, or no version at all
 */
export function migrate(id: string, version: number, history: Migrations, data: StoredData, from: number): StoredData {
  let oldest = version;
  while (history[oldest - 1]) oldest--;
  if (!Number.isInteger(from) || from < oldest || from > version)
    throw new OutOfRangeError({
      parameter: "version",
      value: from,
      min: oldest,
      max: version,
      unit: "",
      reason: `this engine reads versions ${oldest} to ${version} of ${id}`,
    });
  let current = data;
  for (let step = from; step < version; step++) current = history[step]!(current);
  return current;
}

/**
 * The field at a path; rows are named by their ids, places of a series by their names.
 *
 * @param fields the fields of the input
 * @param path a path such as `surfaces.west.area`
 * @returns the field, or `undefined` if there is no such field
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { fieldAt } from "@org/hvac-core/internal";
 * fieldAt(heatLoad.fields, "surfaces.west.area")?.label; // "Area"
 * fieldAt(heatLoad.fields, "surfaces.west.depth"); // undefined
 * ```
 */
export function fieldAt(fields: Fields, path: Path): Field | undefined {
  const { steps, isWhole } = fieldSteps(fields, path);
  return isWhole ? steps.at(-1)?.field : undefined;
}

/**
 * Rows get ids where they have none, or not a unique one: by their number, so that two devices give the same. An id that a row has is no
 * other's: references mean it. What is no row is left out, and noted.
 *
 * @returns the very same rows where they have their ids, as those of a file that was stored by this version
 */
function rowsWithIds(field: ListField, rows: readonly unknown[], notes: string[]): readonly unknown[] {
  const entered = new Set(rows.map((row) => (isRecord(row) ? row["id"] : undefined)).filter(isRowId));
  const taken = new Set<string>();
  const named = rows.flatMap((row, index): StoredData[] => {
    if (!isRecord(row)) {
      notes.push(
        `Row ${index + 1} of ${field.label} could not be read as ${withArticle(field.rowLabel)}. What was stored there is left out.`,
      );
      return [];
    }
    const given = row["id"];
    const first = isRowId(given) ? given : String(index + 1);
    let id = first;
    for (let copy = 2; taken.has(id) || (id !== given && entered.has(id)); copy++) id = `${first.slice(0, 34)}-${copy}`;
    taken.add(id);
    return [withIds(field.row, id === given ? row : { ...row, id }, notes)];
  });
  return named.length === rows.length && named.every((row, index) => row === rows[index]) ? rows : named;
}

function withIds(fields: Fields, data: StoredData, notes: string[]): StoredData {
  let changed: [string, unknown][] | undefined;
  for (const name of Object.keys(data)) {
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    const value = data[name];
    if (typeof value !== "object" || value === null) continue;
    let now: unknown = value;
    if (field?.type === "group" && isRecord(value)) now = withIds(field.fields, value, notes);
    else if (field?.type === "list" && Array.isArray(value)) now = rowsWithIds(field, value, notes);
    if (now !== value) (changed ??= []).push([name, now]);
  }
  return changed ? { ...data, ...Object.fromEntries(changed) } : data;
}

/** A series or matrix without an entry at one place, if the field distinguishes a missing entry from a value. */
function withoutCell(field: SeriesField | MatrixField, entered: unknown, [first = "", second = ""]: readonly string[]): unknown {
  const values: unknown = isRecord(entered) ? entered["values"] : entered;
  if (!Array.isArray(values) || (field.cell.type !== "quantity" && field.cell.type !== "reference")) return undefined;
  const placeOn = (axis: Axis, name: string): number => (axes[axis] as readonly string[]).indexOf(name);
  const atPlace =
    field.type === "series"
      ? placeOn(field.axis, first)
      : placeOn(field.rows, first) * axes[field.columns].length + placeOn(field.columns, second);
  const cells = values.flat().map((cell: unknown, index) => (index === atPlace ? null : cell));
  return isRecord(entered) ? { ...entered, values: cells } : cells;
}

/** A quantity or series that cannot be shown as it says is shown as it was typed. */
function withReadableDisplay(field: Field | undefined, entered: unknown): unknown {
  const cell = field?.type === "series" || field?.type === "matrix" ? field.cell : field;
  if (!isRecord(entered) || entered["displayUnit"] === undefined) return undefined;
  const kind =
    cell?.type === "quantity"
      ? (enteredKind(cell, typeof entered["unit"] === "string" ? entered["unit"] : "") ?? cell.quantity)
      : undefined;
  if (kind !== undefined && typeof entered["displayUnit"] === "string" && isUnitOf(entered["displayUnit"], kind)) return undefined;
  return shownIn(entered, undefined);
}

function without(fields: Fields, data: StoredData, path: readonly string[]): StoredData {
  const [name = "", ...rest] = path;
  const { [name]: inside, ...others } = data;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0) {
    const readable = withReadableDisplay(field, inside);
    return readable === undefined ? others : { ...data, [name]: readable };
  }
  if (field?.type === "list" && Array.isArray(inside)) {
    const [id, ...further] = rest;
    const rows = inside as readonly StoredData[];
    return {
      ...data,
      [name]:
        further.length === 0
          ? rows.filter((row) => row["id"] !== id)
          : rows.map((row) => (row["id"] === id ? without(field.row, row, further) : row)),
    };
  }
  if (field?.type === "group" && isRecord(inside)) return { ...data, [name]: without(field.fields, inside, rest) };
  const left = field?.type === "series" || field?.type === "matrix" ? withoutCell(field, inside, rest) : undefined;
  return left === undefined ? others : { ...data, [name]: left };
}

function addUnknownNames(fields: Fields, data: StoredData, prefix: Path, into: Path[], reserved?: "id" | "unitSystem"): void {
  for (const name of Object.keys(data)) {
    if (name === reserved || name === assumedKey || (reserved === "unitSystem" && inputListNames.has(name))) continue;
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    const value = data[name];
    if (!field) into.push(joinPath(prefix, name));
    else if (field.type === "group" && isRecord(value)) addUnknownNames(field.fields, value, joinPath(prefix, name), into);
    else if (field.type === "list" && Array.isArray(value))
      for (const row of value as StoredData[]) addUnknownNames(field.row, row, joinPath(prefix, name, row["id"] as string), into, "id");
  }
}

/** A number whose link names no result stands by itself from now on. */
function withReadableLink(field: Field, value: unknown, notes: string[]): unknown {
  if (field.type !== "quantity" || !isTypedQuantity(value) || value.link === undefined || isResultLink(value.link)) return value;
  const { link: _unreadable, ...typed } = value;
  notes.push(`The result that ${field.label} is linked to cannot be read. Its number is kept.`);
  return typed;
}

/** Compiles what opens stored inputs: migration, row ids, and setting aside what cannot be read. */
export function compileOpening<F extends Fields>(fields: F, read: Reader<F>): (data: StoredData) => Opened<F> {
  const unreadable = (data: StoredData): readonly FieldError[] => read(data, false).errors.filter(({ code }) => code === "type");
  return (data) => {
    const notes: string[] = [];
    let input = withIds(fields, data, notes);
    // A damaged list hides its cells, so that what is in it is seen in the next round.
    for (let round = 0; round < 8; round++) {
      const errors = unreadable(input);
      if (errors.length === 0) break;
      for (const { field, message } of errors) {
        input = field === "" ? {} : without(fields, input, pathSegments(field));
        const isKept = field !== "" && valueAt(input, field) !== undefined;
        notes.push(`${message} ${isKept ? "It is shown in the unit it was typed in." : "What was stored there is left out."}`);
      }
    }
    const unknown: Path[] = [];
    addUnknownNames(fields, input, "", unknown, "unitSystem");
    if (unknown.length > 0) notes.push(`Not known to this version, and kept unchanged: ${unknown.join(", ")}.`);
    const opened = mapFields(fields, input, (field, value) => fieldWithUnitIds(field, withReadableLink(field, value, notes)));
    return { input: opened as CalculatorInput<F>, notes };
  };
}
