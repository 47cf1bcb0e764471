import type { Logger } from "@org/device/log";
import type { Firestore } from "firebase/firestore";
import type { Owner } from "../paths.ts";
import type { Sync } from "./sync.ts";

/** The database of a user, with the objects that track its state and its errors. */
export interface StoreConnection {
  readonly database: Firestore;
  readonly owner: Owner;
  readonly sync: Sync;
  readonly report: Logger;
}
