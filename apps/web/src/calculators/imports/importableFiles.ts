import type { FileCollection } from "@org/data";
import type { FileContent, StoredInput } from "@org/hvac-core/exchange";

/** Files of one kind that other files of a project import from. */
export interface ImportableFiles<T> {
  readonly collection: FileCollection;
  /** One of them, in lower case: "heat load". */
  readonly name: string;
  /** Text in place of the choice where a project has none. */
  readonly none: string;
  /** Calculates a file. */
  readonly read: (stored: StoredInput) => FileContent<T>;
}
