import { tolerant } from "../../elements/tolerant.ts";
import { placeOf, readData, type Owner } from "./drafts.ts";
import { isRecord } from "./formInput.ts";
import { tabPlace } from "./openPage.ts";

const keysIn = (storage: Storage, place: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)!).filter((key) => key.startsWith(place));

/** Takes an owner's drafts off this device, and what this tab kept of their pages: at sign-out, and with the account. */
export function forgetPages(owner: Owner): void {
  tolerant(() => {
    for (const key of keysIn(localStorage, placeOf(owner))) localStorage.removeItem(key);
    for (const key of keysIn(sessionStorage, tabPlace)) {
      const kept = readData(() => sessionStorage, key);
      if (isRecord(kept) && kept["owner"] === (owner ?? null)) sessionStorage.removeItem(key);
    }
  });
}

/** Hands all drafts of an owner to the one they turn out to be. */
export function movePages(from: Owner, to: Owner): void {
  tolerant(() => {
    for (const key of keysIn(localStorage, placeOf(from))) {
      const text = localStorage.getItem(key)!;
      localStorage.removeItem(key);
      localStorage.setItem(placeOf(to) + key.slice(placeOf(from).length), text);
    }
  });
}
