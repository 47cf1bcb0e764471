import { collection, deleteDoc, doc, onSnapshot, serverTimestamp, setDoc } from "firebase/firestore";
import { removalPath, removalsPath, type FileRef } from "../../paths.ts";
import type { Session } from "../session.ts";

/** A removal that came, or, without `data`, went. */
export interface RemovalChange {
  readonly id: string;
  readonly data?: unknown;
}

/** Where removals are stored. */
export interface RemovalDocuments {
  /** Follows what stands there, and tells whether the server has said so. @returns a function that ends it */
  readonly follow: (onChanges: (changes: readonly RemovalChange[], isFromServer: boolean) => void) => () => void;
  readonly request: (id: string, place: FileRef | { readonly projectId: string }) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

/** The removals of a user in Firestore, which keeps what is written offline. */
export function removalDocuments({
  database,
  owner,
  sync,
  report,
}: Pick<Session, "database" | "owner" | "sync" | "report">): RemovalDocuments {
  return {
    follow: (onChanges) => {
      const listener = {};
      const leave = onSnapshot(
        collection(database, removalsPath(owner)),
        { includeMetadataChanges: true },
        (snapshot) => {
          sync.heard(listener, snapshot.metadata);
          const changes = snapshot.docChanges().map((change) => ({
            id: change.doc.id,
            ...(change.type !== "removed" && { data: change.doc.data({ serverTimestamps: "estimate" }) }),
          }));
          onChanges(changes, !snapshot.metadata.fromCache);
        },
        (error) => {
          report.error("What is to be removed could not be read.", error);
          sync.heard(listener, undefined);
        },
      );
      return () => {
        leave();
        sync.heard(listener, undefined);
      };
    },
    request: (id, place) => sync.write(setDoc(doc(database, removalPath(owner, id)), { ...place, requestedAt: serverTimestamp() })),
    drop: (id) => sync.write(deleteDoc(doc(database, removalPath(owner, id)))),
  };
}
