import type { Draft, DraftEntry } from "./draft.ts";
import { isReleasedTab, type DraftKeys } from "./draftKeys.ts";

/** The draft entries of all tabs of a device, by key. It changes by the functions of this file only. */
export type DraftEntries = ReadonlyMap<string, DraftEntry>;

/** Age at which a draft is taken to be abandoned in browsers without locks, which cannot tell which tabs are open, in milliseconds. */
const abandonedAfterMs = 60_000;

/** The entry that replaces the one of a key; without a draft it marks the key as empty, so that an older copy does not return. */
export function nextEntry(entries: DraftEntries, key: string, draft: Draft | undefined, lastSequence: number): DraftEntry {
  return { key, sequence: Math.max(lastSequence, entries.get(key)?.sequence ?? 0) + 1, draft };
}

/**
 * The entries after a read of the device. This tab knows its entries better than the device; of the other tabs' entries the device has the latest.
 *
 * @param read entries on the device; for a key there may be two, of which the one with the higher sequence is valid
 */
export function mergeEntries(
  entries: DraftEntries,
  read: readonly DraftEntry[],
  { tabOf }: Pick<DraftKeys, "tabOf">,
  tabId: string,
): DraftEntries {
  const merged = new Map([...entries].filter(([key]) => tabOf(key) === tabId));
  for (const entry of read) {
    if (tabOf(entry.key) === tabId) continue;
    const known = merged.get(entry.key);
    if (!known || entry.sequence >= known.sequence) merged.set(entry.key, entry);
  }
  return merged;
}

/** Drafts that closed or crashed tabs have left, or released, oldest first. @param openTabs `undefined` where the browser does not tell */
export function orphanEntries(
  entries: DraftEntries,
  { tabOf }: Pick<DraftKeys, "tabOf">,
  tabId: string,
  openTabs: ReadonlySet<string> | undefined,
  now: number,
): readonly (DraftEntry & { readonly draft: Draft })[] {
  return [...entries.values()]
    .flatMap(({ key, sequence, draft }) => {
      const keeper = tabOf(key);
      if (!draft || keeper === tabId || openTabs?.has(keeper)) return [];
      const isLeft = openTabs !== undefined || isReleasedTab(keeper) || now - draft.editedAt > abandonedAfterMs;
      return isLeft ? [{ key, sequence, draft }] : [];
    })
    .sort((entry, other) => entry.draft.editedAt - other.draft.editedAt);
}
