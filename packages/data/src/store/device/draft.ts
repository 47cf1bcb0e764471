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

/** A revision that is to be kept: of the input that is stored then, of an input that stood before, or of what was issued, as it stood then. */
export interface PendingRevision {
  readonly note: string;
  readonly input?: PlainRecord;
  readonly issued?: PendingIssue;
}

/** An issued report that is not stored yet. Its id is given when it is issued, so that its link is known without a network, and it is written once. */
export interface PendingIssue {
  readonly id: string;
  readonly content: IssuedContent;
}

/** What was typed into a file and is not stored yet: kept on this device with every keystroke. */
export interface Draft {
  readonly file: FileRef;
  /** Name of the file when it was opened. */
  readonly name: string;
  /** What the changes refer to. */
  readonly base: PlainRecord;
  /** The form's input. */
  readonly input: PlainRecord;
  /** Revisions that an explicit save asked for and that are not kept yet. */
  readonly kept: readonly PendingRevision[];
  /** Issued reports that the server refused, until the user has read so. */
  readonly refused?: readonly PendingIssue[] | undefined;
  /** What was changed in inputs that were sent, and that may stand on the server without our knowing: its answer did not come. */
  readonly sent?: WorkingCopy["sent"];
  /** A file that was changed no later than this is out of date here: it has been stored over. */
  readonly ignoredUpTo?: FileTime | undefined;
  /** Of all inputs here. */
  readonly calculatorVersion: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A time of change as the server states it. */
export interface FileTime {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** Whether a draft holds anything that is not stored; one that does not only waits until the cache of this device has what was stored. */
export function isTyped({ base, input, kept, sent = [], refused = [] }: Draft): boolean {
  return kept.length > 0 || refused.length > 0 || sent.length > 0 || !isSame(base, input);
}

const input = fileData.shape.input;
const storedValue = z.optional(z.custom<Plain>((value) => value !== undefined));
/** Checked when it was issued. */
const issuedContent = z.extend(revisionContent, { data: fileData, issue });
const pendingIssue = z.object({ id: z.string(), content: issuedContent });
const storedDraft = z.object({
  base: input,
  input,
  kept: z.array(z.object({ note: z.string(), input: z.optional(input), issued: z.optional(pendingIssue) })),
  refused: z.optional(z.array(pendingIssue)),
  sent: z.optional(z.array(z.array(z.object({ path: z.array(z.string()), was: storedValue, now: storedValue })))),
  ignoredUpTo: z.optional(z.object({ seconds: z.number(), nanoseconds: z.number() })),
  file: z.object({ projectId: z.string(), collection: z.string().check(z.refine(isFileCollection)), fileId: z.string() }),
  name: z.string(),
  calculatorVersion: z.int(),
  at: z.number(),
});

/** What stands under a key: a draft, or that there is none any more. Of two, the one of the higher sequence holds. */
export interface DraftEntry {
  readonly key: string;
  readonly sequence: number;
  readonly draft?: Draft | undefined;
}

/** An entry as IndexedDB takes it: the inputs of a draft as texts. */
export function entryForDatabase({ key, sequence, draft }: DraftEntry): object {
  return { key, sequence, ...(draft && { draft: { ...draft, base: inputText(draft.base), input: inputText(draft.input) } }) };
}

/** Draft of such an entry, with its inputs read. */
function draftInDatabase(entry: unknown): unknown {
  const { base, input } = (entry ?? {}) as { readonly base?: unknown; readonly input?: unknown };
  if (typeof base !== "string" || typeof input !== "string") return undefined;
  return { ...(entry as object), base: inputOfText(base), input: inputOfText(input) };
}

function readDraft(json: unknown): Draft | undefined {
  const parsed = storedDraft.safeParse(json);
  return parsed.success ? (parsed.data as Draft) : undefined;
}

/** Reads an entry of local storage; `undefined` where there is none, or something else has written there. */
export function entryFromStorage(key: string, json: unknown): DraftEntry | undefined {
  const draft = readDraft(json);
  const { sequence } = (json ?? {}) as { readonly sequence?: unknown };
  return draft && { key, sequence: typeof sequence === "number" ? sequence : 0, draft };
}

/** Reads an entry of IndexedDB; `undefined` where something else stands there. */
export function entryFromDatabase(value: unknown): DraftEntry | undefined {
  const { key, sequence, draft: kept } = (value ?? {}) as { readonly key?: unknown; readonly sequence?: unknown; readonly draft?: unknown };
  if (typeof key !== "string" || typeof sequence !== "number") return undefined;
  if (kept === undefined) return { key, sequence };
  const draft = readDraft(draftInDatabase(kept));
  return draft && { key, sequence, draft };
}
