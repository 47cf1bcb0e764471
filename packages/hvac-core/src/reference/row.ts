import { requireKnown } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";

/** What every row of a reference table carries. */
export interface ReferenceRow {
  /** Stable name; it is stored in users' files and never changes meaning. */
  readonly id: string;
  /** What a user reads. */
  readonly label: string;
  /** Where the row's numbers come from. */
  readonly source: Citation;
  /**
   * Present when only one source, or none in print, was at hand: show the value as "typical value, verify".
   * Absent for rows that were read in a source, or that two sources agree on.
   */
  readonly verify?: true;
  /** Disagreements between sources and conditions of use. */
  readonly note?: string;
}

/** The row of a table that has a name; refuses one that has none by the nearest. */
export function rowOf<Row extends { readonly id: string }>(parameter: string, id: string, rows: readonly Row[]): Row {
  requireKnown(
    parameter,
    id,
    rows.map((row) => row.id),
  );
  return rows.find((row) => row.id === id)!;
}
