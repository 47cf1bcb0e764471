import type { Logger } from "@org/device/log";
import { EmailAuthProvider, reauthenticateWithCredential, type Auth, type User as FirebaseUser } from "firebase/auth";
import type { ActionResult } from "../messages.ts";
import { authErrorText } from "./authErrors.ts";

/** Common part of all account actions. */
export interface Attempts {
  /** Runs an action; an error becomes a message for people. */
  readonly attempt: <T extends object>(work: () => Promise<T | void>) => Promise<ActionResult<T>>;
  /** The signed-in user, after the password was confirmed. */
  readonly confirmed: (password: string) => Promise<FirebaseUser>;
  /** Asks the service again for the signed-in user. */
  readonly refresh: () => Promise<void>;
}

export function createAttempts(auth: Auth, report: Logger): Attempts {
  return {
    attempt: async <T extends object>(work: () => Promise<T | void>): Promise<ActionResult<T>> => {
      try {
        return { ok: true, ...((await work()) as T) };
      } catch (error) {
        report.warn("An account action failed.", error);
        return { ok: false, message: authErrorText(error) };
      }
    },
    confirmed: async (password) => {
      const user = currentUser(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
      return user;
    },
    refresh: async () => {
      const user = currentUser(auth);
      await user.reload();
      // A new token carries the verified address; it also informs the listener.
      await user.getIdToken(true);
    },
  };
}

/** @throws when nobody is signed in */
export function currentUser(auth: Auth): FirebaseUser {
  if (!auth.currentUser) throw Object.assign(new Error("Nobody is signed in."), { code: "auth/no-current-user" });
  return auth.currentUser;
}
