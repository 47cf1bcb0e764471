import type { Issue, PlainRecord, Revision, SavedFile, Unreadable } from "../../documents/index.ts";
import type { Conflict, ResultChange } from "../../merging/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { Readable } from "@org/device/observable";
import type { FileRef } from "../../paths.ts";
import type { IssueStatement } from "./issueFile.ts";

/** What a file held when it was last there. */
export interface LastContent {
  readonly name: string;
  readonly input: PlainRecord;
}

/** A file in the editor. */
export type FileState =
  | { readonly status: "loading" }
  /**
   * Not there (any more). `unsaved`: something was typed here and is not stored; the outbox makes a new file of it, or discards it. `last`: the file was
   * open here when it was removed, and all of it was stored. `movedTo`: the file stands in another project now, and what was typed goes there by itself.
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
  /** As stored: name, times, versions, and the data as they stand on the server. */
  readonly file: SavedFile;
  /** The input as it stands in the form, complete and in today's version; load it into the form whenever `externalChanges` has grown. */
  readonly input: PlainRecord;
  /** What could not be read of what is stored, and is left out with the next change; what is kept without being understood. */
  readonly notes: readonly string[];
  /** Counts how often the input was changed by others, a restored draft or an answered conflict. */
  readonly externalChanges: number;
  /** Results that today's engine gives otherwise than those stored: "was … with …". Empty when the same engine made them. */
  readonly resultChanges: readonly ResultChange[];
  /** Places that were changed here and elsewhere; each wants an answer. Nothing is overwritten until then. */
  readonly conflicts: readonly Conflict[];
  readonly saving: SavingState;
  /** Reports that were issued on this device and that the server refused, until `dismissRefusals`. */
  readonly refusedIssues: readonly Issue[];
  /** Whether this device keeps what was typed, so that a closed or crashed page loses none of it. False when it has no room. */
  readonly isSavedOnDevice: boolean;
}

export type SavingState =
  | { readonly status: "saved" }
  /** Typed and kept on this device; being stored. */
  | { readonly status: "saving" }
  /** Kept on this device; stored when the server can be reached. */
  | { readonly status: "offline" }
  /** Some places wait for an answer to a conflict; everything else is stored as usual. */
  | { readonly status: "conflict" }
  /** Could not be stored; `retry` tries again. */
  | { readonly status: "failed"; readonly message: string };

/** What an issue came to. */
export interface IssueResult {
  /** Of the revision. */
  readonly issueId: string;
  readonly hash: string;
  readonly isStored: boolean;
}

/** An open file: type with `setInput`, everything else follows. */
export interface OpenFile extends Readable<FileState> {
  /**
   * The form's input has changed: kept on this device at once, stored shortly after. What it does not state is default.
   *
   * @param over what the form showed until then, where others' changes may have come that it had not shown yet
   */
  readonly setInput: (input: PlainRecord, over?: PlainRecord) => void;
  /**
   * Stores now and keeps a revision.
   *
   * @param input what the revision is of, where that is not what stands in the form: a state that is about to be replaced
   */
  readonly save: (note?: string, input?: PlainRecord) => Promise<ActionResult>;
  /**
   * Issues what stands in the form as a report: kept as it is now, whatever is typed or merged afterwards. Stores what is typed, too.
   *
   * @returns the revision that it is, and whether the server has it; what it does not have yet is on this device, and sent later
   */
  readonly issue: (statement: IssueStatement) => Promise<ActionResult<IssueResult>>;
  /** Issued here since the file was opened, or waiting here to be sent: no list may have them yet. */
  readonly localIssues: () => readonly Issue[];
  /** Answers a conflict of the current state. */
  readonly resolve: (conflict: Conflict, choice: "mine" | "theirs") => void;
  /** Puts the input of a revision into the form and saves it; the state before is kept as a revision too. */
  readonly restore: (revision: Revision) => Promise<ActionResult>;
  /** The user has read which reports were refused. */
  readonly dismissRefusals: () => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** The editor goes. What is not stored stays in the outbox, which sends it from any page. */
  readonly close: () => void;
}
