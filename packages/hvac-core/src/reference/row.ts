import { UnknownNameError } from "../refusals/errors.ts";
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
 * The row of a reference table, by its name.
 *
 * @param rows a table of the reference, or any rows that have an `id`
 * @param id name of the row
 * @returns the row
 * @throws {UnknownNameError} when no row has the name; the error names the nearest one
 * @source mathematics, each row names its own source
 * @example
 * ```ts
 * import { fuels, referenceRow } from "@org/hvac-core/reference";
 * referenceRow(fuels, "natural-gas").label; // "Natural gas"
 * ```
 */
export function referenceRow<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new UnknownNameError({ parameter: "id", name: id, known: rows.map((each) => each.id) });
  return row;
}
