import { collection, doc, getDocsFromServer, onSnapshot, query, where, type DocumentSnapshot } from "firebase/firestore";
import { hashOfIssueId, readDocument, storedRevision, type IssuedRevision, type Unreadable } from "../../documents/index.ts";
import { createObservable, type Readable } from "@org/device/observable";
import { filePath, projectPath, revisionPath, revisionsPath, type FileRef } from "../../paths.ts";
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

/** Where a report stands now. */
export interface IssuePlace {
  readonly file: FileRef;
  /** Another one than before where the file was moved while the report waited on a device: its id states where the file stands. */
  readonly issueId: string;
}

/** How an issue that is not at its place is looked for. */
export interface IssuePlaces {
  /** Whether it waits on this device to be sent, or was refused. */
  readonly pendingIssue: (file: FileRef, issueId: string) => "waiting" | "refused" | undefined;
  /** Where the file stands now. */
  readonly findMoved: (file: FileRef) => Promise<FileRef | undefined>;
}

/** Follows an issued report: nothing of it changes, but it may be on its way, and goes with its file. */
export function watchIssue(
  context: StoreContext,
  file: FileRef,
  issueId: string,
  { pendingIssue, findMoved }: IssuePlaces,
): Readable<IssueState> {
  const { database, owner, removals, report, sync } = context;
  const read = (snapshot: DocumentSnapshot): IssueState => {
    const data = snapshot.data({ serverTimestamps: "estimate" });
    const hidden = removals.hidden.getSnapshot();
    const isOnItsWayOut = hidden.has(filePath(owner, file)) || hidden.has(projectPath(owner, file.projectId));
    const pending = data ? undefined : pendingIssue(file, issueId);
    if (pending) return { status: pending };
    // That the cache has none says nothing while the server is being asked.
    if (!data && snapshot.metadata.fromCache) return sync.isOffline() ? { status: "missing", offline: true } : { status: "loading" };
    if (!data || isOnItsWayOut) return { status: "missing", offline: false };
    const listed = readDocument(storedRevision, issueId, data, (id, stored) => ({ id, ...stored }));
    if (!listed.ok) return { status: "unreadable", unreadable: listed };
    const { issue, ...revision } = listed.value;
    return issue ? { status: "ready", revision: { ...revision, issue } } : { status: "missing", offline: false };
  };

  const lookElsewhere = async (): Promise<void> => {
    try {
      const place = await findMoved(file);
      const id = await idOfSameReport(context, place ?? file, issueId);
      const now = state.getSnapshot();
      if ((place || id !== undefined) && now.status === "missing")
        state.set({ ...now, movedTo: { file: place ?? file, issueId: id ?? issueId } });
    } catch (error) {
      report.warn("Where a file stands that is not at its place could not be found.", error);
    }
  };

  const watch = (): (() => void) => {
    if (context.isClosed()) return () => {};
    const listener = {};
    let latest: DocumentSnapshot | undefined;
    const show = (): void => {
      if (!latest) return;
      const now = read(latest);
      state.set(now);
      if (now.status === "missing" && !now.offline) void lookElsewhere();
    };
    const unsubscribeRemovals = removals.hidden.subscribe(show);
    const unsubscribeSync = sync.subscribe(() => {
      if (latest && !latest.exists()) show();
    });
    const unsubscribe = onSnapshot(
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
    );
    return () => {
      unsubscribe();
      unsubscribeRemovals();
      unsubscribeSync();
      sync.trackListener(listener, undefined);
    };
  };
  const state = createObservable<IssueState>({ status: "loading" }, watch);
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

/** The id of the report of a file that has the hash which an id states, where it has another id. */
async function idOfSameReport({ database, owner }: StoreContext, file: FileRef, issueId: string): Promise<string | undefined> {
  const hash = hashOfIssueId(issueId);
  if (hash === undefined) return undefined;
  const revisions = collection(database, revisionsPath(owner, file));
  const { docs } = await getDocsFromServer(query(revisions, where("issue.hash", ">=", hash), where("issue.hash", "<", `${hash}g`)));
  // What somebody imported may state any hash.
  const ids = docs.flatMap((document) => (document.get("importedAt") === undefined ? [document.id] : []));
  return ids.includes(issueId) ? issueId : ids[0];
}
