import type { DeviceDatabase as Database } from "@org/device/database";
import { isRecord, isTexts, jsonItem, textItem, type StoredItem, type TextStorage } from "@org/device/storage";
import type { Owner } from "../../paths.ts";

/** The database of this browser. */
export const databaseName = "plenum";
/** Its stores. `imports` and `skips`: the journal of imports. `drafts`: unsaved changes of files. `moves`: files on their way to another project. */
export const deviceStores = { imports: "id", skips: "path", drafts: "key", moves: "id" } as const;
export type DeviceDatabase = Database<keyof typeof deviceStores>;

/** Start of the names of a user's items. */
export const nameOfOwner = ({ appId, uid }: Owner): string => `${appId}:${uid}`;

/** Everything in local storage that is from this package and not from Firebase. */
export interface StoredItems {
  /** By `<app>:<user>:<tab>:<file>`, as JSON: unsaved changes. */
  readonly fileDraft: StoredItem<string>;
  /** By `<app>:<user>`: set while this device may have changes that the server does not have. */
  readonly unsentOf: StoredItem<string>;
  /** By `<app>:<user>`: lists that this device has read completely. */
  readonly knownLists: StoredItem<readonly string[]>;
  /** By `<app>:<user>`: removals that were requested on this device. */
  readonly removals: StoredItem<Readonly<Record<string, unknown>>>;
  /** Set while the documents on this device are to be removed: if the page ends before that, the next one removes them before it reads any. */
  readonly forget: StoredItem<string>;
  /** Written and removed to learn how much room there is. */
  readonly room: StoredItem<string>;
}

/** @param storage memory in a browser that forbids its storage */
export const storedItems = (storage: TextStorage): StoredItems => ({
  fileDraft: textItem({ key: "plenum.fileDraft:", storage }),
  unsentOf: textItem({ key: "plenum.unsentOf:", storage }),
  knownLists: jsonItem({ key: "plenum.knownLists:", storage }, isTexts),
  removals: jsonItem({ key: "plenum.removals:", storage }, isRecord),
  forget: textItem({ key: "plenum.forget", storage }),
  room: textItem({ key: "plenum.room", storage }),
});

/** Whether this device may have changes of a user, in any app, that the server does not have. */
export function hasUnsentOf(storage: TextStorage, uid: string): boolean {
  return storedItems(storage)
    .unsentOf.names()
    .some((name) => name.endsWith(nameOfOwner({ appId: "", uid })));
}
