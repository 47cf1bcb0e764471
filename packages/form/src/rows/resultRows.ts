import { pathSegments, type ListField, type ScalarResultField } from "@org/hvac-core/kernel";
import type { CalculatorState } from "../state/calculatorState.ts";
import { innerId, parentKey, type FlatLists } from "./flatLists.ts";
import type { ListSource } from "./source.ts";

/** Results of a row. */
export type ComputedRow = Readonly<Record<string, { readonly value: number | string } | undefined>>;

type ResultRow = ComputedRow & { readonly id: unknown };
type ResultFields = CalculatorState["definition"]["results"];
type RowsField = Extract<ResultFields[string], { readonly type: "rows" }>;

const rowsIn = (values: unknown, name: string): readonly ResultRow[] => {
  const rows = (values as Readonly<Record<string, unknown>> | undefined)?.[name];
  return Array.isArray(rows) ? (rows as readonly ResultRow[]) : [];
};

/** The results by row of a list, by the names of the lists around it. */
export function resultRowsField(results: ResultFields, names: readonly string[]): RowsField | undefined {
  let within: Readonly<Record<string, unknown>> = results;
  let field: RowsField | undefined;
  for (const name of names) {
    const next = Object.hasOwn(within, name) ? (within[name] as RowsField | ScalarResultField) : undefined;
    if (next?.type !== "rows") return undefined;
    field = next;
    within = next.row;
  }
  return field;
}

/** Names of the lists on a path. The path of a flat table has no ids of rows. */
export const namesOfLists = (path: string, { row }: Pick<ListField, "row">): readonly string[] =>
  pathSegments(path).filter((_, index) => Object.hasOwn(row, parentKey) || index % 2 === 0);

/** Results of the rows of a list within the rows of other lists. */
export function nestedResultRows(results: unknown, path: string): readonly ResultRow[] {
  const [name = "", ...rest] = pathSegments(path);
  let rows = rowsIn(results, name);
  for (let index = 0; index + 1 < rest.length; index += 2)
    rows = rowsIn(
      rows.find(({ id }) => id === rest[index]),
      rest[index + 1]!,
    );
  return rows;
}

/** Results of all rows of a flat table, by the ids of their parents. */
export function flatResultRows(results: unknown, { names, parents }: FlatLists): ReadonlyMap<string, readonly ResultRow[]> {
  let level = new Map<string, readonly ResultRow[]>([["", rowsIn(results, names[0]!)]]);
  for (const name of names.slice(1))
    level = new Map(
      [...level].flatMap(([id, rows]) =>
        rows.map((row) => [id === "" ? String(row.id) : `${id}/${String(row.id)}`, rowsIn(row, name)] as const),
      ),
    );
  return new Map([...level].filter(([id]) => parents.has(id)));
}

/** Name of the results by row that belong to the rows of a list. */
export const resultsOfRows = (path: string, { table }: Pick<ListField, "table">): string => table?.results?.from ?? path;

export type ComputedRows = ReadonlyMap<string, ComputedRow>;

/** By the results of the rows of a list: many columns ask for the same rows. */
const rowsById = new WeakMap<readonly object[], ComputedRows>();

/** Results for each row, by its id; empty if the input has errors. */
export function computedRows({ state: { outcome }, path, list, flat, rows }: ListSource): ComputedRows {
  if (!outcome.ok) return new Map();
  if (!flat) {
    const resultRows = nestedResultRows(outcome.results, resultsOfRows(path, list));
    const known = rowsById.get(resultRows) ?? new Map(resultRows.map((row) => [String(row.id), row]));
    rowsById.set(resultRows, known);
    return known;
  }
  const results = new Map(
    [...flatResultRows(outcome.results, flat)].map(([parent, each]) => [parent, new Map(each.map((row) => [String(row.id), row]))]),
  );
  return new Map(
    rows.flatMap((row) => {
      const result = results.get(row[parentKey] as string)?.get(innerId(row));
      return result ? [[row.id, result] as const] : [];
    }),
  );
}

/** Results of rows that may leave the table: none while it shows those of an earlier input. */
export const presentRows = (source: ListSource): ComputedRows => (source.state.isHeld ? new Map() : computedRows(source));
