import type { WaitingFile } from "@org/data/store";
import { hasUnsentOf } from "@org/data/storedItems";
import { createObservable } from "@org/device/observable";
import { deviceStorage } from "@org/device/storage";
import { stored } from "../device/storedItems.ts";

/**
 * Whether this device may have changes of the user that the server does not have. Pages for visitors load no Firebase, so changes made offline
 * would wait until the user opens an account page; the flag of the store lets any page send them. A browser that stores no flag has stored no
 * changes either.
 */
export function mayHaveUnsent(): boolean {
  const uid = stored.signedInId.read();
  return uid !== undefined && hasUnsentOf(deviceStorage, uid);
}

/** The files in the user's outbox; empty until this page has loaded the user's data. */
export const waitingFiles = createObservable<readonly WaitingFile[]>([]);
