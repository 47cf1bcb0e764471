import type { Issue, PlainRecord, Revision, SavedFile, Unreadable } from "../../documents/index.ts";
import type { Conflict, ResultChange } from "../../merging/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { Readable } from "@org/device/observable";
import type { FileRef } from "../../paths.ts";
import type { IssueStatement } from "./issueFile.ts";

/** The last known content of a file. */
export interface LastContent {
  readonly name: string;
  readonly input: PlainRecord;
}

/** A file in the editor. */
export type FileState =
  | { readonly status: "loading" }
  /**
   * The file does not exist, or no longer. `unsaved`: changes made here that are not stored; the outbox makes a new file of them, or discards them.
   * `last`: the file was open here when it was removed, and everything was stored. `movedTo`: the file is in another project now, and unsaved changes go
   * there automatically.
   */
  | {
      readonly status: "missing";
      readonly offline: boolean;
      readonly unsaved?: PlainRecord;
      readonly last?: LastContent;
      readonly movedTo?: FileRef;
    }
  | { readonly status: "unreadable"; readonly unreadable: Unreadable }
  /** Made by a later version of this program. */
  | { readonly status: "newer"; readonly calculatorVersion: number }
  | { readonly status: "failed"; readonly message: string }
  | ReadyFile;

export interface ReadyFile {
  readonly status: "ready";
  /** The file on the server: name, times, versions and data. */
  readonly file: SavedFile;
  /** The form's input, complete and in today's version; load it into the form whenever `externalChanges` has grown. */
  readonly input: PlainRecord;
  /** Messages on parts of the stored input that could not be read and are dropped with the next change, or are kept although unknown. */
  readonly notes: readonly string[];
  /** Number of changes of the input by others, by a restored draft or by the answer to a conflict. */
  readonly externalChanges: number;
  /** Results of today's engine that differ from the stored ones: "was … with …". Empty when the same engine made them. */
  readonly resultChanges: readonly ResultChange[];
  /** Places that were changed here and elsewhere; nothing is overwritten there until the user chooses. */
  readonly conflicts: readonly Conflict[];
  readonly saving: SavingState;
  /** Reports that were issued on this device and that the server refused, until `dismissRefusals`. */
  readonly refusedIssues: readonly Issue[];
  /** Whether this device keeps unsaved changes, so that a closed or crashed page loses none. False when it has no room. */
  readonly isSavedOnDevice: boolean;
}

export type SavingState =
  | { readonly status: "saved" }
  /** Typed and kept on this device; being stored. */
  | { readonly status: "saving" }
  /** Kept on this device; stored when the server can be reached. */
  | { readonly status: "offline" }
  /** Some places wait for the answer to a conflict; everything else is stored as usual. */
  | { readonly status: "conflict" }
  /** Could not be stored; `retry` tries again. */
  | { readonly status: "failed"; readonly message: string };

/** The result of an issue. */
export interface IssueResult {
  /** Id of the revision. */
  readonly issueId: string;
  readonly hash: string;
  readonly isStored: boolean;
}

/** An open file: `setInput` starts everything else. */
export interface OpenFile extends Readable<FileState> {
  /**
   * Changes the form's input: it is kept on this device at once, and stored shortly after. Absent fields have their defaults.
   *
   * @param over the input that the form showed before, where it had not shown others' latest changes yet
   */
  readonly setInput: (input: PlainRecord, over?: PlainRecord) => void;
  /**
   * Stores now and keeps a revision.
   *
   * @param input content of the revision, where it differs from the form's: a state that is about to be replaced
   */
  readonly save: (note?: string, input?: PlainRecord) => Promise<ActionResult>;
  /**
   * Issues the form's input as a report, which later changes do not alter. Stores unsaved changes, too.
   *
   * @returns the revision, and whether the server has it; until then it is on this device, and sent later
   */
  readonly issue: (statement: IssueStatement) => Promise<ActionResult<IssueResult>>;
  /** Reports that were issued here since the file was opened, or wait here to be sent: lists may not have them yet. */
  readonly localIssues: () => readonly Issue[];
  /** Answers a conflict of the current state. */
  readonly resolve: (conflict: Conflict, choice: "mine" | "theirs") => void;
  /** Puts the input of a revision into the form and saves it; the state before is kept as a revision too. */
  readonly restore: (revision: Revision) => Promise<ActionResult>;
  /** Removes the message on refused reports. */
  readonly dismissRefusals: () => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Closes the editor. Unsaved changes stay in the outbox, which sends them from any page. */
  readonly close: () => void;
}
