import type { CompanyProfile } from "@org/data";
import { useState } from "react";
import { saveCompanyDraft, readCompanyDraft } from "../account/companyDraft.ts";
import { useSignedIn } from "../account/signedIn.ts";

interface CompanyDraft {
  /** The stored details with the changes. */
  readonly profile: CompanyProfile;
  readonly isChanged: boolean;
  readonly change: (part: Partial<CompanyProfile>) => void;
  /** Removes the saved changes from the draft: what was entered during saving remains to be saved. */
  readonly clearSaved: (saved: CompanyProfile) => void;
  /** Drops all changes. @returns restores them, except fields that were edited since */
  readonly discard: () => () => void;
}

/** Unsaved changes of the company details. Only the changes are stored, on this device. */
export function useCompanyDraft(stored: CompanyProfile): CompanyDraft {
  const { uid } = useSignedIn().user;
  const [changes, setChanges] = useState<Partial<CompanyProfile>>(() => readCompanyDraft(uid));
  const profile = { ...stored, ...changes };
  const save = (to: Partial<CompanyProfile>): void => {
    setChanges(to);
    saveCompanyDraft(uid, to);
  };
  return {
    profile,
    isChanged: JSON.stringify(profile) !== JSON.stringify(stored),
    // Reads the draft when the change arrives: loading a picture takes a while, and the user may type meanwhile.
    change: (part) => save({ ...readCompanyDraft(uid), ...part }),
    clearSaved: (saved) =>
      save(
        Object.fromEntries(Object.entries(readCompanyDraft(uid)).filter(([key, value]) => value !== saved[key as keyof CompanyProfile])),
      ),
    discard: () => {
      const discarded = readCompanyDraft(uid);
      save({});
      return () => save({ ...discarded, ...readCompanyDraft(uid) });
    },
  };
}
