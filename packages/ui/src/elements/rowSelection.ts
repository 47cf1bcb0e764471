import { createContext } from "react";

/** The selected rows of a table, by their paths in the input. */
export interface RowSelection {
  readonly rows: readonly string[];
  /** Selects a row and brings it into view; the focus stays. Without a row nothing is selected, where the table allows it. */
  readonly select: (row: string | undefined) => void;
}

/** The selection of the table next to a figure; absent where there is no table. */
export const RowSelectionContext = createContext<RowSelection | undefined>(undefined);
