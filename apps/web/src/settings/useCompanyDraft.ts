import type { CompanyProfile } from "@org/data";
import { useState } from "react";
import { saveCompanyDraft, readCompanyDraft } from "../account/companyDraft.ts";
import { useSignedIn } from "../account/signedIn.ts";

interface CompanyDraft {
  /** What is stored, with what was changed. */
  readonly profile: CompanyProfile;
  readonly isChanged: boolean;
  readonly change: (part: Partial<CompanyProfile>) => void;
  /** Ends the draft as far as it was saved: what was typed while it was being saved is still to be saved. */
  readonly clearSaved: (saved: CompanyProfile) => void;
  /** Drops all changes. @returns brings them back, save where something was typed since */
  readonly discard: () => () => void;
}

/** Unsaved changes of the company details. Only what was changed is kept, on this device. */
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
    // Reads what is there by then: a picture takes a while, and typing goes on meanwhile.
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
