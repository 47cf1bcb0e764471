/** What is kept on this device in the browser's IndexedDB, where the disk can be asked for: local storage reaches it seconds later. */
export interface DeviceDatabase {
  /** Resolves when the browser says that it is on the disk; `false` when it could not be kept. */
  readonly put: (store: DeviceStore, value: object) => Promise<boolean>;
  readonly all: (store: DeviceStore) => Promise<readonly unknown[]>;
  readonly remove: (store: DeviceStore, key: string) => Promise<void>;
  readonly clear: (store: DeviceStore) => Promise<void>;
}

/** `imports` and `skips`: the journal of imports. `drafts`: what was typed and is not stored. `moves`: files on their way to another project. */
export type DeviceStore = keyof typeof stores;

const stores = { imports: "id", skips: "path", drafts: "key", moves: "id" } as const;
const databaseName = "plenum";
const version = 1;

/** What a browser that denies a page its storage throws: by its databases, or as soon as one is opened. */
const denied = "denied";
const unlessDenied = <T>(ask: () => T): T | typeof denied => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof DOMException) return denied;
    throw error;
  }
};
const databasesOfBrowser = (): IDBFactory | typeof denied | undefined =>
  unlessDenied(() => (globalThis as { readonly indexedDB?: IDBFactory }).indexedDB);

/** The database of this browser, and whether it denies one: what else would keep something there must not try. */
export interface BrowserDatabase extends DeviceDatabase {
  readonly isDenied: boolean;
}

/** The database of this browser, or, where there is none, one that keeps nothing. */
export function openDeviceDatabase(factory: IDBFactory | typeof denied | undefined = databasesOfBrowser()): BrowserDatabase {
  const request = (): IDBOpenDBRequest | typeof denied | undefined =>
    typeof factory === "object" ? unlessDenied(() => factory.open(databaseName, version)) : factory;
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const opened = (asked: ReturnType<typeof request>): Promise<IDBDatabase | undefined> =>
    typeof asked === "object" ? openStores(asked, () => (opening = undefined)) : Promise.resolve(undefined);
  const first = request();
  opening = opened(first);
  const open = (): Promise<IDBDatabase | undefined> => (opening ??= opened(request()));

  const run = async <T>(
    store: DeviceStore,
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => IDBRequest<T>,
  ): Promise<{ readonly result: T } | undefined> => {
    const database = await open();
    if (!database) return undefined;
    const transaction = database.transaction(store, mode, { durability: "strict" });
    const request = work(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The database of this device could not be used."));
    });
    return { result: request.result };
  };

  return {
    isDenied: first === denied,
    put: async (store, value) => {
      try {
        return (await run(store, "readwrite", (objects) => objects.put(value))) !== undefined;
      } catch (error) {
        // No room, or a database that the browser has closed: the caller says what depends on it.
        if (error instanceof DOMException) return false;
        throw error;
      }
    },
    all: async (store) => (await run<unknown[]>(store, "readonly", (objects) => objects.getAll()))?.result ?? [],
    remove: async (store, key) => void (await run(store, "readwrite", (objects) => objects.delete(key))),
    clear: async (store) => void (await run(store, "readwrite", (objects) => objects.clear())),
  };
}

function openStores(request: IDBOpenDBRequest, onClosed: () => void): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const [name, keyPath] of Object.entries(stores))
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath });
    };
    request.onsuccess = () => {
      const database = request.result;
      // A later version of this page may want to change the stores.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      database.onclose = onClosed;
      resolve(database);
    };
    // A browser that keeps nothing, or a later version's stores. A tab of an older version gives way by itself, so `onblocked` needs no answer.
    request.onerror = () => resolve(undefined);
  });
}
