import type { CompanyProfile } from "@org/data";
import { stored } from "../device/storedItems.ts";

/** Drafts of this visit, for browsers that store nothing. */
const inMemory = new Map<string, Partial<CompanyProfile>>();

/** Unsaved changes of a user's company details. They stay on the device until they are saved or discarded, or the user signs out; unreadable values are left out. */
export function readCompanyDraft(uid: string): Partial<CompanyProfile> {
  const unsaved = inMemory.get(uid);
  if (unsaved) return unsaved;
  const { name, location, logo } = stored.companyDraft.read(uid) ?? {};
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof location === "string" && { location }),
    ...((typeof logo === "string" || logo === null) && { logo }),
  };
}

export function saveCompanyDraft(uid: string, changes: Partial<CompanyProfile>): void {
  inMemory.delete(uid);
  if (Object.keys(changes).length === 0) return clearCompanyDraft(uid);
  if (!stored.companyDraft.write(changes, uid)) inMemory.set(uid, changes);
}

export function clearCompanyDraft(uid: string): void {
  inMemory.delete(uid);
  stored.companyDraft.remove(uid);
}
