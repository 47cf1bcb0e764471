import { createObservable, type Readable } from "@org/device/observable";
import type { TextStorage } from "@org/device/storage";
import type { FileRef, Owner } from "../../paths.ts";
import { withLock } from "./locks.ts";
import type { Draft, DraftEntry } from "./draft.ts";
import { openDraftStore } from "./draftStore.ts";
import { nameOfOwner, type DeviceDatabase } from "./storedItems.ts";
import type { Tab } from "./tabs.ts";

/** A draft on this device, and the tab that keeps it. */
export interface DeviceDraft {
  readonly draft: Draft;
  readonly tabId: string;
}

/**
 * The drafts of a user on this device. Each stands in local storage, which a reload finds at once, and in IndexedDB, which is on the disk a moment later:
 * a browser that is killed has lost what local storage took in its last seconds.
 */
export interface Drafts {
  /** Resolves when what earlier pages left is known. */
  readonly ready: Promise<void>;
  /** Of all tabs, as far as this one knows; in order of typing. */
  readonly all: Readable<readonly DeviceDraft[]>;
  /** @returns whether this draft, or a later one of the file, is kept where a killed browser finds it */
  readonly save: (draft: Draft) => Promise<boolean>;
  /** Drops this tab's draft of a file. */
  readonly remove: (file: FileRef) => void;
  /** Makes a draft that a closed or crashed tab left this tab's own; this tab's own if it has one. */
  readonly adopt: (file: FileRef) => Promise<Draft | undefined>;
  /** Leaves this tab's draft of a file to whichever tab takes it up. */
  readonly release: (file: FileRef) => Promise<void>;
  /** The same with one that was adopted and has to wait. */
  readonly putBack: (draft: Draft) => Promise<void>;
  /** Drafts that closed or crashed tabs left, or released, oldest first. */
  readonly orphans: () => Promise<readonly Draft[]>;
  /** Whether something typed is still on its way to the disk of this device. */
  readonly isWriting: Readable<boolean>;
  /** Drops all drafts of the user. */
  readonly forget: () => Promise<void>;
  readonly stop: () => void;
}

/** Stands for a tab where none keeps a draft. */
const releasedPrefix = "released-";

/** Whether a draft is kept by no tab, and free for whichever takes it up. */
export function isReleased({ tabId }: DeviceDraft): boolean {
  return tabId.startsWith(releasedPrefix);
}

/** Without locks nobody knows which tabs live; a draft untouched for so long is taken for left, in milliseconds. */
const abandonedAfterMs = 60_000;

export function openDrafts(owner: Owner, storage: TextStorage, device: DeviceDatabase, tab: Tab): Drafts {
  const keyPrefix = `${nameOfOwner(owner)}:`;
  const pathOf = ({ projectId, collection, fileId }: FileRef): string => `${projectId}/${collection}/${fileId}`;
  const keyOf = (file: FileRef): string => `${keyPrefix}${tab.id}:${pathOf(file)}`;
  const releasedKey = (file: FileRef): string => `${keyPrefix}${releasedPrefix}${crypto.randomUUID()}:${pathOf(file)}`;
  const tabOf = (key: string): string => key.slice(keyPrefix.length).split(":")[0]!;

  const store = openDraftStore(storage, device);
  const entries = new Map<string, DraftEntry>();
  const all = createObservable<readonly DeviceDraft[]>([]);
  let sequence = 0;
  let isStopped = false;

  const show = (): void => {
    const drafts = [...entries.values()].flatMap(({ key, draft }) => (draft ? [{ draft, tabId: tabOf(key) }] : []));
    all.set(drafts.sort((one, other) => one.draft.at - other.draft.at));
  };

  /** The other tabs of this device hear that there is a draft more, or one less. */
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`plenum.drafts:${keyPrefix}changed`);
  const announce = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has its own origin only
    if (!isStopped) channel?.postMessage("changed");
  };

  const put = async (entry: DraftEntry): Promise<boolean> => {
    const isNew = entries.get(entry.key)?.draft === undefined;
    entries.set(entry.key, entry);
    show();
    const isSaved = await store.put(entry);
    if (isNew || entry.draft === undefined) announce();
    return isSaved;
  };
  const nextEntry = (key: string, draft: Draft | undefined): DraftEntry => {
    sequence = Math.max(sequence, entries.get(key)?.sequence ?? 0) + 1;
    return { key, sequence, draft };
  };

  /** Reads what stands on the device, of all tabs. */
  const read = async (): Promise<void> => {
    const found = await store.read(keyPrefix);
    const others = new Set<string>();
    for (const entry of found) {
      if (tabOf(entry.key) === tab.id) continue;
      const known = others.has(entry.key) ? entries.get(entry.key) : undefined;
      if (!known || entry.sequence >= known.sequence) entries.set(entry.key, entry);
      others.add(entry.key);
    }
    for (const key of entries.keys()) if (tabOf(key) !== tab.id && !others.has(key)) entries.delete(key);
    show();
  };
  /** What earlier pages dropped need not be remembered once local storage has forgotten it too. */
  const tidy = async (): Promise<void> => {
    const left = new Set(store.keysInStorage(keyPrefix));
    for (const { key, draft } of entries.values()) if (!draft && tabOf(key) !== tab.id && !left.has(key)) await store.remove(key);
  };
  const ready = read().then(tidy);
  if (channel) channel.onmessage = () => void read().catch(() => undefined);

  const orphanEntries = async (): Promise<readonly DraftEntry[]> => {
    await read();
    const open = await tab.openTabs();
    return [...entries.values()]
      .filter(({ key, draft }) => {
        if (!draft || tabOf(key) === tab.id || open?.has(tabOf(key))) return false;
        return open !== undefined || tabOf(key).startsWith(releasedPrefix) || Date.now() - draft.at > abandonedAfterMs;
      })
      .sort((one, other) => one.draft!.at - other.draft!.at);
  };
  const orphanEntriesOf = async (file: FileRef): Promise<readonly DraftEntry[]> =>
    (await orphanEntries()).filter(({ key }) => key.endsWith(`:${pathOf(file)}`));

  return {
    ready,
    all,
    isWriting: store.isWriting,
    save: (draft) => put(nextEntry(keyOf(draft.file), draft)),
    remove: (file) => {
      if (entries.get(keyOf(file))?.draft) void put(nextEntry(keyOf(file), undefined));
    },
    adopt: (file) =>
      withLock(`plenum.adopt:${keyPrefix}${pathOf(file)}`, async () => {
        const own = (): Draft | undefined => entries.get(keyOf(file))?.draft;
        if (own()) return own();
        const [found] = await orphanEntriesOf(file);
        // Typed here meanwhile: the other waits for its turn.
        if (!found?.draft || own()) return undefined;
        // Kept under the new key before the old one goes: a crash in between leaves two, never none.
        if (await put(nextEntry(keyOf(file), found.draft))) await put(nextEntry(found.key, undefined));
        return found.draft;
      }),
    release: async (file) => {
      const { draft } = entries.get(keyOf(file)) ?? {};
      if (!draft) return;
      if (await put(nextEntry(releasedKey(file), draft))) await put(nextEntry(keyOf(file), undefined));
    },
    putBack: async (draft) => {
      const isReplaced = entries.get(keyOf(draft.file))?.draft !== draft;
      await put(nextEntry(releasedKey(draft.file), draft));
      if (!isReplaced) await put(nextEntry(keyOf(draft.file), undefined));
    },
    orphans: async () => (await orphanEntries()).map(({ draft }) => draft!),
    forget: async () => {
      await read();
      for (const key of [...entries.keys(), ...store.keysInStorage(keyPrefix)]) await store.remove(key);
      entries.clear();
      show();
    },
    stop: () => {
      isStopped = true;
      channel?.close();
    },
  };
}
