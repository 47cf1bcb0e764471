import { joinPath, type Field, type Fields, type Path, type ReferenceField } from "@org/hvac-core/kernel";
import type { FormScope } from "../fields/formScope.ts";
import { namedRows } from "../fields/referencedRows.ts";
import { isRecord } from "../state/formInput.ts";

type Data = Readonly<Record<string, unknown>>;
type Replace = (field: ReferenceField, id: string, scope: FormScope) => string | null;

function valueWith(field: Field, value: unknown, scope: FormScope, replace: Replace): unknown {
  if (field.type === "reference" && typeof value === "string") return replace(field, value, scope);
  if (field.type === "list" && Array.isArray(value))
    return (value as readonly Data[]).map((row) => {
      const inner: FormScope = { values: row, fields: field.row, around: scope };
      return { ...row, ...fieldsWith(field.row, row, inner, replace) };
    });
  if (field.type !== "series" || field.cell.type !== "reference" || !isRecord(value) || !Array.isArray(value["values"])) return value;
  const { cell } = field;
  return { ...value, values: value["values"].map((id: unknown) => (typeof id === "string" ? replace(cell, id, scope) : id)) };
}

const fieldsWith = (fields: Fields, values: Data, scope: FormScope, replace: Replace): Data =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Object.hasOwn(fields, name) ? valueWith(fields[name]!, value, scope, replace) : value,
    ]),
  );

/** The names of the rows that the rows in a value refer to, by the lists referred to and the id. */
export type ReferredNames = ReadonlyMap<Path, string>;

const keyOf = ({ to }: ReferenceField, id: string): Path => joinPath([to].flat().join(" "), id);

/** The names of the rows that the rows in a value refer to. Rows without a name have none. */
export function referredNames(field: Field, value: unknown, scope: FormScope): ReferredNames {
  const names = new Map<Path, string>();
  valueWith(field, value, scope, (reference, id, around) => {
    const name = namedRows(reference, around).get(id);
    if (name !== undefined) names.set(keyOf(reference, id), name);
    return id;
  });
  return names;
}

/** A value from another input, whose ids mean other rows here: it refers to the rows with the same names, or to none. */
export function referringByName(field: Field, value: unknown, scope: FormScope, names: ReferredNames): unknown {
  return valueWith(field, value, scope, (reference, id, around) => {
    const name = names.get(keyOf(reference, id));
    const rows = namedRows(reference, around);
    if (name === undefined || rows.get(id) === name) return name === undefined ? null : id;
    return [...rows].find(([, each]) => each === name)?.[0] ?? null;
  });
}
