import { tolerant } from "@org/ui";

/**
 * Whether this device may have something of the user that the server has not. Pages for visitors load no Firebase, and what was made without a
 * network would wait until a page of the user's own is opened; so it is noted here, and any page then has it sent. A browser that keeps no
 * notes has nothing left to send either.
 */
const key = "plenum.unsent";

export function mayHaveUnsent(): boolean {
  return typeof tolerant(() => localStorage.getItem(key)) === "string";
}

export function noteUnsent(isUnsent: boolean): void {
  tolerant(() => (isUnsent ? localStorage.setItem(key, "") : localStorage.removeItem(key)));
}
