import { collection, limit, orderBy, query, where, type DocumentData, type Query, type QueryDocumentSnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import { readDocument, type StoredTimestamp } from "../../documents/index.ts";
import type { CollectionPath, DocumentPath } from "../../paths.ts";
import type { StoreContext } from "../storeContext.ts";
import type { ListRow } from "./listModel.ts";
import type { RowPlace } from "./listOrder.ts";

/** The documents of a list, and how it shows them. */
export interface ListSource<S extends z.ZodMiniType, T> {
  readonly path: CollectionPath;
  /** Only documents in which a field has this value. */
  readonly filter?: readonly [field: string, value: string];
  /** Number of the newest documents that are read; a document without the time is not among them. */
  readonly maxRead?: number;
  readonly schema: S;
  readonly build: (id: string, stored: z.output<S>) => T;
  /** The stored time that orders the list. */
  readonly sortBy: "createdAt" | "updatedAt";
  /** Number of items that are shown. */
  readonly maxShown?: number;
  /** Number of the newest documents that are read first where this device does not know the list: a long one takes a second, and a screen holds few. */
  readonly firstScreen?: number;
  /** Time that an unwatched list stays up to date, in milliseconds: anyone who returns soon finds it complete. */
  readonly keepAliveMs?: number;
  /** Whether the list shows what is in the bin, too. */
  readonly includesBin?: boolean;
  /** Other documents whose removal takes an item out of the list. */
  readonly belongsTo?: (value: T) => readonly DocumentPath[];
}

/** The queries of a list. None has an order unless it has a limit: documents without the time would drop out instead of being shown as unreadable. */
export function listQueries<S extends z.ZodMiniType, T>(
  { database }: Pick<StoreContext, "database">,
  { path, filter, maxRead, sortBy }: ListSource<S, T>,
): { readonly all: Query; readonly newest: (count: number) => Query } {
  const documents = collection(database, path);
  const filtered: Query = filter ? query(documents, where(filter[0], "==", filter[1])) : documents;
  const newest = (count: number): Query => query(filtered, orderBy(sortBy, "desc"), limit(count));
  return { all: maxRead === undefined ? filtered : newest(maxRead), newest };
}

export function readRow<S extends z.ZodMiniType, T>(
  { schema, build, sortBy }: ListSource<S, T>,
  document: QueryDocumentSnapshot,
): ListRow<T> {
  const data: DocumentData = document.data({ serverTimestamps: "estimate" });
  const listed = readDocument(schema, document.id, data, build, document.metadata.hasPendingWrites);
  const place: RowPlace = {
    id: document.id,
    isReadable: listed.ok,
    isNew: document.metadata.hasPendingWrites && document.data({ serverTimestamps: "none" })[sortBy] === null,
    time: listed.ok ? (data[sortBy] as StoredTimestamp) : undefined,
    name: typeof data["name"] === "string" ? data["name"] : "",
  };
  return { listed, place };
}
