import type { FileCollection } from "../collections.ts";
import type { PlainRecord } from "../documents/index.ts";

/** A file that a template brings. Input as typed; where the calculator exists, its results are calculated when the project is made. */
export interface TemplateFile {
  readonly collection: FileCollection;
  readonly name: string;
  readonly input: PlainRecord;
}

/** A project to start from. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly files: readonly TemplateFile[];
}
