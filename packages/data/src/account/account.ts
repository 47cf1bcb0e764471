import type { ActionResult } from "../messages.ts";
import type { Readable } from "@org/device/observable";
import { checkNewPasswords, type NewPasswords } from "./newPasswords.ts";
import { texts } from "./texts.ts";

/** The signed-in user. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** `loading` until the service has said whether a session continues. */
export type AuthState =
  | { readonly status: "loading"; readonly user: undefined }
  /** `isRevoked`: the service ended the session, as it does when the password or the address was changed elsewhere. */
  | { readonly status: "signedOut"; readonly user: undefined; readonly isRevoked?: true }
  | { readonly status: "signedIn"; readonly user: User };

/** Purpose of a link in an e-mail: its `mode`. */
export type ActionMode = "verifyEmail" | "resetPassword" | "recoverEmail" | "verifyAndChangeEmail";

/** The result of signing out. `unsent`: changes that are only on this device would be lost. */
export type SignOutResult = ActionResult | { readonly ok: false; readonly message: string; readonly unsent: true };

export interface SignOutOptions {
  /** Unsent changes may be lost. */
  readonly discard?: boolean;
  /** Called when signing out is certain, before anything is erased: time to leave the pages that show it. */
  readonly onLeaving?: () => Promise<void>;
}

/** Signing up and in, and all actions of an account. None of them throws; a failure has a message for people. */
export interface Account {
  readonly state: Readable<AuthState>;
  readonly newPasswords: NewPasswords;
  /** Creates an account and sends the e-mail that verifies its address. */
  readonly signUp: (email: string, password: string) => Promise<ActionResult>;
  readonly signIn: (email: string, password: string) => Promise<ActionResult>;
  /**
   * Signs out and erases the documents on this device, in all its tabs.
   *
   * With unsent changes nothing happens, and the result says so: ask the user, then call again with `discard`.
   */
  readonly signOut: (options?: SignOutOptions) => Promise<SignOutResult>;
  /** Sends the e-mail that verifies the address again. */
  readonly sendVerification: () => Promise<ActionResult>;
  /** Asks the service again whether the address is verified: after the link was opened in another tab or on another device. */
  readonly refresh: () => Promise<ActionResult>;
  /** Sends a link to reset the password, if there is such an account. The answer does not reveal it. */
  readonly sendPasswordReset: (email: string) => Promise<ActionResult>;
  /** Confirms the user, where the service requires a recent sign-in. */
  readonly confirmPassword: (password: string) => Promise<ActionResult>;
  /** Sets a new password. It ends the sessions on all other devices, within the hour that their tokens last; this one continues. */
  readonly changePassword: (currentPassword: string, newPassword: string) => Promise<ActionResult>;
  /** Sends a link to the new address; the address changes when it is opened. The old address then receives a link that restores it. */
  readonly changeEmail: (currentPassword: string, newEmail: string) => Promise<ActionResult>;
  /**
   * Deletes all data of the user, then the account. After a failure the message says what still exists; the account does, and the deletion can be
   * repeated.
   */
  readonly deleteAccount: (currentPassword: string) => Promise<ActionResult>;
  /** Purpose and address of the code of an e-mailed link. */
  readonly checkCode: (
    code: string,
  ) => Promise<ActionResult<{ readonly mode: ActionMode; readonly email: string; readonly newEmail?: string }>>;
  /** Carries out the code of a link: verifies, recovers or changes the address. */
  readonly applyCode: (code: string) => Promise<ActionResult>;
  /** Sets a new password with the code of a link. */
  readonly resetPassword: (code: string, newPassword: string) => Promise<ActionResult>;
}

/** In place of accounts where no backend is configured: nobody can sign in. */
export function withoutAccounts(): Account {
  const state = { status: "signedOut", user: undefined } as const;
  const refuse = (): Promise<ActionResult<never>> => Promise.resolve({ ok: false, message: texts.noAccounts });
  return {
    state: { getSnapshot: () => state, subscribe: () => () => {} },
    newPasswords: checkNewPasswords({}, { warn: () => {}, error: () => {} }),
    signUp: refuse,
    signIn: refuse,
    signOut: () => Promise.resolve({ ok: true }),
    sendVerification: refuse,
    refresh: refuse,
    sendPasswordReset: refuse,
    confirmPassword: refuse,
    changePassword: refuse,
    changeEmail: refuse,
    deleteAccount: refuse,
    checkCode: refuse,
    applyCode: refuse,
    resetPassword: refuse,
  };
}
