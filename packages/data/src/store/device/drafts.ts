import { createObservable, type Readable } from "@org/device/observable";
import type { TextStorage } from "@org/device/storage";
import type { FileRef, Owner } from "../../paths.ts";
import type { Draft } from "./draft.ts";
import { mergeEntries, nextEntry, orphanEntries, type DraftEntries } from "./draftEntries.ts";
import { draftKeys, isReleasedTab, type DraftKeys } from "./draftKeys.ts";
import { openDraftStore, type DraftStore } from "./draftStore.ts";
import { withLock } from "./locks.ts";
import type { DeviceDatabase } from "./storedItems.ts";
import type { Tab } from "./tabs.ts";

/** A draft on this device, and the tab that keeps it. */
export interface DeviceDraft {
  readonly draft: Draft;
  readonly tabId: string;
}

/** The drafts of a user on this device (draftStore.ts says where). */
export interface Drafts {
  /** Resolves when the drafts of earlier pages are known. */
  readonly ready: Promise<void>;
  /** The drafts of all tabs, as far as this tab knows them, by the time of their last change. */
  readonly all: Readable<readonly DeviceDraft[]>;
  /** @returns whether this draft, or a later one of the file, is kept where it survives a killed browser */
  readonly save: (draft: Draft) => Promise<boolean>;
  /** Drops this tab's draft of a file. */
  readonly remove: (file: FileRef) => void;
  /** This tab's draft of a file, or one that a closed or crashed tab has left, which becomes this tab's. */
  readonly adopt: (file: FileRef) => Promise<Draft | undefined>;
  /** Leaves this tab's draft of a file to any tab that adopts it. */
  readonly release: (file: FileRef) => Promise<void>;
  /** Releases an adopted draft that has to wait. */
  readonly putBack: (draft: Draft) => Promise<void>;
  /** Drafts that closed or crashed tabs have left, or released, oldest first. */
  readonly orphans: () => Promise<readonly Draft[]>;
  /** Whether a draft is still on its way to the disk of this device. */
  readonly isWriting: Readable<boolean>;
  /** Drops all drafts of the user. */
  readonly forget: () => Promise<void>;
  readonly stop: () => void;
}

/** Whether no tab keeps a draft: any tab may adopt it. */
export function isReleased({ tabId }: DeviceDraft): boolean {
  return isReleasedTab(tabId);
}

export function openDrafts(owner: Owner, storage: TextStorage, device: DeviceDatabase, tab: Tab): Drafts {
  const keys = draftKeys(owner, tab.id);
  const list = openDraftList(openDraftStore(storage, device), keys, tab.id);
  const { put } = list;
  const tabDraft = (file: FileRef): Draft | undefined => list.entries().get(keys.ofFile(file))?.draft;
  const orphans = async (): Promise<ReturnType<typeof orphanEntries>> => {
    await list.read();
    const openTabs = await tab.openTabs();
    return orphanEntries(list.entries(), keys, tab.id, openTabs, Date.now());
  };

  return {
    ready: list.read().then(list.tidy),
    all: list.all,
    isWriting: list.isWriting,
    save: (draft) => put(keys.ofFile(draft.file), draft),
    remove: (file) => {
      if (tabDraft(file)) void put(keys.ofFile(file), undefined);
    },
    adopt: (file) =>
      withLock(keys.lockOf(file), async () => {
        const known = tabDraft(file);
        if (known) return known;
        const orphan = (await orphans()).find(({ key }) => keys.isOfFile(key, file));
        // This tab has a draft by now: the other one waits for its turn.
        if (!orphan || tabDraft(file)) return undefined;
        // Written under the new key before the old one is dropped: a crash in between leaves two, never none.
        if (await put(keys.ofFile(file), orphan.draft)) await put(orphan.key, undefined);
        return orphan.draft;
      }),
    release: async (file) => {
      const draft = tabDraft(file);
      if (draft && (await put(keys.released(file), draft))) await put(keys.ofFile(file), undefined);
    },
    putBack: async (draft) => {
      const isReplaced = tabDraft(draft.file) !== draft;
      await put(keys.released(draft.file), draft);
      if (!isReplaced) await put(keys.ofFile(draft.file), undefined);
    },
    orphans: async () => (await orphans()).map(({ draft }) => draft),
    forget: list.forget,
    stop: list.stop,
  };
}

/** The entries of all tabs, kept in step with the device and with the other tabs. */
interface DraftList {
  readonly entries: () => DraftEntries;
  readonly all: Readable<readonly DeviceDraft[]>;
  readonly isWriting: Readable<boolean>;
  /** Writes a draft, or drops that of a key. @returns whether the device has it */
  readonly put: (key: string, draft: Draft | undefined) => Promise<boolean>;
  /** Reads the entries of all tabs from the device. */
  readonly read: () => Promise<void>;
  /** Removes marks of dropped drafts that local storage has forgotten too. */
  readonly tidy: () => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly stop: () => void;
}

function openDraftList(store: DraftStore, keys: DraftKeys, tabId: string): DraftList {
  const all = createObservable<readonly DeviceDraft[]>([]);
  let entries: DraftEntries = new Map();
  let sequence = 0;

  const show = (next: DraftEntries): void => {
    entries = next;
    const drafts = [...entries.values()].flatMap(({ key, draft }) => (draft ? [{ draft, tabId: keys.tabOf(key) }] : []));
    all.set(drafts.sort((item, other) => item.draft.editedAt - other.draft.editedAt));
  };
  const read = async (): Promise<void> => {
    const stored = await store.read(keys.prefix);
    // Drafts may have been written meanwhile.
    show(mergeEntries(entries, stored, keys, tabId));
  };
  const channel = openChannel(`plenum.drafts:${keys.prefix}changed`, () => void read().catch(() => undefined));

  return {
    entries: () => entries,
    all,
    isWriting: store.isWriting,
    put: async (key, draft) => {
      const isNew = entries.get(key)?.draft === undefined;
      const entry = nextEntry(entries, key, draft, sequence);
      ({ sequence } = entry);
      show(new Map(entries).set(key, entry));
      const isSaved = await store.put(entry);
      if (isNew || draft === undefined) channel.announce();
      return isSaved;
    },
    read,
    tidy: async () => {
      const stored = new Set(store.keysInStorage(keys.prefix));
      for (const { key, draft } of entries.values()) if (!draft && keys.tabOf(key) !== tabId && !stored.has(key)) await store.remove(key);
    },
    forget: async () => {
      await read();
      for (const key of [...entries.keys(), ...store.keysInStorage(keys.prefix)]) await store.remove(key);
      show(new Map());
    },
    stop: channel.stop,
  };
}

/** Tells the other tabs of this device that drafts were added or dropped. */
function openChannel(name: string, onChanged: () => void): { readonly announce: () => void; readonly stop: () => void } {
  if (typeof BroadcastChannel === "undefined") return { announce: () => {}, stop: () => {} };
  const channel = new BroadcastChannel(name);
  let isStopped = false;
  channel.onmessage = onChanged;
  return {
    announce: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has its own origin only
      if (!isStopped) channel.postMessage("changed");
    },
    stop: () => {
      isStopped = true;
      channel.close();
    },
  };
}
