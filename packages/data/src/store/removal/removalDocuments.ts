import { collection, deleteDoc, doc, onSnapshot, runTransaction, serverTimestamp, setDoc } from "firebase/firestore";
import { removalPath, removalsPath, type FileRef } from "../../paths.ts";
import { isShutdown } from "../failures.ts";
import type { StoreConnection } from "../storeConnection.ts";

/** Time after which a failed listener is replaced, in milliseconds. */
const retryDelayMs = 10_000;

/** A request that appeared or changed, or, without `data`, disappeared. */
export interface RemovalChange {
  readonly id: string;
  readonly data?: unknown;
}

/** The stored requests for removal. */
export interface RemovalDocuments {
  /** Listens to the requests, with whether the server has confirmed them, until the returned function is called. */
  readonly follow: (onChanges: (changes: readonly RemovalChange[], isFromServer: boolean) => void) => () => void;
  readonly request: (id: string, place: FileRef | { readonly projectId: string }, isFinal: boolean) => Promise<void>;
  /**
   * Ends the time of a request in the bin, if by the server's clock it is over.
   *
   * @returns whether the request was still there
   * @throws when the server refuses, because the time is not over, or cannot be reached
   */
  readonly expire: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

/** The removals of a user in Firestore, which keeps offline writes. */
export function removalDocuments({ database, owner, sync, report }: StoreConnection): RemovalDocuments {
  return {
    follow: (onChanges) => {
      const listener = {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      let unsubscribe = (): void => {};
      // A listener that failed is dead, and is replaced.
      const listen = (): void => {
        unsubscribe = onSnapshot(
          collection(database, removalsPath(owner)),
          { includeMetadataChanges: true },
          (snapshot) => {
            sync.trackListener(listener, snapshot.metadata);
            const changes = snapshot
              .docChanges()
              .map((change) => ({
                id: change.doc.id,
                ...(change.type !== "removed" && { data: change.doc.data({ serverTimestamps: "estimate" }) }),
              }));
            onChanges(changes, !snapshot.metadata.fromCache);
          },
          (error) => {
            if (isShutdown(error)) return;
            report.error("What is to be removed could not be read.", error);
            sync.trackListener(listener, undefined);
            timer = setTimeout(listen, retryDelayMs);
          },
        );
      };
      listen();
      return () => {
        clearTimeout(timer);
        unsubscribe();
        sync.trackListener(listener, undefined);
      };
    },
    request: (id, place, isFinal) =>
      sync.trackWrite(
        setDoc(doc(database, removalPath(owner, id)), { ...place, requestedAt: serverTimestamp(), ...(isFinal && { final: "requested" }) }),
      ),
    // A transaction, because a queued write would look like the server's answer to this device's listeners.
    expire: (id) =>
      runTransaction(database, async (transaction) => {
        const reference = doc(database, removalPath(owner, id));
        const request = (await transaction.get(reference)).data();
        if (request && request["final"] === undefined) transaction.update(reference, { final: "expired" });
        return request !== undefined;
      }),
    remove: (id) => sync.trackWrite(deleteDoc(doc(database, removalPath(owner, id)))),
  };
}
