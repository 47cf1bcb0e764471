import { createObservable, type Readable } from "@org/device/observable";
import { createContext } from "react";

/** Which rows of a sheet are open, by their places in it: of many rows a printed page has those alone. */
export interface OpenRows extends Readable<ReadonlySet<string>> {
  /** @returns what closes the row */
  readonly open: (place: string) => () => void;
}

export function createOpenRows(): OpenRows {
  const { getSnapshot, set, subscribe } = createObservable<ReadonlySet<string>>(new Set());
  return {
    getSnapshot,
    subscribe,
    open: (place) => {
      set(new Set([...getSnapshot(), place]));
      return () => set(new Set([...getSnapshot()].filter((each) => each !== place)));
    },
  };
}

/** Those of the sheet around. */
export const SheetRows = createContext<OpenRows | undefined>(undefined);
