import type { CompanyProfile } from "@org/data";
import { tolerant } from "@org/ui/elements";

/** Changes of the company details that are not saved, per user. They stay on the device until they are saved or discarded, or the user signs out. */
const keyOf = (uid: string): string => `plenum.company:${uid}`;

/** Holds for this visit where the browser keeps nothing. */
const unkept = new Map<string, Partial<CompanyProfile>>();

/** The unsaved changes of a user; what does not read as such is left out. */
export function readCompanyDraft(uid: string): Partial<CompanyProfile> {
  const held = unkept.get(uid);
  if (held) return held;
  const kept = tolerant(() => JSON.parse(localStorage.getItem(keyOf(uid)) ?? "{}") as unknown);
  const { name, location, logo } = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof location === "string" && { location }),
    ...((typeof logo === "string" || logo === null) && { logo }),
  };
}

export function keepCompanyDraft(uid: string, changes: Partial<CompanyProfile>): void {
  unkept.delete(uid);
  if (Object.keys(changes).length === 0) return forgetCompanyDraft(uid);
  const isKept = tolerant(() => {
    localStorage.setItem(keyOf(uid), JSON.stringify(changes));
    return true;
  });
  if (!isKept) unkept.set(uid, changes);
}

export function forgetCompanyDraft(uid: string): void {
  unkept.delete(uid);
  tolerant(() => localStorage.removeItem(keyOf(uid)));
}
