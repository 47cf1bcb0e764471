import type { CompanyProfile } from "@org/data";
import { useState } from "react";
import { keepCompanyDraft, readCompanyDraft } from "../account/companyDraft.ts";
import { useSignedIn } from "../account/signedIn.ts";

interface CompanyDraft {
  /** What is stored, with what was changed. */
  readonly profile: CompanyProfile;
  readonly isChanged: boolean;
  readonly change: (part: Partial<CompanyProfile>) => void;
  /** Ends the draft as far as it was saved: what was typed while it was being saved is still to be saved. */
  readonly forgetSaved: (saved: CompanyProfile) => void;
  /** Drops all changes. @returns brings them back, save where something was typed since */
  readonly discard: () => () => void;
}

/** Unsaved changes of the company details. Only what was changed is kept, on this device. */
export function useCompanyDraft(stored: CompanyProfile): CompanyDraft {
  const { uid } = useSignedIn().user;
  const [changes, setChanges] = useState<Partial<CompanyProfile>>(() => readCompanyDraft(uid));
  const profile = { ...stored, ...changes };
  const keep = (to: Partial<CompanyProfile>): void => {
    setChanges(to);
    keepCompanyDraft(uid, to);
  };
  return {
    profile,
    isChanged: JSON.stringify(profile) !== JSON.stringify(stored),
    // Reads what is there by then: a picture takes a while, and typing goes on meanwhile.
    change: (part) => keep({ ...readCompanyDraft(uid), ...part }),
    forgetSaved: (saved) =>
      keep(
        Object.fromEntries(Object.entries(readCompanyDraft(uid)).filter(([key, value]) => value !== saved[key as keyof CompanyProfile])),
      ),
    discard: () => {
      const discarded = readCompanyDraft(uid);
      keep({});
      return () => keep({ ...discarded, ...readCompanyDraft(uid) });
    },
  };
}
