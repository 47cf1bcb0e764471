import { createSignal } from "@org/device/observable";
import { useObservable } from "@org/ui/elements";
import { stored } from "../device/storedItems.ts";
import { hasSessionEnded } from "./endedSession.ts";

/**
 * Who is signed in on this device, without loading Firebase: the user's address and id are stored here at sign-in and erased at sign-out. Pages for
 * visitors read them to choose the navigation and the drafts; the session itself decides access.
 */
const { signedInEmail: storedEmail, signedInId: storedId } = stored;
const changes = createSignal(() => storedEmail.subscribe(() => changes.emit()));

interface RememberedUser {
  readonly uid: string;
  readonly email: string;
}

/** The user of this visit, for browsers that store nothing. In other browsers a sign-out in one tab applies to all tabs. */
let inMemory: RememberedUser | undefined;

/** The e-mail address of the signed-in user, or `undefined`. */
export function signedInEmail(): string | undefined {
  return storedEmail.read() ?? inMemory?.email;
}

/** Owner of the drafts: the signed-in user's id (the address if the id is unknown), or `undefined` for visitors. */
export function draftOwner(): string | undefined {
  const email = signedInEmail();
  return email === undefined ? undefined : (storedId.read() ?? inMemory?.uid ?? email);
}

/**
 * Whether drafts of an owner may be stored: not after the owner has signed out in any tab. Drafts of visitors may, and those of a user whose
 * session the service has ended: they wait for that user.
 */
export function canSaveDraft(owner: string | undefined): boolean {
  const now = draftOwner();
  return owner === undefined || owner === now || (now === undefined && hasSessionEnded());
}

/** Stores who is signed in. */
export function rememberUser(user: RememberedUser | undefined): void {
  if (user?.email === signedInEmail() && user?.uid === draftOwner()) return;
  // The address last: its change notifies the other tabs.
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

/** Observes `signedInEmail`, in every tab. */
export function useSignedInEmail(): string | undefined {
  return useObservable({ subscribe: changes.subscribe, getSnapshot: signedInEmail }, () => undefined);
}

/** Observes `draftOwner`, in every tab. */
export function useDraftOwner(): string | undefined {
  return useObservable({ subscribe: changes.subscribe, getSnapshot: draftOwner }, () => undefined);
}
