import type { PlainRecord, Revision, SavedFile, Unreadable } from "../documents/index.ts";
import type { Conflict, ResultChange } from "../merging/index.ts";
import type { Done } from "../messages.ts";
import type { Readable } from "../observable.ts";

/** A file in the editor. */
export type FileState =
  | { readonly status: "loading" }
  /** Not there (any more). What was typed here and not stored is in `unsaved`; `files.create` makes a new file of it. */
  | { readonly status: "missing"; readonly offline: boolean; readonly unsaved?: PlainRecord }
  | { readonly status: "unreadable"; readonly unreadable: Unreadable }
  /** Made by a later version of this program. */
  | { readonly status: "newer"; readonly calculatorVersion: number }
  | { readonly status: "failed"; readonly message: string }
  | ReadyFile;

export interface ReadyFile {
  readonly status: "ready";
  /** As stored: name, times, versions, and the data as they stand on the server. */
  readonly file: SavedFile;
  /** The input as it stands in the form, complete and in today's version; load it into the form whenever `changedElsewhere` has grown. */
  readonly input: PlainRecord;
  /** What could not be read of what is stored, and is left out with the next change; what is kept without being understood. */
  readonly notes: readonly string[];
  /** Counts how often the input was changed by others, a restored draft or an answered conflict. */
  readonly changedElsewhere: number;
  /** Results that today's engine gives otherwise than those stored: "was … with …". Empty when the same engine made them. */
  readonly resultChanges: readonly ResultChange[];
  /** Places that were changed here and elsewhere; each wants an answer. Nothing is overwritten until then. */
  readonly conflicts: readonly Conflict[];
  readonly saving: SavingState;
}

export type SavingState =
  | { readonly status: "saved" }
  /** Typed and kept on this device; being stored. */
  | { readonly status: "saving" }
  /** Kept on this device; stored when the server can be reached. */
  | { readonly status: "offline" }
  /** Waits for an answer to a conflict. */
  | { readonly status: "conflict" }
  /** Could not be stored; `retry` tries again. */
  | { readonly status: "failed"; readonly message: string };

/** An open file: type with `setInput`, everything else follows. */
export interface OpenFile extends Readable<FileState> {
  /** The form's input has changed: kept on this device at once, stored shortly after. What it does not state is default. */
  readonly setInput: (input: PlainRecord) => void;
  /** Stores now and keeps a revision. */
  readonly save: (note?: string) => Promise<Done>;
  /** Answers a conflict of the current state. */
  readonly resolve: (conflict: Conflict, choice: "mine" | "theirs") => void;
  /** Puts the input of a revision into the form and saves it; the state before is kept as a revision too. */
  readonly restore: (revision: Revision) => Promise<Done>;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Stores what is not stored, and ends it. What cannot be stored stays on this device for whoever opens the file next, or the next start. */
  readonly close: () => void;
}
