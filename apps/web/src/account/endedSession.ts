import { tolerant } from "@org/ui/elements";
import { useSyncExternalStore } from "react";

/** Notes that the service ended the session on this device, so that the sign-in page can say why, in every tab and after a reload. */
const key = "plenum.sessionEnded";

export function noteEndedSession(isEnded: boolean): void {
  tolerant(() => (isEnded ? localStorage.setItem(key, "") : localStorage.removeItem(key)));
}

/** Whether the service ended the session, and nobody has signed in since. */
export const hasSessionEnded = (): boolean => typeof tolerant(() => localStorage.getItem(key)) === "string";

/** The same, wherever it changes. */
export function useEndedSession(): boolean {
  return useSyncExternalStore(subscribe, hasSessionEnded, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
