import type { FirebaseApp } from "firebase/app";
import { initializeApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import * as firestore from "firebase/firestore";

/** Interface of the test page: the real SDK, and a database connected to the server under test. */
export type Harness = { readonly sdk: typeof firestore; readonly db: Firestore; readonly app: FirebaseApp };

export type Connection = {
  readonly port: number;
  readonly projectId: string;
  /** The signed-in user; nobody if left out. */
  readonly uid?: string;
  /** Keeps the cache in IndexedDB, shared by the tabs of a browser. */
  readonly isPersistent?: boolean;
};

declare global {
  interface Window {
    connect: (connection: Connection) => void;
    harness: Harness;
  }
}

window.connect = ({ port, projectId, uid, isPersistent }) => {
  const app = initializeApp({ projectId, apiKey: "none" });
  const db = firestore.initializeFirestore(
    app,
    isPersistent === true ? { localCache: firestore.persistentLocalCache({ tabManager: firestore.persistentMultipleTabManager() }) } : {},
  );
  firestore.connectFirestoreEmulator(db, "127.0.0.1", port, uid === undefined ? {} : { mockUserToken: { sub: uid } });
  window.harness = { sdk: firestore, db, app };
};
