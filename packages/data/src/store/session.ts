import type { Firestore } from "firebase/firestore";
import type { Report } from "../messages.ts";
import type { Owner } from "../paths.ts";
import type { Removals } from "./removals.ts";
import type { DeviceStorage } from "./deviceStorage.ts";
import type { Sync } from "./sync.ts";

/** What every part of a workspace works with. */
export interface Session {
  readonly database: Firestore;
  readonly owner: Owner;
  readonly sync: Sync;
  readonly report: Report;
  readonly storage: DeviceStorage;
  readonly removals: Removals;
  /** Whether the workspace has been closed. */
  readonly isClosed: () => boolean;
}
