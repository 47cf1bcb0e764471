import type { FirebaseApp } from "firebase/app";
import {
  ActionCodeOperation,
  applyActionCode,
  beforeAuthStateChanged,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type Persistence,
  type User as FirebaseUser,
} from "firebase/auth";
import type { Configuration } from "../configuration.ts";
import type { ActionResult, Report } from "../messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import type { Account, ActionMode, AuthState, SignOutOptions } from "./account.ts";
import { authErrorText, isUnknownAddress } from "./authErrors.ts";
import { deleteEverything } from "./deletion.ts";
import { checkNewPasswords } from "./newPasswords.ts";

export interface AccountOptions {
  readonly configuration: Pick<Configuration, "authEmulator" | "passwords">;
  readonly report: Report;
  /** Removes all data of the signed-in user; rejects where it stops, with a `IncompleteDeletionError` when it is known what is left. */
  readonly removeData: () => Promise<void>;
  /** Called when the account is gone: what is left on this device goes too. */
  readonly afterDeletion: () => Promise<void>;
  /**
   * Called before signing out, while writes are still allowed.
   * @returns whether to go on; not, when something has not reached the server and may not be lost
   */
  readonly beforeSignOut: (options: SignOutOptions) => Promise<boolean>;
  /** Where sessions are kept; the browser's IndexedDB, then its local storage, unless told otherwise. */
  readonly persistence?: Persistence | Persistence[];
}

const unsentText = "Some of your changes have not been sent to the server. They are on this device only.";

const modes: Readonly<Record<string, ActionMode | undefined>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: "verifyEmail",
  [ActionCodeOperation.PASSWORD_RESET]: "resetPassword",
  [ActionCodeOperation.RECOVER_EMAIL]: "recoverEmail",
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: "verifyAndChangeEmail",
};

/** Opens the accounts of a Firebase app: by e-mail and password, without popups, so without a request to anybody but the service. */
export function openAccount(app: FirebaseApp, options: AccountOptions): Account {
  const { configuration, report, removeData, afterDeletion, beforeSignOut } = options;
  const auth = initializeAuth(app, { persistence: options.persistence ?? [indexedDBLocalPersistence, browserLocalPersistence] });
  if (configuration.authEmulator !== undefined) connectAuthEmulator(auth, configuration.authEmulator, { disableWarnings: true });
  /** Whether the end of the session is the user's own doing. */
  let isLeaving = false;
  const leaving = async (end: () => Promise<void>): Promise<void> => {
    isLeaving = true;
    await end().finally(() => (isLeaving = false));
  };
  const state = followUser(auth, report, () => isLeaving);
  const { refusal, ...newPasswords } = checkNewPasswords(configuration, report);
  /** Whom the links are for that were looked at here: a new password is compared with the address too. */
  const addressees = new Map<string, string>();

  const attempt = async <T extends object>(work: () => Promise<T | void>): Promise<ActionResult<T>> => {
    try {
      return { ok: true, ...((await work()) as T) };
    } catch (error) {
      report.warn("An account action failed.", error);
      return { ok: false, message: authErrorText(error) };
    }
  };
  /** The signed-in user, after the password was confirmed. */
  const confirmed = async (password: string): Promise<FirebaseUser> => {
    const user = current(auth);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    return user;
  };
  const refresh = async (): Promise<void> => {
    const user = current(auth);
    await user.reload();
    // A new token carries the verified address; it also tells the listener.
    await user.getIdToken(true);
  };

  return {
    state: { getSnapshot: state.getSnapshot, subscribe: state.subscribe },
    newPasswords,
    signUp: async (email, password) => {
      const problem = await refusal(password, email.trim());
      if (problem !== undefined) return { ok: false, message: problem };
      return attempt(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
        // The account exists now; if the mail does not go out, it can be asked for again.
        await sendEmailVerification(user).catch((error: unknown) => report.warn("The verification e-mail was not sent.", error));
      });
    },
    signIn: (email, password) => attempt(async () => void (await signInWithEmailAndPassword(auth, email.trim(), password))),
    signOut: async (options = {}) => {
      // A page that has just been opened does not know yet who is there, and what of theirs is on the device.
      await whenAuthKnown(state);
      try {
        if (!(await beforeSignOut(options))) return { ok: false, message: unsentText, unsent: true };
      } catch (error) {
        report.warn("What this device has not sent could not be asked for.", error);
        return { ok: false, message: unsentText, unsent: true };
      }
      return attempt(() => leaving(() => signOut(auth)));
    },
    sendVerification: () => attempt(() => sendEmailVerification(current(auth))),
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
    changePassword: async (currentPassword, newPassword) => {
      const problem = await refusal(newPassword, auth.currentUser?.email ?? "");
      if (problem !== undefined) return { ok: false, message: problem };
      return attempt(async () => updatePassword(await confirmed(currentPassword), newPassword));
    },
    changeEmail: (currentPassword, newEmail) =>
      attempt(async () => verifyBeforeUpdateEmail(await confirmed(currentPassword), newEmail.trim())),
    deleteAccount: async (currentPassword) => {
      let user: FirebaseUser | undefined;
      const known = await attempt(async () => void (user = await confirmed(currentPassword)));
      if (!known.ok || !user) return known;
      return deleteEverything({ removeData, deleteUser: () => leaving(() => deleteUser(user!)), afterDeletion, report });
    },
    checkCode: (code) =>
      attempt(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const mode = modes[operation];
        if (!mode) throw Object.assign(new Error(`Links for ${operation} are not known here.`), { code: "auth/invalid-action-code" });
        // Where an address changes, `email` is the new one and `previousEmail` the one the account has.
        const [email, newEmail] =
          mode === "verifyAndChangeEmail" ? [data.previousEmail ?? "", data.email ?? ""] : [data.email ?? "", undefined];
        addressees.set(code, email);
        return { mode, email, ...(newEmail !== undefined && { newEmail }) };
      }),
    applyCode: (code) =>
      attempt(async () => {
        await applyActionCode(auth, code);
        // The code is used up; that the session on this device learns of it later is no failure.
        if (auth.currentUser) await refresh().catch((error: unknown) => report.warn("The session was not refreshed.", error));
      }),
    resetPassword: async (code, newPassword) => {
      const problem = await refusal(newPassword, addressees.get(code) ?? "");
      if (problem !== undefined) return { ok: false, message: problem };
      return attempt(() => confirmPasswordReset(auth, code, newPassword));
    },
  };
}

function current(auth: Auth): FirebaseUser {
  if (!auth.currentUser) throw Object.assign(new Error("Nobody is signed in."), { code: "auth/no-current-user" });
  return auth.currentUser;
}

function whenAuthKnown(state: Readable<AuthState>): Promise<void> {
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

/** @param isLeaving whether the user ends the session, at this moment */
function followUser(auth: Auth, report: Report, isLeaving: () => boolean): ReturnType<typeof createObservable<AuthState>> {
  const state = createObservable<AuthState>({ status: "loading", user: undefined });
  let isRevoked = false;
  // Told of a sign-out in this tab alone. One that nobody asked for is the SDK's: the service has refused the session.
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
