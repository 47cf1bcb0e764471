import type { PlainRecord, SavedFile } from "../../documents/index.ts";
import type { FileRef } from "../../paths.ts";
import { conflictsOf, hasUnsavedChanges, inputToStore, isSame, mergeTheirs, type Conflict, type WorkingCopy } from "../../merging/index.ts";
import { isTyped, type Draft, type FileTime, type PendingIssue, type PendingRevision } from "../device/draft.ts";
import type { FileSnapshot } from "./watchFile.ts";

/** Why a store failed. `gone`: the file does not exist. `unreachable`: the store is repeated automatically. */
export interface StoreFailure {
  readonly kind: "unreachable" | "gone" | "refused";
  readonly message: string;
}

/** Everything known here of an open file. It changes by `transition` (fileTransition.ts) only. */
export interface FileModel {
  /** The file on the server; `undefined` until it is known, and while it does not exist or cannot be used. */
  readonly stored?: SavedFile;
  /** The server's answer where it has no usable file. */
  readonly unavailable?: Exclude<FileSnapshot["content"], { readonly status: "ready" }>;
  /** The input being edited, once the file has been read. */
  readonly copy?: WorkingCopy;
  /** Draft of an earlier page, until the file has been read and the draft is merged into it. */
  readonly draft?: Draft | undefined;
  /** Revisions to keep with the next store. */
  readonly pendingRevisions: readonly PendingRevision[];
  /** Issued reports that the server refused, until the user has dismissed the message. */
  readonly refusedIssues: readonly PendingIssue[];
  /** Messages on parts of the stored input, of a draft or of a restored state that could not be read. */
  readonly notes: readonly string[];
  /** Number of changes of the input that were not typed in the form: the form follows each. */
  readonly externalChanges: number;
  readonly failure?: StoreFailure | undefined;
  /** A store is under way. Snapshots wait for its end, because until then nobody knows whose values they show. */
  readonly isStoring: boolean;
  readonly deferredSnapshot?: FileSnapshot | undefined;
  /** Snapshots up to this time of change are out of date, because a store has read a later one; until a listener delivers that too. */
  readonly ignoredUpTo?: FileTime | undefined;
  /** The time of change of the last snapshot. */
  readonly snapshotTime?: FileTime | undefined;
  /** The time of change of the first snapshot: the state in which this page has opened the file. */
  readonly openedAt?: FileTime | undefined;
  /** The place of the file after it has left this one. */
  readonly movedTo?: FileRef | undefined;
  /** The server's time at which the file came to its place; `undefined` until the server has it. */
  readonly placedAt?: FileTime | undefined;
  /** The file's creation or renaming is on its way to the server. */
  readonly hasPendingWrites: boolean;
  /** The last known name; empty until one is known. */
  readonly name: string;
  /** Whether this device has kept the draft: false when it has no room. */
  readonly isSavedOnDevice: boolean;
}

/** The content to store. */
export interface StoreRequest {
  readonly copy: WorkingCopy;
  /** Revisions to keep; none while a conflict is open. */
  readonly pendingRevisions: readonly PendingRevision[];
}

/** The result of a store. */
export interface StoreResult {
  /** The copy as it was when the store began, and the revisions that were stored with it. */
  readonly sent: WorkingCopy;
  readonly storedRevisions: readonly PendingRevision[];
  /** Revisions that the server refused while it took the others. */
  readonly refusedRevisions?: readonly PendingRevision[];
  /** The copy merged with the input that was on the server. */
  readonly merged: WorkingCopy;
  readonly file: SavedFile;
  /** The input that is on the server now. */
  readonly input: PlainRecord;
  /** Snapshots up to this time of change are out of date: the store read that state, and perhaps wrote over it. */
  readonly outOfDate: FileTime;
}

export const unopenedModel: FileModel = {
  pendingRevisions: [],
  refusedIssues: [],
  notes: [],
  externalChanges: 0,
  isStoring: false,
  hasPendingWrites: false,
  name: "",
  isSavedOnDevice: true,
};

/**
 * The input that a store writes over the one on the server.
 *
 * @param current the input on the server, in today's version
 */
export function mergeForStore(
  { copy, pendingRevisions }: StoreRequest,
  current: PlainRecord,
): { readonly merged: WorkingCopy; readonly input: PlainRecord; readonly revisions: readonly PendingRevision[] } {
  const merged = mergeTheirs(copy, current);
  return { merged, input: inputToStore(merged), revisions: conflictsOf(merged).length === 0 ? pendingRevisions : [] };
}

/**
 * The draft of an open file, which this device keeps until the file is stored and this device's cache has the stored state too: a page that is opened
 * without a network then shows the entries, not the state before.
 */
export function draftContent(
  model: FileModel,
): Pick<Draft, "base" | "input" | "revisions" | "refused" | "sent" | "ignoredUpTo"> | undefined {
  const { copy, pendingRevisions, refusedIssues, draft, ignoredUpTo, snapshotTime } = model;
  if (draft || !copy || !(isUnsent(model) || refusedIssues.length > 0 || ignoredUpTo)) return undefined;
  // The base is never older than the last snapshot; a cache that is, as after a page without one, is out of date.
  return {
    base: copy.base,
    input: copy.mine,
    revisions: pendingRevisions,
    ...(refusedIssues.length > 0 && { refused: refusedIssues }),
    sent: copy.sent,
    ignoredUpTo: ignoredUpTo ?? (snapshotTime && justBefore(snapshotTime)),
  };
}

/** Whether anything here is not stored. */
export function isUnsent({ copy, pendingRevisions, draft }: FileModel): boolean {
  return (draft !== undefined && isTyped(draft)) || pendingRevisions.length > 0 || (copy !== undefined && hasUnsavedChanges(copy));
}

/** Whether the file no longer needs this page: everything is stored and in this device's cache; or the file is gone, and there are no entries. */
export function isDone(model: FileModel): boolean {
  const { isStoring, draft, copy, unavailable, refusedIssues } = model;
  // Before the first snapshot a draft may still be read.
  if (isStoring || isUnsent(model) || refusedIssues.length > 0 || (!copy && !unavailable)) return false;
  const isGone = unavailable?.status === "missing" && !unavailable.offline;
  return isGone || (draft === undefined && draftContent(model) === undefined);
}

export function openConflicts({ copy }: FileModel): readonly Conflict[] {
  return copy ? conflictsOf(copy) : [];
}

/** Whether a store has anything to do. A conflict in one place holds back no other place; revisions wait until it is resolved. */
export function isStoreWanted(model: FileModel): boolean {
  const { copy, stored, isStoring, pendingRevisions } = model;
  if (!copy || !stored || isStoring) return false;
  // An unacknowledged store may have written something other than the known state.
  const isChanged = !isSame(inputToStore(copy), copy.theirs) || (copy.sent !== undefined && hasUnsavedChanges(copy));
  return isChanged || (pendingRevisions.length > 0 && conflictsOf(copy).length === 0);
}

/** The moment before a time: a change at the time itself is still valid. */
export function justBefore({ seconds, nanoseconds }: FileTime): FileTime {
  return { seconds, nanoseconds: nanoseconds - 1 };
}

export function isNotAfter(time: FileTime, other: FileTime): boolean {
  return time.seconds < other.seconds || (time.seconds === other.seconds && time.nanoseconds <= other.nanoseconds);
}
