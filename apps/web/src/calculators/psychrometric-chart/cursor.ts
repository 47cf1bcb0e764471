import { createObservable, type Readable } from "@org/device/observable";
import type { ChartState } from "@org/ui/figures";

/** State at the pointer on the chart. Only the components that read it are drawn again when the pointer moves. */
export interface Cursor extends Readable<ChartState | undefined> {
  readonly move: (state: ChartState | undefined) => void;
}

/** Listeners are called once in a frame, however often the pointer moves. */
export function createCursor(): Cursor {
  const { getSnapshot, set, subscribe } = createObservable<ChartState | undefined>(undefined);
  let frame: number | undefined;
  let next: ChartState | undefined;
  return {
    getSnapshot,
    subscribe,
    move: (state) => {
      next = state;
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        set(next);
      });
    },
  };
}
