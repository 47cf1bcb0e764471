import type { Logger } from "@org/device/log";
import type { Readable } from "@org/device/observable";
import { sendEmailVerification, sendPasswordResetEmail, signInWithEmailAndPassword, signOut, type Auth } from "firebase/auth";
import type { Account, AuthState, SignOutOptions, SignOutResult } from "./account.ts";
import { currentUser, type Attempts } from "./attempts.ts";
import { isUnknownAddress } from "./authErrors.ts";
import { whenAuthKnown } from "./authState.ts";
import { texts } from "./texts.ts";

interface SessionActionOptions {
  readonly auth: Auth;
  readonly report: Logger;
  readonly state: Readable<AuthState>;
  readonly attempts: Attempts;
  readonly beforeSignOut: (options: SignOutOptions) => Promise<boolean>;
  /** Ends the session at the user's request. */
  readonly leave: (end: () => Promise<void>) => Promise<void>;
}

type SessionActions = Pick<Account, "signIn" | "signOut" | "sendVerification" | "refresh" | "sendPasswordReset" | "confirmPassword">;

const unsent: SignOutResult = { ok: false, message: texts.unsent, unsent: true };

/** Signing in and out, and requests that change nothing in the account. */
export function sessionActions({ auth, report, state, attempts, beforeSignOut, leave }: SessionActionOptions): SessionActions {
  const { attempt, confirmed, refresh } = attempts;
  return {
    signIn: (email, password) => attempt(async () => void (await signInWithEmailAndPassword(auth, email.trim(), password))),
    signOut: async (options = {}) => {
      // A page that has just been opened does not know yet who is signed in, and which of their data are on the device.
      await whenAuthKnown(state);
      try {
        if (!(await beforeSignOut(options))) return unsent;
      } catch (error) {
        report.warn("Unsent changes on this device could not be counted.", error);
        return unsent;
      }
      return attempt(() => leave(() => signOut(auth)));
    },
    sendVerification: () => attempt(() => sendEmailVerification(currentUser(auth))),
    refresh: () => attempt(refresh),
    sendPasswordReset: (email) =>
      attempt(async () => {
        try {
          await sendPasswordResetEmail(auth, email.trim());
        } catch (error) {
          if (!isUnknownAddress(error)) throw error;
        }
      }),
    confirmPassword: (password) => attempt(async () => void (await confirmed(password))),
  };
}
