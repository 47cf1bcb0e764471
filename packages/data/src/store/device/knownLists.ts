import { readJson } from "./deviceStorage.ts";
import type { StoreContext } from "../storeContext.ts";

/** Lists that this device has read whole once and keeps in its cache, as far as it remembers. */
export interface KnownLists {
  readonly has: (path: string) => boolean;
  readonly add: (path: string) => void;
  readonly forget: () => void;
}

/** So many are remembered; what falls out is merely read as if for the first time. */
const maxLists = 500;

/** What is known in a session's storage. A wrong memory costs a query, nothing else. */
export function knownLists({ storage, owner }: Pick<StoreContext, "storage" | "owner">): KnownLists {
  const key = `plenum.known:${owner.appId}:${owner.uid}`;
  const read = (): readonly string[] => {
    const noted = readJson(storage, key);
    return Array.isArray(noted) ? noted.filter((path) => typeof path === "string") : [];
  };
  // Without what all paths begin with.
  const short = (path: string): string => path.split("/").slice(5).join("/");
  return {
    has: (path) => read().includes(short(path)),
    add: (path) => {
      const noted = read();
      if (!noted.includes(short(path))) storage.put(key, JSON.stringify([...noted, short(path)].slice(-maxLists)));
    },
    forget: () => storage.remove(key),
  };
}
