import type { PlainRecord } from "../../documents/index.ts";
import type { Conflict } from "../../merging/index.ts";
import type { FileRef } from "../../paths.ts";
import type { Draft, PendingIssue } from "../device/draft.ts";
import type { StoreFailure, StoreRequest, StoreResult } from "./fileModel.ts";
import type { FileSnapshot } from "./watchFile.ts";

export type FileEvent =
  /** The draft that an earlier page left on this device: before the first snapshot, or while nothing is unsent. */
  | { readonly type: "draft read"; readonly draft: Draft | undefined }
  /** This device has written the draft, or has no room for it. */
  | { readonly type: "draft written"; readonly isSaved: boolean }
  | { readonly type: "snapshot"; readonly snapshot: FileSnapshot }
  /** `over`: the input that the form showed, where it differs from the current one. */
  | { readonly type: "typed"; readonly input: PlainRecord; readonly over?: PlainRecord }
  /** `input`: the input to keep, where it differs from the form's. */
  | { readonly type: "save requested"; readonly note: string; readonly input?: PlainRecord }
  /** The issued report stays unchanged, whatever is entered before it is stored. */
  | { readonly type: "issue requested"; readonly issued: PendingIssue }
  /** The user has read that the issue failed: it must not be stored later. */
  | { readonly type: "issue withdrawn"; readonly id: string }
  /** The user has read which issued reports were refused. */
  | { readonly type: "refusals dismissed" }
  | { readonly type: "conflict resolved"; readonly conflict: Conflict; readonly choice: "mine" | "theirs" }
  /** The input of a revision is put into the form; the state before is kept as a revision. */
  | { readonly type: "restored"; readonly input: PlainRecord; readonly version: number; readonly note: string }
  /** The wait before a store is over. */
  | { readonly type: "due" }
  | { readonly type: "stored"; readonly stored: StoreResult }
  | { readonly type: "store failed"; readonly failure: StoreFailure }
  /** The user, or a restored network, requests another attempt. */
  | { readonly type: "retry" }
  /** The file has left for another project. */
  | { readonly type: "moved"; readonly to: FileRef }
  /** The user discards the entries. */
  | { readonly type: "discarded" };

export type FileEffect =
  | { readonly type: "store"; readonly request: StoreRequest }
  /** Brings `due` after a time in milliseconds, in place of an earlier wait. */
  | { readonly type: "wake"; readonly after: number }
  /** Writes the draft of the model to this device, or removes it; brings `draft written`. */
  | { readonly type: "keep draft" }
  /** Replaces a listener that has failed. */
  | { readonly type: "listen again" };
