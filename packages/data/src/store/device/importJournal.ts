import type { Owner } from "../../paths.ts";
import type { DeviceDatabase } from "./storedItems.ts";

/** An import, noted on this device before anything of it is written. */
export interface ImportEntry extends Owner {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Content of the imported file. */
  readonly text: string;
  /** Ids of the new projects, from which the ids of all documents follow. */
  readonly projectIds: readonly string[];
  /** Names of the new projects; they differ from the file where a name is taken. */
  readonly names: readonly string[];
}

/** Imports on this device that are not completely stored: a reload, a crash or a closed tab loses nothing of them. */
export interface ImportJournal {
  /** Resolves when the import is on the device. @returns whether the device has room */
  readonly add: (entry: ImportEntry) => Promise<boolean>;
  /** The imports of a user, oldest first. */
  readonly entries: (owner: Owner) => Promise<readonly ImportEntry[]>;
  readonly remove: (id: string) => Promise<void>;
  /** Notes that a document was removed: an import that continues must not restore it. */
  readonly skip: (path: string) => Promise<void>;
  readonly skipped: () => Promise<ReadonlySet<string>>;
}

/** The journal in IndexedDB, which holds more than local storage: an export may have tens of megabytes. */
export function openImportJournal(device: DeviceDatabase): ImportJournal {
  const all = async (): Promise<readonly ImportEntry[]> => (await device.all("imports")) as readonly ImportEntry[];
  return {
    add: (entry) => device.put("imports", entry),
    entries: async ({ appId, uid }) =>
      (await all()).filter((entry) => entry.appId === appId && entry.uid === uid).sort((entry, other) => entry.startedAt - other.startedAt),
    remove: async (id) => {
      await device.remove("imports", id);
      // Skipped paths matter only while there are imports.
      if ((await all()).length === 0) await device.clear("skips");
    },
    skip: async (path) => {
      if ((await all()).length > 0) await device.put("skips", { path });
    },
    skipped: async () => new Set(((await device.all("skips")) as readonly { readonly path: string }[]).map(({ path }) => path)),
  };
}
