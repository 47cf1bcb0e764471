import type { Logger } from "@org/device/log";
import type { Firestore } from "firebase/firestore";
import type { Owner } from "../paths.ts";
import type { Sync } from "./sync.ts";

/** The database of a user, and who hears how it goes. */
export interface StoreConnection {
  readonly database: Firestore;
  readonly owner: Owner;
  readonly sync: Sync;
  readonly report: Logger;
}
