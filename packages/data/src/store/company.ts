import { doc, onSnapshot, setDoc } from "firebase/firestore";
import {
  checkContent,
  companyProfile,
  storedProfile,
  emptyCompanyProfile,
  readDocument,
  type CompanyProfile,
  type Unreadable,
} from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import { companyProfilePath } from "../paths.ts";
import { waitForWrite } from "./writes/waitForWrite.ts";
import { failureText, isShutdown } from "./failures.ts";
import type { StoreContext } from "./storeContext.ts";

export type CompanyState =
  | { readonly status: "loading" | "ready"; readonly profile: CompanyProfile }
  | { readonly status: "unreadable"; readonly profile: CompanyProfile; readonly unreadable: Unreadable }
  | { readonly status: "failed"; readonly profile: CompanyProfile; readonly message: string };

export interface Company {
  /** The company details; empty where nothing is stored. They are loading until the server has answered: an empty cache proves nothing. */
  readonly details: Readable<CompanyState>;
  /** Stores the fields that differ from the current details, so that another device's changes to other fields stay. */
  readonly save: (profile: CompanyProfile) => Promise<ActionResult>;
}

export function openCompany(context: StoreContext): Company {
  const reference = doc(context.database, companyProfilePath(context.owner));
  const listener = {};
  let isStored = false;
  const nothing: CompanyState = { status: "loading", profile: emptyCompanyProfile };
  const details = createObservable<CompanyState>(nothing, () => {
    if (context.isClosed()) return () => {};
    let hasServerAnswered = false;
    const unsubscribe = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        context.sync.trackListener(listener, snapshot.metadata);
        isStored = snapshot.exists();
        hasServerAnswered ||= !snapshot.metadata.fromCache;
        // Once the server has said that nothing is stored, a lost network does not change it: the form in use must not vanish.
        if (!isStored && !hasServerAnswered) return details.set(nothing);
        const read = readDocument(storedProfile, snapshot.id, snapshot.data() ?? {}, (_, stored) => stored);
        if (read.ok) details.set({ status: "ready", profile: read.value });
        else details.set({ status: "unreadable", profile: emptyCompanyProfile, unreadable: read });
      },
      (error) => {
        if (isShutdown(error)) return;
        context.report.error("The company details could not be read.", error);
        context.sync.trackListener(listener, undefined);
        details.set({ status: "failed", profile: details.getSnapshot().profile, message: failureText(error) });
      },
    );
    return () => {
      unsubscribe();
      context.sync.trackListener(listener, undefined);
      if (context.isClosed()) details.set(nothing);
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
        await waitForWrite(context, write);
        return { ok: true };
      } catch (error) {
        return { ok: false, message: failureText(error) };
      }
    },
  };
}
