import type { Logger } from "@org/device/log";
import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User as FirebaseUser,
} from "firebase/auth";
import type { Account } from "./account.ts";
import type { Attempts } from "./attempts.ts";
import { deleteEverything } from "./deletion.ts";
import type { PasswordCheck } from "./newPasswords.ts";

interface AccountActionOptions {
  readonly auth: Auth;
  readonly attempts: Attempts;
  readonly refusal: PasswordCheck["refusal"];
  /** Ends the session at the user's request. */
  readonly leave: (end: () => Promise<void>) => Promise<void>;
  readonly deletion: { readonly removeData: () => Promise<void>; readonly afterDeletion: () => Promise<void>; readonly report: Logger };
}

type AccountActions = Pick<Account, "signUp" | "changePassword" | "changeEmail" | "deleteAccount">;

/** Creating, changing and deleting the account. */
export function accountActions({ auth, attempts, refusal, leave, deletion }: AccountActionOptions): AccountActions {
  const { attempt, confirmed } = attempts;
  const { removeData, afterDeletion, report } = deletion;
  return {
    signUp: async (email, password) => {
      const message = await refusal(password, email.trim());
      if (message !== undefined) return { ok: false, message };
      return attempt(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
        // The account exists now; an e-mail that is not sent can be requested again.
        await sendEmailVerification(user).catch((error: unknown) => report.warn("The verification e-mail was not sent.", error));
      });
    },
    changePassword: async (currentPassword, newPassword) => {
      const message = await refusal(newPassword, auth.currentUser?.email ?? "");
      if (message !== undefined) return { ok: false, message };
      return attempt(async () => updatePassword(await confirmed(currentPassword), newPassword));
    },
    changeEmail: (currentPassword, newEmail) =>
      attempt(async () => verifyBeforeUpdateEmail(await confirmed(currentPassword), newEmail.trim())),
    deleteAccount: async (currentPassword) => {
      let user: FirebaseUser | undefined;
      const known = await attempt(async () => void (user = await confirmed(currentPassword)));
      if (!known.ok || !user) return known;
      return deleteEverything({ removeData, deleteUser: () => leave(() => deleteUser(user!)), afterDeletion, report });
    },
  };
}
