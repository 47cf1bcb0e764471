import type { Owner } from "../../paths.ts";
import type { DeviceDatabase } from "./storedItems.ts";

/** An import as it is noted on this device before anything of it is written. */
export interface ImportEntry extends Owner {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The imported file, as it was chosen. */
  readonly text: string;
  /** What the projects in it are called in the database; the ids of all documents follow from these. */
  readonly projectIds: readonly string[];
  /** Their names, which differ from those in the file where those are taken. */
  readonly names: readonly string[];
}

/** Imports that are not wholly stored, on this device, so that a reload, a crash or a closed tab in the middle loses nothing of them. */
export interface ImportJournal {
  /** Resolves when it is on the device. @returns whether it could be kept */
  readonly add: (entry: ImportEntry) => Promise<boolean>;
  /** What is noted for a user, oldest first. */
  readonly entries: (owner: Owner) => Promise<readonly ImportEntry[]>;
  readonly remove: (id: string) => Promise<void>;
  /** Notes that a document is not wanted any more: an import that goes on must not bring it back. */
  readonly skip: (path: string) => Promise<void>;
  readonly skipped: () => Promise<ReadonlySet<string>>;
}

/** The journal in IndexedDB, which holds more than local storage: an export may have tens of megabytes. */
export function openImportJournal(device: DeviceDatabase): ImportJournal {
  const all = async (): Promise<readonly ImportEntry[]> => (await device.all("imports")) as readonly ImportEntry[];
  return {
    add: (entry) => device.put("imports", entry),
    entries: async ({ appId, uid }) =>
      (await all()).filter((entry) => entry.appId === appId && entry.uid === uid).sort((one, other) => one.at - other.at),
    remove: async (id) => {
      await device.remove("imports", id);
      // What is skipped matters as long as there is something to skip it in.
      if ((await all()).length === 0) await device.clear("skips");
    },
    skip: async (path) => {
      if ((await all()).length > 0) await device.put("skips", { path });
    },
    skipped: async () => new Set(((await device.all("skips")) as readonly { readonly path: string }[]).map(({ path }) => path)),
  };
}
