import { unitIdOf } from "../quantity/index.ts";
import type { Field, Fields, QuantityField } from "./fields.ts";
import { statedKind } from "./quantities.ts";
import { isRecord, type Stated } from "./readPass.ts";

/** A number or cells with the ids of their units; the same object where they have them. Names of no unit of the field stay, to be refused. */
function quantityWithIds(of: QuantityField, typed: Stated): Stated {
  const { unit, displayUnit } = typed;
  const kind = typeof unit === "string" ? statedKind(of, unit) : undefined;
  if (kind === undefined) return typed;
  const idOf = (name: unknown): unknown => (typeof name === "string" ? (unitIdOf(name, kind) ?? name) : name);
  const [id, shown] = [idOf(unit), idOf(displayUnit)];
  return id === unit && shown === displayUnit ? typed : { ...typed, unit: id, ...(displayUnit !== undefined && { displayUnit: shown }) };
}

/**
 * What is stated for a field, with the ids of units in place of their spellings.
 *
 * @returns the very same value where there are no other spellings
 */
export function fieldWithUnitIds(field: Field, stated: unknown): unknown {
  const of = field.type === "series" || field.type === "matrix" ? field.of : field;
  if (of.type === "quantity") return isRecord(stated) ? quantityWithIds(of, stated) : stated;
  if (field.type === "group") return isRecord(stated) ? withUnitIds(field.fields, stated) : stated;
  if (field.type !== "list" || !Array.isArray(stated)) return stated;
  const rows = stated.map((row: unknown) => (isRecord(row) ? withUnitIds(field.row, row) : row));
  return rows.every((row, index) => row === stated[index]) ? stated : rows;
}

/**
 * An input with the ids of units in place of their spellings: what a unit's name means depends on the field that it stands in, and is decided
 * once, where data come in.
 *
 * @param fields the fields of the input, a row or a group
 * @param stated what is stated for them
 * @returns the same; the very same object where there are no other spellings
 */
export function withUnitIds<T extends Stated>(fields: Fields, stated: T): T {
  const changed = Object.entries(stated).flatMap(([name, before]): (readonly [string, unknown])[] => {
    const after = Object.hasOwn(fields, name) ? fieldWithUnitIds(fields[name]!, before) : before;
    return after === before ? [] : [[name, after]];
  });
  return changed.length === 0 ? stated : { ...stated, ...Object.fromEntries(changed) };
}
