import { log } from "@org/device/log";
import { removeOwned } from "@org/device/storage";
import { movePlanImages, removePlanImagesOf } from "./planImages.ts";
import { ownedBy, stored, type Owner } from "./storedItems.ts";

const notChanged = (error: unknown): void => log.warn("Images of plans could not be changed.", error);

/** Removes everything that an owner left in this browser: drafts, plans, pages of this tab, unsaved details. Runs at sign-out and when the account is deleted. */
export function removeItemsOf(owner: Owner): void {
  removeOwned(Object.values(stored), owner);
  removePlanImagesOf(owner).catch(notChanged);
}

/** Moves all drafts and plans to another owner: from a user whose id was unknown, once it is known. */
export function movePageDrafts(from: Owner, to: Owner): void {
  for (const item of [stored.pageDraft, stored.tracedPlan])
    for (const name of item.names(ownedBy(from))) {
      const draft = item.read(name);
      item.remove(name);
      if (draft) item.write(draft, ownedBy(to) + name.slice(ownedBy(from).length));
    }
  movePlanImages(from, to).catch(notChanged);
}
