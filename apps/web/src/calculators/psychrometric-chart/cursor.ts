import type { ChartState } from "@org/ui/figures";
import { useSyncExternalStore } from "react";

/** Where the pointer is on the chart, for what reads it off: only that is drawn again as it moves. */
export interface Cursor {
  readonly move: (state: ChartState | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly at: () => ChartState | undefined;
}

/** Listeners hear of the latest place once in a frame, however often the pointer tells. */
export function createCursor(): Cursor {
  let at: ChartState | undefined;
  let frame: number | undefined;
  let next: ChartState | undefined;
  const listeners = new Set<() => void>();
  return {
    move: (state) => {
      next = state;
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        at = next;
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at: () => at,
  };
}

export function useCursor(cursor: Cursor): ChartState | undefined {
  return useSyncExternalStore(cursor.subscribe, cursor.at);
}
