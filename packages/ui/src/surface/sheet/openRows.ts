import { createContext } from "react";

/** Which rows of a sheet are open, by their places in it: of many rows a printed page has those alone. */
export interface OpenRows {
  /** @returns what closes the row */
  readonly open: (place: string) => () => void;
  readonly places: () => ReadonlySet<string>;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createOpenRows(): OpenRows {
  let places: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const set = (next: ReadonlySet<string>): void => {
    places = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (place) => {
      set(new Set([...places, place]));
      return () => set(new Set([...places].filter((each) => each !== place)));
    },
    places: () => places,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Those of the sheet around. */
export const SheetRows = createContext<OpenRows | undefined>(undefined);
