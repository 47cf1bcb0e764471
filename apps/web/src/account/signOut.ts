import { notify } from "@org/ui/elements";
import { loadBackend } from "./loadBackend.ts";
import { waitingFiles } from "./unsent.ts";

let signingOut = false;

/** Whether the user is leaving of their own accord: then no page asks to sign in again. */
export function isSigningOut(): boolean {
  return signingOut;
}

/**
 * Ends the session: the lists are cleared, and stored documents leave this device. What has not reached the server goes only if the user says so.
 *
 * @param onLeaving leaves the pages of the signed-in user; called once it is certain, so that whoever stays in stays where they are
 */
export async function signOut(onLeaving: () => Promise<void>): Promise<void> {
  signingOut = true;
  const key = "sign-out";
  notify({ key, message: "Signing out", tone: "loading" });
  try {
    const { account } = await loadBackend();
    let done = await account.signOut({ onLeaving });
    if (!done.ok && "unsent" in done) {
      const { confirmSignOut } = await import("./startBackend.ts");
      if (!(await confirmSignOut(done.message, waitingFiles()))) return notify({ key, message: "You are still signed in." });
      done = await account.signOut({ discard: true, onLeaving });
    }
    notify(done.ok ? { key, message: "You are signed out." } : { key, message: done.message, tone: "error" });
  } finally {
    signingOut = false;
  }
}
