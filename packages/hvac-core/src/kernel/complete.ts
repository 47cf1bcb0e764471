import { convert, defaultUnit, withoutRoundoff, type UnitSystem } from "../quantity/index.ts";
import { assumedKey, assumedNames } from "./assumed.ts";
import { defaultOf, optionDefaultOf, valueInScope, type Scope } from "./conditions.ts";
import { defaultNumber } from "./defaultNumber.ts";
import {
  axes,
  type CellField,
  type ChoiceField,
  type Condition,
  type Field,
  type Fields,
  type MatrixField,
  type QuantityField,
  type SeriesField,
} from "./fields.ts";
import type { CalculatorInput, TypedQuantity } from "./inputs.ts";
import { bareUnit, isReadable, isTypedQuantity, shownIn, enteredKind, typedQuantity } from "./quantities.ts";
import { isRowId } from "./path.ts";
import { isRecord } from "./readPass.ts";
import { flatCells } from "./readSeries.ts";
import { fieldWithUnitIds, mapFields } from "./unitIds.ts";

type Entries = Readonly<Record<string, unknown>>;

/** A complete input as typed: every quantity with its unit, every row with its id, nothing left to default; what was is named in `assumed`. */
export type CompleteInput = Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem };

interface CompletedRow {
  readonly row: Fields;
  readonly unitSystem: UnitSystem;
  /** Values around the row that its defaults follow from. */
  readonly around: readonly unknown[];
  readonly complete: unknown;
}

/** Rows that were completed before, and lists of them, by what entered them. */
export type CompletedRows = WeakMap<object, CompletedRow>;

const namesAround = new WeakMap<Fields, readonly string[]>();

/** Names of values around these fields that a default of theirs follows from: rows with equal values are completed equally. */
function defaultsFollow(fields: Fields): readonly string[] {
  const known = namesAround.get(fields);
  if (known) return known;
  const names = new Set<string>();
  const add = (name: string, isAround = false): void => void ((isAround || !Object.hasOwn(fields, name)) && names.add(name));
  const addAll = (inside: readonly string[]): void => inside.forEach((name) => add(name));
  const visit = (field: Field): void => {
    if (field.type === "group") addAll(defaultsFollow(field.fields));
    if (field.type === "list") addAll(defaultsFollow(field.row));
    if (field.type === "series" || field.type === "matrix") visit(field.cell);
    if ("defaultBy" in field) addAll(field.defaultBy?.choices ?? []);
    const conditions: readonly Condition[] = "defaultWhen" in field ? (field.defaultWhen ?? []).flatMap(({ when }) => when) : [];
    for (const { field: name, around } of conditions) add(name, around);
  };
  Object.values(fields).forEach(visit);
  const all = [...names];
  namesAround.set(fields, all);
  return all;
}

/** The earlier or new complete form of a row or a list of rows. */
function completedOnce(entered: object, row: Fields, scope: Scope, pass: Completing, complete: () => unknown): unknown {
  const { known, unitSystem } = pass;
  if (!known) return complete();
  const around = defaultsFollow(row).map((name) => valueInScope(name, scope));
  const before = known.get(entered);
  const isSame = before?.row === row && before.unitSystem === unitSystem && around.every((value, i) => Object.is(value, before.around[i]));
  if (isSame) return before.complete;
  const now = complete();
  known.set(entered, { row, unitSystem, around, complete: now });
  return now;
}

/** Values that are constant for an input. */
interface Completing {
  readonly unitSystem: UnitSystem;
  readonly known?: CompletedRows | undefined;
}

function completeQuantity(field: QuantityField, entered: unknown, scope: Scope, unitSystem: UnitSystem): unknown {
  if (entered !== undefined) {
    const value = fieldWithUnitIds(field, entered);
    return typeof value === "number" ? typedQuantity(value, field.quantity, unitSystem) : value;
  }
  return defaultNumber(field, scope, unitSystem).typed;
}

/** All cells are in one list, those of a matrix row by row: databases have no lists in lists. */
function completeCells(field: SeriesField | MatrixField, entered: unknown, scope: Scope, unitSystem: UnitSystem): unknown {
  const { cell } = field;
  const columns = axes[field.type === "matrix" ? field.columns : field.axis].length;
  const count = field.type === "matrix" ? axes[field.rows].length * columns : columns;
  const byOption = field.type === "series" ? optionDefaultOf(field.defaultBy, scope)?.default : undefined;
  const given: Entries = isRecord(entered)
    ? entered
    : { values: entered === undefined ? (byOption ?? Array.from({ length: count }, () => cellDefault(cell, scope, unitSystem))) : entered };
  const values = field.type === "matrix" ? flatCells(given["values"], columns) : given["values"];
  // What is no list, or has rows of other lengths, is the reader's to refuse.
  if (!Array.isArray(values)) return entered;
  if (cell.type !== "quantity" || given["unit"] !== undefined) return { ...(fieldWithUnitIds(field, given) as Entries), values };
  const [from, unit] = [bareUnit(cell.quantity, unitSystem), defaultUnit(cell.quantity, unitSystem)];
  return {
    ...given,
    values: values.map((each) => (isReadable(each) && from !== unit ? withoutRoundoff(convert(each, from, unit)) : each)),
    unit,
  };
}

function cellDefault(cell: CellField, scope: Scope, unitSystem: UnitSystem): unknown {
  return cell.type === "quantity" ? defaultNumber(cell, scope, unitSystem).value : defaultOf(cell as ChoiceField, scope, unitSystem);
}

function completeRows(row: Fields, entered: readonly unknown[], scope: Scope, pass: Completing): unknown {
  const hasIds = entered.every((each) => isRecord(each) && isRowId(each["id"]));
  const complete = (): unknown[] =>
    entered.map((each, index) => {
      if (!isRecord(each)) return each;
      // A row without a valid id is called by its place.
      if (!isRowId(each["id"])) return completeFields(row, each, scope, pass, { id: String(index + 1) });
      return completedOnce(each, row, scope, pass, () => completeFields(row, each, scope, pass, { id: each["id"] }));
    });
  return hasIds ? completedOnce(entered, row, scope, pass, complete) : complete();
}

function completeField(field: Field, entered: unknown, scope: Scope, pass: Completing): unknown {
  const { unitSystem } = pass;
  switch (field.type) {
    case "quantity":
      return completeQuantity(field, entered, scope, unitSystem);
    case "choice":
      return entered === undefined ? defaultOf(field, scope, unitSystem) : entered;
    case "series":
    case "matrix":
      return completeCells(field, entered, scope, unitSystem);
    case "group":
      return isRecord(entered) || entered === undefined ? completeFields(field.fields, entered ?? {}, scope, pass, {}) : entered;
    case "list":
      return Array.isArray(entered) || entered === undefined ? completeRows(field.row, entered ?? [], scope, pass) : entered;
    default:
      return entered === undefined ? field.default : entered;
  }
}

function completeFields(fields: Fields, entered: Entries, around: Scope | undefined, pass: Completing, start: Entries): Entries {
  // What is no field of today's is kept as it is: it may be another version's.
  const into: Record<string, unknown> = { ...entered, ...start };
  const filled: string[] = [];
  const scope: Scope = { values: into, around };
  const decides = ({ type }: Field): boolean => type === "choice" || type === "flag";
  for (const isFirst of [true, false]) {
    for (const [name, field] of Object.entries(fields)) {
      if (decides(field) !== isFirst) continue;
      const given = Object.hasOwn(entered, name) ? entered[name] : undefined;
      into[name] = completeField(field, given, scope, pass);
      if (given === undefined && field.type !== "group" && field.type !== "list") filled.push(name);
    }
  }
  const marked = assumedNames(entered);
  const remaining = marked.filter((name) => Object.hasOwn(entered, name) && entered[name] !== undefined);
  if (filled.length === 0 && remaining.length === marked.length) return into;
  const assumed = [...new Set([...remaining, ...filled])].toSorted();
  if (assumed.length > 0) into[assumedKey] = assumed;
  else delete into[assumedKey];
  return into;
}

/**
 * Fills whatever is not entered with its default in the input's unit system (Imperial when it names none), and adds its unit to every number.
 * What is filled is named in `assumed`, next to the fields.
 *
 * @param fields the fields of the input
 * @param entered an input
 * @param known rows that were completed before, for who never changes an input in place: equal rows are then the very same
 * @returns the same, with nothing left to default
 */
export function completeInput<F extends Fields>(fields: F, entered: CalculatorInput<F>, known?: CompletedRows): CompleteInput {
  const unitSystem = entered.unitSystem ?? "Imperial";
  return completeFields(fields, entered, undefined, { unitSystem, known }, { unitSystem }) as CompleteInput;
}

/**
 * A row as a form starts it: every field at its default among the values around it.
 *
 * @param row the fields of the list's rows
 * @param id what the row is called: letters, digits, `_` and `-`, up to 40
 * @param around the values of the input, which defaults and conditions may ask for
 * @param unitSystem the input's system
 * @returns the row; every number with its unit
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { newRow } from "@org/hvac-core/internal";
 * const row = newRow(heatLoad.fields.surfaces.row, "west", { calculationMode: "Cooling" }, "Metric");
 * row["kind"]; // "wall"
 * row["windowHeight"]; // { value: 1.5, unit: "m" }
 * ```
 */
export function newRow(
  row: Fields,
  id: string,
  around: Readonly<Record<string, unknown>>,
  unitSystem: UnitSystem,
): Readonly<Record<string, unknown>> {
  return completeFields(row, {}, { values: around }, { unitSystem }, { id });
}

/** What has a unit of its field in the unit system's own; what cannot be read stays, for the reader to refuse. */
function restated(typed: TypedQuantity, field: QuantityField, unitSystem: UnitSystem): TypedQuantity {
  const kind = typeof typed.unit === "string" ? enteredKind(field, typed.unit) : undefined;
  if (kind === undefined) return typed;
  const unit = defaultUnit(kind, unitSystem);
  const quantity = shownIn(typed, undefined);
  if (quantity.value === null) return { ...quantity, unit: unit as never };
  if (quantity.unit === unit || !isReadable(quantity.value)) return quantity;
  return { ...quantity, value: convert(quantity.value, quantity.unit, unit), unit: unit as never };
}

function restateField(field: Field, entered: unknown, from: UnitSystem, to: UnitSystem): unknown {
  if (field.type === "quantity") {
    const typed = typeof entered === "number" ? typedQuantity(entered, field.quantity, from) : fieldWithUnitIds(field, entered);
    return isTypedQuantity(typed) ? restated(typed, field, to) : typed;
  }
  if (field.type !== "series" && field.type !== "matrix") return entered;
  const { cell } = field;
  if (cell.type !== "quantity" || entered === undefined || entered === null) return entered;
  const cells = completeCells(field, entered, { values: {} }, from) as { readonly values?: unknown; readonly unit: string };
  if (!Array.isArray(cells.values) || typeof cells.unit !== "string" || enteredKind(cell, cells.unit) === undefined) return entered;
  const unit = defaultUnit(cell.quantity, to);
  return {
    ...shownIn(cells, undefined),
    unit,
    values: cells.values.map((each: unknown) => (isReadable(each) ? convert(each, cells.unit, unit) : each)),
  };
}

/**
 * Restates an input in a unit system: every number that was entered is converted to the system's own unit, so the physical input stays the same to
 * the last bit that doubles allow, and is shown in these units. What was not entered stays unstated, and takes the system's own defaults.
 *
 * @param fields the fields of the input
 * @param entered an input
 * @param unitSystem the system wanted
 * @returns the same physical input
 */
export function convertInput<F extends Fields>(fields: F, entered: CalculatorInput<F>, unitSystem: UnitSystem): CalculatorInput<F> {
  const from = entered.unitSystem ?? "Imperial";
  return { ...mapFields(fields, entered, (field, value) => restateField(field, value, from, unitSystem)), unitSystem };
}
