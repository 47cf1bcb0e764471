import { doc, onSnapshot, setDoc } from "firebase/firestore";
import {
  checkContent,
  companyProfile,
  emptyCompanyProfile,
  readDocument,
  type CompanyProfile,
  type Unreadable,
} from "../documents/index.ts";
import type { Done } from "../messages.ts";
import { createObservable, type Readable } from "../observable.ts";
import { companyProfilePath } from "../paths.ts";
import { acknowledged } from "./writes/acknowledged.ts";
import { failureText } from "./failures.ts";
import type { Session } from "./session.ts";

export type CompanyState =
  | { readonly status: "loading" | "ready"; readonly profile: CompanyProfile }
  | { readonly status: "unreadable"; readonly profile: CompanyProfile; readonly unreadable: Unreadable }
  | { readonly status: "failed"; readonly profile: CompanyProfile; readonly message: string };

export interface Company {
  /** The company details; empty ones where nothing is stored. They load until the server has said so: a device that has no copy knows nothing. */
  readonly details: Readable<CompanyState>;
  /** Stores what differs from the details as they are now, so that another device's change to the rest stands. */
  readonly save: (profile: CompanyProfile) => Promise<Done>;
}

export function openCompany(session: Session): Company {
  const reference = doc(session.database, companyProfilePath(session.owner));
  const listener = {};
  let isStored = false;
  const nothing: CompanyState = { status: "loading", profile: emptyCompanyProfile };
  const details = createObservable<CompanyState>(nothing, () => {
    if (session.isClosed()) return () => {};
    const leave = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        session.sync.heard(listener, snapshot.metadata);
        isStored = snapshot.exists();
        if (!isStored && snapshot.metadata.fromCache) return details.set(nothing);
        const read = readDocument(companyProfile, snapshot.id, snapshot.data() ?? {}, (_, stored) => stored);
        if (read.ok) details.set({ status: "ready", profile: read.value });
        else details.set({ status: "unreadable", profile: emptyCompanyProfile, unreadable: read });
      },
      (error) => {
        session.report.error("The company details could not be read.", error);
        session.sync.heard(listener, undefined);
        details.set({ status: "failed", profile: details.getSnapshot().profile, message: failureText(error) });
      },
    );
    return () => {
      leave();
      session.sync.heard(listener, undefined);
      if (session.isClosed()) details.set(nothing);
    };
  });
  return {
    details: { getSnapshot: details.getSnapshot, subscribe: details.subscribe },
    save: async (profile) => {
      try {
        const whole = checkContent(companyProfile, profile);
        const { status, profile: stored } = details.getSnapshot();
        const differs = ([key, value]: [string, unknown]): boolean => value !== stored[key as keyof CompanyProfile];
        const write =
          isStored && status === "ready"
            ? setDoc(reference, Object.fromEntries(Object.entries(whole).filter(differs)), { merge: true })
            : setDoc(reference, whole);
        await acknowledged(session, write);
        return { ok: true };
      } catch (error) {
        return { ok: false, message: failureText(error) };
      }
    },
  };
}
