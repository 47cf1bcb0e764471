import { collection, doc, getDoc, getDocs, serverTimestamp, type DocumentReference, type FieldValue, type Timestamp } from "firebase/firestore";
import { isFileCollection } from "../../collections.ts";
import { isTimestamp, storedFile } from "../../documents/index.ts";
import { filePath, isDocumentId, pointersPath } from "../../paths.ts";
import { commitPieces, type Piece } from "../writes/batches.ts";
import type { Session } from "../session.ts";
import { summaryWrite } from "../writes/fileWrites.ts";

/**
 * Gives every file that an earlier version stored the summary that lists show of it. Earlier versions wrote a pointer beside each file (`recentFiles`);
 * a pointer goes when the summary comes, so what a page that is closed leaves is found again.
 *
 * @returns whether the server has said that nothing is left
 */
export async function migratePointers(session: Session): Promise<boolean> {
  const { database, owner } = session;
  const pointers = await getDocs(collection(database, pointersPath(owner)));
  const pieces = await Promise.all(pointers.docs.map((pointer) => migrated(session, pointer.ref, pointer.data())));
  const known = pieces.filter((piece) => piece !== undefined);
  if (known.length > 0) await session.sync.write(commitPieces(database, known));
  return !pointers.metadata.fromCache && known.length === pointers.size;
}

const unreadable = { name: "Unreadable file", data: { input: {}, results: {} } };

function timeIn(stored: unknown): Timestamp | FieldValue {
  return isTimestamp(stored) ? (stored as Timestamp) : serverTimestamp();
}

async function migrated(session: Session, pointer: DocumentReference, { projectId, collection: name }: Readonly<Record<string, unknown>>): Promise<Piece | undefined> {
  const drop: Piece = { operations: ["deleteRecentFile"], apply: (batch) => void batch.delete(pointer) };
  if (typeof projectId !== "string" || !isDocumentId(projectId) || typeof name !== "string" || !isFileCollection(name)) return drop;
  const file = { projectId, collection: name, fileId: pointer.id };
  try {
    const data = (await getDoc(doc(session.database, filePath(session.owner, file)))).data();
    if (!data) return drop;
    const read = storedFile.safeParse(data);
    // One that cannot be read stays in the list, where it can be exported and removed.
    const { name: title, data: content } = read.success ? read.data : unreadable;
    const [summary, summarised] = summaryWrite(session, file, { name: title, createdAt: timeIn(data["createdAt"]), data: content }, await session.headlineOf(name));
    const write = [summary, { ...summarised, updatedAt: timeIn(data["updatedAt"]) }] as const;
    return {
      operations: ["writeSummary", "deleteRecentFile"],
      apply: (batch) => {
        batch.set(...write);
        batch.delete(pointer);
      },
    };
  } catch (error) {
    // Not on this device, and the server cannot be reached: the next page goes on with it.
    session.report.warn("A file's summary could not be made yet.", error);
    return undefined;
  }
}
