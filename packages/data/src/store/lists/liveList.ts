import {
  collection,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import type * as z from "zod/mini";
import { readDocument, type Listed, type StoredTimestamp } from "../../documents/index.ts";
import { createObservable, type Readable } from "@org/device/observable";
import type { CollectionPath, DocumentPath } from "../../paths.ts";
import { failureText, isShutdown } from "../failures.ts";
import { compareRowPlaces, type RowPlace } from "./listOrder.ts";
import { knownLists } from "../device/knownLists.ts";
import type { StoreContext } from "../storeContext.ts";

/** How long the newest may take before the list is asked for without them. */
const firstScreenTimeoutMs = 500;

/** A query that failed is asked again after so long, in milliseconds. */
const retryDelayMs = 10_000;

/** A list that follows what is stored. */
export interface ListState<T> {
  /** `failed` keeps the items that were there. */
  readonly status: "loading" | "ready" | "failed";
  /** Newest first; what cannot be read stands last. */
  readonly items: readonly Listed<T>[];
  /** From this device only: the server has not answered yet, or cannot be reached. */
  readonly fromCache: boolean;
  /** The newest of them only; the others are on their way. */
  readonly isPartial?: boolean;
  readonly message?: string;
}

interface Row<T> {
  readonly listed: Listed<T>;
  readonly place: RowPlace;
}

/** What a list is made of. */
export interface ListSource<S extends z.ZodMiniType, T> {
  readonly path: CollectionPath;
  /** Only documents in which a field has this value. */
  readonly filter?: readonly [field: string, value: string];
  /** Only so many of the newest are read, besides what is shown: a document without the time is not among them. */
  readonly maxRead?: number;
  readonly schema: S;
  readonly build: (id: string, stored: z.output<S>) => T;
  /** The stored time that the list is ordered by. */
  readonly sortBy: "createdAt" | "updatedAt";
  /** Shows at most so many. */
  readonly maxShown?: number;
  /** Asks for so many of the newest first where this device does not know the list: a long one takes a second, and a screen holds few. */
  readonly firstScreen?: number;
  /** How long it goes on following when nobody looks any more, in milliseconds: whoever comes back soon finds it as it is. */
  readonly keepAliveMs?: number;
  /** Documents besides its own that take an item out of the list while they are being removed. */
  readonly belongsTo?: (value: T) => readonly DocumentPath[];
}

/**
 * Follows a collection while somebody watches. The query has no order of its own: documents without the time it is ordered by would drop out of it
 * instead of being shown as unreadable.
 */
export function liveList<S extends z.ZodMiniType, T>(context: StoreContext, source: ListSource<S, T>): Readable<ListState<T>> {
  const rows = new Map<string, Row<T>>();
  const listener = {};
  const { filter, maxRead } = source;
  const documents = collection(context.database, source.path);
  const wanted: Query = filter ? query(documents, where(filter[0], "==", filter[1])) : documents;
  const newestFirst = (count: number): Query => query(wanted, orderBy(source.sortBy, "desc"), limit(count));
  const followed = maxRead === undefined ? wanted : newestFirst(maxRead);
  const listKey = [source.path, ...(filter ?? [])].join("?");
  let current: Pick<ListState<T>, "status" | "fromCache" | "isPartial" | "message"> = { status: "loading", fromCache: true };

  const show = (): void => {
    const hidden = context.removals.hidden.getSnapshot();
    const isHidden = ({ listed }: Row<T>): boolean =>
      hidden.has(`${source.path}/${listed.id}`) ||
      (listed.ok && source.belongsTo?.(listed.value).some((path) => hidden.has(path)) === true);
    const shown = [...rows.values()].filter((row) => !isHidden(row));
    shown.sort((one, other) => compareRowPlaces(one.place, other.place));
    state.set({ ...current, items: shown.slice(0, source.maxShown).map(({ listed }) => listed) });
  };

  const take = (documents: readonly QueryDocumentSnapshot[]): void => {
    for (const document of documents) rows.set(document.id, readRow(source, document));
  };

  /** Follows the query; a listener that failed is dead, and is begun anew. @returns a function that ends it */
  const listen = (): (() => void) => {
    let unsubscribe = (): void => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      let isFirst = true;
      unsubscribe = onSnapshot(
        followed,
        { includeMetadataChanges: true },
        (snapshot) => {
          // It begins with all that there is; what was shown before it may be gone.
          if (isFirst) rows.clear();
          isFirst = false;
          onChanges(snapshot);
        },
        (error) => {
          if (isShutdown(error)) return;
          context.report.error(`${source.path} could not be read.`, error);
          context.sync.trackListener(listener, undefined);
          current = { status: "failed", fromCache: true, message: failureText(error) };
          show();
          timer = setTimeout(begin, retryDelayMs);
        },
      );
    };
    begin();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };

  const onChanges = (snapshot: QuerySnapshot): void => {
    for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
      if (type === "removed") rows.delete(doc.id);
      else take([doc]);
    }
    const { fromCache } = snapshot.metadata;
    context.sync.trackListener(listener, snapshot.metadata);
    current = {
      status: "ready",
      fromCache,
      isPartial: current.isPartial === true && fromCache && snapshot.size <= (source.firstScreen ?? 0),
    };
    if (!fromCache) knownLists(context).add(listKey);
    show();
  };

  /** Shows the newest and then follows all; follows at once where the server is slow. @returns a function that ends it */
  const listenAfter = (firstScreen: number): (() => void) => {
    let unsubscribe: (() => void) | undefined;
    let isEnded = false;
    const go = (): void => {
      if (!isEnded) unsubscribe ??= listen();
    };
    const timer = setTimeout(go, firstScreenTimeoutMs);
    const showNewest = async (): Promise<void> => {
      const { docs, metadata } = await getDocs(newestFirst(firstScreen));
      if (isEnded || metadata.fromCache || current.status !== "loading") return;
      take(docs);
      current = { status: "ready", fromCache: true, isPartial: docs.length >= firstScreen };
      show();
    };
    showNewest()
      .catch((error: unknown) => context.report.warn(`The newest of ${source.path} could not be read.`, error))
      .finally(go);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      unsubscribe?.();
    };
  };

  const watch = (): (() => void) => {
    // A page that is still there when the session has ended finds nothing, and no error.
    if (context.isClosed()) return () => {};
    const { firstScreen } = source;
    const readsFirstScreen = firstScreen !== undefined && !context.sync.isOffline() && !knownLists(context).has(listKey);
    const unsubscribeRemovals = context.removals.hidden.subscribe(show);
    const unsubscribe = readsFirstScreen ? listenAfter(firstScreen) : listen();
    return () => {
      unsubscribe();
      unsubscribeRemovals();
      context.sync.trackListener(listener, undefined);
      // The next listener is told everything as added; what went in between must not stay.
      rows.clear();
      if (context.isClosed()) state.set(nothing);
    };
  };

  let end: (() => void) | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(ending);
    end?.();
    end = undefined;
  };
  const watchOn = (): (() => void) => {
    clearTimeout(ending);
    end ??= watch();
    return () => {
      // What has failed is tried again by whoever comes back.
      if (source.keepAliveMs === undefined || context.isClosed() || current.status === "failed") stop();
      else ending = setTimeout(stop, source.keepAliveMs);
    };
  };

  const nothing: ListState<T> = { status: "loading", items: [], fromCache: true };
  const state = createObservable<ListState<T>>(nothing, watchOn);
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

function readRow<S extends z.ZodMiniType, T>({ schema, build, sortBy }: ListSource<S, T>, document: QueryDocumentSnapshot): Row<T> {
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
