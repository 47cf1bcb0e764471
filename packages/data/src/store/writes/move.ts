import { collection, doc, getDocFromServer, getDocsFromServer, serverTimestamp, type DocumentData, type QueryDocumentSnapshot, type Timestamp } from "firebase/firestore";
import { sentBytes, storedFile, toPlain } from "../../documents/index.ts";
import { revisionPath, revisionsPath, type FileRef, type Owner } from "../../paths.ts";
import { commitPieces, type Piece } from "./batches.ts";
import type { DeviceDatabase } from "../device/deviceDatabase.ts";
import type { Session } from "../session.ts";
import { fileDocument, summaryWrite } from "./fileWrites.ts";

/** A move that this device has begun: revisions that it could not take along follow from the next page. */
interface NotedMove extends Owner {
  readonly id: string;
  readonly from: FileRef;
  readonly to: FileRef;
}

/** Moves of files to other projects. */
export interface Moves {
  /**
   * Moves a file with its revisions. It keeps its id and the time of its creation.
   *
   * @throws when the server cannot be reached: a device that knows only some of the revisions would leave the others behind
   */
  readonly move: (file: FileRef, toProjectId: string) => Promise<FileRef>;
  /** Completes what an earlier page began. */
  readonly resume: () => Promise<void>;
  /** Drops what is noted of the user. */
  readonly forget: () => Promise<void>;
}

export function openMoves(session: Session, device: DeviceDatabase): Moves {
  const { database, owner } = session;
  const noted = async (): Promise<readonly NotedMove[]> =>
    ((await device.all("moves")) as readonly NotedMove[]).filter(({ appId, uid }) => appId === owner.appId && uid === owner.uid);

  const revisionsOf = async (file: FileRef): Promise<readonly QueryDocumentSnapshot[]> => (await getDocsFromServer(collection(database, revisionsPath(owner, file)))).docs;
  const movedRevision = (to: FileRef, revision: QueryDocumentSnapshot): Piece => {
    const data: DocumentData = revision.data();
    return {
      operations: ["deleteRevision", "createRevision"],
      bytes: sentBytes(toPlain(data)),
      apply: (batch) => {
        batch.delete(revision.ref);
        batch.set(doc(database, revisionPath(owner, to, revision.id)), data);
      },
    };
  };

  /** The file itself: it leaves its place and takes the other in one batch. */
  const head = async (from: FileRef, to: FileRef): Promise<Piece | undefined> => {
    const data = (await getDocFromServer(fileDocument(session, from))).data();
    if (!data) return undefined;
    const stored = storedFile.parse(data);
    const summary = summaryWrite(session, to, { ...stored, createdAt: data["createdAt"] as Timestamp }, await session.headlineOf(to.collection));
    return {
      operations: ["deleteFile", "moveFile", "writeSummary"],
      bytes: sentBytes(toPlain(data)),
      apply: (batch) => {
        batch.delete(fileDocument(session, from));
        batch.set(fileDocument(session, to), { ...data, movedFrom: from.projectId, updatedAt: serverTimestamp() });
        batch.set(...summary);
      },
    };
  };

  const complete = async ({ id, from, to }: NotedMove): Promise<void> => {
    const [first, revisions] = [await head(from, to), await revisionsOf(from)];
    await session.sync.write(commitPieces(database, [...(first ? [first] : []), ...revisions.map((revision) => movedRevision(to, revision))]));
    await device.remove("moves", id);
  };

  return {
    move: async (from, toProjectId) => {
      const to: FileRef = { ...from, projectId: toProjectId };
      if (toProjectId === from.projectId) return from;
      // Asked before anything is noted: a move that cannot begin is refused, not kept.
      if (!(await getDocFromServer(fileDocument(session, from))).exists()) throw Object.assign(new Error("The file is not there."), { code: "not-found" });
      const entry: NotedMove = { ...owner, id: `${from.fileId}:${toProjectId}`, from, to };
      await device.put("moves", entry);
      try {
        await complete(entry);
      } catch (error) {
        // Refused: nothing has moved, and nothing is to move later without being asked for.
        if ((await getDocFromServer(fileDocument(session, from))).exists()) await device.remove("moves", entry.id);
        throw error;
      }
      return to;
    },
    resume: async () => {
      for (const entry of await noted()) await complete(entry);
    },
    forget: async () => {
      for (const { id } of await noted()) await device.remove("moves", id);
    },
  };
}
