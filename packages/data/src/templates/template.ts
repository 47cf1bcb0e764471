import type { FileCollection } from "../collections.ts";
import type { PlainRecord } from "../documents/index.ts";

/** A file of a template. Where the calculator exists, its input is completed and calculated when the project is created. */
export interface TemplateFile {
  readonly collection: FileCollection;
  readonly name: string;
  readonly input: PlainRecord;
  /** Entries in place of those of the input where the project is metric: texts and pieces, which no unit converts. */
  readonly metric?: PlainRecord;
}

/** A number of one file of a template that is a result of another. Files are named by their place in the template. */
export interface TemplateLink {
  readonly file: number;
  /** Field of that file. */
  readonly field: string;
  readonly from: number;
  readonly result: string;
}

/** A project to start from. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly files: readonly TemplateFile[];
  /** Numbers that are linked when the project is created. */
  readonly links?: readonly TemplateLink[];
}
