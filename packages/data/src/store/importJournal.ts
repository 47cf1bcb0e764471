import type { Owner } from "../paths.ts";

/** An import as it is noted on this device before anything of it is written. */
export interface NotedImport extends Owner {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The imported file, as it was chosen. */
  readonly text: string;
  /** What the projects in it are called in the database; the ids of all documents follow from these. */
  readonly projectIds: readonly string[];
}

/** Imports that are not wholly stored, on this device, so that a reload, a crash or a closed tab in the middle loses nothing of them. */
export interface ImportJournal {
  /** Resolves when it is on the device. @returns whether it could be kept */
  readonly note: (entry: NotedImport) => Promise<boolean>;
  /** What is noted for a user, oldest first. */
  readonly noted: (owner: Owner) => Promise<readonly NotedImport[]>;
  readonly drop: (id: string) => Promise<void>;
  /** Notes that a document is not wanted any more: an import that goes on must not bring it back. */
  readonly skip: (path: string) => Promise<void>;
  readonly skipped: () => Promise<ReadonlySet<string>>;
}

const databaseName = "plenum";
const version = 1;

/** The journal in the browser's IndexedDB, which holds more than local storage: an export may have tens of megabytes. */
export function openImportJournal(): ImportJournal {
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const open = (): Promise<IDBDatabase | undefined> => (opening ??= openStores());

  const run = async <T>(mode: IDBTransactionMode, work: (imports: IDBObjectStore, skips: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> => {
    const database = await open();
    if (!database) return undefined;
    // On the disk before it counts as kept, as far as the browser can tell.
    const transaction = database.transaction(["imports", "skips"], mode, { durability: "strict" });
    const request = work(transaction.objectStore("imports"), transaction.objectStore("skips"));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The journal of imports could not be used."));
    });
    return request.result;
  };
  const all = async (): Promise<readonly NotedImport[]> => ((await run("readonly", (imports) => imports.getAll())) ?? []) as NotedImport[];

  return {
    note: async (entry) => {
      try {
        return (await run("readwrite", (imports) => imports.put(entry))) !== undefined;
      } catch (error) {
        // No room: the import then depends on the page staying open, which the caller says.
        if (error instanceof DOMException) return false;
        throw error;
      }
    },
    noted: async ({ appId, uid }) => (await all()).filter((entry) => entry.appId === appId && entry.uid === uid).sort((one, other) => one.at - other.at),
    drop: async (id) => {
      await run("readwrite", (imports) => imports.delete(id));
      // What is skipped matters as long as there is something to skip it in.
      if ((await all()).length === 0) await run("readwrite", (_, skips) => skips.clear());
    },
    skip: async (path) => {
      if ((await all()).length > 0) await run("readwrite", (_, skips) => skips.put({ path }));
    },
    skipped: async () => new Set(((await run("readonly", (_, skips) => skips.getAllKeys())) ?? []) as string[]),
  };
}

function openStores(): Promise<IDBDatabase | undefined> {
  const { indexedDB } = globalThis as { readonly indexedDB?: IDBFactory };
  if (!indexedDB) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("imports", { keyPath: "id" });
      request.result.createObjectStore("skips", { keyPath: "path" });
    };
    request.onsuccess = () => {
      // A later version of this page may want to change the stores.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    // A browser that keeps nothing, or a later version's stores.
    request.onerror = () => resolve(undefined);
    request.onblocked = () => resolve(undefined);
  });
}
