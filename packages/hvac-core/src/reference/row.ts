import { requireKnown } from "../kernel/errors.ts";
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

/**
 * The row of a reference table that has a name.
 *
 * @param rows a table of this folder, such as `ventilationCategories` or `materials()`
 * @param id the row's `id`
 * @returns the row
 * @throws {UnknownNameError} when the table has no such row; the error names the nearest one
 * @example
 * ```ts
 * import { glazings, referenceRow } from "@org/hvac-core/reference";
 * referenceRow(glazings, "double-clear-6").uValue; // 2.73
 * referenceRow(glazings, "double-clear"); // throws UnknownNameError: did you mean "double-clear-6"?
 * ```
 */
export function referenceRow<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  requireKnown("id", id, rows.map((row) => row.id));
  return rows.find((row) => row.id === id)!;
}
