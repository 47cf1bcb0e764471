import { tolerant } from "@org/ui";
import { useSyncExternalStore } from "react";

/**
 * Whether somebody is signed in on this device, as far as this can be told without loading Firebase: the address of the user is noted here at
 * sign-in and erased at sign-out. Pages for visitors decide by it what the navigation shows; access is decided by the session itself.
 */
const key = "plenum.signedIn";
const listeners = new Set<() => void>();
/** Holds for this visit where the browser keeps nothing. */
let unkept: string | undefined;

/** The e-mail address of who is signed in, or `undefined`. */
export function presence(): string | undefined {
  return tolerant(() => localStorage.getItem(key)) ?? unkept;
}

/** Notes who is signed in. */
export function notePresence(email: string | undefined): void {
  if (email === presence()) return;
  unkept = email;
  tolerant(() => (email === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, email)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Who is signed in, wherever that changes. */
export function usePresence(): string | undefined {
  return useSyncExternalStore(subscribe, presence);
}
