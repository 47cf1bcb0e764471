import type { Plain, PlainRecord } from "../documents/index.ts";

/** A value at a place, or nothing there. */
export type Held = Plain | undefined;
/** A list whose elements are known by their `id`: a bill's items. */
type Element = PlainRecord & { readonly id: string };

export function isRecord(value: Held): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of records with distinct ids; an empty list is one. */
export function isListById(value: Held): value is readonly Element[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((element: Plain) => (isRecord(element) ? element["id"] : undefined));
  return ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
}

/** The elements of a list by their ids. */
export function byId(list: readonly Element[]): PlainRecord {
  return Object.fromEntries(list.map((element) => [element.id, element]));
}

/** Deep equality; absent and `undefined` are the same, the order of keys is nothing. */
export function isSame(left: Held, right: Held): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((element: Plain, index) => isSame(element, right[index] as Plain));
  }
  if (!isRecord(left) || !isRecord(right)) return left === 0 && right === 0;
  return keysOf(left, right).every((key) => isSame(own(left, key), own(right, key)));
}

/** All keys of some records, each once. */
export function keysOf(...records: readonly PlainRecord[]): readonly string[] {
  return [...new Set(records.flatMap(Object.keys))];
}

/** A record's own member: `constructor` and the like are not there unless stored. */
export function own(record: PlainRecord, key: string): Held {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
