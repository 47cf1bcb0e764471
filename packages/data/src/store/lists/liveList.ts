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
import { createObservable, type Readable } from "../../observable.ts";
import type { CollectionPath, DocumentPath } from "../../paths.ts";
import { failureText } from "../failures.ts";
import { compareRowPlaces, type RowPlace } from "./listOrder.ts";
import { knownLists } from "../device/knownLists.ts";
import type { Session } from "../session.ts";

/** How long the newest may take before the list is asked for without them. */
const firstScreenTimeoutMs = 500;

/** A query that failed is asked again after so long, in milliseconds. */
const retryDelay = 10_000;

/** A list that follows what is stored. */
export interface ListState<T> {
  /** `failed` keeps the items that were there. */
  readonly status: "loading" | "ready" | "failed";
  /** Newest first; what cannot be read stands last. */
  readonly items: readonly Listed<T>[];
  /** From this device only: the server has not been heard yet, or cannot be reached. */
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
  readonly only?: readonly [field: string, value: string];
  /** Only so many of the newest are read, besides what is shown: a document without the time is not among them. */
  readonly newest?: number;
  readonly schema: S;
  readonly build: (id: string, stored: z.output<S>) => T;
  /** The stored time that the list is ordered by. */
  readonly newestBy: "createdAt" | "updatedAt";
  /** Shows at most so many. */
  readonly most?: number;
  /** Asks for so many of the newest first where this device does not know the list: a long one takes a second, and a screen holds few. */
  readonly firstScreen?: number;
  /** How long it goes on following when nobody looks any more, in milliseconds: whoever comes back soon finds it as it is. */
  readonly linger?: number;
  /** Documents besides its own that take an item out of the list while they are being removed. */
  readonly belongsTo?: (value: T) => readonly DocumentPath[];
}

/**
 * Follows a collection while somebody watches. The query has no order of its own: documents without the time it is ordered by would drop out of it
 * instead of being shown as unreadable.
 */
export function liveList<S extends z.ZodMiniType, T>(session: Session, source: ListSource<S, T>): Readable<ListState<T>> {
  const rows = new Map<string, Row<T>>();
  const listener = {};
  const { only, newest } = source;
  const documents = collection(session.database, source.path);
  const wanted: Query = only ? query(documents, where(only[0], "==", only[1])) : documents;
  const newestFirst = (most: number): Query => query(wanted, orderBy(source.newestBy, "desc"), limit(most));
  const followed = newest === undefined ? wanted : newestFirst(newest);
  const listKey = [source.path, ...(only ?? [])].join("?");
  let heard: Pick<ListState<T>, "status" | "fromCache" | "isPartial" | "message"> = { status: "loading", fromCache: true };

  const show = (): void => {
    const hidden = session.removals.hidden.getSnapshot();
    const isHidden = ({ listed }: Row<T>): boolean =>
      hidden.has(`${source.path}/${listed.id}`) ||
      (listed.ok && source.belongsTo?.(listed.value).some((path) => hidden.has(path)) === true);
    const shown = [...rows.values()].filter((row) => !isHidden(row));
    shown.sort((one, other) => compareRowPlaces(one.place, other.place));
    state.set({ ...heard, items: shown.slice(0, source.most).map(({ listed }) => listed) });
  };

  const take = (documents: readonly QueryDocumentSnapshot[]): void => {
    for (const document of documents) rows.set(document.id, readRow(source, document));
  };

  /** Follows the query; a listener that failed is dead, and is begun anew. @returns a function that ends it */
  const listen = (): (() => void) => {
    let leave = (): void => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      let isFirst = true;
      leave = onSnapshot(
        followed,
        { includeMetadataChanges: true },
        (snapshot) => {
          // It begins with all that there is; what was shown before it may be gone.
          if (isFirst) rows.clear();
          isFirst = false;
          hear(snapshot);
        },
        (error) => {
          session.report.error(`${source.path} could not be read.`, error);
          session.sync.heard(listener, undefined);
          heard = { status: "failed", fromCache: true, message: failureText(error) };
          show();
          timer = setTimeout(begin, retryDelay);
        },
      );
    };
    begin();
    return () => {
      clearTimeout(timer);
      leave();
    };
  };

  const hear = (snapshot: QuerySnapshot): void => {
    for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
      if (type === "removed") rows.delete(doc.id);
      else take([doc]);
    }
    const { fromCache } = snapshot.metadata;
    session.sync.heard(listener, snapshot.metadata);
    heard = { status: "ready", fromCache, isPartial: heard.isPartial === true && fromCache && snapshot.size <= (source.firstScreen ?? 0) };
    if (!fromCache) knownLists(session).add(listKey);
    show();
  };

  /** Shows the newest and then follows all; follows at once where the server is slow. @returns a function that ends it */
  const listenAfter = (firstScreen: number): (() => void) => {
    let leave: (() => void) | undefined;
    let isEnded = false;
    const go = (): void => {
      if (!isEnded) leave ??= listen();
    };
    const timer = setTimeout(go, firstScreenTimeoutMs);
    const showNewest = async (): Promise<void> => {
      const { docs, metadata } = await getDocs(newestFirst(firstScreen));
      if (isEnded || metadata.fromCache || heard.status !== "loading") return;
      take(docs);
      heard = { status: "ready", fromCache: true, isPartial: docs.length >= firstScreen };
      show();
    };
    showNewest()
      .catch((error: unknown) => session.report.warn(`The newest of ${source.path} could not be read.`, error))
      .finally(go);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      leave?.();
    };
  };

  const watch = (): (() => void) => {
    // A page that is still there when the session has ended finds nothing, and no error.
    if (session.isClosed()) return () => {};
    const { firstScreen } = source;
    const isSoughtFirst = firstScreen !== undefined && !session.sync.isOffline() && !knownLists(session).has(listKey);
    const leaveRemovals = session.removals.hidden.subscribe(show);
    const leave = isSoughtFirst ? listenAfter(firstScreen) : listen();
    return () => {
      leave();
      leaveRemovals();
      session.sync.heard(listener, undefined);
      // The next listener is told everything as added; what went in between must not stay.
      rows.clear();
      if (session.isClosed()) state.set(nothing);
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
      if (source.linger === undefined || session.isClosed() || heard.status === "failed") stop();
      else ending = setTimeout(stop, source.linger);
    };
  };

  const nothing: ListState<T> = { status: "loading", items: [], fromCache: true };
  const state = createObservable<ListState<T>>(nothing, watchOn);
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

function readRow<S extends z.ZodMiniType, T>({ schema, build, newestBy }: ListSource<S, T>, document: QueryDocumentSnapshot): Row<T> {
  const data: DocumentData = document.data({ serverTimestamps: "estimate" });
  const listed = readDocument(schema, document.id, data, build, document.metadata.hasPendingWrites);
  const place: RowPlace = {
    id: document.id,
    isReadable: listed.ok,
    isNew: document.metadata.hasPendingWrites && document.data({ serverTimestamps: "none" })[newestBy] === null,
    time: listed.ok ? (data[newestBy] as StoredTimestamp) : undefined,
    name: typeof data["name"] === "string" ? data["name"] : "",
  };
  return { listed, place };
}
