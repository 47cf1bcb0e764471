import type { TextStorage } from "@org/device/storage";
import type { Owner } from "../../paths.ts";
import { nameOfOwner, storedItems } from "./storedItems.ts";

/** Tells the next page, and other users of this device, that it has changes of a user which the server does not have. */
export function setUnsentOf(storage: TextStorage, owner: Owner, isUnsent: boolean): void {
  const { unsentOf } = storedItems(storage);
  if (isUnsent) unsentOf.write("yes", nameOfOwner(owner));
  else unsentOf.remove(nameOfOwner(owner));
}

/** Whether this device has changes of any user which the server does not have. */
export function hasUnsent(storage: TextStorage): boolean {
  return storedItems(storage).unsentOf.names().length > 0;
}
