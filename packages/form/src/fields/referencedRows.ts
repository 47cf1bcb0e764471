import { rowName, type ReferenceField } from "@org/hvac-core/kernel";
import type { FormScope } from "./formScope.ts";

type Data = Readonly<Record<string, unknown>>;

/** Rows that a reference may point to, with their titles: all rows of its lists, or only earlier rows if the list is its own. */
export function referencedRows(field: ReferenceField, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  return [field.to].flat().flatMap((name) => rowsOf(name, field.earlier === true, scope));
}

function rowsOf(name: string, isEarlier: boolean, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  for (let level: FormScope | undefined = scope; level; level = level.around) {
    const list = Object.hasOwn(level.fields, name) ? level.fields[name] : undefined;
    const rows: unknown = level.values[name];
    if (list?.type !== "list" || !Array.isArray(rows)) continue;
    const named = rows.map((row: Data, index) => [String(row["id"]), rowName(list, row, index)] as const);
    const current = isEarlier && scope.fields === list.row ? named.findIndex(([id]) => id === scope.values["id"]) : -1;
    return current === -1 ? named : named.slice(0, current);
  }
  return [];
}
