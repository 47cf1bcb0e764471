import type { Listed } from "../../documents/index.ts";
import { compareRowPlaces, type RowPlace } from "./listOrder.ts";

/** A list that stays up to date. */
export interface ListState<T> {
  /** `failed` keeps the items that were there. */
  readonly status: "loading" | "ready" | "failed";
  /** Newest first; unreadable documents are last. */
  readonly items: readonly Listed<T>[];
  /** From this device only: the server has not answered yet, or cannot be reached. */
  readonly fromCache: boolean;
  /** The newest items only; the others are being loaded. */
  readonly isPartial?: boolean;
  readonly message?: string;
}

export interface ListRow<T> {
  readonly listed: Listed<T>;
  readonly place: RowPlace;
}

/** The state of a list. It changes by `transition` only. */
export interface ListModel<T> extends Omit<ListState<T>, "items"> {
  /** By the id of their document. */
  readonly rows: ReadonlyMap<string, ListRow<T>>;
}

export const emptyList: ListModel<never> = { status: "loading", fromCache: true, rows: new Map() };

export type ListEvent<T> =
  /** The newest documents, read before the whole list. */
  | { readonly type: "newest read"; readonly rows: readonly ListRow<T>[]; readonly maxRows: number }
  | ListChange<T>
  | { readonly type: "failed"; readonly message: string }
  /** Nobody watches the list any more. */
  | { readonly type: "unwatched" };

export interface ListChange<T> {
  readonly type: "changed";
  /** A listener begins with all documents: rows from before may be gone. */
  readonly isFirst: boolean;
  readonly changed: readonly ListRow<T>[];
  readonly removed: readonly string[];
  readonly fromCache: boolean;
  /** It holds more documents than were read as the newest. */
  readonly hasMoreThanNewest: boolean;
}

/** The list after an event. */
export function transition<T>(model: ListModel<T>, event: ListEvent<T>): ListModel<T> {
  switch (event.type) {
    case "newest read":
      // The listener was faster.
      if (model.status !== "loading") return model;
      return { status: "ready", fromCache: true, isPartial: event.rows.length >= event.maxRows, rows: withRows(model.rows, event.rows) };
    case "changed": {
      const rows = withRows(event.isFirst ? new Map() : model.rows, event.changed);
      for (const id of event.removed) rows.delete(id);
      const { fromCache, hasMoreThanNewest } = event;
      return { status: "ready", fromCache, isPartial: model.isPartial === true && fromCache && !hasMoreThanNewest, rows };
    }
    case "failed":
      return { status: "failed", fromCache: true, message: event.message, rows: model.rows };
    case "unwatched":
      // The next listener begins with all documents; those that were deleted meanwhile must not stay.
      return { ...model, rows: new Map() };
  }
}

function withRows<T>(rows: ReadonlyMap<string, ListRow<T>>, changed: readonly ListRow<T>[]): Map<string, ListRow<T>> {
  const next = new Map(rows);
  for (const row of changed) next.set(row.listed.id, row);
  return next;
}

/** The list as it is shown. @param isHidden whether an item is being removed */
export function listState<T>(
  { rows, ...state }: ListModel<T>,
  isHidden: (item: Listed<T>) => boolean,
  maxShown: number | undefined,
): ListState<T> {
  const shown = [...rows.values()].filter(({ listed }) => !isHidden(listed));
  shown.sort((row, other) => compareRowPlaces(row.place, other.place));
  return { ...state, items: shown.slice(0, maxShown).map(({ listed }) => listed) };
}
