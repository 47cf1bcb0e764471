import { notify } from "@org/ui/elements";
import { loadBackend } from "./loadBackend.ts";
import { waitingFiles } from "./unsent.ts";
import { texts } from "./sessionTexts.ts";

let signingOut = false;

/** Whether the user is signing out: then no page asks to sign in again. */
export function isSigningOut(): boolean {
  return signingOut;
}

/**
 * Ends the session: the lists are cleared, and stored documents leave this device. Unsent changes are removed only if the user agrees.
 *
 * @param onLeaving leaves the pages of the signed-in user; called once signing out is certain, so that a user who cancels stays on the page
 */
export async function signOut(onLeaving: () => Promise<void>): Promise<void> {
  signingOut = true;
  const key = "sign-out";
  notify({ key, message: texts.signOut.running, tone: "loading" });
  try {
    const { account } = await loadBackend();
    let result = await account.signOut({ onLeaving });
    if (!result.ok && "unsent" in result) {
      const { confirmSignOut } = await import("./startBackend.ts");
      if (!(await confirmSignOut(result.message, waitingFiles.getSnapshot()))) return notify({ key, message: texts.signOut.cancelled });
      result = await account.signOut({ discard: true, onLeaving });
    }
    notify(result.ok ? { key, message: texts.signOut.done } : { key, message: result.message, tone: "error" });
  } finally {
    signingOut = false;
  }
}
