import { createObservable, type Readable } from "@org/device/observable";
import type * as z from "zod/mini";
import type { Listed } from "../../documents/index.ts";
import type { StoreContext } from "../storeContext.ts";
import { listenToList } from "./listenToList.ts";
import { emptyList, listState, transition, type ListEvent, type ListModel, type ListState } from "./listModel.ts";
import type { ListSource } from "./listSource.ts";

/** Keeps a list up to date while somebody watches it. */
export function liveList<S extends z.ZodMiniType, T>(context: StoreContext, source: ListSource<S, T>): Readable<ListState<T>> {
  const { hidden } = context.removals;
  const nothing: ListState<T> = { status: "loading", items: [], fromCache: true };
  let model: ListModel<T> = emptyList;

  const isHidden = (item: Listed<T>): boolean => {
    if (source.includesBin) return false;
    const paths = hidden.getSnapshot();
    return paths.has(`${source.path}/${item.id}`) || (item.ok && source.belongsTo?.(item.value).some((path) => paths.has(path)) === true);
  };
  const show = (): void => state.set(listState(model, isHidden, source.maxShown));
  const dispatch = (event: ListEvent<T>): void => {
    const after = transition(model, event);
    if (after === model) return;
    model = after;
    if (event.type !== "unwatched") show();
  };
  const watch = (): (() => void) => {
    // A page that is still there when the session has ended shows an empty list, and no error.
    if (context.isClosed()) return () => {};
    const unsubscribeRemovals = hidden.subscribe(show);
    const unsubscribe = listenToList(context, source, dispatch);
    return () => {
      unsubscribe();
      unsubscribeRemovals();
      dispatch({ type: "unwatched" });
      if (context.isClosed()) state.set(nothing);
    };
  };
  // A list that has failed is read again by anyone who returns.
  const isOver = (): boolean => context.isClosed() || model.status === "failed";
  const state = createObservable(nothing, keptAlive(watch, source.keepAliveMs, isOver));
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

/** Watches for a while longer after the last listener has gone. @param isOver whether to end at once */
function keptAlive(watch: () => () => void, keepAliveMs: number | undefined, isOver: () => boolean): () => () => void {
  let end: (() => void) | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(ending);
    end?.();
    end = undefined;
  };
  return () => {
    clearTimeout(ending);
    end ??= watch();
    return () => {
      if (keepAliveMs === undefined || isOver()) stop();
      else ending = setTimeout(stop, keepAliveMs);
    };
  };
}
