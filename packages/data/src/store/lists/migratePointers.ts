import {
  collection,
  doc,
  getDocsFromServer,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type FieldValue,
  type Timestamp,
} from "firebase/firestore";
import { isFileCollection } from "../../collections.ts";
import { isTimestamp, storedFile } from "../../documents/index.ts";
import { isDocumentId, pointersPath, summaryPath, type FileRef } from "../../paths.ts";
import type { StoreContext } from "../storeContext.ts";
import { fileDocument, summaryWrite } from "../writes/fileWrites.ts";

/** So many pointers are exchanged at the same time. */
const concurrentWrites = 5;

/**
 * Gives every file that an earlier version stored the summary that lists show of it. Earlier versions wrote a pointer beside each file (`recentFiles`);
 * a pointer goes when the summary comes, so what a page that is closed leaves is found again. Transactions only: what waited in the queue of an offline
 * device could later overwrite newer names, or list a file that has been removed.
 *
 * @throws when the server cannot be reached; the next page goes on with it
 */
export async function migratePointers(context: StoreContext): Promise<void> {
  const { docs } = await getDocsFromServer(collection(context.database, pointersPath(context.owner)));
  for (let start = 0; start < docs.length && !context.isClosed(); start += concurrentWrites) {
    await Promise.all(
      docs.slice(start, start + concurrentWrites).map((pointer) => migrate(context, pointer.ref, fileOf(pointer.id, pointer.data()))),
    );
  }
}

/** The file that a pointer names; `undefined` where it names none. */
function fileOf(fileId: string, { projectId, collection: name }: Readonly<Record<string, unknown>>): FileRef | undefined {
  if (typeof projectId !== "string" || !isDocumentId(projectId) || typeof name !== "string" || !isFileCollection(name)) return undefined;
  return { projectId, collection: name, fileId };
}

const unreadable = { name: "Unreadable file", data: { input: {}, results: {} } };

function timeIn(stored: unknown): Timestamp | FieldValue {
  return isTimestamp(stored) ? (stored as Timestamp) : serverTimestamp();
}

async function migrate(context: StoreContext, pointer: DocumentReference, file: FileRef | undefined): Promise<void> {
  const headline = file ? await context.headlineOf(file.collection) : [];
  await runTransaction(context.database, async (transaction) => {
    const stored = await transaction.get(pointer);
    // Another tab or device was here.
    if (!stored.exists()) return;
    const data = file && (await transaction.get(fileDocument(context, file))).data();
    if (file && data && !(await transaction.get(doc(context.database, summaryPath(context.owner, file.fileId)))).exists()) {
      const read = storedFile.safeParse(data);
      // One that cannot be read stays in the list, where it can be exported and removed.
      const { name, data: content } = read.success ? read.data : unreadable;
      const [summary, summarised] = summaryWrite(context, file, { name, createdAt: timeIn(data["createdAt"]), data: content }, headline);
      transaction.set(summary, { ...summarised, updatedAt: timeIn(data["updatedAt"]) });
    }
    transaction.delete(pointer);
  });
}
