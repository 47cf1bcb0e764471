import { joinPath, pathSegments, valueAt, withEntered, type ChoiceField, type ListField, type Path } from "@org/hvac-core/kernel";
import type { FormScope } from "../fields/formScope.ts";
import type { PreferredUnits } from "../results/shown.ts";
import type { Edit } from "../state/editing.ts";
import { complete, type Row } from "../state/formInput.ts";
import { withValue } from "../state/places.ts";
import { newRowId, withNewRow } from "../state/rows.ts";
import { inTreeOrder, reuseIfSame } from "../state/treeOrder.ts";
import { flatLists, innerId, parentKey, type FlatLists } from "./flatLists.ts";
import { withRowsMoved } from "./movedRows.ts";
import { rowPath, scopeOf, type ListSource } from "./source.ts";

type Data = Readonly<Record<string, unknown>>;

/** Rows of flat tables by the rows of their lists, and rows of lists by those of flat tables: a row without a change stays the same object. */
const flatRows = new WeakMap<Row, Row>();
const innerRows = new WeakMap<Row, Row>();

function flatRow(row: Row, parent: string, id: string): Row {
  const known = flatRows.get(row);
  if (known?.[parentKey] === parent && known.id === id) return known;
  const flat = { ...row, id, [parentKey]: parent };
  flatRows.set(row, flat);
  innerRows.set(flat, row);
  return flat;
}

function innerRow(flat: Row, id: string): Row {
  const known = innerRows.get(flat);
  if (known?.id === id) return known;
  const { [parentKey]: _, ...row } = flat;
  return { ...row, id };
}

/** The row as its list has it. */
export const listRow = (row: Row): Row => (Object.hasOwn(row, parentKey) ? innerRow(row, innerId(row)) : row);

/** Parent of a row of a flat table. */
export const parentOfRow = (row: Data | undefined): string => (row?.[parentKey] ?? "") as string;

/** All rows of the inner lists. Ids that several lists have are preceded by that of the parent. */
function rowsOf({ parents }: FlatLists, name: "rows" | "inputRows"): readonly Row[] {
  const counts = new Map<string, number>();
  for (const parent of parents.values()) for (const { id } of parent.rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...parents.values()].flatMap((parent) =>
    parent[name].map((row) => flatRow(row, parent.id, counts.get(row.id) === 1 ? row.id : `${parent.id}/${row.id}`)),
  );
}

const tables = new WeakMap<ChoiceField, ListField>();

/** The flat table as a list, whose rows begin with their parents. */
function tableOf({ field, inner, parents }: FlatLists): ListField {
  const known = tables.get(field);
  if (known) return known;
  const { outline: _, ...list } = inner;
  const table: ListField = { ...list, maxRows: inner.maxRows * parents.size, row: { [parentKey]: field, ...inner.row } };
  tables.set(field, table);
  return table;
}

/** The rows of a list within the rows of other lists as one list, each with its parent; `undefined` if the names lead to no such list. */
export function flatSource(
  state: ListSource["state"],
  names: readonly string[],
  preferredUnits: PreferredUnits,
  newParent?: string,
): (ListSource & { readonly flat: FlatLists }) | undefined {
  const scope = { values: state.complete, fields: state.definition.fields };
  const flat = flatLists(scope, state.input, names);
  if (!flat) return undefined;
  return {
    state,
    path: joinPath(...names),
    list: tableOf(flat),
    scope,
    rows: rowsOf(flat, "rows"),
    inputRows: rowsOf(flat, "inputRows"),
    preferredUnits,
    flat,
    newParent: newParent !== undefined && flat.parents.has(newParent) ? newParent : undefined,
  };
}

/** Rows in the order in which they are stored: of a tree, or of the parents of a flat table. */
export function inListOrder({ list, flat }: Pick<ListSource, "list" | "flat">, rows: readonly Row[]): readonly Row[] {
  if (!flat) return inTreeOrder(list, rows);
  const places = new Map([...flat.parents.keys()].map((id, index) => [id, index]));
  const placeOf = (row: Row): number => places.get(parentOfRow(row)) ?? places.size;
  return reuseIfSame(
    rows,
    rows.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
}

interface Placed {
  readonly row: Row;
  /** Id within the inner list. */
  readonly id: string;
}

/** Rows of a flat table by their parents, with their ids: a row whose id is taken in its new list gets another one. */
function placed(
  { inputRows, flat }: ListSource & { readonly flat: FlatLists },
  rows: readonly Row[],
): ReadonlyMap<string, readonly Placed[]> {
  const before = new Map(inputRows.map((row) => [row.id, parentOfRow(row)]));
  const byParent = Map.groupBy(rows, parentOfRow);
  return new Map(
    [...flat.parents.keys()].map((parent) => {
      const here = byParent.get(parent) ?? [];
      const stays = (row: Row): boolean => before.get(row.id) === parent;
      const taken = new Set(here.filter(stays).map(innerId));
      const idOf = (row: Row): string => {
        const id = innerId(row);
        if (stays(row)) return id;
        const free = taken.has(id) ? newRowId() : id;
        taken.add(free);
        return free;
      };
      return [parent, here.map((row) => ({ row, id: idOf(row) }))];
    }),
  );
}

/** An input with the rows of the innermost list in place of those it has; the same object if all are the same. */
function withInnerRows(
  values: Data,
  [name = "", ...rest]: readonly string[],
  ids: readonly string[],
  rows: ReadonlyMap<string, readonly Placed[]>,
): Data {
  const before = (values[name] ?? []) as readonly Row[];
  const here = rows.get(ids.join("/"));
  const after =
    rest.length > 0
      ? before.map((row) => withInnerRows(row, rest, [...ids, row.id], rows) as Row)
      : (here?.map(({ row, id }) => innerRow(row, id)) ?? before);
  return reuseIfSame(before, after) === before ? values : withEntered(values, { [name]: after });
}

/** Texts of cells that cannot be read, at the places that their rows have now. */
function placedTexts(
  source: ListSource & { readonly flat: FlatLists },
  rows: ReadonlyMap<string, readonly Placed[]>,
  texts: Readonly<Record<Path, string | undefined>>,
): Readonly<Record<Path, string | undefined>> {
  const { flat, inputRows, path, state } = source;
  const places = new Map(
    [...rows].flatMap(([parent, here]) => here.map(({ row, id }) => [row.id, joinPath(flat.parents.get(parent)!.path, id)] as const)),
  );
  const moved =
    Object.keys(state.unparsed).length === 0
      ? []
      : inputRows.flatMap((row): (readonly [Path, string])[] => {
          const [from, to] = [rowPath(source, row), places.get(row.id)];
          if (to === undefined || to === from) return [];
          return Object.entries(state.unparsed).flatMap(([each, text]) =>
            each.startsWith(`${from}.`) ? [[`${to}${each.slice(from.length)}`, text]] : [],
          );
        });
  const written = Object.entries(texts).flatMap(([each, text]) => {
    const key = each.slice(path.length + 1);
    const id = key.slice(0, key.indexOf("."));
    // A row that was left out has no place.
    return places.has(id) ? [[`${places.get(id)}${key.slice(id.length)}`, text] as const] : [];
  });
  return Object.fromEntries([...moved, ...written]);
}

/** The edit that writes all rows of a list. `texts`: texts of cells that cannot be read, by list, row and column. */
export function rowsEdit(
  source: ListSource,
  rows: readonly Row[],
  texts?: Readonly<Record<Path, string | undefined>>,
): Extract<Edit, { readonly type: "rows" }> {
  const { flat, path, state } = source;
  if (!flat) return { type: "rows", path, rows, ...(texts && { texts }) };
  const flatTable = { ...source, flat };
  const written = placed(flatTable, rows);
  const [name = ""] = flat.names;
  const input = withInnerRows(state.input, flat.names, [], written);
  return { type: "rows", path: name, rows: (input[name] ?? []) as readonly Row[], texts: placedTexts(flatTable, written, texts ?? {}) };
}

/** The list after its rows were written, with the completed values. */
export function sourceWithRows(source: ListSource, written: readonly Row[]): ListSource {
  const { flat, path, scope } = source;
  const { definition } = source.state;
  const rows = flat ? inListOrder(source, written) : written;
  const edit = rowsEdit(source, rows);
  const input = withValue(definition.fields, source.state.input, edit.path, edit.rows);
  const completed = complete(definition, input);
  const state = { ...source.state, input, complete: completed, unparsed: {}, errors: {} };
  if (!flat) {
    const around = joinPath(...pathSegments(path).slice(0, -1));
    const values = (around === "" ? completed : valueAt(completed, around)) as FormScope["values"];
    return { ...source, state, scope: { ...scope, values }, rows: valueAt(completed, path) as readonly Row[], inputRows: rows };
  }
  const after = flatSource(state, flat.names, source.preferredUnits)!;
  // The ids of the written rows, by which the rows are looked up again.
  const named = (each: Row, index: number): Row => (each.id === rows[index]!.id ? each : { ...each, id: rows[index]!.id });
  return { ...after, rows: after.rows.map(named), inputRows: after.inputRows.map(named) };
}

/** A new row behind the others; in a flat table, with the parent of the row before it. */
export function newListRow(source: ListSource): Row {
  const { list, inputRows, rows, flat, state } = source;
  const parent = source.newParent ?? (parentOfRow(inputRows.at(-1)) || [...(flat?.parents.keys() ?? [])][0]);
  const scope = scopeOf(source, { [parentKey]: parent });
  const row = withNewRow(list, inputRows, rows, { scope, unitSystem: state.complete.unitSystem }).at(-1)!;
  return flat ? { ...row, [parentKey]: parent } : row;
}

/** A row with the parent of another row of a flat table. */
export const likeParent = ({ flat }: Pick<ListSource, "flat">, row: Row, other: Row): Row =>
  flat ? { ...row, [parentKey]: parentOfRow(other) } : row;

/** Rows after some of them were moved before another; in a flat table they get the parent of the row that they were moved past. */
export function movedRows({ inputRows, flat }: ListSource, moved: readonly number[], before: number): readonly Row[] {
  const rows = withRowsMoved(inputRows, moved, before);
  const past = inputRows[before > (moved.at(-1) ?? 0) ? before - 1 : before];
  if (!flat || !past) return rows;
  const ids = new Set(moved.map((index) => inputRows[index]!.id));
  return rows.map((row) => (ids.has(row.id) && parentOfRow(row) !== parentOfRow(past) ? { ...row, [parentKey]: parentOfRow(past) } : row));
}

/** The first parent of a flat table with more rows than its list holds. */
export function fullParent({ flat }: ListSource, rows: readonly Row[]): string | undefined {
  if (!flat) return undefined;
  const counts = Map.groupBy(rows, parentOfRow);
  return [...flat.parents.values()].find(({ id }) => (counts.get(id)?.length ?? 0) > flat.inner.maxRows)?.name;
}
