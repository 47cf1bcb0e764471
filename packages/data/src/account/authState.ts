import type { Logger } from "@org/device/log";
import { createObservable, type Readable } from "@org/device/observable";
import { beforeAuthStateChanged, onIdTokenChanged, type Auth } from "firebase/auth";
import type { AuthState } from "./account.ts";

/** Resolves when it is known whether somebody is signed in. */
export function whenAuthKnown(state: Readable<AuthState>): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (state.getSnapshot().status === "loading") return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = state.subscribe(check);
    check();
  });
}

/** The signed-in user, and changes of it. @param isLeaving whether the user is ending the session */
export function watchUser(auth: Auth, report: Logger, isLeaving: () => boolean): ReturnType<typeof createObservable<AuthState>> {
  const state = createObservable<AuthState>({ status: "loading", user: undefined });
  let isRevoked = false;
  // The SDK reports a sign-out of this tab only. One without a request of the user means that the service has refused the session.
  beforeAuthStateChanged(auth, (user) => {
    isRevoked = user === null && !isLeaving();
  });
  onIdTokenChanged(
    auth,
    (user) => {
      const before = state.getSnapshot();
      if (!user) {
        if (before.status !== "signedOut") state.set({ status: "signedOut", user: undefined, ...(isRevoked && { isRevoked }) });
        return;
      }
      const { uid, email, emailVerified } = user;
      const known = before.user;
      if (known && known.uid === uid && known.email === email && known.emailVerified === emailVerified) return;
      state.set({ status: "signedIn", user: { uid, email: email ?? "", emailVerified } });
    },
    (error) => {
      report.error("The state of the session could not be read.", error);
      state.set({ status: "signedOut", user: undefined });
    },
  );
  return state;
}
