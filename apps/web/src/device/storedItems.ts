import { deviceStorage, isRecord, isTexts, jsonItem, tabStorage, textItem } from "@org/device/storage";

/** The signed-in user's id; `undefined` for a visitor. Each owner sees only their own drafts. */
export type Owner = string | undefined;

/** Prefix of the names of an owner's items. */
export const ownedBy = (owner: Owner): string => `${encodeURIComponent(owner ?? "")}/`;

const belongsByName = (owner: Owner, name: string): boolean => name.startsWith(ownedBy(owner));

/** Everything that the application stores in the browser except documents, which `@org/data` stores, and the appearance (`@org/ui/elements`). */
export const stored = {
  /** Input of a calculator's page, by `<owner>/<calculator>.<version>`. */
  pageDraft: jsonItem({ key: "plenum.pageDraft/", storage: deviceStorage, belongsTo: belongsByName }, isRecord),
  /** Input of a tab's page, by `<calculator>.<version>`; a reload restores it. */
  tabPage: jsonItem(
    { key: "plenum.tabPage/", storage: tabStorage, belongsTo: (owner, _, value) => isRecord(value) && value["owner"] === (owner ?? null) },
    isRecord,
  ),
  /** Traced plans, by `<owner>/<page or file>`. */
  tracedPlan: jsonItem({ key: "plenum.tracedPlan/", storage: deviceStorage, belongsTo: belongsByName }, isRecord),
  /** The address of the page that a visitor leaves to sign in and save it. */
  pageToSave: textItem({ key: "plenum.pageToSave", storage: tabStorage }),
  /** Unsaved changes of the company details, by user id. */
  companyDraft: jsonItem({ key: "plenum.company:", storage: deviceStorage, belongsTo: (owner, name) => name === owner }, isRecord),
  /** Options of the last report, and the texts of its title block, by `<owner>/<project>`. */
  reportOptions: jsonItem({ key: "plenum.report/", storage: deviceStorage, belongsTo: belongsByName }, isRecord),
  /** The fittings selected last, the latest first, by kind of fitting. */
  recentFittings: jsonItem({ key: "plenum.recentFittings.", storage: deviceStorage }, isTexts),

  /** The user who is signed in on this device, for visitors' pages, which load no Firebase. Removed at sign-out. */
  signedInEmail: textItem({ key: "plenum.signedIn", storage: deviceStorage }),
  signedInId: textItem({ key: "plenum.userId", storage: deviceStorage }),
  /** Set when the service has ended the session on this device. */
  sessionEnded: textItem({ key: "plenum.sessionEnded", storage: deviceStorage }),
} as const;
