/**
 * Everything that this application keeps in the browser's storages, by name: what it is, whose it is, how long it stays. No other file touches
 * `localStorage` or `sessionStorage`. (Documents are kept by `@org/data`, which has a storage of its own.)
 *
 * A browser that keeps nothing (private windows, full quota) is no error: reading gives `undefined`, and writing says whether it was kept.
 */

interface Place {
  /** The key or, where several things of the kind are kept, how their keys begin. What it holds is read by its type: a new form gets a new key. */
  readonly key: string;
  /** On this device for good, or in this tab until it is closed. */
  readonly area: "device" | "tab";
  /** Whether it belongs to a user (`undefined` for a visitor), by its name or its value. What has no owner is the device's, and outlives a sign-out. */
  readonly belongsTo?: (owner: string | undefined, name: string, value: unknown) => boolean;
}

type Check<T> = (value: unknown) => value is T;

/** What is kept under a key, or under keys that begin alike: then each has a name. */
export interface StoredItem<T> extends Place {
  readonly read: (name?: string) => T | undefined;
  /** @returns whether it is kept */
  readonly write: (value: T, name?: string) => boolean;
  readonly remove: (name?: string) => void;
  /** Names that are kept, those that begin so. */
  readonly names: (prefix?: string) => readonly string[];
  /** Calls back when another tab has changed it. @returns what ends this */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Runs what may be forbidden; a page without storage works, it only forgets. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function item<T>(place: Place, fromText: (text: string) => T | undefined, toText: (value: T) => string): StoredItem<T> {
  const storage = (): Storage => (place.area === "device" ? localStorage : sessionStorage);
  const keyOf = (name = ""): string => place.key + name;
  return {
    ...place,
    read: (name) =>
      tryOrUndefined(() => {
        const text = storage().getItem(keyOf(name));
        return text === null ? undefined : fromText(text);
      }),
    write: (value, name) =>
      tryOrUndefined(() => {
        storage().setItem(keyOf(name), toText(value));
        return true;
      }) ?? false,
    remove: (name) => tryOrUndefined(() => storage().removeItem(keyOf(name))),
    names: (prefix = "") =>
      tryOrUndefined(() => {
        const all = storage();
        const keys = Array.from({ length: all.length }, (_, index) => all.key(index) ?? "");
        return keys.filter((key) => key.startsWith(keyOf(prefix))).map((key) => key.slice(place.key.length));
      }) ?? [],
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        // No key: all was cleared.
        if (key === null || key.startsWith(place.key)) listener();
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

/** A text as it is. */
function text<T extends string = string>(place: Place, check: Check<T> = (value): value is T => typeof value === "string"): StoredItem<T> {
  return item(
    place,
    (read) => (check(read) ? read : undefined),
    (value) => value,
  );
}

/** Data as JSON. */
function data<T>(place: Place, check: Check<T>): StoredItem<T> {
  return item(
    place,
    (json) => {
      const value = JSON.parse(json) as unknown;
      return check(value) ? value : undefined;
    },
    JSON.stringify,
  );
}

type Data = Readonly<Record<string, unknown>>;
const isData: Check<Data> = (value): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const isNames: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const oneOf =
  <T extends string>(...options: readonly T[]): Check<T> =>
  (value): value is T =>
    (options as readonly unknown[]).includes(value);

/** How the names of an owner's drafts begin. */
export const draftPrefix = (owner: string | undefined): string => `${encodeURIComponent(owner ?? "")}/`;

/** All that is kept. The colour scheme's key is also read by the script in the page's head, before the first paint. */
export const stored = {
  colorScheme: text({ key: "plenum.colorScheme", area: "device" }, oneOf("light", "dark", "auto")),
  unitSystem: text({ key: "plenum.unitSystem", area: "device" }, oneOf("Imperial", "Metric")),
  currency: text({ key: "plenum.currency", area: "device" }),
  /** By calculator: the sections whose fold the user opened. */
  openFolds: data({ key: "plenum.openFolds.", area: "device" }, isNames),
  /** By kind of fitting: those chosen lately, the latest first. */
  recentFittings: data({ key: "plenum.recentFittings.", area: "device" }, isNames),
  /** By grid: which columns are shown, how wide, and what rows are grouped by. */
  gridColumns: data({ key: "plenum.grid.", area: "device" }, isData),
  /** By list: what columns of imported files were taken for, by their titles. */
  importedHeads: data({ key: "plenum.importedHeads.", area: "device" }, isData),

  /** By `<owner>/<calculator>.<version>`: what was typed into a calculator's own page. */
  pageDraft: data({ key: "plenum.pageDraft/", area: "device", belongsTo: (owner, name) => name.startsWith(draftPrefix(owner)) }, isData),
  /** By `<calculator>.<version>`: the page of a tab, which a reload finds again. */
  tabPage: data(
    { key: "plenum.page.", area: "tab", belongsTo: (owner, _, value) => isData(value) && value["owner"] === (owner ?? null) },
    isData,
  ),
  /** The address of the page that a visitor leaves in order to sign in and save it. */
  pageToSave: text({ key: "plenum.pageToSave", area: "tab" }),
  /** By user id: changes of the company details that are not saved. */
  companyDraft: data({ key: "plenum.company:", area: "device", belongsTo: (owner, name) => name === owner }, isData),

  /** By `<owner>/<project>`: how the last report was asked for, and the texts of its title block. */
  reportOptions: data({ key: "plenum.report/", area: "device", belongsTo: (owner, name) => name.startsWith(draftPrefix(owner)) }, isData),

  /** Who is signed in on this device: what visitors' pages know of it, which load no Firebase. Erased at sign-out. */
  signedInEmail: text({ key: "plenum.signedIn", area: "device" }),
  signedInId: text({ key: "plenum.userId", area: "device" }),
  /** There may be something of the user's that the server has not. */
  unsent: text({ key: "plenum.unsent", area: "device" }),
  /** The service ended the session on this device. */
  sessionEnded: text({ key: "plenum.sessionEnded", area: "device" }),
} as const;

/** Takes all that belongs to an owner off this device and this tab: at sign-out, and with the account. */
export function removeOwned(owner: string | undefined): void {
  for (const { belongsTo, names, read, remove } of Object.values(stored))
    if (belongsTo) for (const name of names()) if (belongsTo(owner, name, read(name))) remove(name);
}
