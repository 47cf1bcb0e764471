import { draftPrefix, removeOwned, stored } from "../../elements/storage.ts";
import type { Owner } from "./drafts.ts";

/** Takes all that an owner left in this browser off this device: drafts, what this tab kept of their pages, unsaved details. At sign-out, and with the account. */
export const forgetPages: (owner: Owner) => void = removeOwned;

/** Hands all drafts of an owner to the one they turn out to be. */
export function movePages(from: Owner, to: Owner): void {
  for (const name of stored.pageDraft.names(draftPrefix(from))) {
    const draft = stored.pageDraft.read(name);
    stored.pageDraft.remove(name);
    if (draft) stored.pageDraft.write(draft, draftPrefix(to) + name.slice(draftPrefix(from).length));
  }
}
