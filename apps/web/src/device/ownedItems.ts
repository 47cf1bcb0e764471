import { removeOwned } from "@org/device/storage";
import { ownedBy, stored, type Owner } from "./storedItems.ts";

/** Removes everything that an owner left in this browser: drafts, pages of this tab, unsaved details. At sign-out, and with the account. */
export function removeItemsOf(owner: Owner): void {
  removeOwned(Object.values(stored), owner);
}

/** Gives all drafts of an owner to another one: of a user whose id was unknown, once it is known. */
export function movePageDrafts(from: Owner, to: Owner): void {
  for (const name of stored.pageDraft.names(ownedBy(from))) {
    const draft = stored.pageDraft.read(name);
    stored.pageDraft.remove(name);
    if (draft) stored.pageDraft.write(draft, ownedBy(to) + name.slice(ownedBy(from).length));
  }
}
