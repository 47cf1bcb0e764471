import type { WaitingFile } from "@org/data/store";
import { createObservable } from "@org/device/observable";
import { stored } from "../device/storedItems.ts";

/**
 * Whether this device may have something of the user that the server has not. Pages for visitors load no Firebase, and what was made without a
 * network would wait until a page of the user's own is opened; so it is noted here, and any page then has it sent. A browser that keeps no
 * notes has nothing left to send either.
 */
export function mayHaveUnsent(): boolean {
  return stored.hasUnsent.read() !== undefined;
}

export function rememberUnsent(isUnsent: boolean): void {
  if (isUnsent) stored.hasUnsent.write("");
  else stored.hasUnsent.remove();
}

/** The files in the user's outbox, as far as this page has loaded the user's data; none before. */
export const waitingFiles = createObservable<readonly WaitingFile[]>([]);
