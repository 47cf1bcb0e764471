import { inputListNames, inputLists } from "./inputLists.ts";
import { assumedKey, isListOfNames } from "./assumed.ts";
import { defaultOf, holds, type Scope } from "./conditions.ts";
import { isDay } from "../quantity/day.ts";
import { nearestName } from "../refusals/errors.ts";
import type { Field, Fields, ListField } from "./fields.ts";
import type { SIValues } from "./inputs.ts";
import type { FieldError, Warning } from "./outcome.ts";
import { isRowId, type Path } from "./path.ts";
import { withArticle } from "./plural.ts";
import { possibleDefaultOf } from "./possibleDefaults.ts";
import { readId, readOption } from "./readNames.ts";
import { isRecord, noteDefault, refuse, type Pass, type Read, type Entries } from "./readPass.ts";
import { compileQuantity } from "./readQuantity.ts";
import { compileSeries } from "./readSeries.ts";
import { markOf, namesAskedFor, RowsRead } from "./readRows.ts";
import { recordsOf } from "./records.ts";
import { compileReferences } from "./references.ts";

/** Result of reading an input: SI values or errors; remarks on unusual values; assumed fields; unused fields. */
export interface Reading<F extends Fields> {
  readonly values: SIValues<F>;
  readonly errors: readonly FieldError[];
  readonly remarks: readonly Warning[];
  readonly assumed: readonly Path[];
  readonly unused: readonly Path[];
  /** Whether a unit is named by a spelling that is not its id. */
  readonly hasSpellings: boolean;
}

/** A field of a compiled set, in the order of reading. */
interface Compiled {
  readonly name: string;
  readonly field: Field;
  readonly read: Read;
  /** Whether its default is reported as assumed. */
  readonly isReported: boolean;
  readonly canBeDefault: (value: unknown, entered: unknown) => boolean;
}

/** Types of fields whose defaults are reported as assumed. */
const reportedTypes: ReadonlySet<Field["type"]> = new Set<Field["type"]>(["quantity", "choice", "flag", "series", "matrix"]);

/** A value that a default gave; cells that it gave are all the same. */
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? firstOf(value[0]) : value);

/** The names of fields that are marked as assumed. */
function marksIn(entered: Entries, prefix: string, pass: Pass): readonly string[] | undefined {
  const marks = entered[assumedKey];
  if (marks === undefined || isListOfNames(marks)) return marks;
  refuse(pass, prefix + assumedKey, "type", "The fields that were assumed must be a list of their names.");
  return undefined;
}

export const unitSystems = ["Imperial", "Metric"] as const;

function compileList(field: ListField): Read {
  const { label, maxRows, rowLabel } = field;
  const readRow = compileFields(field.row, "id");
  const rowsRead = new RowsRead(field.row);
  return (entered, scope, active, prefix, name, pass) => {
    const path = prefix + name;
    if (entered === undefined) return [];
    // A list that is too long is well formed: opening keeps it, and calculating refuses it.
    if (!Array.isArray(entered) || entered.length > maxRows) {
      refuse(pass, path, Array.isArray(entered) ? "range" : "type", `${label} must be a list of no more than ${maxRows} rows.`);
      return [];
    }
    const ids = new Set<string>();
    const isKept = rowsRead.begin(entered.length, scope, active, prefix, pass);
    // Spread, a list has no holes: these are rows that are none.
    return [...(entered as readonly unknown[])].map((row, index) => {
      const rowEntries = isRecord(row) ? row : undefined;
      const given = rowEntries?.["id"];
      const id = isRowId(given) ? given : String(index + 1);
      const rowPath = `${path}.${id}`;
      if (!rowEntries)
        refuse(pass, rowPath, "type", `Row ${index + 1} of ${label} must be ${withArticle(rowLabel)}: an object of its fields.`);
      else if (given !== undefined && !isRowId(given))
        refuse(
          pass,
          rowPath,
          "type",
          `Row ${index + 1} of ${label} has an id that cannot be used. Ids are made of letters, digits, _ and -.`,
        );
      else if (ids.has(id)) refuse(pass, rowPath, "type", `Two rows of ${label} have the id ${id}.`);
      ids.add(id);
      const known = isKept ? rowsRead.find(id, row, pass) : undefined;
      if (known) return known;
      const mark = isKept ? markOf(pass) : undefined;
      const values = readRow(rowEntries ?? {}, scope, active, `${rowPath}.`, pass, id);
      if (mark && rowEntries) rowsRead.keep(id, row, values, mark, pass);
      return values;
    });
  };
}

function compileField(field: Field): Read {
  switch (field.type) {
    case "quantity":
      return compileQuantity(field);
    case "choice":
      return (entered, scope, active, prefix, name, pass) => {
        if (entered !== undefined) return readOption(field, entered, prefix, name, pass);
        const option = defaultOf(field, scope, pass.unitSystem);
        noteDefault(field, option, active, prefix + name, pass);
        return option;
      };
    case "text":
      return (entered, _scope, _active, prefix, name, pass) => {
        if (entered === undefined) return field.default;
        if (typeof entered === "string" && entered.length <= field.maxLength) return entered;
        refuse(
          pass,
          prefix + name,
          typeof entered === "string" ? "range" : "type",
          `${field.label} must be text of no more than ${field.maxLength} characters.`,
        );
        return field.default;
      };
    case "flag":
      return (entered, _scope, active, prefix, name, pass) => {
        if (entered === undefined) noteDefault(field, field.default, active, prefix + name, pass);
        if (entered === undefined || typeof entered === "boolean") return entered ?? field.default;
        refuse(pass, prefix + name, "type", `${field.label} must be true or false.`);
        return field.default;
      };
    case "date":
      return (entered, _scope, _active, prefix, name, pass) => {
        if (entered === undefined || entered === null || isDay(entered)) return entered ?? field.default;
        refuse(pass, prefix + name, "type", `${field.label} must be a date such as 2026-11-22.`);
        return field.default;
      };
    case "reference":
      return (entered, _scope, active, prefix, name, pass) => readId(field, entered, active, prefix + name, pass);
    case "series":
    case "matrix":
      return compileSeries(field);
    case "group": {
      const readGroup = compileFields(field.fields);
      return (entered, scope, active, prefix, name, pass) => {
        const path = prefix + name;
        if (entered !== undefined && !isRecord(entered)) refuse(pass, path, "type", `${field.label} must be an object of its fields.`);
        return readGroup(isRecord(entered) ? entered : {}, scope, active, `${path}.`, pass);
      };
    }
    case "list":
      return compileList(field);
  }
}

/** Names of fields in the order of reading: each after those that it asks for. */
function readingOrder(fields: Fields): readonly string[] {
  const begun = new Set<string>();
  const ordered = (names: Iterable<string>): string[] =>
    [...names].flatMap((name) => {
      if (begun.has(name) || !Object.hasOwn(fields, name)) return [];
      begun.add(name);
      return [...ordered(namesAskedFor({ [name]: fields[name]! })), name];
    });
  return ordered(Object.keys(fields));
}

/** The values of fields; `reservedValue` is the value of the reserved name. */
type ReadFields = (
  entered: Entries,
  around: Scope | undefined,
  active: boolean,
  prefix: string,
  pass: Pass,
  reservedValue?: string,
) => Record<string, unknown>;

/** @param reserved a further name that is allowed: a row's `id`, an input's `unitSystem` */
function compileFields(fields: Fields, reserved?: "id" | "unitSystem"): ReadFields {
  const names = Object.keys(fields);
  // So that a plain look-up finds what is entered and nothing that every object has.
  for (const name of names)
    if (name in Object.prototype || name === assumedKey || inputListNames.has(name)) throw new Error(`No field can be called ${name}.`);
  const ordered = readingOrder(fields).map((name): Compiled => ({
    name,
    field: fields[name]!,
    read: compileField(fields[name]!),
    isReported: reportedTypes.has(fields[name]!.type),
    canBeDefault: possibleDefaultOf(fields[name]!),
  }));
  const isInput = reserved === "unitSystem";
  const known = new Set<string>([...(reserved === undefined ? [] : [reserved]), ...(isInput ? inputListNames : []), assumedKey, ...names]);
  const newValues = recordsOf([...(reserved === undefined ? [] : [reserved]), ...ordered.map(({ name }) => name)]);
  return (entered, around, active, prefix, pass, reservedValue) => {
    const values = newValues();
    if (reserved !== undefined) values[reserved] = reservedValue;
    const scope: Scope = { values, around };
    const marks = marksIn(entered, prefix, pass);
    let namesRead = (reserved !== undefined && entered[reserved] !== undefined ? 1 : 0) + (entered[assumedKey] === undefined ? 0 : 1);
    for (const { name, field, read, isReported, canBeDefault } of ordered) {
      const given = entered[name];
      const isUsed = active && holds(field.when, scope);
      const value = read(given, scope, isUsed, prefix, name, pass);
      values[name] = value;
      if (given === undefined) continue;
      namesRead++;
      // A file may be of a version with other defaults. In a calculation with today's defaults another value was entered, whatever is still marked.
      const isMarked = marks !== undefined && marks.includes(name) && (!pass.strict || canBeDefault(value, given));
      if (active && !isUsed && pass.strict && given !== null && !isMarked) pass.unused.push(prefix + name);
      if (isMarked && isReported) noteDefault(field, firstOf(value), isUsed, prefix + name, pass);
    }
    for (const { name, read, message } of isInput ? inputLists : []) {
      const list = entered[name];
      if (list === undefined) continue;
      namesRead++;
      if (!Array.isArray(list) || read(entered).length < list.length) refuse(pass, name, "type", message);
    }
    if (!pass.strict || Object.keys(entered).length === namesRead) return values;
    for (const name of Object.keys(entered)) {
      if (known.has(name) || entered[name] === undefined) continue;
      const nearest = nearestName(name, names);
      refuse(pass, prefix + name, "unknown", `There is no field ${name}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`);
    }
    return values;
  };
}

/** Reads inputs of one set of fields. */
export type Reader<F extends Fields> = (entered: unknown, strict?: boolean) => Reading<F>;

/**
 * Compiles the reader of a set of fields: it checks the shape of whatever it is given, puts defaults where nothing is entered, converts to SI and
 * checks limits of what is active. Compiled once, it reads a list of 500 new rows in a millisecond or two, and rows that are entered again as they
 * were in a part of that (bench/reading.bench.ts).
 *
 * @param fields the fields of an input
 * @returns a function from an input, as entered, to its reading; `strict` (the default) refuses names that are no fields
 * @example
 * ```ts
 * import { defineFields, quantity } from "@org/hvac-core";
 * import { compileReader } from "@org/hvac-core/internal";
 * const fields = defineFields({ width: quantity("Width", "a", "length", "required", [0.1, 100]) });
 * const read = compileReader(fields);
 * read({ unitSystem: "Metric", width: { value: 250, unit: "cm" } }).values.width; // 2.5
 * read({ unitSystem: "Metric", width: 250 }).errors[0]?.message; // "Width must be between 0.1\u202fm and 100\u202fm."
 * ```
 */
export function compileReader<F extends Fields>(fields: F): Reader<F> {
  const readAll = compileFields(fields, "unitSystem");
  const check = compileReferences(fields);
  return (entered, strict = true) => {
    const given = isRecord(entered) ? entered : {};
    const unitSystem = given["unitSystem"] === undefined ? "Imperial" : given["unitSystem"];
    const pass: Pass = {
      unitSystem: unitSystem === "Metric" ? "Metric" : "Imperial",
      strict,
      errors: [],
      remarks: [],
      assumed: [],
      unused: [],
      hasSpellings: false,
    };
    if (!isRecord(entered)) refuse(pass, "", "type", "An input is an object of field values.");
    if (!unitSystems.includes(unitSystem as "Metric"))
      refuse(pass, "unitSystem", "type", `The unit system must be ${unitSystems.join(" or ")}.`);
    const values = readAll(given, undefined, true, "", pass, pass.unitSystem);
    if (check && pass.errors.length === 0) check(values, pass.errors);
    const { errors, remarks, assumed, unused, hasSpellings } = pass;
    return { values: values as SIValues<F>, errors, remarks, assumed, unused, hasSpellings };
  };
}
