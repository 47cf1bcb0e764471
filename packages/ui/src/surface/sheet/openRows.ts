import { createObservable, type Readable } from "@org/device/observable";
import { createContext } from "react";

/** Open rows of a sheet, by position: a printed page with many rows shows only these. */
export interface OpenRows extends Readable<ReadonlySet<string>> {
  /** @returns a function that closes the row */
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

/** Open rows of the surrounding sheet. */
export const SheetRows = createContext<OpenRows | undefined>(undefined);
