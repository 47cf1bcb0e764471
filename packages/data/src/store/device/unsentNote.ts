import type { Owner } from "../../paths.ts";
import type { DeviceStorage } from "./deviceStorage.ts";

const start = "plenum.unsent:";

/** Notes for the next page, and for other people on this device, that it has something of a user's which the server has not. */
export function noteUnsent(storage: DeviceStorage, { appId, uid }: Owner, isUnsent: boolean): void {
  const key = `${start}${appId}:${uid}`;
  if (isUnsent) storage.put(key, "yes");
  else storage.remove(key);
}

/** Whether this device has something of anybody's which the server has not. */
export function hasUnsent(storage: DeviceStorage): boolean {
  return storage.keys(start).length > 0;
}
