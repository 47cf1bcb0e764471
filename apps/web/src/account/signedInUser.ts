import { tolerant } from "@org/ui/elements";
import { useSyncExternalStore } from "react";
import { hasSessionEnded } from "./endedSession.ts";

/**
 * Whether somebody is signed in on this device, as far as this can be told without loading Firebase: address and id of the user are noted here at
 * sign-in and erased at sign-out. Pages for visitors decide by it what the navigation shows and whose drafts they open; access is decided by the
 * session itself.
 */
const emailKey = "plenum.signedIn";
const idKey = "plenum.userId";
const listeners = new Set<() => void>();

interface Noted {
  readonly uid: string;
  readonly email: string;
}

/** Holds for this visit where the browser keeps nothing. Where it does, another tab's sign-out is everybody's. */
let unkept: Noted | undefined;

/** The e-mail address of who is signed in, or `undefined`. */
export function signedInEmail(): string | undefined {
  return tolerant(() => localStorage.getItem(emailKey)) ?? unkept?.email;
}

/** Whose the drafts are: the id of who is signed in (where only the address is known, that), or `undefined` for visitors. */
export function draftOwner(): string | undefined {
  const email = signedInEmail();
  return email === undefined ? undefined : (tolerant(() => localStorage.getItem(idKey)) ?? unkept?.uid ?? email);
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
  const isKept = tolerant(() => {
    // The address last: by it other tabs hear of the change.
    if (user) localStorage.setItem(idKey, user.uid);
    else localStorage.removeItem(idKey);
    if (user) localStorage.setItem(emailKey, user.email);
    else localStorage.removeItem(emailKey);
    return true;
  });
  unkept = isKept ? undefined : user && { uid: user.uid, email: user.email };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === emailKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
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
