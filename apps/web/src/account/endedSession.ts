import { useObservable } from "@org/ui/elements";
import { stored } from "../device/storedItems.ts";

/** Records that the service ended the session on this device: the sign-in page says so in every tab and after a reload. */
export function setSessionEnded(isEnded: boolean): void {
  if (isEnded) stored.sessionEnded.write("");
  else stored.sessionEnded.remove();
}

/** Whether the service ended the session, and nobody has signed in since. */
export const hasSessionEnded = (): boolean => stored.sessionEnded.read() !== undefined;

/** Observes `hasSessionEnded`, in every tab. */
export function useEndedSession(): boolean {
  return useObservable({ subscribe: stored.sessionEnded.subscribe, getSnapshot: hasSessionEnded }, () => false);
}
