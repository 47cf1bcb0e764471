import { onSnapshot, type DocumentData, type DocumentSnapshot, type Timestamp } from "firebase/firestore";
import { isTimestamp, readDocument, storedFile, type SavedFile, type Unreadable } from "../../documents/index.ts";
import type { FileRef } from "../../paths.ts";
import { failureText, isShutdown } from "../failures.ts";
import type { StoreContext } from "../storeContext.ts";
import { fileDocument } from "../writes/fileWrites.ts";
import { openInput, type FileCalculator, type OpenedInput } from "./calculator.ts";
import type { FileTime } from "../device/draft.ts";

/** The state of a file that a listener delivers. */
export interface FileSnapshot {
  readonly content: SnapshotContent;
  /** The server has confirmed it just now. */
  readonly isFromServer: boolean;
  /** A change of this device to it is on its way to the server. */
  readonly hasPendingWrites: boolean;
  readonly updatedAt?: FileTime | undefined;
  /** The server's time at which the file came to its place; unknown while it is on its way there. */
  readonly placedAt?: FileTime | undefined;
}

/** A file on the server, or in this device's cache. */
export type SnapshotContent =
  | (OpenedInput & { readonly status: "ready"; readonly file: SavedFile })
  | { readonly status: "missing"; /** Not on this device, and the server cannot be reached. */ readonly offline: boolean }
  | { readonly status: "unreadable"; readonly unreadable: Unreadable }
  | { readonly status: "newer"; readonly calculatorVersion: number }
  | { readonly status: "failed"; readonly message: string };

/** Reads a stored file and brings its input to today's version. */
export function readFile(
  id: string,
  data: DocumentData,
  calculator: FileCalculator,
): Extract<SnapshotContent, { status: "ready" | "unreadable" | "newer" }> {
  const listed = readDocument(storedFile, id, data, (fileId, stored): SavedFile => ({ id: fileId, ...stored }));
  if (!listed.ok) return { status: "unreadable", unreadable: listed };
  const file = listed.value;
  if (file.calculatorVersion > calculator.version) return { status: "newer", calculatorVersion: file.calculatorVersion };
  return { status: "ready", file, ...openInput(calculator, file.data.input, file.calculatorVersion) };
}

/** A listener on a file. */
export interface FileWatch {
  /** Replaces the listener: one that failed is dead. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Time after which a failed listener is replaced, in milliseconds. */
const retryDelayMs = 10_000;

/** Watches a file, also after failures. */
export function watchFile(
  context: StoreContext,
  ref: FileRef,
  calculator: FileCalculator,
  onSnapshotRead: (snapshot: FileSnapshot) => void,
): FileWatch {
  let unsubscribe = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const restart = (): void => {
    clearTimeout(timer);
    unsubscribe();
    unsubscribe = listen(context, ref, calculator, (snapshot) => {
      onSnapshotRead(snapshot);
      // The callback may have stopped the watch.
      if (snapshot.content.status === "failed" && !isStopped) timer = setTimeout(restart, retryDelayMs);
    });
  };
  restart();
  return {
    restart,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** Listens until the returned function is called. */
function listen(
  context: StoreContext,
  ref: FileRef,
  calculator: FileCalculator,
  onSnapshotRead: (snapshot: FileSnapshot) => void,
): () => void {
  if (context.isClosed()) return () => {};
  const listener = {};
  const unsubscribe = onSnapshot(
    fileDocument(context, ref),
    { includeMetadataChanges: true },
    (snapshot) => {
      context.sync.trackListener(listener, snapshot.metadata);
      onSnapshotRead(readSnapshot(snapshot, calculator));
    },
    (error) => {
      if (isShutdown(error)) return;
      context.report.error("A file could not be read.", error);
      context.sync.trackListener(listener, undefined);
      onSnapshotRead({ content: { status: "failed", message: failureText(error) }, isFromServer: false, hasPendingWrites: false });
    },
  );
  return () => {
    unsubscribe();
    context.sync.trackListener(listener, undefined);
  };
}

function readSnapshot(snapshot: DocumentSnapshot, calculator: FileCalculator): FileSnapshot {
  const { hasPendingWrites, fromCache } = snapshot.metadata;
  const data = snapshot.data({ serverTimestamps: "estimate" });
  const about = { isFromServer: !fromCache, hasPendingWrites };
  if (!data) return { ...about, content: { status: "missing", offline: fromCache } };
  const updatedAt = data["updatedAt"] as Partial<Timestamp> | undefined;
  // A file that is not stored yet has no time of the server.
  const placedAt = placedAtOf(snapshot.data({ serverTimestamps: "none" }) ?? {});
  return {
    ...about,
    content: readFile(snapshot.id, data, calculator),
    ...(updatedAt?.toMillis && { updatedAt: updatedAt as Timestamp }),
    ...(placedAt && { placedAt }),
  };
}

/** The time at which a file came to its place: its creation, or its last move. `undefined` while the server has not written it. */
export function placedAtOf({ createdAt, movedAt = createdAt }: DocumentData): FileTime | undefined {
  return isTimestamp(movedAt) ? movedAt : undefined;
}
