import { rowName, type ListField, type ReferenceField } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import type { FormScope } from "./formScope.ts";

type Data = Readonly<Record<string, unknown>>;

/** Rows that a reference may point to, with their titles: all rows of its lists, or only earlier rows if the list is its own. */
export function referencedRows(field: ReferenceField, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  return [field.to].flat().flatMap((name) => rowsOf(name, field.earlier === true, scope));
}

/** The nearest list of a name, with its rows. */
function nearestList(name: string, scope: FormScope): { readonly list: ListField; readonly rows: readonly Data[] } | undefined {
  for (let level: FormScope | undefined = scope; level; level = level.around) {
    const list = Object.hasOwn(level.fields, name) ? level.fields[name] : undefined;
    const rows: unknown = level.values[name];
    if (list?.type === "list" && Array.isArray(rows)) return { list, rows: rows as readonly Data[] };
  }
  return undefined;
}

function rowsOf(name: string, isEarlier: boolean, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  const nearest = nearestList(name, scope);
  if (!nearest) return [];
  const { list, rows } = nearest;
  const named = rows.map((row, index) => [String(row["id"]), rowName(list, row, index)] as const);
  const current = isEarlier && scope.fields === list.row ? named.findIndex(([id]) => id === scope.values["id"]) : -1;
  return current === -1 ? named : named.slice(0, current);
}

/** The names that were entered of the rows that a reference may point to, by their ids. */
export function namedRows(field: ReferenceField, scope: FormScope): ReadonlyMap<string, string> {
  return new Map(
    [field.to].flat().flatMap((to) => {
      const { list, rows } = nearestList(to, scope) ?? { rows: [] };
      return rows.flatMap((row, index) => {
        const name = rowName(list!, row, index);
        return name === numberedRowName(list!, index) ? [] : [[String(row["id"]), name] as const];
      });
    }),
  );
}

/** Title of the row that a reference points to; `undefined` if there is no such row. */
export function referencedTitle(field: ReferenceField, scope: FormScope, id: unknown): string | undefined {
  for (const name of [field.to].flat()) {
    const { list, rows = [] } = nearestList(name, scope) ?? {};
    const index = rows.findIndex((row) => row["id"] === id);
    if (list && index !== -1) return rowName(list, rows[index]!, index);
  }
  return undefined;
}
