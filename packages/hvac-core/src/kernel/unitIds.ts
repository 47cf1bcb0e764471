import { unitIdOf } from "../quantity/index.ts";
import type { Field, Fields, QuantityField } from "./fields.ts";
import { enteredKind } from "./quantities.ts";
import { isRecord, type Entries } from "./readPass.ts";

/** A number or cells with the ids of their units; the same object where they have them. Names of no unit of the field stay, to be refused. */
function quantityWithIds(field: QuantityField, typed: Entries): Entries {
  const { unit, displayUnit } = typed;
  const kind = typeof unit === "string" ? enteredKind(field, unit) : undefined;
  if (kind === undefined) return typed;
  const idOf = (name: unknown): unknown => (typeof name === "string" ? (unitIdOf(name, kind) ?? name) : name);
  const [id, shown] = [idOf(unit), idOf(displayUnit)];
  return id === unit && shown === displayUnit ? typed : { ...typed, unit: id, ...(displayUnit !== undefined && { displayUnit: shown }) };
}

/** What is entered for a field that holds no others, with the ids of units in place of their spellings; the very same value where there are none. */
export function fieldWithUnitIds(field: Field, entered: unknown): unknown {
  const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
  return cell.type === "quantity" && isRecord(entered) ? quantityWithIds(cell, entered) : entered;
}

/**
 * An input with other values in its fields, those within groups and rows among them.
 *
 * @param fields the fields of the input, a row or a group
 * @param entered what is entered for them; what is no field stays as it is
 * @param change what becomes of the value of a field that holds no others
 * @returns the very same object where nothing changes
 */
export function mapFields<T extends Entries>(fields: Fields, entered: T, change: (field: Field, value: unknown) => unknown): T {
  const inside = (innerFields: Fields, value: unknown): unknown => (isRecord(value) ? mapFields(innerFields, value, change) : value);
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(entered)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const before: unknown = entered[name];
    let after = before;
    if (field?.type === "group") after = inside(field.fields, before);
    else if (field?.type === "list") {
      const rows = Array.isArray(before) ? before.map((row) => inside(field.row, row)) : undefined;
      if (rows?.some((row, index) => row !== (before as unknown[])[index])) after = rows;
    } else if (field) after = change(field, before);
    if (after !== before) changed[name] = after;
  }
  return Object.keys(changed).length > 0 ? { ...entered, ...changed } : entered;
}

/**
 * An input with the ids of units in place of their spellings: what a unit's name means depends on its field, and is decided
 * once, where data come in.
 *
 * @param fields the fields of the input
 * @param entered what is entered for them
 * @returns the same; the very same object where there are no other spellings
 */
export function withUnitIds<T extends Entries>(fields: Fields, entered: T): T {
  return mapFields(fields, entered, fieldWithUnitIds);
}
