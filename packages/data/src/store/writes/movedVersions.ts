import { doc, getDocFromServer, type DocumentData } from "firebase/firestore";
import type * as z from "zod/mini";
import { limits, maxVersionBytes, storedVersionList } from "../../documents/index.ts";
import { filePartPath, type FileRef } from "../../paths.ts";
import type { StoreContext } from "../storeContext.ts";

/** Id of the document that lists the versions of a file. */
export const listId = "list";

export type VersionEntries = z.infer<typeof storedVersionList>["entries"];

/** New places of the versions of a moved file, next to those that a page has kept there before they followed. */
export interface MovedVersions {
  /** The new numbers of their documents; versions for which there is no room have none. */
  readonly slots: ReadonlyMap<number, number>;
  /** The list of both. */
  readonly list: DocumentData;
}

/** @returns `undefined` where the new place has no versions, or the former has no list. @throws when the server cannot be reached */
export async function movedVersions({ database, owner }: StoreContext, from: FileRef, to: FileRef): Promise<MovedVersions | undefined> {
  const read = async (file: FileRef): Promise<DocumentData | undefined> =>
    (await getDocFromServer(doc(database, filePartPath(owner, file, "versions"), listId))).data();
  const existing = await read(to);
  const former = existing && (await read(from));
  const lists = [former, existing].map((list) => storedVersionList.safeParse(list));
  if (!existing || !lists[0]?.success || !lists[1]?.success) return undefined;
  const { slots, entries } = mergedVersions(lists[0].data.entries, lists[1].data.entries);
  return { slots, list: { ...existing, entries } };
}

/** The former versions, newest first, get the numbers that the new place does not use, as far as both stay within the limits. */
export function mergedVersions(
  former: VersionEntries,
  existing: VersionEntries,
): { readonly slots: ReadonlyMap<number, number>; readonly entries: VersionEntries } {
  const newestFirst = (entries: VersionEntries): VersionEntries =>
    entries.toSorted((left, right) => right.savedAt.getTime() - left.savedAt.getTime());
  const used = new Set(existing.map(({ slot }) => slot));
  const free = Array.from({ length: limits.versions }, (_, slot) => slot).filter((slot) => !used.has(slot));
  const slots = new Map<number, number>();
  const moved: VersionEntries = [];
  let bytes = existing.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of newestFirst(former)) {
    const slot = free[moved.length];
    const isKept = existing.some(({ savedAt }) => savedAt.getTime() === entry.savedAt.getTime());
    if (slot === undefined || isKept || bytes + entry.bytes > maxVersionBytes) continue;
    bytes += entry.bytes;
    slots.set(entry.slot, slot);
    moved.push({ ...entry, slot });
  }
  return { slots, entries: newestFirst([...existing, ...moved]) };
}
