import { doc, onSnapshot, type DocumentSnapshot } from "firebase/firestore";
import { readDocument, storedRevision, type IssuedRevision, type Unreadable } from "../../documents/index.ts";
import { createObservable, type Readable } from "../../observable.ts";
import { filePath, projectPath, revisionPath, type FileRef } from "../../paths.ts";
import { failureText, isShutdown } from "../failures.ts";
import type { StoreContext } from "../storeContext.ts";

/** An issued report, or why it is not shown. */
export type IssueState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly revision: IssuedRevision }
  /** Issued on this device, and not yet on the server. */
  | { readonly status: "waiting" }
  /** `offline`: not on this device, and the server cannot be reached. `movedTo`: it went with its file to another project. */
  | { readonly status: "missing"; readonly offline: boolean; readonly movedTo?: FileRef }
  | { readonly status: "unreadable"; readonly unreadable: Unreadable }
  | { readonly status: "failed"; readonly message: string };

/** How an issue that is not at its place is looked for. */
export interface IssuePlaces {
  /** Whether it waits on this device to be sent. */
  readonly isPending: (file: FileRef, issueId: string) => boolean;
  /** Where the file stands now. */
  readonly findMoved: (file: FileRef) => Promise<FileRef | undefined>;
}

/** Follows an issued report: nothing of it changes, but it may be on its way, and goes with its file. */
export function watchIssue(
  context: StoreContext,
  file: FileRef,
  issueId: string,
  { isPending, findMoved }: IssuePlaces,
): Readable<IssueState> {
  const { database, owner, removals, report, sync } = context;
  const read = (snapshot: DocumentSnapshot): IssueState => {
    const data = snapshot.data({ serverTimestamps: "estimate" });
    const hidden = removals.hidden.getSnapshot();
    const isOnItsWayOut = hidden.has(filePath(owner, file)) || hidden.has(projectPath(owner, file.projectId));
    if (!data && isPending(file, issueId)) return { status: "waiting" };
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
      const movedTo = await findMoved(file);
      const now = state.getSnapshot();
      if (movedTo && now.status === "missing") state.set({ ...now, movedTo });
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
