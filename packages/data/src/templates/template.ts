import type { FileCollection } from "../collections.ts";
import type { PlainRecord } from "../documents/index.ts";

/** A file of a template. Where the calculator exists, its input is completed and calculated when the project is created. */
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
