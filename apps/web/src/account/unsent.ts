/**
 * Whether this device may have something of the user that the server has not. Pages for visitors load no Firebase, and what was made without a
 * network would wait until a page of the user's own is opened; so it is noted here, and any page then has it sent.
 */
const key = "plenum.unsent";

export function mayHaveUnsent(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

export function noteUnsent(isUnsent: boolean): void {
  try {
    if (isUnsent) localStorage.setItem(key, "");
    else localStorage.removeItem(key);
  } catch (error) {
    // A browser that keeps nothing has nothing left to send either.
    if (!(error instanceof DOMException)) throw error;
  }
}
