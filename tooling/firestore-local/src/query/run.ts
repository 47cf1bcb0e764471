import type { StoredDocument } from "../store/document.ts";
import { valueAt } from "../store/document.ts";
import type { Store } from "../store/store.ts";
import { collectionOf } from "../values/names.ts";
import { compareValues } from "../values/order.ts";
import { matchesFilter } from "./filter.ts";
import type { Cursor, OrderBy, Query } from "./query.ts";

/** The documents of a query in its order, with cursors, offset and limit applied. */
export function runQuery(store: Pick<Store, "documents">, query: Query): readonly StoredDocument[] {
  const matching = [...candidates(store, query)].filter((document) => matchesQuery(document, query));
  matching.sort((left, right) => compareDocuments(left, right, query.orderBy));
  return matching.slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit);
}

/** Whether the document belongs to the query's results when offset and limit are left aside. */
export function matchesQuery(document: StoredDocument, query: Query): boolean {
  return (
    isInScope(document.name, query) &&
    query.orderBy.every(({ path }) => valueAt(document, path) !== undefined) &&
    (query.where === undefined || matchesFilter(document, query.where)) &&
    (query.startAt === undefined || isAfterStart(document, query.startAt, query.orderBy)) &&
    (query.endAt === undefined || isBeforeEnd(document, query.endAt, query.orderBy))
  );
}

export function isInScope(name: string, query: Query): boolean {
  const collection = collectionOf(name);
  if (!query.allDescendants) return collection === `${query.parent.name}/${query.collectionId}`;
  return collection.startsWith(`${query.parent.name}/`) && collection.endsWith(`/${query.collectionId}`);
}

function candidates(store: Pick<Store, "documents">, query: Query): Iterable<StoredDocument> {
  return query.allDescendants
    ? store.documents.inCollectionGroup(query.parent.name, query.collectionId)
    : store.documents.inCollection(`${query.parent.name}/${query.collectionId}`);
}

export function compareDocuments(left: StoredDocument, right: StoredDocument, orderBy: readonly OrderBy[]): number {
  for (const { path, direction } of orderBy) {
    const order = compareValues(valueAt(left, path)!, valueAt(right, path)!);
    if (order !== 0) return order * direction;
  }
  return 0;
}

/** A start position before its values includes the documents that equal them. */
function isAfterStart(document: StoredDocument, cursor: Cursor, orderBy: readonly OrderBy[]): boolean {
  const order = compareWithCursor(document, cursor, orderBy);
  return cursor.before ? order >= 0 : order > 0;
}

/** An end position before its values leaves out the documents that equal them. */
function isBeforeEnd(document: StoredDocument, cursor: Cursor, orderBy: readonly OrderBy[]): boolean {
  const order = compareWithCursor(document, cursor, orderBy);
  return cursor.before ? order < 0 : order <= 0;
}

function compareWithCursor(document: StoredDocument, cursor: Cursor, orderBy: readonly OrderBy[]): number {
  for (const [index, value] of cursor.values.entries()) {
    const { path, direction } = orderBy[index]!;
    const order = compareValues(valueAt(document, path)!, value);
    if (order !== 0) return order * direction;
  }
  return 0;
}
