import { getDocs, onSnapshot, type QuerySnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import { knownLists } from "../device/knownLists.ts";
import { failureText, isShutdown } from "../failures.ts";
import type { StoreContext } from "../storeContext.ts";
import type { ListEvent } from "./listModel.ts";
import { listQueries, readRow, type ListSource } from "./listSource.ts";

/** Time for the newest documents to arrive before the whole list is requested, in milliseconds. */
const firstScreenTimeoutMs = 500;

/** Time after which a failed query is sent again, in milliseconds. */
const retryDelayMs = 10_000;

/** Listens to a list until the returned function is called, also after failures. */
export function listenToList<S extends z.ZodMiniType, T>(
  context: StoreContext,
  source: ListSource<S, T>,
  dispatch: (event: ListEvent<T>) => void,
): () => void {
  const { firstScreen } = source;
  const isKnown = knownLists(context).has(listKey(source));
  const listener = {};
  const listen = (): (() => void) => listenToAll(context, source, listener, dispatch);
  const end =
    firstScreen === undefined || context.sync.isOffline() || isKnown
      ? listen()
      : listenAfterNewest(context, source, firstScreen, dispatch, listen);
  return () => {
    end();
    context.sync.trackListener(listener, undefined);
  };
}

function listKey<S extends z.ZodMiniType, T>({ path, filter }: ListSource<S, T>): string {
  return [path, ...(filter ?? [])].join("?");
}

/** Listens to the whole list; a listener that failed is dead, and is replaced. */
function listenToAll<S extends z.ZodMiniType, T>(
  context: StoreContext,
  source: ListSource<S, T>,
  listener: object,
  dispatch: (event: ListEvent<T>) => void,
): () => void {
  const { all } = listQueries(context, source);
  let unsubscribe = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    let isFirst = true;
    unsubscribe = onSnapshot(
      all,
      { includeMetadataChanges: true },
      (snapshot) => {
        context.sync.trackListener(listener, snapshot.metadata);
        if (!snapshot.metadata.fromCache) knownLists(context).add(listKey(source));
        dispatch(changeOf(source, snapshot, isFirst));
        isFirst = false;
      },
      (error) => {
        if (isShutdown(error)) return;
        context.report.error(`${source.path} could not be read.`, error);
        context.sync.trackListener(listener, undefined);
        dispatch({ type: "failed", message: failureText(error) });
        timer = setTimeout(begin, retryDelayMs);
      },
    );
  };
  begin();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

function changeOf<S extends z.ZodMiniType, T>(source: ListSource<S, T>, snapshot: QuerySnapshot, isFirst: boolean): ListEvent<T> {
  const changes = snapshot.docChanges({ includeMetadataChanges: true });
  return {
    type: "changed",
    isFirst,
    changed: changes.flatMap(({ type, doc }) => (type === "removed" ? [] : [readRow(source, doc)])),
    removed: changes.flatMap(({ type, doc }) => (type === "removed" ? [doc.id] : [])),
    fromCache: snapshot.metadata.fromCache,
    hasMoreThanNewest: snapshot.size > (source.firstScreen ?? 0),
  };
}

/** Reads the newest documents, then listens to all; listens at once where the server is slow. */
function listenAfterNewest<S extends z.ZodMiniType, T>(
  context: StoreContext,
  source: ListSource<S, T>,
  firstScreen: number,
  dispatch: (event: ListEvent<T>) => void,
  listen: () => () => void,
): () => void {
  let unsubscribe: (() => void) | undefined;
  let isEnded = false;
  const go = (): void => {
    if (!isEnded) unsubscribe ??= listen();
  };
  const timer = setTimeout(go, firstScreenTimeoutMs);
  const readNewest = async (): Promise<void> => {
    const { docs, metadata } = await getDocs(listQueries(context, source).newest(firstScreen));
    if (isEnded || metadata.fromCache) return;
    dispatch({ type: "newest read", rows: docs.map((document) => readRow(source, document)), maxRows: firstScreen });
  };
  readNewest()
    .catch((error: unknown) => context.report.warn(`The newest of ${source.path} could not be read.`, error))
    .finally(go);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe?.();
  };
}
