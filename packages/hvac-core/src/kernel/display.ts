import {
  convert,
  defaultUnit,
  isUnitOf,
  siUnit,
  toSI,
  unitsOf,
  UnitMismatchError,
  withoutRoundoff,
  type QuantityKind,
  type UnitSystem,
} from "../quantity/index.ts";
import { assumedNames, withAssumed } from "./assumed.ts";
import { defaultOf, holds, optionDefaultOf, valueInScope, type Scope } from "./conditions.ts";
import { defaultNumber } from "./defaultNumber.ts";
import { axes, type Field, type Fields, type QuantityField } from "./fields.ts";
import type { CalculatorInput } from "./inputs.ts";
import { columnOf } from "./fieldSteps.ts";
import { completeInput, type CompleteInput } from "./complete.ts";
import { joinPath, type Path } from "./path.ts";
import { bareUnit, isTypedQuantity, shownIn, enteredKind } from "./quantities.ts";
import { isRecord } from "./readPass.ts";
import { fieldWithUnitIds } from "./unitIds.ts";

type Entries = Readonly<Record<string, unknown>>;

/** From one unit system to another. */
interface Change {
  readonly from: UnitSystem;
  readonly to: UnitSystem;
}

/**
 * What a value that was entered, or left to its default, is to be entered as; `undefined` where it stays unstated.
 *
 * @param column its path without the ids of rows
 */
type Restate = (field: Field, entered: unknown, scope: Scope, isActive: boolean, column: Path) => unknown;

/** Place of fields: whether the group or row that contains them is active, and its path without the ids of rows. */
interface Within {
  readonly isActive: boolean;
  readonly column: Path;
}

/** A number or cells with their unit, which bare numbers have from their system; `undefined` for anything else, or if it cannot be read. */
function withUnit(
  field: Field,
  entered: unknown,
  unitSystem: UnitSystem,
): { readonly unit: string; readonly displayUnit?: string } | undefined {
  const kind = kindOf(field);
  if (kind === undefined) return undefined;
  const unit = bareUnit(kind, unitSystem);
  if (field.type === "quantity") {
    const typed = typeof entered === "number" ? { value: entered, unit } : fieldWithUnitIds(field, entered);
    return isTypedQuantity(typed) && enteredKind(field, typed.unit) !== undefined ? typed : undefined;
  }
  const typed: unknown = Array.isArray(entered)
    ? { values: entered as unknown[], unit }
    : isRecord(entered)
      ? { unit, ...(fieldWithUnitIds(field, entered) as Entries) }
      : undefined;
  const isRead = isRecord(typed) && Array.isArray(typed["values"]) && typeof typed["unit"] === "string" && isUnitOf(typed["unit"], kind);
  return isRead ? (typed as unknown as { readonly unit: string }) : undefined;
}

/** The kind of a quantity, or of the cells of a series. */
function kindOf(field: Field): QuantityKind | undefined {
  const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
  return cell.type === "quantity" ? cell.quantity : undefined;
}

/** The kind in which a unit states a field. */
function kindEnteredIn(field: Field, unit: string): QuantityKind | undefined {
  return field.type === "quantity" ? enteredKind(field, unit) : kindOf(field);
}

/**
 * A number entered per another quantity of the input as a whole, or the other way around; `undefined` where the other quantity is empty.
 *
 * @param typed the number as it is entered
 * @param unit the unit wanted, of the field's other kind
 */
function acrossKinds(field: QuantityField, typed: { readonly value: number; readonly unit: string }, unit: string, scope: Scope): unknown {
  const { quantity, per } = field;
  const divisor = per && valueInScope(per.field, scope);
  if (!per || !isTypedQuantity(divisor) || typeof divisor.value !== "number" || divisor.value === 0 || typeof typed.value !== "number")
    return undefined;
  const amount = toSI(divisor.value, divisor.unit);
  const wanted = isUnitOf(unit, quantity) ? quantity : per.quantity;
  const entered = toSI(typed.value, typed.unit);
  const inSI = wanted === quantity ? entered * amount : entered / amount;
  return { value: withoutRoundoff(convert(inSI, siUnit(wanted), unit)), unit };
}

/** The default of a number: bare, or of an option with its unit. */
function defaultEntered(field: QuantityField, scope: Scope, unitSystem: UnitSystem): unknown {
  const { value, typed, isOfOption } = defaultNumber(field, scope, unitSystem);
  return isOfOption ? typed : value;
}

/** The value that a field left to its default has in a unit system, in the unit of a bare number; cells of a series one by one. */
function defaultIn(field: Field, scope: Scope, unitSystem: UnitSystem): unknown {
  if (field.type === "quantity") return defaultEntered(field, scope, unitSystem);
  if (field.type === "choice") return defaultOf(field, scope, unitSystem);
  if ((field.type !== "series" && field.type !== "matrix") || (field.cell.type !== "quantity" && field.cell.type !== "choice"))
    return undefined;
  const count = field.type === "series" ? axes[field.axis].length : axes[field.rows].length * axes[field.columns].length;
  const byOption = field.type === "series" ? optionDefaultOf(field.defaultBy, scope) : undefined;
  if (byOption) return { values: byOption.default };
  const cell =
    field.cell.type === "quantity" ? defaultNumber(field.cell, scope, unitSystem).value : defaultOf(field.cell, scope, unitSystem);
  return cell === null ? null : { values: Array.from({ length: count }, () => cell) };
}

function restateFields(
  fields: Fields,
  entered: Entries,
  complete: Entries,
  around: Scope | undefined,
  within: Within,
  restate: Restate,
): Entries {
  const scope: Scope = { values: complete, around };
  const filled: string[] = [];
  const entries = Object.entries(fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
    const before = Object.hasOwn(entered, name) ? entered[name] : undefined;
    const after = restateField(
      field,
      before,
      complete[name],
      scope,
      { isActive: within.isActive && holds(field.when, scope), column: joinPath(within.column, name) },
      restate,
    );
    // A default that is entered so that it stays what it is, is a default.
    if (before === undefined && after !== undefined && field.type !== "group" && field.type !== "list") filled.push(name);
    return after === before ? [] : [[name, after]];
  });
  if (entries.length === 0) return entered;
  const restated = { ...entered, ...Object.fromEntries(entries) };
  return filled.length === 0 ? restated : withAssumed(restated, [...assumedNames(entered), ...filled]);
}

function restateField(field: Field, entered: unknown, complete: unknown, scope: Scope, within: Within, restate: Restate): unknown {
  if (field.type === "group") {
    if ((entered !== undefined && !isRecord(entered)) || !isRecord(complete)) return entered;
    const inside = restateFields(field.fields, entered ?? {}, complete, scope, within, restate);
    return entered === undefined && Object.keys(inside).length === 0 ? undefined : inside;
  }
  if (field.type !== "list") return restate(field, entered, scope, within.isActive, within.column);
  if (!Array.isArray(entered) || !Array.isArray(complete)) return entered;
  const rows = entered.map((row: unknown, index) =>
    isRecord(row) ? restateFields(field.row, row, complete[index] as Entries, scope, within, restate) : row,
  );
  return rows.every((row, index) => row === entered[index]) ? entered : rows;
}

/**
 * The unit that a quantity is shown in after a change of system: as it was typed where its unit is one of that system alone, otherwise the system's
 * own. Where both systems have one default, such as kW of electric power, nothing changes.
 */
function displayUnitIn(
  kind: QuantityKind,
  { unit, displayUnit }: { readonly unit: string; readonly displayUnit?: string },
  { to }: Change,
): string | undefined {
  const other = to === "Metric" ? "Imperial" : "Metric";
  const systemUnit = defaultUnit(kind, to);
  if (systemUnit === defaultUnit(kind, other)) return displayUnit;
  const offeredIn = (unitSystem: UnitSystem): boolean => (unitsOf(kind, unitSystem) as string[]).includes(unit);
  return offeredIn(to) && !offeredIn(other) ? undefined : systemUnit;
}

/** Whether a default is the same value in both systems, to the last bit of its SI value. */
function isSameDefault(field: Field, here: unknown, there: unknown, { from, to }: Change): boolean {
  const kind = kindOf(field);
  const inSI = (bare: unknown, unitSystem: UnitSystem): unknown =>
    isTypedQuantity(bare) && bare.value !== null
      ? toSI(bare.value, bare.unit)
      : typeof bare === "number" && kind !== undefined
        ? convert(bare, bareUnit(kind, unitSystem), siUnit(kind))
        : bare;
  const first = (value: unknown): unknown => (isRecord(value) && !isTypedQuantity(value) ? (value["values"] as unknown[])[0] : value);
  return inSI(first(here), from) === inSI(first(there), to);
}

function displayed(field: Field, entered: unknown, change: Change): unknown {
  const typed = withUnit(field, entered, change.from);
  const kind = typed && kindEnteredIn(field, typed.unit);
  if (kind === undefined || typed === undefined) return entered;
  const isBare = typeof entered === "number" || !isRecord(entered) || entered["unit"] === undefined;
  // A bare share means the same in both systems, and is shown in the unit of either.
  if (isBare && typed.displayUnit === undefined && bareUnit(kind, change.from) === bareUnit(kind, change.to)) return entered;
  return shownIn(typed, displayUnitIn(kind, typed, change));
}

/**
 * The same input, physically untouched to the last bit, as it is shown in a unit system: nothing that was entered is restated, it gets the display
 * unit of that system. Defaults that the other system has otherwise are entered as they are now, where they count, and stay assumed.
 *
 * @param fields the fields of the input
 * @param entered an input
 * @param unitSystem the system wanted
 * @returns the same physical input, shown in that system
 */
export function displayInput<F extends Fields>(fields: F, entered: CalculatorInput<F>, unitSystem: UnitSystem): CalculatorInput<F> {
  const change: Change = { from: entered.unitSystem ?? "Imperial", to: unitSystem };
  const restate: Restate = (field, before, scope, isActive) => {
    if (before !== undefined) return displayed(field, before, change);
    // Choices may be asked for by conditions whether or not they count themselves.
    if (!isActive && field.type !== "choice") return undefined;
    const here = defaultIn(field, scope, change.from);
    return isSameDefault(field, here, defaultIn(field, scope, change.to), change) ? undefined : displayed(field, here, change);
  };
  return {
    ...restateFields(fields, entered, completeInput(fields, entered), undefined, { isActive: true, column: "" }, restate),
    unitSystem,
  } as CalculatorInput<F>;
}

/**
 * An input in which the quantity or series at a path is shown in a unit, and in lists all of its column. No value is restated; what was left to
 * its default is entered from here on, so that it keeps the unit, and stays assumed. A number that may be entered per another quantity, and is shown in a unit of its other kind,
 * is restated: 280 W in a room of 40 m² as 7 W/m², which is another statement, since from here on it goes with the floor area.
 * If the floor area is empty, it stays what it is.
 *
 * @param fields the fields of the input
 * @param input what is entered
 * @param complete the same input with nothing left to default, see `calculator.complete`
 * @param path the path of one cell, such as `surfaces.west.area`; the ids of rows in it stand for all rows
 * @param unit id of a unit of the field's kind
 * @returns the input, physically the same, and to the last bit where nothing is restated; the very same object where the path leads to no quantity
 * @throws {UnitMismatchError} when the unit measures something else
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { withDisplayUnit } from "@org/hvac-core/internal";
 * const input = { unitSystem: "Metric", surfaces: [{ id: "west", area: { value: 20, unit: "m2" } }] } as const;
 * withDisplayUnit(heatLoad.fields, input, heatLoad.complete(input), "surfaces.west.area", "ft2").surfaces; // [{ id: "west", area: { value: 20, unit: "m2", displayUnit: "ft2" } }]
 * ```
 */
export function withDisplayUnit<T extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  input: T,
  complete: CompleteInput,
  path: Path,
  unit: string,
): T {
  const column = columnOf(fields, path);
  const restate: Restate = (field, before, scope, _isActive, fieldColumn) => {
    const kind = fieldColumn === column ? kindOf(field) : undefined;
    if (kind === undefined) return before;
    const wanted = kindEnteredIn(field, unit);
    if (wanted === undefined || !isUnitOf(unit, wanted)) throw new UnitMismatchError(unit, siUnit(kind));
    const typed = withUnit(field, before === undefined ? defaultIn(field, scope, complete.unitSystem) : before, complete.unitSystem);
    if (typed === undefined) return before;
    if (kindEnteredIn(field, typed.unit) === wanted) return shownIn(typed, unit);
    // The default of a space type stays one, and follows the other quantity.
    if (before === undefined && kindEnteredIn(field, typed.unit) !== kind) return before;
    return acrossKinds(field as QuantityField, typed as { readonly value: number; readonly unit: string }, unit, scope) ?? before;
  };
  return restateFields(fields, input, complete, undefined, { isActive: true, column: "" }, restate) as T;
}
