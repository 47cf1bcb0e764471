import type { TextStorage } from "@org/device/storage";
import type { FileCollection } from "../collections.ts";
import type { Removals } from "./removal/removals.ts";
import type { StoreConnection } from "./storeConnection.ts";

/** The connection and the services that all parts of a workspace share. */
export interface StoreContext extends StoreConnection {
  readonly storage: TextStorage;
  readonly removals: Removals;
  /** Names of the results that lists show of the files of a collection; empty where their calculator cannot be loaded. */
  readonly headlineOf: (collection: FileCollection) => Promise<readonly string[]>;
  /** Whether the workspace has been closed. */
  readonly isClosed: () => boolean;
}
