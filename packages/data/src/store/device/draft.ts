import * as z from "zod/mini";
import { isFileCollection } from "../../collections.ts";
import {
  fileData,
  inputOfText,
  inputText,
  issue,
  revisionContent,
  type IssuedContent,
  type Plain,
  type PlainRecord,
} from "../../documents/index.ts";
import { isSame, type WorkingCopy } from "../../merging/index.ts";
import type { FileRef } from "../../paths.ts";

/** A revision to store: of the input of the next store, of an earlier input, or of an issued report. */
export interface PendingRevision {
  readonly note: string;
  readonly input?: PlainRecord;
  readonly issued?: PendingIssue;
}

/** An issued report that is not stored yet. Its id is set when it is issued, so that its link is known without a network, and it is written once. */
export interface PendingIssue {
  readonly id: string;
  readonly content: IssuedContent;
}

/** The unsaved changes of a file: kept on this device with every keystroke. */
export interface Draft {
  readonly file: FileRef;
  /** Name of the file when it was opened. */
  readonly name: string;
  /** The base of the changes. */
  readonly base: PlainRecord;
  /** The form's input. */
  readonly input: PlainRecord;
  /** Revisions of explicit saves that are not stored yet. */
  readonly revisions: readonly PendingRevision[];
  /** Issued reports that the server refused, until the user has dismissed the message. */
  readonly refused?: readonly PendingIssue[] | undefined;
  /** Changes in inputs that were sent without an acknowledgement: the server may have them. */
  readonly sent?: WorkingCopy["sent"];
  /** Snapshots up to this time of change are out of date: a later state has been stored. */
  readonly ignoredUpTo?: FileTime | undefined;
  /** Version of all inputs here. */
  readonly calculatorVersion: number;
  /** Milliseconds since 1970. */
  readonly editedAt: number;
}

/** A time of change on the server. */
export interface FileTime {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** Whether a draft has anything that is not stored; otherwise it only waits until this device's cache has the stored state. */
export function isTyped({ base, input, revisions, sent = [], refused = [] }: Draft): boolean {
  return revisions.length > 0 || refused.length > 0 || sent.length > 0 || !isSame(base, input);
}

const input = fileData.shape.input;
const storedValue = z.optional(z.custom<Plain>((value) => value !== undefined));
/** It was checked when it was issued. */
const issuedContent = z.extend(revisionContent, { data: fileData, issue });
const pendingIssue = z.object({ id: z.string(), content: issuedContent });
const storedDraft = z.object({
  base: input,
  input,
  revisions: z.array(z.object({ note: z.string(), input: z.optional(input), issued: z.optional(pendingIssue) })),
  refused: z.optional(z.array(pendingIssue)),
  sent: z.optional(z.array(z.array(z.object({ path: z.array(z.string()), was: storedValue, now: storedValue })))),
  ignoredUpTo: z.optional(z.object({ seconds: z.number(), nanoseconds: z.number() })),
  file: z.object({ projectId: z.string(), collection: z.string().check(z.refine(isFileCollection)), fileId: z.string() }),
  name: z.string(),
  calculatorVersion: z.int(),
  editedAt: z.number(),
});

/** The entry of a key: a draft, or the mark of a dropped one. Of two entries the one with the higher sequence is valid. */
export interface DraftEntry {
  readonly key: string;
  readonly sequence: number;
  readonly draft?: Draft | undefined;
}

/** An entry in the form of IndexedDB: the inputs of a draft as texts. */
export function entryForDatabase({ key, sequence, draft }: DraftEntry): object {
  return { key, sequence, ...(draft && { draft: { ...draft, base: inputText(draft.base), input: inputText(draft.input) } }) };
}

/** The draft of such an entry, with its inputs read. */
function draftInDatabase(entry: unknown): unknown {
  const { base, input } = (entry ?? {}) as { readonly base?: unknown; readonly input?: unknown };
  if (typeof base !== "string" || typeof input !== "string") return undefined;
  return { ...(entry as object), base: inputOfText(base), input: inputOfText(input) };
}

function readDraft(json: unknown): Draft | undefined {
  const parsed = storedDraft.safeParse(json);
  return parsed.success ? (parsed.data as Draft) : undefined;
}

/** Reads an entry of local storage; `undefined` for other content. */
export function entryFromStorage(key: string, json: unknown): DraftEntry | undefined {
  const draft = readDraft(json);
  const { sequence } = (json ?? {}) as { readonly sequence?: unknown };
  return draft && { key, sequence: typeof sequence === "number" ? sequence : 0, draft };
}

/** Reads an entry of IndexedDB; `undefined` for other content. */
export function entryFromDatabase(value: unknown): DraftEntry | undefined {
  const {
    key,
    sequence,
    draft: entryDraft,
  } = (value ?? {}) as { readonly key?: unknown; readonly sequence?: unknown; readonly draft?: unknown };
  if (typeof key !== "string" || typeof sequence !== "number") return undefined;
  if (entryDraft === undefined) return { key, sequence };
  const draft = readDraft(draftInDatabase(entryDraft));
  return draft && { key, sequence, draft };
}
