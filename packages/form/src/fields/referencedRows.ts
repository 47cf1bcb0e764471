import { rowName, type ReferenceField } from "@org/hvac-core/kernel";
import type { FormScope } from "./formScope.ts";

type Data = Readonly<Record<string, unknown>>;

/** The rows that a reference may name, with what to call them: of each list it may lead to, and of its own list those before it. */
export function referencedRows(field: ReferenceField, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  return [field.to].flat().flatMap((name) => rowsOf(name, field.earlier === true, scope));
}

function rowsOf(name: string, isEarlier: boolean, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  for (let at: FormScope | undefined = scope; at; at = at.around) {
    const list = Object.hasOwn(at.fields, name) ? at.fields[name] : undefined;
    const rows: unknown = at.values[name];
    if (list?.type !== "list" || !Array.isArray(rows)) continue;
    const named = rows.map((row: Data, index) => [String(row["id"]), rowName(list, row, index)] as const);
    const own = isEarlier && scope.fields === list.row ? named.findIndex(([id]) => id === scope.values["id"]) : -1;
    return own === -1 ? named : named.slice(0, own);
  }
  return [];
}
