import type { ActionResult } from "../messages.ts";
import type { Readable } from "@org/device/observable";
import { checkNewPasswords, type NewPasswords } from "./newPasswords.ts";

/** Who is signed in. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** `loading` until the service has said whether a session goes on. */
export type AuthState =
  | { readonly status: "loading"; readonly user: undefined }
  /** `isRevoked`: the service ended the session, as it does when the password or the address was changed elsewhere. */
  | { readonly status: "signedOut"; readonly user: undefined; readonly isRevoked?: true }
  | { readonly status: "signedIn"; readonly user: User };

/** What a link in an e-mail is for, as its `mode` says. */
export type ActionMode = "verifyEmail" | "resetPassword" | "recoverEmail" | "verifyAndChangeEmail";

/** How signing out went. `unsent`: something is on this device only, and would be lost. */
export type SignOutResult = ActionResult | { readonly ok: false; readonly message: string; readonly unsent: true };

export interface SignOutOptions {
  /** What has not reached the server may be lost. */
  readonly discard?: boolean;
  /** Called once it is certain, before anything is taken off the device: time to leave the pages that show it. */
  readonly onLeaving?: () => Promise<void>;
}

/** Signing up and in, and everything about an account. Nothing here throws; what fails says why, in words for people. */
export interface Account {
  readonly state: Readable<AuthState>;
  readonly newPasswords: NewPasswords;
  /** Makes an account and sends the e-mail that verifies its address. */
  readonly signUp: (email: string, password: string) => Promise<ActionResult>;
  readonly signIn: (email: string, password: string) => Promise<ActionResult>;
  /**
   * Signs out and takes what is stored on this device off it, in all its tabs.
   *
   * Where something has not reached the server, nothing happens and the answer says so: ask, then call again with `discard`.
   */
  readonly signOut: (options?: SignOutOptions) => Promise<SignOutResult>;
  /** Sends the e-mail that verifies the address again. */
  readonly sendVerification: () => Promise<ActionResult>;
  /** Asks the service again whether the address is verified: after the link was opened in another tab or on another device. */
  readonly refresh: () => Promise<ActionResult>;
  /** Sends a link to reset the password, if there is such an account. The answer does not tell. */
  readonly sendPasswordReset: (email: string) => Promise<ActionResult>;
  /** Confirms who is there, for what the service demands a recent sign-in. */
  readonly confirmPassword: (password: string) => Promise<ActionResult>;
  /** Sets a new password. It ends the sessions on all other devices, within the hour that their tokens last; this one goes on. */
  readonly changePassword: (currentPassword: string, newPassword: string) => Promise<ActionResult>;
  /** Sends a link to the new address; the address changes when it is opened. The old one is then sent a link that brings it back. */
  readonly changeEmail: (currentPassword: string, newEmail: string) => Promise<ActionResult>;
  /**
   * Deletes all data of the user, then the account. Where it stops, the answer says what is still there; the account is, and it can be asked
   * for again.
   */
  readonly deleteAccount: (currentPassword: string) => Promise<ActionResult>;
  /** What the code of an e-mailed link is good for, and for whom. */
  readonly checkCode: (
    code: string,
  ) => Promise<ActionResult<{ readonly mode: ActionMode; readonly email: string; readonly newEmail?: string }>>;
  /** Carries out the code of a link: verifies, recovers or changes the address. */
  readonly applyCode: (code: string) => Promise<ActionResult>;
  /** Sets a new password with the code of a link. */
  readonly resetPassword: (code: string, newPassword: string) => Promise<ActionResult>;
}

const noAccounts = "Signing in is not set up here.";

/** Stands for accounts where no backend is configured: nobody is signed in, nobody can. */
export function withoutAccounts(): Account {
  const state = { status: "signedOut", user: undefined } as const;
  const refuse = (): Promise<ActionResult<never>> => Promise.resolve({ ok: false, message: noAccounts });
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
