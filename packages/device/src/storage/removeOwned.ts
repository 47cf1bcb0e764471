import type { AnyStoredItem } from "./items.ts";

/** Removes everything that belongs to an owner from this device and this tab. */
export function removeOwned(items: Iterable<AnyStoredItem>, owner: string | undefined): void {
  for (const { belongsTo, names, read, remove } of items)
    if (belongsTo) for (const name of names()) if (belongsTo(owner, name, read(name))) remove(name);
}
