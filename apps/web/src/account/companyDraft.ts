import type { CompanyProfile } from "@org/data";
import { stored } from "@org/ui/elements";

/** Holds for this visit where the browser keeps nothing. */
const unkept = new Map<string, Partial<CompanyProfile>>();

/** The unsaved changes of a user's company details, which stay on the device until they are saved or discarded, or the user signs out; what does not read as such is left out. */
export function readCompanyDraft(uid: string): Partial<CompanyProfile> {
  const held = unkept.get(uid);
  if (held) return held;
  const { name, location, logo } = stored.companyDraft.read(uid) ?? {};
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof location === "string" && { location }),
    ...((typeof logo === "string" || logo === null) && { logo }),
  };
}

export function keepCompanyDraft(uid: string, changes: Partial<CompanyProfile>): void {
  unkept.delete(uid);
  if (Object.keys(changes).length === 0) return forgetCompanyDraft(uid);
  if (!stored.companyDraft.write(changes, uid)) unkept.set(uid, changes);
}

export function forgetCompanyDraft(uid: string): void {
  unkept.delete(uid);
  stored.companyDraft.remove(uid);
}
