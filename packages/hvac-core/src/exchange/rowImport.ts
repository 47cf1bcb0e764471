import type { ImportRecord } from "../kernel/index.ts";
import type { QuantityKind, UnitSystem } from "../quantity/index.ts";
import type { FileReference } from "./files.ts";

/** A row of a list. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A number of another file, in the SI unit of its quantity. */
export interface ImportedNumber {
  readonly value: number;
  readonly quantity: QuantityKind;
  /** Path of the result or input that it is linked to; without one it is a copy. */
  readonly result?: string;
}

/** A cell that a row takes from another file: a text, an option, a flag or a number. */
export type ImportedCell = string | boolean | ImportedNumber;

/** A row of another file as a row of a list. */
export interface ImportedRow {
  /** Id of a new row, the same in each import. */
  readonly id: string;
  /** Id of the source row; empty for the only one of a file without rows. */
  readonly source: string;
  readonly name: string;
  /** Cells that follow the source; undefined where it has none now: the row's cell is emptied if it is linked to the source. */
  readonly cells: Readonly<Record<string, ImportedCell | undefined>>;
  /** Cells of a new row, which later imports leave as they are. */
  readonly first?: Readonly<Record<string, unknown>>;
}

/** Source and target of an import of rows. */
export interface RowImport {
  /** The file that rows are imported from. */
  readonly file: FileReference;
  /** Lists of results and inputs of that file whose ids of rows are those of the source rows. */
  readonly lists: readonly string[];
  readonly unitSystem: UnitSystem;
  /** Whether numbers and names that users entered instead of the imported ones are replaced. They are kept by default. */
  readonly replacesEntries?: boolean;
  /** What earlier imports from the file to this list recorded. */
  readonly record?: ImportRecord | undefined;
}

/**
 * State of a row: `new` in the other file, `changed` there, `current` here, `gone` there, or `entered` here: the list has a row with the same name or id
 * that was not imported, and may be another.
 */
export type ImportState = "new" | "changed" | "entered" | "gone" | "current";

/** A cell before and after an import; undefined where the row has none. */
export interface CellDifference {
  readonly name: string;
  readonly was: unknown;
  readonly now: unknown;
}

/** A row of a list compared with its source. */
export interface ComparedRow {
  readonly state: ImportState;
  /** Id of the row of the list, or of the one that would be added. */
  readonly id: string;
  readonly name: string;
  /** The source; undefined where it is gone. */
  readonly imported?: ImportedRow;
  /** Cells that the import would change. */
  readonly differences: readonly CellDifference[];
  /** Cells with entries of users, which the import keeps. */
  readonly entries: readonly CellDifference[];
  /** Whether the user left the row as it is at an earlier import: a new one is not imported, one that is gone is kept. */
  readonly isLeft?: true;
}
