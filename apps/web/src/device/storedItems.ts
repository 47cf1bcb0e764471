import { deviceStorage, isRecord, isTexts, jsonItem, tabStorage, textItem } from "@org/device/storage";

/** The user who is signed in, by id; `undefined` for a visitor. Each sees their own drafts and nobody else's. */
export type Owner = string | undefined;

/** Start of the names of an owner's items. */
export const ownedBy = (owner: Owner): string => `${encodeURIComponent(owner ?? "")}/`;

const belongsByName = (owner: Owner, name: string): boolean => name.startsWith(ownedBy(owner));

/** Everything that the application stores in the browser besides documents, which `@org/data` stores, and how the interface looks (`@org/ui/elements`). */
export const stored = {
  /** By `<owner>/<calculator>.<version>`: the input of a calculator's own page. */
  pageDraft: jsonItem({ key: "plenum.pageDraft/", storage: deviceStorage, belongsTo: belongsByName }, isRecord),
  /** By `<calculator>.<version>`: the input of a tab's page, which a reload opens again. */
  tabPage: jsonItem(
    { key: "plenum.tabPage/", storage: tabStorage, belongsTo: (owner, _, value) => isRecord(value) && value["owner"] === (owner ?? null) },
    isRecord,
  ),
  /** The address of the page that a visitor leaves in order to sign in and save it. */
  pageToSave: textItem({ key: "plenum.pageToSave", storage: tabStorage }),
  /** By user id: changes of the company details that are not saved. */
  companyDraft: jsonItem({ key: "plenum.company:", storage: deviceStorage, belongsTo: (owner, name) => name === owner }, isRecord),
  /** By `<owner>/<project>`: the options of the last report, and the texts of its title block. */
  reportOptions: jsonItem({ key: "plenum.report/", storage: deviceStorage, belongsTo: belongsByName }, isRecord),
  /** By kind of fitting: the fittings selected last, the latest first. */
  recentFittings: jsonItem({ key: "plenum.recentFittings.", storage: deviceStorage }, isTexts),

  /** Who is signed in on this device: all that visitors' pages, which load no Firebase, know of it. Removed at sign-out. */
  signedInEmail: textItem({ key: "plenum.signedIn", storage: deviceStorage }),
  signedInId: textItem({ key: "plenum.userId", storage: deviceStorage }),
  /** Set while the user may have changes that the server does not have. */
  hasUnsent: textItem({ key: "plenum.hasUnsent", storage: deviceStorage }),
  /** Set when the service has ended the session on this device. */
  sessionEnded: textItem({ key: "plenum.sessionEnded", storage: deviceStorage }),
} as const;
