import { useObservable } from "@org/ui/elements";
import { stored } from "../device/storedItems.ts";

/** Notes that the service ended the session on this device, so that the sign-in page can say why, in every tab and after a reload. */
export function setSessionEnded(isEnded: boolean): void {
  if (isEnded) stored.sessionEnded.write("");
  else stored.sessionEnded.remove();
}

/** Whether the service ended the session, and nobody has signed in since. */
export const hasSessionEnded = (): boolean => stored.sessionEnded.read() !== undefined;

/** The same, wherever it changes. */
export function useEndedSession(): boolean {
  return useObservable({ subscribe: stored.sessionEnded.subscribe, getSnapshot: hasSessionEnded }, () => false);
}
