import { onSnapshot, type DocumentData, type DocumentSnapshot, type Timestamp } from "firebase/firestore";
import { readDocument, storedFile, type SavedFile, type Unreadable } from "../documents/index.ts";
import type { FileRef } from "../paths.ts";
import { openInput, type FileCalculator, type OpenedInput } from "./calculator.ts";
import { failureText } from "./failures.ts";
import { fileDocument } from "./fileWrites.ts";
import type { Session } from "./session.ts";

/** What the server, or the cache on this device, says of a file. */
export type Heard =
  | (OpenedInput & { readonly status: "ready"; readonly file: SavedFile })
  | { readonly status: "missing"; /** Not on this device, and the server cannot be reached. */ readonly offline: boolean }
  | { readonly status: "unreadable"; readonly unreadable: Unreadable }
  | { readonly status: "newer"; readonly calculatorVersion: number }
  | { readonly status: "failed"; readonly message: string };

export interface FileWatch {
  /** A store has read the file at this time of change; what listeners still tell of it up to then is out of date. */
  readonly ignoreUpTo: (updatedAt: Timestamp) => void;
  /** Keeps back what listeners tell until it is released: during a store nobody knows yet whose value it is that they tell. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Whether the file's creation or renaming is still on its way to the server. */
  readonly isPending: () => boolean;
  readonly stop: () => void;
}

/** Reads a stored file and brings its input to today's version. */
export function readFile(id: string, data: DocumentData, calculator: FileCalculator): Extract<Heard, { status: "ready" | "unreadable" | "newer" }> {
  const listed = readDocument(storedFile, id, data, (fileId, stored): SavedFile => ({ id: fileId, ...stored }));
  if (!listed.ok) return { status: "unreadable", unreadable: listed };
  const file = listed.value;
  if (file.calculatorVersion > calculator.version) return { status: "newer", calculatorVersion: file.calculatorVersion };
  return { status: "ready", file, ...openInput(calculator, file.data.input, file.calculatorVersion) };
}

/** Follows a file. `isFresh`: the server has confirmed it just now. */
export function watchFile(session: Session, ref: FileRef, calculator: FileCalculator, onHeard: (heard: Heard, isFresh: boolean) => void): FileWatch {
  const listener = {};
  let ignored: Timestamp | undefined;
  let isPending = false;
  let last: Extract<Heard, { status: "ready" }> | undefined;

  let isHeld = false;
  let latest: DocumentSnapshot | undefined;

  const tell = (snapshot: DocumentSnapshot): void => {
    const { hasPendingWrites, fromCache } = snapshot.metadata;
    const data = snapshot.data({ serverTimestamps: "estimate" });
    if (!data) return onHeard({ status: "missing", offline: fromCache }, !fromCache);
    const updatedAt = data["updatedAt"] as Partial<Timestamp> | undefined;
    if (ignored && !hasPendingWrites && updatedAt?.toMillis && isNotAfter(updatedAt as Timestamp, ignored)) return;
    const heard = readFile(snapshot.id, data, calculator);
    // Only names are changed without a transaction: while one is on its way, the data beside it may be out of date.
    if (heard.status === "ready") last = hasPendingWrites && last ? { ...last, file: { ...last.file, name: heard.file.name } } : heard;
    onHeard(heard.status === "ready" ? last! : heard, !fromCache);
  };

  if (session.isClosed()) return { ignoreUpTo: () => {}, hold: () => {}, release: () => {}, isPending: () => false, stop: () => {} };
  const leave = onSnapshot(
    fileDocument(session, ref),
    { includeMetadataChanges: true },
    (snapshot) => {
      isPending = snapshot.metadata.hasPendingWrites;
      session.sync.heard(listener, snapshot.metadata);
      if (isHeld) latest = snapshot;
      else tell(snapshot);
    },
    (error) => {
      session.report.error("A file could not be read.", error);
      session.sync.heard(listener, undefined);
      onHeard({ status: "failed", message: failureText(error) }, false);
    },
  );
  return {
    ignoreUpTo: (updatedAt) => {
      ignored = updatedAt;
    },
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      if (latest) tell(latest);
      latest = undefined;
    },
    isPending: () => isPending,
    stop: () => {
      leave();
      session.sync.heard(listener, undefined);
    },
  };
}

function isNotAfter(one: Timestamp, other: Timestamp): boolean {
  return one.seconds < other.seconds || (one.seconds === other.seconds && one.nanoseconds <= other.nanoseconds);
}
