import { UnknownNameError } from "../refusals/errors.ts";
import type { Citation } from "../sources/index.ts";

/** Properties of every row of a reference table. */
export interface ReferenceRow {
  /** Stable name; it is stored in users' files and never changes meaning. */
  readonly id: string;
  /** Label in lists. */
  readonly label: string;
  /** Source of the row's numbers. */
  readonly source: Citation;
  /**
   * Present when there was only one source, or none in print: show the value as "typical value; verify before use".
   * Absent for rows that were read in a source, or on which two sources agree.
   */
  readonly verify?: true;
  /** Disagreements between sources and conditions of use. */
  readonly note?: string;
}

/**
 * Row of a reference table by its id.
 *
 * @param rows a table of the reference, or any rows that have an `id`
 * @param id id of the row
 * @returns the row
 * @throws {UnknownNameError} when no row has the id; the error names the nearest one
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
