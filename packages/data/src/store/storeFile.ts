import { runTransaction, serverTimestamp, type Timestamp } from "firebase/firestore";
import { checkContent, storableData, revisionContent, type PlainRecord, type SavedFile } from "../documents/index.ts";
import { absorb, conflictsOf, isSame, toStore, type WorkingCopy } from "../merging/index.ts";
import type { FileRef } from "../paths.ts";
import { contentFor, type FileCalculator } from "./calculator.ts";
import { fileDocument, newRevision, pointerTo } from "./fileWrites.ts";
import type { Session } from "./session.ts";
import { readFile } from "./watchFile.ts";

/** A revision that is to be kept: of the input that is stored now, or of an input that stood before. */
export interface Kept {
  readonly note: string;
  readonly input?: PlainRecord;
}

/** The file that should be stored into is not there. */
export class FileGoneError extends Error {
  override readonly name = "FileGoneError";
  readonly code = "not-found";
}

/** The file that should be stored into was made by a later version, or cannot be read. */
export class FileUnfitError extends Error {
  override readonly name = "FileUnfitError";
  readonly code = "newer-version";
}

/** What a store came to. */
export interface Stored {
  /** The copy as it was stored, with what stood on the server taken in. */
  readonly then: WorkingCopy;
  readonly file: SavedFile;
  /** What now stands there. */
  readonly input: PlainRecord;
  /** The time of change of what stood there before; `undefined` when nothing had to be written. */
  readonly over: Timestamp | undefined;
  /** Whether the revisions were kept: not while a conflict is open. */
  readonly keptRevisions: boolean;
}

/**
 * Stores a working copy: reads what stands on the server, merges by field and writes, all in one transaction, so that nothing is overwritten
 * unseen. Where a conflict is open, the server's value stays.
 *
 * @param kept revisions to keep
 * @param touches whether the file comes to the front of the recent files
 * @throws {FileGoneError} or {FileUnfitError}, or Firestore's error; then nothing was written
 */
export async function storeFile(
  session: Session,
  ref: FileRef,
  calculator: FileCalculator,
  copy: WorkingCopy,
  kept: readonly Kept[],
  touches: boolean,
): Promise<Stored> {
  const reference = fileDocument(session, ref);
  return runTransaction(session.database, async (transaction): Promise<Stored> => {
    const snapshot = await transaction.get(reference);
    const data = snapshot.data();
    if (!data) throw new FileGoneError();
    const stands = readFile(ref.fileId, data, calculator);
    if (stands.status !== "ready") throw new FileUnfitError();
    const then = absorb(copy, stands.input);
    const isComplete = conflictsOf(then).length === 0;
    const revisions = isComplete ? kept : [];
    const { data: content, ...versions } = contentFor(calculator, toStore(then));
    const { input } = content;
    const checked = { ...versions, data: checkContent(storableData, content) };
    if (isSame(input, stands.input) && revisions.length === 0) return { then, file: stands.file, input, over: undefined, keptRevisions: isComplete };

    transaction.update(reference, { ...checked, updatedAt: serverTimestamp() });
    for (const { note, input: earlier } of revisions) {
      const revision = checkContent(revisionContent, { note, ...(earlier ? contentFor(calculator, earlier) : checked) });
      transaction.set(newRevision(session, ref), { ...revision, createdAt: earlier ? (data["updatedAt"] as Timestamp) : serverTimestamp() });
    }
    if (touches) transaction.set(...pointerTo(session, ref, stands.file.name));
    return { then, file: { ...stands.file, ...checked, updatedAt: new Date() }, input, over: data["updatedAt"] as Timestamp, keptRevisions: isComplete };
  });
}
