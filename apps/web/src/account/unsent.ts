import type { WaitingFile } from "@org/data/store";
import { createObservable } from "@org/device/observable";
import { stored } from "../device/storedItems.ts";

/**
 * Whether this device may have changes of the user that the server does not have. Pages for visitors load no Firebase, so changes made offline
 * would wait until the user opens an account page; this flag lets any page send them. A browser that stores no flag has stored no changes
 * either.
 */
export function mayHaveUnsent(): boolean {
  return stored.hasUnsent.read() !== undefined;
}

export function rememberUnsent(isUnsent: boolean): void {
  if (isUnsent) stored.hasUnsent.write("");
  else stored.hasUnsent.remove();
}

/** The files in the user's outbox; empty until this page has loaded the user's data. */
export const waitingFiles = createObservable<readonly WaitingFile[]>([]);
