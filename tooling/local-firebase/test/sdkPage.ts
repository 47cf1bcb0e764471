import { initializeApp } from "firebase/app";
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from "firebase/auth";
import { connectFirestoreEmulator, doc, getDocFromServer, getFirestore } from "firebase/firestore";

/** A page with the real SDK, which signs in and reads its project from the server. */
export interface SdkPage {
  readonly open: (where: { projectId: string; authUrl: string; firestoreUrl: string }) => void;
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** The project's name, or the code of what went wrong. */
  readonly readProject: () => Promise<string>;
  readonly isSignedIn: () => boolean;
}

declare global {
  interface Window {
    sdk: SdkPage;
  }
}

const missing = (): never => {
  throw new Error("Nothing is open.");
};
let auth: ReturnType<typeof initializeAuth> | undefined;
let database: ReturnType<typeof getFirestore> | undefined;
/** Who signed in last: a page that was signed out still asks for the same project. */
let uid = "";

window.sdk = {
  open: ({ projectId, authUrl, firestoreUrl }) => {
    const app = initializeApp({ projectId, apiKey: "local" });
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, authUrl, { disableWarnings: true });
    const { hostname, port } = new URL(firestoreUrl);
    database = getFirestore(app);
    connectFirestoreEmulator(database, hostname, Number(port));
  },
  signIn: async (email, password) => {
    uid = (await signInWithEmailAndPassword(auth ?? missing(), email, password)).user.uid;
  },
  readProject: async () => {
    try {
      const project = await getDocFromServer(doc(database ?? missing(), "artifacts/plenum/users", uid, "projects/house"));
      return String(project.get("name"));
    } catch (error) {
      return (error as { code: string }).code;
    }
  },
  isSignedIn: () => auth?.currentUser !== null,
};
