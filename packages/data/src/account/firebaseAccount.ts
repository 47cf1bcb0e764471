import type { Logger } from "@org/device/log";
import type { FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
  type Persistence,
} from "firebase/auth";
import type { Configuration } from "../configuration.ts";
import type { Account, SignOutOptions } from "./account.ts";
import { accountActions } from "./accountActions.ts";
import { createAttempts } from "./attempts.ts";
import { watchUser } from "./authState.ts";
import { emailLinks } from "./emailLinks.ts";
import { checkNewPasswords } from "./newPasswords.ts";
import { sessionActions } from "./sessionActions.ts";

export interface AccountOptions {
  readonly configuration: Pick<Configuration, "authEmulator" | "passwords">;
  readonly report: Logger;
  /** Removes all data of the signed-in user; rejects where it stops, with an `IncompleteDeletionError` when it is known what is left. */
  readonly removeData: () => Promise<void>;
  /** Called when the account is gone, to erase what is left on this device. */
  readonly afterDeletion: () => Promise<void>;
  /**
   * Called before signing out, while writes are still allowed.
   * @returns false to stop, because something has not reached the server and may not be lost
   */
  readonly beforeSignOut: (options: SignOutOptions) => Promise<boolean>;
  /** The storage of sessions; by default the browser's IndexedDB, then its local storage. */
  readonly persistence?: Persistence | Persistence[];
}

/** Opens the accounts of a Firebase app: by e-mail and password, without popups, so without a request to any other service. */
export function openAccount(app: FirebaseApp, options: AccountOptions): Account {
  const { configuration, report } = options;
  const auth: Auth = initializeAuth(app, { persistence: options.persistence ?? [indexedDBLocalPersistence, browserLocalPersistence] });
  if (configuration.authEmulator !== undefined) connectAuthEmulator(auth, configuration.authEmulator, { disableWarnings: true });
  const leaving = createLeaving();
  const state = watchUser(auth, report, leaving.isLeaving);
  const { refusal, ...newPasswords } = checkNewPasswords(configuration, report);
  const attempts = createAttempts(auth, report);
  return {
    state: { getSnapshot: state.getSnapshot, subscribe: state.subscribe },
    newPasswords,
    ...sessionActions({ auth, report, state, attempts, beforeSignOut: options.beforeSignOut, leave: leaving.leave }),
    ...accountActions({ auth, attempts, refusal, leave: leaving.leave, deletion: options }),
    ...emailLinks({ auth, report, attempts, refusal }),
  };
}

/** Whether the user is ending the session, which otherwise only the service ends. */
function createLeaving(): { readonly isLeaving: () => boolean; readonly leave: (end: () => Promise<void>) => Promise<void> } {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: async (end) => {
      isLeaving = true;
      await end().finally(() => (isLeaving = false));
    },
  };
}
