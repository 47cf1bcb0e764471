import { stored } from "@org/ui/elements";
import { useSyncExternalStore } from "react";
import { hasSessionEnded } from "./endedSession.ts";

/**
 * Whether somebody is signed in on this device, as far as this can be told without loading Firebase: address and id of the user are noted here at
 * sign-in and erased at sign-out. Pages for visitors decide by it what the navigation shows and whose drafts they open; access is decided by the
 * session itself.
 */
const { signedInEmail: keptEmail, signedInId: keptId } = stored;
const listeners = new Set<() => void>();

interface Noted {
  readonly uid: string;
  readonly email: string;
}

/** Holds for this visit where the browser keeps nothing. Where it does, another tab's sign-out is everybody's. */
let unkept: Noted | undefined;

/** The e-mail address of who is signed in, or `undefined`. */
export function signedInEmail(): string | undefined {
  return keptEmail.read() ?? unkept?.email;
}

/** Whose the drafts are: the id of who is signed in (where only the address is known, that), or `undefined` for visitors. */
export function draftOwner(): string | undefined {
  const email = signedInEmail();
  return email === undefined ? undefined : (keptId.read() ?? unkept?.uid ?? email);
}

/**
 * Whether an owner's page may be kept: not once they have signed out, wherever on this device. A visitor's may, and that of a user whose session the
 * service has ended: it waits for them.
 */
export function mayKeepDraft(owner: string | undefined): boolean {
  const now = draftOwner();
  return owner === undefined || owner === now || (now === undefined && hasSessionEnded());
}

/** Notes who is signed in. */
export function noteSignedInUser(user: Noted | undefined): void {
  if (user?.email === signedInEmail() && user?.uid === draftOwner()) return;
  // The address last: by it other tabs hear of the change.
  if (user) {
    const isKept = keptId.write(user.uid) && keptEmail.write(user.email);
    unkept = isKept ? undefined : { uid: user.uid, email: user.email };
  } else {
    keptId.remove();
    keptEmail.remove();
    unkept = undefined;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const leave = keptEmail.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

/** Who is signed in, wherever that changes. */
export function useSignedInEmail(): string | undefined {
  return useSyncExternalStore(subscribe, signedInEmail, () => undefined);
}

/** Whose drafts the page opens and keeps, wherever that changes. */
export function useDraftOwner(): string | undefined {
  return useSyncExternalStore(subscribe, draftOwner, () => undefined);
}
