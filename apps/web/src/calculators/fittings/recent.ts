import { stored } from "../../device/storedItems.ts";

const maxRecent = 6;

/** Fittings chosen lately on this device, the latest first. */
export function recentFittings(list: string): readonly string[] {
  return (stored.recentFittings.read(list) ?? []).slice(0, maxRecent);
}

export function rememberFitting(list: string, key: string): void {
  stored.recentFittings.write([key, ...recentFittings(list).filter((each) => each !== key)].slice(0, maxRecent), list);
}
