import { convert, formatQuantity, isUnitOf, largestNumber, siUnit, unitsOf, type QuantityKind, type UnitId, type UnitSystem } from "../quantity/index.ts";
import { defaultOf, holds, type Scope } from "./conditions.ts";
import { nearestName } from "./errors.ts";
import { axes, type CellField, type ChoiceField, type Field, type Fields, type ListField, type MatrixField, type QuantityField, type ReferenceField, type SeriesField, type SIValues } from "./fields.ts";
import type { FieldError, Warning } from "./outcome.ts";
import { isRowId, type Path } from "./path.ts";
import { compileReferences } from "./references.ts";
import { bareUnit, isTypedQuantity, limitsText } from "./quantities.ts";

type Stated = Readonly<Record<string, unknown>>;

/** What reading an input gives: SI values, or the reasons why not; remarks on unusual values; what was left to defaults; what is not used. */
export interface Reading<F extends Fields> {
  readonly values: SIValues<F>;
  readonly errors: readonly FieldError[];
  readonly remarks: readonly Warning[];
  readonly assumed: readonly Path[];
  readonly unused: readonly Path[];
}

/** What all readers of one input share. */
interface Pass {
  readonly unitSystem: UnitSystem;
  /** Whether unknown keys are refused. */
  readonly strict: boolean;
  readonly errors: FieldError[];
  readonly remarks: Warning[];
  readonly assumed: Path[];
  readonly unused: Path[];
}

/** Reads what is stated for a field. Its path is `prefix + name`, put together only when somebody must be told. */
type Read = (stated: unknown, scope: Scope, active: boolean, prefix: string, name: string, pass: Pass) => unknown;
/** Reads one value whose unit is known. */
type ReadCell = (stated: unknown, unit: string, active: boolean, prefix: string, name: string, pass: Pass) => unknown;
/** A field of a compiled set, in the order of reading. */
interface Compiled {
  readonly name: string;
  readonly field: Field;
  readonly read: Read;
}

export const unitSystems = ["Imperial", "Metric"] as const;


function refuse(pass: Pass, field: Path, code: FieldError["code"], message: string): void {
  pass.errors.push({ field, code, message });
}

/** What a field offers, by name where the names are few: `must be Cooling or Heating`. */
function oneOf(names: readonly string[]): string {
  return names.length > 12 ? "one of its options" : [names.slice(0, -1).join(", "), names.at(-1)!].filter(Boolean).join(" or ");
}

/** Refuses a unit, given beside a number, by the units that there are. */
function refuseUnit({ label, quantity }: Pick<QuantityField, "label" | "quantity">, unit: unknown, path: Path, pass: Pass): void {
  const units = [...new Set([...unitsOf(quantity, "Imperial"), ...unitsOf(quantity, "Metric")])];
  const given = unit === undefined ? "needs a unit beside its number" : `has a unit that does not belong to it${typeof unit === "string" ? `, “${unit.slice(0, 20)}”` : ""}`;
  refuse(pass, path, "type", `${label} ${given}. It is given in ${oneOf(units)}.`);
}

/** Units as typed, by spelling, to the SI unit of a kind: every field meets few, many times. */
function unitReader(kind: QuantityKind): (unit: unknown) => UnitId | undefined {
  const known = new Map<unknown, UnitId | undefined>();
  let last: unknown;
  let lastFound: UnitId | undefined;
  return (unit) => {
    if (unit === last) return lastFound;
    last = unit;
    if (known.has(unit)) return (lastFound = known.get(unit));
    const found = typeof unit === "string" && isUnitOf(unit, kind) ? (unit as UnitId) : undefined;
    if (known.size < 200) known.set(unit, found);
    return (lastFound = found);
  };
}

function checkLimits(field: QuantityField, si: number, unit: string, path: () => Path, pass: Pass): void {
  const { min, max, usual, label } = field;
  if (si < min || si > max) {
    const share = unit === "unitless" && field.quantity === "ratio" && si > max && si <= 100 ? " A bare number is a share: 0.3 is 30 %." : "";
    refuse(pass, path(), "range", `${label} must be ${limitsText(field, min, max, pass.unitSystem, unit)}.${share}`);
  } else if (field.integer && !Number.isInteger(si)) refuse(pass, path(), "range", `${label} must be a whole number.`);
  else if (usual && (si < usual[0] || si > usual[1])) {
    const show = (limit: number): string => formatQuantity(limit, field.quantity, pass.unitSystem, { digits: 3, trimZeros: true, ...(unit !== "unitless" && { unit }) });
    pass.remarks.push({
      code: "unusual-value",
      severity: "info",
      field: path(),
      message: `${label}: outside the usual range of ${show(usual[0])} to ${show(usual[1])}. Check the value and its unit.`,
      ...(field.source && { source: field.source }),
    });
  }
}

/** A share typed in percent and below one of them may have been meant as a share: 0.4 for 40 %. */
function remarkSmallPercent({ label }: QuantityField, typed: number, path: Path, pass: Pass): void {
  const meant = formatQuantity(typed, "ratio", pass.unitSystem, { trimZeros: true });
  pass.remarks.push({
    code: "small-percent",
    severity: "caution",
    field: path,
    message: `${label} is less than 1 %. If ${meant} is meant, write ${meant}.`,
  });
}

/** Reads one number, bare or with its unit, to SI. */
function quantityReader(field: QuantityField): (...args: Parameters<ReadCell>) => number | null {
  const si = siUnit(field.quantity);
  const { label, integer } = field;
  const [low, high] = field.usual ?? [field.min, field.max];
  return (stated, unit, active, prefix, name, pass) => {
    if (stated === null) {
      if (active && !field.optional) refuse(pass, prefix + name, "required", `${label} is needed.`);
      return field.optional ? null : 0;
    }
    if (typeof stated !== "number" || !Number.isFinite(stated)) {
      refuse(pass, prefix + name, "type", `${label} needs a number.`);
      return 0;
    }
    if (Math.abs(stated) > largestNumber) {
      refuse(pass, prefix + name, "type", `${label} has a number that is too large.`);
      return 0;
    }
    const value = unit === si ? stated : convert(stated, unit, si);
    if (active && !(value >= low && value <= high && !integer)) checkLimits(field, value, unit, () => prefix + name, pass);
    return value;
  };
}

function isRecord(value: unknown): value is Stated {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function compileQuantity(field: QuantityField): Read {
  const { quantity } = field;
  const read = quantityReader(field);
  const unitOf = unitReader(quantity);
  const bare = { Imperial: bareUnit(quantity, "Imperial"), Metric: bareUnit(quantity, "Metric") };
  return (stated, scope, active, prefix, name, pass) => {
    if (stated === undefined) {
      const assumed = defaultOf(field, scope, pass.unitSystem);
      if (active && assumed !== null && assumed !== 0 && !field.informational) pass.assumed.push(prefix + name);
      return read(assumed, bare[pass.unitSystem], active, prefix, name, pass);
    }
    if (isRecord(stated) && Object.hasOwn(stated, "value") && !Object.hasOwn(stated, "unit")) {
      refuseUnit(field, undefined, prefix + name, pass);
      return 0;
    }
    if (!isTypedQuantity(stated)) return read(stated, bare[pass.unitSystem], active, prefix, name, pass);
    const unit = unitOf(stated.unit);
    if (unit === undefined) {
      refuseUnit(field, stated.unit, prefix + name, pass);
      return 0;
    }
    const value = read(stated.value, unit, active, prefix, name, pass);
    if (unit === "%" && active && value !== null && value > 0 && value < 0.01) remarkSmallPercent(field, stated.value, prefix + name, pass);
    return value;
  };
}

function readOption(field: ChoiceField, stated: unknown, prefix: string, name: string, pass: Pass): string {
  if (typeof stated === "string" && Object.hasOwn(field.options, stated)) return stated;
  const options = Object.keys(field.options);
  // A number where a text is due, 7 for "7", is named as the text.
  const nearest = typeof stated === "string" || typeof stated === "number" ? nearestName(String(stated), options) : undefined;
  refuse(pass, prefix + name, "type", `${field.label} must be ${oneOf(options)}.${nearest === undefined ? "" : ` Did you mean “${nearest}”${typeof stated === "number" ? ", a text" : ""}?`}`);
  return options[0]!;
}

function readId(field: ReferenceField, stated: unknown, active: boolean, path: Path, pass: Pass): string | null {
  if (stated === null || stated === undefined) {
    if (active && !field.optional) refuse(pass, path, "required", `${field.label} is needed.`);
    return null;
  }
  if (isRowId(stated)) return stated;
  refuse(pass, path, "type", `${field.label} must name a row.`);
  return null;
}

/** Reader of one cell of a series or matrix, the unit known. */
function compileCell(of: CellField): ReadCell {
  switch (of.type) {
    case "quantity":
      return quantityReader(of);
    case "choice":
      return (stated, _unit, _active, prefix, name, pass) => readOption(of, stated, prefix, name, pass);
    case "flag":
      return (stated, _unit, _active, prefix, name, pass) => {
        if (typeof stated !== "boolean") refuse(pass, prefix + name, "type", `${of.label} must be true or false.`);
        return stated === true;
      };
    case "reference":
      return (stated, _unit, active, prefix, name, pass) => readId(of, stated, active, prefix + name, pass);
  }
}

function cellDefault(of: CellField, scope: Scope, unitSystem: UnitSystem): unknown {
  return defaultOf(of as ChoiceField, scope, unitSystem);
}

/** Cells of a matrix in one list, as files keep them or row by row; nothing where a row is too long or too short. */
function flatCells(values: unknown, columns: number): unknown {
  if (!Array.isArray(values) || !values.some((row) => Array.isArray(row))) return values;
  return values.every((row) => Array.isArray(row) && row.length === columns) ? values.flat() : undefined;
}

/** Readers of series and matrices: one unit for all places, each place checked by its name. */
function compileSeries(field: SeriesField | MatrixField): Read {
  const { of, label } = field;
  const rows = field.type === "matrix" ? axes[field.rows] : undefined;
  const columns = axes[field.type === "matrix" ? field.columns : field.axis];
  const count = (rows?.length ?? 1) * columns.length;
  const cell = compileCell(of);
  const kind = of.type === "quantity" ? of.quantity : undefined;
  const unitOf = kind === undefined ? undefined : unitReader(kind);
  const shaped = (flat: readonly unknown[]): unknown => (rows ? rows.map((_, row) => flat.slice(row * columns.length, (row + 1) * columns.length)) : flat);
  return (stated, scope, active, prefix, name, pass) => {
    const path = prefix + name;
    const bare = kind === undefined ? "" : bareUnit(kind, pass.unitSystem);
    const readAt = (value: unknown, unit: string, index: number): unknown =>
      cell(value, unit, active, `${path}.`, `${rows ? `${rows[Math.floor(index / columns.length)]}.` : ""}${columns[index % columns.length]}`, pass);
    if (stated === undefined) {
      const value = cellDefault(of, scope, pass.unitSystem);
      if (active && value === null && !("optional" in of && of.optional)) {
        refuse(pass, path, "required", `${label} is needed.`);
        return shaped(Array.from({ length: count }, () => (of.type === "quantity" ? 0 : null)));
      }
      if (active && value !== null && value !== 0 && !field.informational) pass.assumed.push(path);
      return shaped(Array.from({ length: count }, (_, index) => readAt(value, bare, index)));
    }
    const typed = isRecord(stated) ? stated : { values: stated };
    const flat = rows ? flatCells(typed["values"], columns.length) : typed["values"];
    const given = typed["unit"];
    const unit = given === undefined ? bare : unitOf?.(given);
    if (!Array.isArray(flat) || flat.length !== count) refuse(pass, path, "type", `${label} needs ${count} values.`);
    else if (unit === undefined) {
      if (of.type === "quantity") refuseUnit({ label, quantity: of.quantity }, given, path, pass);
      else refuse(pass, path, "type", `${label} has a unit that does not belong to it.`);
    }
    else return shaped(flat.map((each, index) => readAt(each, unit, index)));
    return shaped(Array.from({ length: count }, () => (kind === undefined ? cellDefault(of, scope, pass.unitSystem) : 0)));
  };
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a text is a day of the calendar.
 *
 * @param text anything
 * @returns whether it is a text such as `2026-11-22` that names a day
 * @example
 * ```ts
 * import { isDay } from "@org/hvac-core";
 * isDay("2028-02-29"); // true
 * isDay("2026-02-29"); // false
 * ```
 */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !aDay.test(text)) return false;
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const length = month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= length;
}

function compileList(field: ListField): Read {
  const { label, maxRows, rowLabel } = field;
  const readRow = compileFields(field.row, "id");
  return (stated, scope, active, prefix, name, pass) => {
    const path = prefix + name;
    if (stated === undefined) return [];
    if (!Array.isArray(stated) || stated.length > maxRows) {
      refuse(pass, path, "type", `${label} must be a list of no more than ${maxRows} rows.`);
      return [];
    }
    const ids = new Set<string>();
    return stated.map((row: unknown, index) => {
      const own = isRecord(row) ? row : undefined;
      const given = own?.["id"];
      const id = isRowId(given) ? given : String(index + 1);
      const at = `${path}.${id}`;
      if (!own) refuse(pass, at, "type", `Row ${index + 1} of ${label} must be a ${rowLabel}: an object of its fields.`);
      else if (given !== undefined && !isRowId(given)) refuse(pass, at, "type", `Row ${index + 1} of ${label} has an id that cannot be used. Ids are made of letters, digits, _ and -.`);
      else if (ids.has(id)) refuse(pass, at, "type", `Two rows of ${label} have the id ${id}.`);
      ids.add(id);
      // An empty literal has room for names to come; one with an id in it grows name by name, at twice the time.
      const values: Record<string, unknown> = {};
      values["id"] = id;
      readRow(own ?? {}, values, scope, active, `${at}.`, pass);
      return values;
    });
  };
}

function compileField(field: Field): Read {
  switch (field.type) {
    case "quantity":
      return compileQuantity(field);
    case "choice":
      return (stated, scope, active, prefix, name, pass) => {
        if (stated !== undefined) return readOption(field, stated, prefix, name, pass);
        if (active && !field.informational) pass.assumed.push(prefix + name);
        return defaultOf(field, scope, pass.unitSystem);
      };
    case "text":
      return (stated, _scope, _active, prefix, name, pass) => {
        if (stated === undefined) return field.default;
        if (typeof stated === "string" && stated.length <= field.maxLength) return stated;
        refuse(pass, prefix + name, "type", `${field.label} must be text of no more than ${field.maxLength} characters.`);
        return field.default;
      };
    case "flag":
      return (stated, _scope, _active, prefix, name, pass) => {
        if (stated === undefined || typeof stated === "boolean") return stated ?? field.default;
        refuse(pass, prefix + name, "type", `${field.label} must be true or false.`);
        return field.default;
      };
    case "date":
      return (stated, _scope, _active, prefix, name, pass) => {
        if (stated === undefined || stated === null || isDay(stated)) return stated ?? field.default;
        refuse(pass, prefix + name, "type", `${field.label} must be a day such as 2026-11-22.`);
        return field.default;
      };
    case "reference":
      return (stated, _scope, active, prefix, name, pass) => readId(field, stated, active, prefix + name, pass);
    case "series":
    case "matrix":
      return compileSeries(field);
    case "group": {
      const readGroup = compileFields(field.fields);
      return (stated, scope, active, prefix, name, pass) => {
        const path = prefix + name;
        const values: Record<string, unknown> = {};
        if (stated !== undefined && !isRecord(stated)) refuse(pass, path, "type", `${field.label} must be an object of its fields.`);
        readGroup(isRecord(stated) ? stated : {}, values, scope, active, `${path}.`, pass);
        return values;
      };
    }
    case "list":
      return compileList(field);
  }
}

/** Choices and flags, which conditions may ask for, are read before the rest. */
function decides({ type }: Field): boolean {
  return type === "choice" || type === "flag";
}

type ReadFields = (stated: Stated, into: Record<string, unknown>, around: Scope | undefined, active: boolean, prefix: string, pass: Pass) => void;

/** @param own the name beside the fields that is known as well: a row's `id`, an input's `unitSystem` */
function compileFields(fields: Fields, own?: "id" | "unitSystem"): ReadFields {
  const names = Object.keys(fields);
  // So that a plain look-up finds what is stated and nothing that every object has.
  for (const name of names) if (name in Object.prototype) throw new Error(`No field can be called ${name}.`);
  const compiled = names.map((name): Compiled => ({ name, field: fields[name]!, read: compileField(fields[name]!) }));
  const ordered = [...compiled.filter(({ field }) => decides(field)), ...compiled.filter(({ field }) => !decides(field))];
  const known = new Set<string>(own === undefined ? names : [own, ...names]);
  return (stated, into, around, active, prefix, pass) => {
    const scope: Scope = { values: into, around };
    let found = own !== undefined && stated[own] !== undefined ? 1 : 0;
    for (const { name, field, read } of ordered) {
      const given = stated[name];
      const isUsed = active && holds(field.when, scope);
      if (given !== undefined) {
        found++;
        if (active && !isUsed && pass.strict && given !== null) pass.unused.push(prefix + name);
      }
      into[name] = read(given, scope, isUsed, prefix, name, pass);
    }
    if (!pass.strict || Object.keys(stated).length === found) return;
    for (const name of Object.keys(stated)) {
      if (known.has(name) || stated[name] === undefined) continue;
      const nearest = nearestName(name, names);
      refuse(pass, prefix + name, "unknown", `There is no field ${name}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`);
    }
  };
}

/** Reads inputs of one set of fields. */
export type Reader<F extends Fields> = (stated: unknown, strict?: boolean) => Reading<F>;

/**
 * Compiles the reader of a set of fields: it checks the shape of whatever it is given, puts defaults where nothing is stated, converts to SI and
 * checks limits of what is active. Compiled once, it reads a list of 500 rows in under a millisecond (bench/reading.bench.ts).
 *
 * @param fields the fields of an input
 * @returns a function from an input, as stated, to its reading; `strict` (the default) refuses names that are no fields
 * @example
 * ```ts
 * import { compileReader, defineFields } from "@org/hvac-core";
 * const fields = defineFields({ width: { type: "quantity", label: "Width", quantity: "length", default: null, min: 0.1, max: 100 } });
 * const read = compileReader(fields);
 * read({ unitSystem: "Metric", width: { value: 250, unit: "cm" } }).values.width; // 2.5
 * read({ unitSystem: "Metric", width: 250 }).errors[0]?.message; // "Width must be between 0.1\u202fm and 100\u202fm."
 * ```
 */
export function compileReader<F extends Fields>(fields: F): Reader<F> {
  const readAll = compileFields(fields, "unitSystem");
  const check = compileReferences(fields);
  return (stated, strict = true) => {
    const given = isRecord(stated) ? stated : {};
    const unitSystem = given["unitSystem"] === undefined ? "Imperial" : given["unitSystem"];
    const pass: Pass = { unitSystem: unitSystem === "Metric" ? "Metric" : "Imperial", strict, errors: [], remarks: [], assumed: [], unused: [] };
    if (!isRecord(stated)) refuse(pass, "", "type", "An input is an object of field values.");
    if (!unitSystems.includes(unitSystem as "Metric")) refuse(pass, "unitSystem", "type", `The unit system must be ${unitSystems.join(" or ")}.`);
    const values: Record<string, unknown> = { unitSystem: pass.unitSystem };
    readAll(given, values, undefined, true, "", pass);
    if (check && pass.errors.length === 0) check(values, pass.errors);
    return { values: values as SIValues<F>, errors: pass.errors, remarks: pass.remarks, assumed: pass.assumed, unused: pass.unused };
  };
}
