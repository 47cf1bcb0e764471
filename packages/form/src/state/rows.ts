import { enteredKind, isActive, isTypedQuantity, type ListField, withAssumed } from "@org/hvac-core/kernel";
import { newRow } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { FormScope } from "../fields/formScope.ts";
import { referencedRows } from "../fields/referencedRows.ts";
import type { Row } from "./formInput.ts";
import { childOf, parentOfNew } from "./treeOrder.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Random id for a new row: 8 of 36 characters, 2.8×10¹² ids. If two devices each add 1000 rows to a list, the probability that any two of the 2000
 * have the same id is 7×10⁻⁷.
 */
export function newRowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join("");
}

export interface Around {
  /** Values around the list. */
  readonly scope: FormScope;
  readonly unitSystem: UnitSystem;
}

/** References of a new row that must lead to a row, and can lead to one only. */
function onlyReferences(
  { row, outline }: ListField,
  values: Readonly<Record<string, unknown>>,
  around: FormScope,
): readonly (readonly [string, string])[] {
  const scope: FormScope = { values, fields: row, around };
  return Object.entries(row).flatMap(([name, field]) => {
    if (field.type !== "reference" || field.optional || name === outline || !isActive(field, scope)) return [];
    const [only, ...others] = referencedRows(field, scope);
    return only && others.length === 0 ? [[name, only[0]] as const] : [];
  });
}

/**
 * A list with a new row of defaults at its end. The new row has the display units of the last row. A reference that must lead to a row leads to it
 * where there is only one: the only window type of a file.
 *
 * @param rows rows as entered
 * @param complete the same rows with all defaults
 */
export function withNewRow(
  field: ListField,
  rows: readonly Row[],
  complete: readonly Row[],
  { scope, unitSystem }: Around,
): readonly Row[] {
  const id = newRowId();
  const fresh = newRow(field.row, id, scope.values, unitSystem);
  const last = complete.at(-1) ?? {};
  const inOwnUnits = Object.entries(fresh).flatMap(([name, cell]) => {
    const before = (last as Readonly<Record<string, unknown>>)[name];
    if (!isTypedQuantity(cell) || !isTypedQuantity(before)) return [];
    const displayUnit = before.displayUnit ?? before.unit;
    const input = field.row[name];
    // People of a room whose type sets them are people per area, which a number of people is not.
    const isOther = input?.type !== "quantity" || enteredKind(input, displayUnit) !== enteredKind(input, cell.unit);
    return isOther || displayUnit === cell.unit ? [] : [[name, { ...cell, displayUnit }] as const];
  });
  const added = withAssumed(
    { id, ...Object.fromEntries([...inOwnUnits, ...onlyReferences(field, fresh, scope)]) },
    inOwnUnits.map(([name]) => name),
  );
  return [...rows, childOf(field, added, parentOfNew(field, rows))];
}

/** A list with a row moved by a number of places. */
export function withRowMoved(rows: readonly Row[], index: number, by: number): readonly Row[] {
  const to = index + by;
  if (to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(index, 1).toSpliced(to, 0, rows[index]!);
}
