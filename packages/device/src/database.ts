import { openDB, type IDBPDatabase, type IDBPObjectStore } from "idb";
import { tryOrUndefined } from "./tryOrUndefined.ts";

/** Records in the browser's IndexedDB, which reports when they are on the disk; local storage is written there seconds later. */
export interface DeviceDatabase<Store extends string = string> {
  /** Resolves when the browser reports that the record is on the disk; `false` when it could not be stored. */
  readonly put: (store: Store, record: object) => Promise<boolean>;
  readonly all: (store: Store) => Promise<readonly unknown[]>;
  readonly remove: (store: Store, key: string) => Promise<void>;
  readonly clear: (store: Store) => Promise<void>;
}

/** The database of this browser, and whether the browser denies databases: then nothing else may try to open one either. */
export interface BrowserDatabase<Store extends string = string> extends DeviceDatabase<Store> {
  readonly isDenied: boolean;
  readonly get: (store: Store, key: string) => Promise<unknown>;
}

type Opening = Promise<IDBPDatabase | undefined>;
type Records = IDBPObjectStore<unknown, [string], string, "readwrite">;

/**
 * Opens a database of this browser. In a browser that has or allows no databases, it is one that stores nothing.
 *
 * @param keyPaths the stores, each with the property of its records that is their key
 */
export function openDeviceDatabase<Store extends string>(name: string, keyPaths: Readonly<Record<Store, string>>): BrowserDatabase<Store> {
  let opening: Opening | undefined;
  const openAgain = (): void => {
    opening = undefined;
  };
  /** @returns `undefined` where the browser denies it */
  const open = (): Opening | undefined =>
    tryOrUndefined(() => {
      if (typeof indexedDB === "undefined") return Promise.resolve(undefined);
      const opened = openDB(name, 1, {
        upgrade: (database) => {
          for (const [store, keyPath] of Object.entries<string>(keyPaths)) database.createObjectStore(store, { keyPath });
        },
        // A later version of this page may want to change the stores.
        blocking: (_, __, { target }) => {
          (target as IDBDatabase).close();
          openAgain();
        },
        terminated: openAgain,
      });
      // A browser that stores nothing, or the stores of a later version.
      return opened.catch(() => undefined);
    });
  opening = open();
  const isDenied = opening === undefined;

  const write = async (store: Store, work: (records: Records) => Promise<unknown>): Promise<boolean> => {
    const database = await (opening ??= open());
    if (!database) return false;
    const transaction = database.transaction<string, "readwrite">(store, "readwrite", { durability: "strict" });
    await Promise.all([work(transaction.store), transaction.done]);
    return true;
  };
  return {
    isDenied,
    put: async (store, record) => {
      try {
        return await write(store, (records) => records.put(record));
      } catch (error) {
        // No room, or a database that the browser has closed: the caller reports the consequence.
        if (error instanceof DOMException) return false;
        throw error;
      }
    },
    get: async (store, key) => await (await (opening ??= open()))?.get(store, key),
    all: async (store) => (await (await (opening ??= open()))?.getAll(store)) ?? [],
    remove: async (store, key) => void (await write(store, (records) => records.delete(key))),
    clear: async (store) => void (await write(store, (records) => records.clear())),
  };
}
