import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  runTransaction,
  serverTimestamp,
  waitForPendingWrites,
  type QueryDocumentSnapshot,
  type Timestamp,
} from "firebase/firestore";
import { sentBytes, storedFile, storedSummary, toPlain } from "../../documents/index.ts";
import { filePartPath, fileParts, filePath, revisionPath, summaryPath, type FileRef, type Owner } from "../../paths.ts";
import type { DeviceDatabase } from "../device/storedItems.ts";
import { withTabLock } from "../device/tabLock.ts";
import type { StoreContext } from "../storeContext.ts";
import { waitForWriteWhileOnline } from "./waitForWrite.ts";
import { commitBatch, type Piece } from "./batches.ts";
import { commitInLargeBatches } from "./largeBatches.ts";
import { fileDocument, summaryWrite } from "./fileWrites.ts";
import { listId, movedVersions, type MovedVersions } from "./movedVersions.ts";

/** A move that this device has begun: some revisions may still be in the old place. */
interface MoveNote extends Owner {
  readonly id: string;
  readonly from: FileRef;
  readonly to: FileRef;
}

/** Moves of files to other projects. */
export interface Moves {
  /**
   * Moves a file with its revisions. It keeps its id and the time of its creation.
   *
   * @throws when the server cannot be reached: an incomplete cache would leave revisions behind
   */
  readonly move: (file: FileRef, toProjectId: string) => Promise<FileRef>;
  /** Moves the revisions that earlier pages have left behind, now and whenever the network returns, until none is left. */
  readonly resume: () => Promise<void>;
  /** Whether revisions of a moved file may still be in its old place. */
  readonly isPending: () => Promise<boolean>;
  /** Drops the noted moves of the user. */
  readonly forget: () => Promise<void>;
  readonly stop: () => void;
}

const lockName = "plenum.move:";
/** Time after which an incomplete move is tried again, in milliseconds. */
const retryDelayMs = 20_000;

export function openMoves(context: StoreContext, device: DeviceDatabase): Moves {
  const { owner, report, sync } = context;
  const stopped = new AbortController();
  const { signal } = stopped;
  const notes = openMoveNotes(owner, device);
  let retry: ReturnType<typeof setTimeout> | undefined;

  const resume = async (): Promise<void> => {
    clearTimeout(retry);
    if (signal.aborted) return;
    const ends = await Promise.allSettled((await notes.all()).map((note) => sync.trackWrite(resumeMove(context, notes, note, signal))));
    const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
    if (failures.length > 0) tryAgain(failures);
  };
  const resumeSoon = (): void => {
    resume().catch((error: unknown) => report.warn("Moves of earlier pages could not be read.", error));
  };
  const tryAgain = (failures: readonly unknown[]): void => {
    if (signal.aborted) return;
    for (const failure of failures) report.warn("A move could not be completed yet.", failure);
    clearTimeout(retry);
    retry = setTimeout(resumeSoon, retryDelayMs);
  };
  globalThis.addEventListener?.("online", resumeSoon, { signal });

  return {
    move: async (from, toProjectId) => {
      const to: FileRef = { ...from, projectId: toProjectId };
      if (toProjectId === from.projectId) return from;
      if (!(await isOnServer(context, from))) throw notThere();
      const note: MoveNote = { ...owner, id: `${from.fileId}:${toProjectId}`, from, to };
      // The file has moved even if its revisions follow later.
      const begin = (): Promise<void> => beginMove(context, notes, note, (error) => tryAgain([error]));
      await sync.trackWrite(locked(note, signal, begin));
      return to;
    },
    resume,
    isPending: async () => (await notes.all()).length > 0,
    forget: async () => {
      for (const note of await notes.all()) await notes.remove(note);
    },
    stop: () => {
      stopped.abort();
      clearTimeout(retry);
    },
  };
}

/** The moves of a user that this device has begun and not completed. */
interface MoveNotes {
  readonly all: () => Promise<readonly MoveNote[]>;
  readonly put: (note: MoveNote) => Promise<boolean>;
  readonly remove: (note: MoveNote) => Promise<void>;
}

function openMoveNotes(owner: Owner, device: DeviceDatabase): MoveNotes {
  return {
    all: async () =>
      ((await device.all("moves")) as readonly MoveNote[]).filter(({ appId, uid }) => appId === owner.appId && uid === owner.uid),
    put: (note) => device.put("moves", note),
    remove: ({ id }) => device.remove("moves", id),
  };
}

/** Holds a move for this tab, until its end or the workspace's. Without locks a second tab is refused by the server, and tries again. */
function locked({ id }: MoveNote, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  return withTabLock(lockName + id, signal, work);
}

/** @param onIncomplete called when the file has moved and its revisions have not */
async function beginMove(context: StoreContext, notes: MoveNotes, note: MoveNote, onIncomplete: (error: unknown) => void): Promise<void> {
  // The transaction overtakes this device's queued writes: a queued name must reach the old place first.
  if ((await waitForWriteWhileOnline(context, waitForPendingWrites(context.database))) === "pending") throw unreachable();
  await notes.put(note);
  try {
    await moveFile(context, note);
  } catch (error) {
    // After a lost answer the note stays, because the file may have moved: the next read from the server shows it.
    if (await isOnServer(context, note.from)) await notes.remove(note);
    throw error;
  }
  try {
    await waitForWriteWhileOnline(context, completeMove(context, notes, note));
  } catch (error) {
    onIncomplete(error);
  }
}

/** Completes a move whose file has left its old place, or drops the note of one that never began: its user has seen the failure. */
async function completeMove(context: StoreContext, notes: MoveNotes, note: MoveNote): Promise<void> {
  const { database, owner } = context;
  const { from, to } = note;
  if (!(await isOnServer(context, from))) {
    const place = await placeNow(context, to);
    const versions = place && (await movedVersions(context, from, place));
    const parts = await Promise.all(
      fileParts.map(async (part) => {
        const { docs } = await getDocsFromServer(collection(database, filePartPath(owner, from, part)));
        return docs.map((document) => {
          if (!place) return deletedRevision(document);
          return part === "revisions" ? movedRevision(context, from, place, document) : movedVersion(context, place, document, versions);
        });
      }),
    );
    await commitInLargeBatches({ pieces: parts.flat(), commit: (batch) => commitBatch(database, batch) });
  }
  await notes.remove(note);
}

function resumeMove(context: StoreContext, notes: MoveNotes, note: MoveNote, signal: AbortSignal): Promise<void> {
  return locked(note, signal, async () => {
    // The earlier page's queued writes go first; the tab that held the lock may have finished.
    await waitForPendingWrites(context.database);
    if ((await notes.all()).some(({ id }) => id === note.id)) await completeMove(context, notes, note);
  });
}

/**
 * Moves a file without its revisions, in one transaction, as it is on the server. A batch would wait in this device's queue, and might write an old copy
 * over later changes of others.
 */
async function moveFile(context: StoreContext, { from, to }: MoveNote): Promise<void> {
  const headline = await context.headlineOf(to.collection);
  const [source, target] = [fileDocument(context, from), fileDocument(context, to)];
  await runTransaction(context.database, async (transaction) => {
    const data = (await transaction.get(source)).data();
    if (!data) {
      // An attempt whose answer was lost may have moved the file.
      if ((await transaction.get(target)).exists()) return;
      throw notThere();
    }
    const summary = summaryWrite(context, to, { ...storedFile.parse(data), createdAt: data["createdAt"] as Timestamp }, headline);
    transaction.delete(source);
    transaction.set(target, { ...data, movedFrom: from.projectId, movedAt: serverTimestamp(), updatedAt: serverTimestamp() });
    // The warning of its results comes from its last store, and stays.
    transaction.set(...summary, { merge: true });
  });
}

/** The current place of a moved file, which may have been moved again; `undefined` when it has been removed. */
async function placeNow(context: StoreContext, to: FileRef): Promise<FileRef | undefined> {
  if (await isOnServer(context, to)) return to;
  const summary = storedSummary.safeParse((await getDocFromServer(doc(context.database, summaryPath(context.owner, to.fileId)))).data());
  return summary.success ? { ...to, projectId: summary.data.projectId } : undefined;
}

async function isOnServer(context: StoreContext, file: FileRef): Promise<boolean> {
  return (await getDocFromServer(fileDocument(context, file))).exists();
}

function movedRevision({ database, owner }: StoreContext, from: FileRef, to: FileRef, revision: QueryDocumentSnapshot): Piece {
  const stored = revision.data();
  const isIssue = stored["issue"] !== undefined;
  // The rules compare an issued report with the one in its former place.
  const data = isIssue ? { ...stored, movedFrom: from.projectId } : stored;
  return {
    operations: isIssue ? ["deleteRevision", "moveIssue"] : ["deleteRevision", "createRevision"],
    // The rules read the former place of an issued report as well.
    ...(!isIssue && { reads: filePath(owner, to) }),
    bytes: sentBytes(toPlain(data)),
    apply: (batch) => {
      batch.delete(revision.ref);
      batch.set(doc(database, revisionPath(owner, to, revision.id)), data);
    },
  };
}

function movedVersion({ database, owner }: StoreContext, to: FileRef, version: QueryDocumentSnapshot, merged?: MovedVersions): Piece {
  const isList = version.id === listId;
  const data = isList && merged ? merged.list : version.data();
  const slot = isList || !merged ? version.id : merged.slots.get(Number(version.id));
  if (slot === undefined) return deletedRevision(version);
  return {
    operations: ["deleteVersion", "keepVersion"],
    reads: filePath(owner, to),
    bytes: sentBytes(toPlain(data)),
    apply: (batch) => {
      batch.delete(version.ref);
      batch.set(doc(database, filePartPath(owner, to, "versions"), String(slot)), data);
    },
  };
}

function deletedRevision({ ref }: QueryDocumentSnapshot): Piece {
  return { operations: ["deleteRevision"], apply: (batch) => void batch.delete(ref) };
}

function notThere(): Error {
  return Object.assign(new Error("The file does not exist."), { code: "not-found" });
}

function unreachable(): Error {
  return Object.assign(new Error("The server cannot be reached."), { code: "unavailable" });
}
