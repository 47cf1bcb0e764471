import type { FileCollection, FileRef } from "@org/data";
import type { Path, ResultLink } from "@org/hvac-core/kernel";

/** An input as a file has it. */
export interface StoredInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly calculatorVersion: number;
}

/** What there is to take over from a file, or why there is nothing. */
export type SourceContent<T> = { readonly content: T } | { readonly problem: string };

/** Files of one kind, for others of their project to take over from. */
export interface SourceFiles<T> {
  readonly collection: FileCollection;
  /** One of them, in lower case: "heat load". */
  readonly name: string;
  /** What stands in the place of the choice where a project has none. */
  readonly none: string;
  /** Calculates what a file holds. */
  readonly read: (stored: StoredInput) => SourceContent<T>;
}

/** Where a result of a file stands. */
export const linkTo = ({ collection, fileId }: FileRef, result: Path): ResultLink => ({ collection, fileId, result });
