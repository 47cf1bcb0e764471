import { doc, runTransaction, serverTimestamp, type DocumentReference, type Timestamp, type Transaction } from "firebase/firestore";
import {
  checkContent,
  issueId,
  plainData,
  rememberedData,
  revisionContent,
  sentBytes,
  storableData,
  type Plain,
} from "../../documents/index.ts";
import { isSame } from "../../merging/index.ts";
import { revisionPath, type FileRef } from "../../paths.ts";
import { inBatches, type Sized } from "../writes/batches.ts";
import type { StoreContext } from "../storeContext.ts";
import { fileDocument, newRevision, revisionOperation, summaryWrite } from "../writes/fileWrites.ts";
import { contentFor, type FileCalculator } from "./calculator.ts";
import { doLongParts } from "./longParts.ts";
import { justBefore, mergeForStore, type StoreResult, type StoreRequest } from "./fileModel.ts";
import type { VersionOccasion } from "./versionPlan.ts";
import { versionWrites } from "./versions.ts";
import { placedAtOf, readFile } from "./watchFile.ts";

/** The file to read or to store does not exist. */
export class MissingFileError extends Error {
  override readonly name = "MissingFileError";
  readonly code = "not-found";
}

/** The file to store was made by a later version, or cannot be read. */
export class UnusableFileError extends Error {
  override readonly name = "UnusableFileError";
  readonly code = "newer-version";
}

/**
 * Stores a working copy: reads the file from the server, merges by field and writes the file and its summary, all in one transaction, so that nothing is
 * overwritten unseen. Where a conflict is open, the server's value stays.
 *
 * @param request with revisions, of which the first ones that fit into one request are stored
 * @param occasion to keep the state that is written over as a version
 * @returns with the time until the next version can be due, where the versions were looked at
 * @throws {MissingFileError} or {UnusableFileError}, or Firestore's error; nothing was written then
 */
export async function storeFile(
  context: StoreContext,
  ref: FileRef,
  calculator: FileCalculator,
  request: StoreRequest,
  occasion?: VersionOccasion,
): Promise<StoreResult & { readonly versionWaitMs?: number }> {
  const reference = fileDocument(context, ref);
  return runTransaction(context.database, async (transaction) => {
    const data = (await transaction.get(reference)).data();
    if (!data) throw new MissingFileError();
    const current = readFile(ref.fileId, data, calculator);
    const placedAt = placedAtOf(data);
    if (current.status !== "ready" || !placedAt) throw new UnusableFileError();
    const { merged, input: mergedInput, revisions: wanted } = mergeForStore(request, current.input);
    await doLongParts(calculator, mergedInput);
    const { data: content, remark, ...versions } = contentFor(calculator, mergedInput);
    const { input } = content;
    const checked = { ...versions, data: checkContent(storableData, content) };
    const written = { ...versions, data: rememberedData(checked.data) };
    const isChanged = !isSame(input, current.input);
    const look = occasion && isChanged ? await versionWrites(context, ref, transaction, data, occasion) : undefined;
    const version = look?.writes;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const { input: earlier, issued } of wanted) if (earlier && !issued) await doLongParts(calculator, earlier);
    const revisions = prefixThatFits(
      { operations: ["updateFile", "writeSummary", ...(version?.operations ?? [])], bytes: sentBytes(written) + (version?.bytes ?? 0) },
      wanted.map(({ note, input: earlier, issued }) => {
        const content = issued?.content ?? { note, ...(earlier ? contentFor(calculator, earlier) : checked) };
        const checkedRevision = checkContent(revisionContent, content);
        const revision = { ...checkedRevision, data: plainData(checkedRevision.data) };
        // A report whose file was moved since it was issued gets another id.
        const ids = issued ? [issued.id, issueId(ref.projectId, placedAt, issued.content.issue.hash)] : [];
        return {
          operations: [revisionOperation(revision)],
          bytes: sentBytes(revision as unknown as Plain),
          // The document of an issue, preceded by documents that may already hold it.
          documents: issued ? ids.map((id) => doc(context.database, revisionPath(context.owner, ref, id))) : [newRevision(context, ref)],
          isIssued: issued !== undefined,
          content: { ...revision, createdAt: earlier ? (data["updatedAt"] as Timestamp) : serverTimestamp() },
        };
      }),
    );
    const unwritten = await skipStored(transaction, revisions);
    const { seconds, nanoseconds } = data["updatedAt"] as Timestamp;
    const updatedAt = { seconds, nanoseconds };
    const about = { sent: request.copy, storedRevisions: wanted.slice(0, revisions.length), merged, input };
    if (!isChanged && revisions.length === 0) return { ...about, file: current.file, outOfDate: justBefore(updatedAt) };

    version?.apply(transaction);
    transaction.update(reference, { ...written, updatedAt: serverTimestamp() });
    transaction.set(
      ...summaryWrite(
        context,
        ref,
        { name: current.file.name, createdAt: data["createdAt"] as Timestamp, data: checked.data, remark },
        calculator.headline,
      ),
    );
    for (const { documents, content: revision } of unwritten) transaction.set(documents.at(-1)!, revision);
    const stored = { ...about, file: { ...current.file, ...checked, updatedAt: new Date() }, outOfDate: updatedAt };
    return look ? { ...stored, versionWaitMs: look.waitMs } : stored;
  });
}

/** Skips issues that the server already has, after a lost acknowledgement, so that none is written twice. */
async function skipStored<R extends { readonly documents: readonly DocumentReference[]; readonly isIssued: boolean }>(
  transaction: Transaction,
  revisions: readonly R[],
): Promise<readonly R[]> {
  const isStored = await Promise.all(
    revisions.map(async ({ documents, isIssued }) => {
      const snapshots = isIssued ? await Promise.all(documents.map((document) => transaction.get(document))) : [];
      return snapshots.some((snapshot) => snapshot.exists());
    }),
  );
  return revisions.filter((_, index) => !isStored[index]);
}

/** The longest prefix of `others` that fits into the request after `head`. */
function prefixThatFits<S extends Sized>(head: Sized, others: readonly S[]): readonly S[] {
  return others.slice(0, inBatches<Sized>([head, ...others])[0]!.length - 1);
}
