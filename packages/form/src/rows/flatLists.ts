import { isActive, joinPath, rowName, type ChoiceField, type Fields, type ListField, type Path } from "@org/hvac-core/kernel";
import { rowKind } from "@org/hvac-core/internal";
import type { FormScope } from "../fields/formScope.ts";
import type { Row } from "../state/formInput.ts";
import { texts } from "./texts.ts";

/** Name of the column of a flat table with the parent of each row. No field has it. */
export const parentKey = "@parent";

/** A row of the outer list: the rows of its inner list are rows of the flat table. */
export interface FlatParent {
  /** Ids of the row, and of the rows around it. */
  readonly id: string;
  /** Path of the inner list. */
  readonly path: Path;
  readonly name: string;
  /** Values around the rows of the inner list. */
  readonly scope: FormScope;
  readonly rows: readonly Row[];
  readonly inputRows: readonly Row[];
}

/** The lists of a flat table, and the rows that its rows belong to. */
export interface FlatLists {
  /** Names of the lists, from the outside in: `rooms`, `surfaces`. */
  readonly names: readonly string[];
  readonly outer: ListField;
  readonly inner: ListField;
  /** What a parent is called: "room". */
  readonly parentLabel: string;
  /** Field of the column with the parents. */
  readonly field: ChoiceField;
  /** Parents by their ids, in the order of the outer list. */
  readonly parents: ReadonlyMap<string, FlatParent>;
}

/** A list within the rows of a list. */
export interface NestedList {
  readonly names: readonly string[];
  readonly list: ListField;
  /** The lists around it, from the outside in. */
  readonly around: readonly ListField[];
}

/** Every list within the rows of a list, and within their rows. */
export function nestedLists(
  name: string,
  list: ListField,
  around: readonly ListField[] = [],
  names: readonly string[] = [],
): readonly NestedList[] {
  const within = [...around, list];
  return Object.entries(list.row).flatMap(([inner, field]): readonly NestedList[] =>
    field.type === "list"
      ? [{ names: [...names, name, inner], list: field, around: within }, ...nestedLists(inner, field, within, [...names, name])]
      : [],
  );
}

/** Id of a row of a flat table within its inner list. */
export const innerId = ({ id }: Row): string => id.slice(id.lastIndexOf("/") + 1);

type Data = Readonly<Record<string, unknown>>;

/** Id of the parent that a text names, or the reason why it names no parent. */
export type ParentReading = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: string };

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Parents by their names in lower case. Of nested parents the last name is enough. */
const namesOfParents = new WeakMap<FlatLists, ReadonlyMap<string, readonly string[]>>();

function parentsByName(flat: FlatLists): ReadonlyMap<string, readonly string[]> {
  const known = namesOfParents.get(flat);
  if (known) return known;
  const names = new Map<string, string[]>();
  const add = (name: string, id: string): void => void names.set(name, [...(names.get(name) ?? []), id]);
  for (const { id, name } of flat.parents.values()) {
    add(plain(name), id);
    if (flat.names.length > 2) add(plain(name.slice(name.lastIndexOf("›") + 1)), id);
  }
  namesOfParents.set(flat, names);
  return names;
}

/** The parent that a text names; where none has that name, the one with that id. A text that names several or none names no parent. */
export function readParent(flat: FlatLists, text: string): ParentReading {
  const wanted = text.trim();
  const kind = flat.parentLabel;
  if (wanted === "") return { ok: false, why: texts.noParent(kind) };
  const [id, ...others] = parentsByName(flat).get(plain(text)) ?? [];
  if (id === undefined && flat.parents.has(wanted)) return { ok: true, id: wanted };
  if (id === undefined) return { ok: false, why: texts.unknownRow(kind, wanted) };
  return others.length === 0 ? { ok: true, id } : { ok: false, why: texts.ambiguousParent(kind, wanted, others.length + 1) };
}

/** The lists that the names lead to; `undefined` if they lead to none. */
function listsAt(fields: Fields, names: readonly string[]): readonly ListField[] | undefined {
  const lists: ListField[] = [];
  let within = fields;
  for (const name of names) {
    const field = Object.hasOwn(within, name) ? within[name] : undefined;
    if (field?.type !== "list") return undefined;
    lists.push(field);
    within = field.row;
  }
  return lists;
}

interface Place {
  readonly values: Data;
  readonly input: Data;
  readonly scope: FormScope;
  readonly path: Path;
  readonly ids: readonly string[];
  readonly titles: readonly string[];
}

/** Parents of the rows of the innermost list. A list that does not apply to a row has no parent there. */
function parentsIn(fields: Fields, [name = "", ...rest]: readonly string[], place: Place): readonly FlatParent[] {
  const list = fields[name] as ListField;
  const { values, input, scope, path, ids, titles } = place;
  if (!isActive(list, scope)) return [];
  const rows = (values[name] ?? []) as readonly Row[];
  const inputRows = (input[name] ?? []) as readonly Row[];
  if (rest.length === 0) return [{ id: ids.join("/"), path: joinPath(path, name), name: titles.join(" › "), scope, rows, inputRows }];
  return rows.flatMap((row, index) =>
    parentsIn(list.row, rest, {
      values: row,
      input: inputRows[index] ?? {},
      scope: { values: row, fields: list.row, around: scope },
      path: joinPath(path, name, row.id),
      ids: [...ids, row.id],
      titles: [...titles, rowName(list, row, index)],
    }),
  );
}

/** The last field of the parents of an inner list: the same object until a parent gets another name, so that the columns stay the same. */
const lastFields = new WeakMap<ListField, ChoiceField>();

function parentField(around: readonly ListField[], inner: ListField, parents: readonly FlatParent[]): ChoiceField {
  const options = Object.fromEntries(parents.map(({ id, name }) => [id, name]));
  const known = lastFields.get(inner);
  const isKnown =
    known && Object.keys(known.options).length === parents.length && parents.every(({ id, name }) => known.options[id] === name);
  if (isKnown) return known;
  const field: ChoiceField = { type: "choice", label: around.map(rowKind).join(" › "), options, default: parents[0]?.id ?? "" };
  lastFields.set(inner, field);
  return field;
}

/** The lists of a flat table; `undefined` if the names lead to no list. */
export function flatLists(scope: FormScope, input: Data, names: readonly string[]): FlatLists | undefined {
  const lists = listsAt(scope.fields, names);
  const [outer] = lists ?? [];
  const inner = lists?.at(-1);
  if (!lists || !outer || !inner || lists.length < 2) return undefined;
  const parents = parentsIn(scope.fields, names, { values: scope.values, input, scope, path: "", ids: [], titles: [] });
  return {
    names,
    outer,
    inner,
    parentLabel: lists.at(-2)!.rowLabel,
    field: parentField(lists.slice(0, -1), inner, parents),
    parents: new Map(parents.map((parent) => [parent.id, parent])),
  };
}
