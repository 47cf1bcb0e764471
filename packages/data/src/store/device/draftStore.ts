import { parseJson } from "@org/device/json";
import { createObservable, type Readable } from "@org/device/observable";
import { maxSaveDelayMs, typingPauseMs, type TextStorage } from "@org/device/storage";
import { entryForDatabase, entryFromDatabase, entryFromStorage, type DraftEntry } from "./draft.ts";
import { storedItems, type DeviceDatabase } from "./storedItems.ts";

/**
 * The storage of drafts on this device: local storage, which a reload finds at once, and IndexedDB, which is on the disk a moment later: a browser that is
 * killed loses the last seconds of local storage.
 */
export interface DraftStore {
  /** Writes an entry to both; local storage has it when this returns. @returns whether one of them keeps it, or a later entry of the key */
  readonly put: (entry: DraftEntry) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /** The entries of both whose keys begin with the prefix; for a key there may be two. */
  readonly read: (prefix: string) => Promise<readonly DraftEntry[]>;
  /** Keys in local storage. */
  readonly keysInStorage: (prefix: string) => readonly string[];
  /** Whether an entry is still on its way to the disk. */
  readonly isWriting: Readable<boolean>;
}

/** Local storage holds 5 million characters in all, and the SDK needs some of it: longer drafts, and drafts beyond a total, are in IndexedDB only. */
const maxInStorage = 200_000;
const maxTotalInStorage = 2_000_000;

export function openDraftStore(storage: TextStorage, device: DeviceDatabase): DraftStore {
  const drafts = storedItems(storage).fileDraft;
  /** The latest entries that are not in IndexedDB yet, by key. */
  const unwritten = new Map<string, DraftEntry>();
  const writers = new Map<string, Promise<boolean>>();
  const isWriting = createObservable(false);
  /** A long draft takes a while to write: it waits until the typing pauses. */
  const typingRests = async (key: string): Promise<void> => {
    const end = Date.now() + maxSaveDelayMs;
    for (let entry = unwritten.get(key); entry?.draft && Date.now() < end;) {
      await waitOrHide(typingPauseMs);
      const next = unwritten.get(key);
      if (next === entry) return;
      entry = next;
    }
  };
  const writeLatest = async (key: string, isLong: boolean): Promise<boolean> => {
    let isWritten = true;
    try {
      while (unwritten.has(key)) {
        if (isLong && globalThis.document?.visibilityState !== "hidden") await typingRests(key);
        const entry = unwritten.get(key);
        // It may have been removed meanwhile.
        if (!entry) break;
        unwritten.delete(key);
        isWritten = await device.put("drafts", entryForDatabase(entry));
      }
    } finally {
      writers.delete(key);
      isWriting.set(writers.size > 0);
    }
    return isWritten;
  };
  const putInDatabase = (entry: DraftEntry, isLong: boolean): Promise<boolean> => {
    unwritten.set(entry.key, entry);
    const writer = writers.get(entry.key) ?? writeLatest(entry.key, isLong);
    writers.set(entry.key, writer);
    isWriting.set(true);
    return writer;
  };

  const lengths = new Map<string, number>();
  const hasRoomFor = (key: string, text: string): boolean => {
    lengths.delete(key);
    const sum = [...lengths.values()].reduce((total, length) => total + length, text.length);
    const fits = text.length <= maxInStorage && sum <= maxTotalInStorage;
    if (fits) lengths.set(key, text.length);
    return fits;
  };
  const putInStorage = ({ key, sequence, draft }: DraftEntry): boolean => {
    const text = draft && !isLonger(draft, maxInStorage) ? JSON.stringify({ ...draft, sequence }) : undefined;
    if (text !== undefined && hasRoomFor(key, text) && drafts.write(text, key)) return true;
    // An earlier version of an entry that no longer fits must not stay.
    drafts.remove(key);
    lengths.delete(key);
    return false;
  };

  return {
    put: async (entry) => {
      const isInStorage = putInStorage(entry);
      return (await putInDatabase(entry, !isInStorage && entry.draft !== undefined)) || isInStorage;
    },
    remove: async (key) => {
      unwritten.delete(key);
      drafts.remove(key);
      await writers.get(key);
      await device.remove("drafts", key);
    },
    read: async (prefix) => {
      const inStorage = drafts.names(prefix).map((key) => entryFromStorage(key, parseJson(drafts.read(key) ?? "")));
      const inDatabase = (await device.all("drafts")).map(entryFromDatabase);
      return [...inStorage, ...inDatabase].flatMap((entry) => (entry?.key.startsWith(prefix) ? [entry] : []));
    },
    keysInStorage: drafts.names,
    isWriting: { getSnapshot: isWriting.getSnapshot, subscribe: isWriting.subscribe },
  };
}

/** Whether a value is longer than a number of characters as JSON; a much longer one is not read to its end. */
function isLonger(value: unknown, max: number): boolean {
  const restAfter = (each: unknown, left: number): number => {
    if (left < 0) return left;
    if (typeof each === "string") return left - each.length;
    if (typeof each !== "object" || each === null) return left - 1;
    return Object.entries(each).reduce((rest, [key, member]) => (rest < 0 ? rest : restAfter(member, rest - key.length)), left);
  };
  return restAfter(value, max) < 0;
}

/** Resolves after a time, or at once when the page is hidden or closed. */
function waitOrHide(time: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("pagehide", go);
      globalThis.document?.removeEventListener("visibilitychange", go);
      resolve();
    };
    const timer = setTimeout(go, time);
    globalThis.addEventListener?.("pagehide", go);
    globalThis.document?.addEventListener("visibilitychange", go);
  });
}
