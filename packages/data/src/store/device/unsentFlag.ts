import type { Owner } from "../../paths.ts";
import type { DeviceStorage } from "./deviceStorage.ts";

const keyPrefix = "plenum.unsent:";

/** Notes for the next page, and for other people on this device, that it has something of a user's which the server has not. */
export function setUnsentFlag(storage: DeviceStorage, { appId, uid }: Owner, isUnsent: boolean): void {
  const key = `${keyPrefix}${appId}:${uid}`;
  if (isUnsent) storage.put(key, "yes");
  else storage.remove(key);
}

/** Whether this device has something of anybody's which the server has not. */
export function hasUnsent(storage: DeviceStorage): boolean {
  return storage.keys(keyPrefix).length > 0;
}
