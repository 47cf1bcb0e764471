import { collection, doc, getDocsFromServer, onSnapshot, query, where, type DocumentSnapshot } from "firebase/firestore";
import { hashOfIssueId, readDocument, storedRevision, type IssuedRevision, type Unreadable } from "../../documents/index.ts";
import { createObservable, type Readable, type Writable } from "@org/device/observable";
import { revisionPath, revisionsPath, type FileRef } from "../../paths.ts";
import { failureText, isShutdown } from "../failures.ts";
import type { StoreContext } from "../storeContext.ts";

/** An issued report, or why it is not shown. */
export type IssueState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly revision: IssuedRevision }
  /** Issued on this device, and not yet on the server. */
  | { readonly status: "waiting" }
  /** Issued on this device, and refused by the server. */
  | { readonly status: "refused" }
  /** `offline`: not on this device, and the server cannot be reached. `movedTo`: it went with its file to another project. */
  | { readonly status: "missing"; readonly offline: boolean; readonly movedTo?: IssuePlace }
  | { readonly status: "unreadable"; readonly unreadable: Unreadable }
  | { readonly status: "failed"; readonly message: string };

/** The new place of a report. */
export interface IssuePlace {
  readonly file: FileRef;
  /** It differs from the earlier id where the file was moved while the report waited on a device: the id contains the file's place. */
  readonly issueId: string;
}

/** Looks up an issue that is not at its place. */
export interface IssuePlaces {
  /** Whether it waits on this device to be sent, or was refused. */
  readonly pendingIssue: (file: FileRef, issueId: string) => "waiting" | "refused" | undefined;
  /** The new place of the file. */
  readonly findMoved: (file: FileRef) => Promise<FileRef | undefined>;
}

/** Watches an issued report: its content never changes, but it may be on its way, and moves with its file. */
export function watchIssue(context: StoreContext, file: FileRef, issueId: string, places: IssuePlaces): Readable<IssueState> {
  const { database, owner, report, sync } = context;

  const watch = (): (() => void) => {
    if (context.isClosed()) return () => {};
    const listener = {};
    let latest: DocumentSnapshot | undefined;
    const show = (): void => {
      if (!latest) return;
      const now = readIssue(context, file, latest, places);
      state.set(now);
      if (now.status === "missing" && !now.offline) void showPlace(context, file, issueId, places, state);
    };
    const unsubscribers = [
      sync.subscribe(() => {
        if (latest && !latest.exists()) show();
      }),
      onSnapshot(
        doc(database, revisionPath(owner, file, issueId)),
        { includeMetadataChanges: true },
        (snapshot) => {
          sync.trackListener(listener, snapshot.metadata);
          latest = snapshot;
          show();
        },
        (error) => {
          if (isShutdown(error)) return;
          report.error("An issued report could not be read.", error);
          sync.trackListener(listener, undefined);
          state.set({ status: "failed", message: failureText(error) });
        },
      ),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      sync.trackListener(listener, undefined);
    };
  };
  const state = createObservable<IssueState>({ status: "loading" }, watch);
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

async function showPlace(
  context: StoreContext,
  file: FileRef,
  issueId: string,
  places: IssuePlaces,
  state: Writable<IssueState>,
): Promise<void> {
  try {
    const movedTo = await findPlace(context, file, issueId, places);
    const now = state.getSnapshot();
    if (movedTo && now.status === "missing") state.set({ ...now, movedTo });
  } catch (error) {
    context.report.warn("The new place of an issued report could not be found.", error);
  }
}

function readIssue({ sync }: StoreContext, file: FileRef, snapshot: DocumentSnapshot, { pendingIssue }: IssuePlaces): IssueState {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  const pending = data ? undefined : pendingIssue(file, snapshot.id);
  if (pending) return { status: pending };
  // An empty cache proves nothing while the server has not answered.
  if (!data && snapshot.metadata.fromCache) return sync.isOffline() ? { status: "missing", offline: true } : { status: "loading" };
  // A report of a file in the bin stands until that is deleted for good.
  if (!data) return { status: "missing", offline: false };
  const listed = readDocument(storedRevision, snapshot.id, data, (id, stored) => ({ id, ...stored }));
  if (!listed.ok) return { status: "unreadable", unreadable: listed };
  const { issue, ...revision } = listed.value;
  return issue ? { status: "ready", revision: { ...revision, issue } } : { status: "missing", offline: false };
}

/** The place of a report that is not where it was: with its file in another project, or under another id. */
async function findPlace(
  context: StoreContext,
  file: FileRef,
  issueId: string,
  { findMoved }: IssuePlaces,
): Promise<IssuePlace | undefined> {
  const place = await findMoved(file);
  const id = await idOfSameReport(context, place ?? file, issueId);
  return place || id !== undefined ? { file: place ?? file, issueId: id ?? issueId } : undefined;
}

/** The id of the report of a file that has the hash in an id. */
async function idOfSameReport({ database, owner }: StoreContext, file: FileRef, issueId: string): Promise<string | undefined> {
  const hash = hashOfIssueId(issueId);
  if (hash === undefined) return undefined;
  const revisions = collection(database, revisionsPath(owner, file));
  const { docs } = await getDocsFromServer(query(revisions, where("issue.hash", ">=", hash), where("issue.hash", "<", `${hash}g`)));
  // An imported report may contain any hash.
  const ids = docs.flatMap((document) => (document.get("importedAt") === undefined ? [document.id] : []));
  return ids.includes(issueId) ? issueId : ids[0];
}
