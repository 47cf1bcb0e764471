import type { StoreContext } from "../storeContext.ts";
import { nameOfOwner, storedItems } from "./storedItems.ts";

/** Lists that this device has read completely once and has in its cache, as far as it remembers. */
export interface KnownLists {
  readonly has: (path: string) => boolean;
  readonly add: (path: string) => void;
  readonly forget: () => void;
}

/** Maximum number of remembered lists; a forgotten one is read as if for the first time. */
const maxLists = 500;

/** The known lists in the storage of a session. A wrong entry costs a query, nothing else. */
export function knownLists({ storage, owner }: Pick<StoreContext, "storage" | "owner">): KnownLists {
  const item = storedItems(storage).knownLists;
  const name = nameOfOwner(owner);
  const read = (): readonly string[] => item.read(name) ?? [];
  // Without the start that all paths have in common.
  const short = (path: string): string => path.split("/").slice(5).join("/");
  return {
    has: (path) => read().includes(short(path)),
    add: (path) => {
      const noted = read();
      if (!noted.includes(short(path))) item.write([...noted, short(path)].slice(-maxLists), name);
    },
    forget: () => item.remove(name),
  };
}
