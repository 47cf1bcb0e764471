import { collection, deleteDoc, doc, onSnapshot, serverTimestamp, setDoc } from "firebase/firestore";
import { removalPath, removalsPath, type FileRef } from "../../paths.ts";
import { isShutdown } from "../failures.ts";
import type { StoreConnection } from "../storeConnection.ts";

/** A request that appeared, or, without `data`, disappeared. */
export interface RemovalChange {
  readonly id: string;
  readonly data?: unknown;
}

/** The stored requests for removal. */
export interface RemovalDocuments {
  /** Listens to the requests, with whether the server has confirmed them, until the returned function is called. */
  readonly follow: (onChanges: (changes: readonly RemovalChange[], isFromServer: boolean) => void) => () => void;
  readonly request: (id: string, place: FileRef | { readonly projectId: string }) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The removals of a user in Firestore, which keeps offline writes. */
export function removalDocuments({ database, owner, sync, report }: StoreConnection): RemovalDocuments {
  return {
    follow: (onChanges) => {
      const listener = {};
      const unsubscribe = onSnapshot(
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
        },
      );
      return () => {
        unsubscribe();
        sync.trackListener(listener, undefined);
      };
    },
    request: (id, place) => sync.trackWrite(setDoc(doc(database, removalPath(owner, id)), { ...place, requestedAt: serverTimestamp() })),
    remove: (id) => sync.trackWrite(deleteDoc(doc(database, removalPath(owner, id)))),
  };
}
