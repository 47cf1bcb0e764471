import { removeOwned } from "@org/device/storage";
import { ownedBy, stored, type Owner } from "./storedItems.ts";

/** Removes everything that an owner left in this browser: drafts, pages of this tab, unsaved details. Runs at sign-out and when the account is deleted. */
export function removeItemsOf(owner: Owner): void {
  removeOwned(Object.values(stored), owner);
}

/** Moves all drafts to another owner: from a user whose id was unknown, once it is known. */
export function movePageDrafts(from: Owner, to: Owner): void {
  for (const name of stored.pageDraft.names(ownedBy(from))) {
    const draft = stored.pageDraft.read(name);
    stored.pageDraft.remove(name);
    if (draft) stored.pageDraft.write(draft, ownedBy(to) + name.slice(ownedBy(from).length));
  }
}
