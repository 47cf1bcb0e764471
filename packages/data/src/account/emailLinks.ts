import type { Logger } from "@org/device/log";
import { ActionCodeOperation, applyActionCode, checkActionCode, confirmPasswordReset, type Auth } from "firebase/auth";
import type { Account, ActionMode } from "./account.ts";
import type { Attempts } from "./attempts.ts";
import type { PasswordCheck } from "./newPasswords.ts";

interface EmailLinkOptions {
  readonly auth: Auth;
  readonly report: Logger;
  readonly attempts: Attempts;
  readonly refusal: PasswordCheck["refusal"];
}

const modes: Readonly<Record<string, ActionMode | undefined>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: "verifyEmail",
  [ActionCodeOperation.PASSWORD_RESET]: "resetPassword",
  [ActionCodeOperation.RECOVER_EMAIL]: "recoverEmail",
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: "verifyAndChangeEmail",
};

/** The codes of e-mailed links. */
export function emailLinks({
  auth,
  report,
  attempts,
  refusal,
}: EmailLinkOptions): Pick<Account, "checkCode" | "applyCode" | "resetPassword"> {
  const { attempt, refresh } = attempts;
  /** Addresses of the codes that were checked here: a new password must not resemble the address. */
  const addressees = new Map<string, string>();
  return {
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
        // The code is used up; the action has succeeded even if the session on this device learns of it later.
        if (auth.currentUser) await refresh().catch((error: unknown) => report.warn("The session was not refreshed.", error));
      }),
    resetPassword: async (code, newPassword) => {
      const message = await refusal(newPassword, addressees.get(code) ?? "");
      if (message !== undefined) return { ok: false, message };
      return attempt(() => confirmPasswordReset(auth, code, newPassword));
    },
  };
}
