import { runTransaction, serverTimestamp, type Timestamp } from "firebase/firestore";
import { checkContent, revisionContent, sentBytes, storableData } from "../../documents/index.ts";
import { isSame } from "../../merging/index.ts";
import type { FileRef } from "../../paths.ts";
import { inBatches, type Sized } from "../writes/batches.ts";
import type { Session } from "../session.ts";
import { fileDocument, newRevision, summaryWrite } from "../writes/fileWrites.ts";
import { contentFor, type FileCalculator } from "./calculator.ts";
import { justBefore, prepareStore, type StoredInput, type StoreRequest } from "./fileModel.ts";
import { readFile } from "./watchFile.ts";

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

/**
 * Stores a working copy: reads what stands on the server, merges by field and writes the file and its summary, all in one transaction, so that nothing is
 * overwritten unseen. Where a conflict is open, the server's value stays.
 *
 * @param request its revisions are kept from the first on, as many as one request holds
 * @throws {FileGoneError} or {FileUnfitError}, or Firestore's error; then nothing was written
 */
export async function storeFile(session: Session, ref: FileRef, calculator: FileCalculator, request: StoreRequest): Promise<StoredInput> {
  const reference = fileDocument(session, ref);
  return runTransaction(session.database, async (transaction): Promise<StoredInput> => {
    const data = (await transaction.get(reference)).data();
    if (!data) throw new FileGoneError();
    const stands = readFile(ref.fileId, data, calculator);
    if (stands.status !== "ready") throw new FileUnfitError();
    const { absorbed, input: merged, revisions: wanted } = prepareStore(request, stands.input);
    const { data: content, remark, ...versions } = contentFor(calculator, merged);
    const { input } = content;
    const checked = { ...versions, data: checkContent(storableData, content) };
    const revisions = fitting(
      { operations: ["updateFile", "writeSummary"], bytes: sentBytes(checked) },
      wanted.map(({ note, input: earlier }) => {
        const revision = checkContent(revisionContent, { note, ...(earlier ? contentFor(calculator, earlier) : checked) });
        return {
          operations: ["createRevision"],
          bytes: sentBytes(revision),
          content: { ...revision, createdAt: earlier ? (data["updatedAt"] as Timestamp) : serverTimestamp() },
        };
      }),
    );
    const { seconds, nanoseconds } = data["updatedAt"] as Timestamp;
    const updatedAt = { seconds, nanoseconds };
    const about = { sent: request.copy, keptRevisions: revisions.length, absorbed, input };
    if (isSame(input, stands.input) && revisions.length === 0) return { ...about, file: stands.file, outOfDate: justBefore(updatedAt) };

    transaction.update(reference, { ...checked, updatedAt: serverTimestamp() });
    transaction.set(
      ...summaryWrite(
        session,
        ref,
        { name: stands.file.name, createdAt: data["createdAt"] as Timestamp, data: checked.data, remark },
        calculator.headline,
      ),
    );
    for (const { content: revision } of revisions) transaction.set(newRevision(session, ref), revision);
    return { ...about, file: { ...stands.file, ...checked, updatedAt: new Date() }, outOfDate: updatedAt };
  });
}

/** Those that fit into one request behind what must be in it. */
function fitting<S extends Sized>(head: Sized, others: readonly S[]): readonly S[] {
  return others.slice(0, inBatches<Sized>([head, ...others])[0]!.length - 1);
}
