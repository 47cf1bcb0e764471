import { createSignal } from "@org/device/observable";
import { useObservable } from "@org/ui/elements";
import { stored } from "../device/storedItems.ts";
import { hasSessionEnded } from "./endedSession.ts";

/**
 * Whether somebody is signed in on this device, as far as this can be told without loading Firebase: address and id of the user are noted here at
 * sign-in and erased at sign-out. Pages for visitors decide by it what the navigation shows and whose drafts they open; access is decided by the
 * session itself.
 */
const { signedInEmail: storedEmail, signedInId: storedId } = stored;
const changes = createSignal(() => storedEmail.subscribe(() => changes.emit()));

interface RememberedUser {
  readonly uid: string;
  readonly email: string;
}

/** Holds for this visit where the browser keeps nothing. Where it does, another tab's sign-out is everybody's. */
let inMemory: RememberedUser | undefined;

/** The e-mail address of who is signed in, or `undefined`. */
export function signedInEmail(): string | undefined {
  return storedEmail.read() ?? inMemory?.email;
}

/** Whose the drafts are: the id of who is signed in (where only the address is known, that), or `undefined` for visitors. */
export function draftOwner(): string | undefined {
  const email = signedInEmail();
  return email === undefined ? undefined : (storedId.read() ?? inMemory?.uid ?? email);
}

/**
 * Whether an owner's page may be kept: not once they have signed out, wherever on this device. A visitor's may, and that of a user whose session the
 * service has ended: it waits for them.
 */
export function canSaveDraft(owner: string | undefined): boolean {
  const now = draftOwner();
  return owner === undefined || owner === now || (now === undefined && hasSessionEnded());
}

/** Notes who is signed in. */
export function rememberUser(user: RememberedUser | undefined): void {
  if (user?.email === signedInEmail() && user?.uid === draftOwner()) return;
  // The address last: by it other tabs hear of the change.
  if (user) {
    const isStored = storedId.write(user.uid) && storedEmail.write(user.email);
    inMemory = isStored ? undefined : { uid: user.uid, email: user.email };
  } else {
    storedId.remove();
    storedEmail.remove();
    inMemory = undefined;
  }
  changes.emit();
}

/** Who is signed in, wherever that changes. */
export function useSignedInEmail(): string | undefined {
  return useObservable({ subscribe: changes.subscribe, getSnapshot: signedInEmail }, () => undefined);
}

/** Whose drafts the page opens and keeps, wherever that changes. */
export function useDraftOwner(): string | undefined {
  return useObservable({ subscribe: changes.subscribe, getSnapshot: draftOwner }, () => undefined);
}
