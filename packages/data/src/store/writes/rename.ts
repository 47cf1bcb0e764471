import { doc, runTransaction, serverTimestamp, type Timestamp, type WriteBatch } from "firebase/firestore";
import * as z from "zod/mini";
import { checkContent, fileContent, storedFile } from "../../documents/index.ts";
import { summaryPath, type FileRef } from "../../paths.ts";
import type { StoreContext } from "../storeContext.ts";
import { commitBatch } from "./batches.ts";
import { fileDocument, summaryWrite } from "./fileWrites.ts";

const namePart = z.pick(fileContent, { name: true });

/**
 * Renames a file, in its document and in its summary. A missing summary is written again.
 *
 * @returns when the server has confirmed it; offline it waits in this device's queue
 * @throws {ContentError} at once when the name is not allowed
 */
export function rename(context: StoreContext, file: FileRef, to: string): Promise<void> {
  const { name } = checkContent(namePart, { name: to.trim() });
  return renameOrHeal(context, file, name);
}

async function renameOrHeal(context: StoreContext, file: FileRef, name: string): Promise<void> {
  const change = { name, updatedAt: serverTimestamp() };
  const summary = doc(context.database, summaryPath(context.owner, file.fileId));
  const apply = (batch: WriteBatch): void => {
    batch.update(fileDocument(context, file), change);
    batch.update(summary, change);
  };
  try {
    await commitBatch(context.database, [{ operations: ["updateFile", "writeSummary"], apply }]);
  } catch (error) {
    // A batch fails as a whole: without a summary the file could never be renamed. Servers differ in the code.
    const { code } = error as { readonly code?: unknown };
    if (code !== "not-found" && code !== "permission-denied") throw error;
    await renameWithSummary(context, file, name);
  }
}

async function renameWithSummary(context: StoreContext, file: FileRef, name: string): Promise<void> {
  const headline = await context.headlineOf(file.collection);
  const reference = fileDocument(context, file);
  await runTransaction(context.database, async (transaction) => {
    const data = (await transaction.get(reference)).data();
    if (!data) throw Object.assign(new Error("The file does not exist."), { code: "not-found" });
    const summary = summaryWrite(context, file, { ...storedFile.parse(data), name, createdAt: data["createdAt"] as Timestamp }, headline);
    transaction.update(reference, { name, updatedAt: serverTimestamp() });
    transaction.set(...summary);
  });
}
