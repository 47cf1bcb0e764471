import * as z from "zod/mini";
import { isFileCollection } from "../../collections.ts";
import { fileData, type Plain, type PlainRecord } from "../../documents/index.ts";
import { isSame, type WorkingCopy } from "../../merging/index.ts";
import { createObservable, type Readable } from "../../observable.ts";
import type { FileRef, Owner } from "../../paths.ts";
import type { DeviceDatabase } from "./deviceDatabase.ts";
import { readJson, type DeviceStorage } from "./deviceStorage.ts";
import type { Tab } from "./tabs.ts";

/** A revision that is to be kept: of the input that is stored then, or of an input that stood before. */
export interface PendingRevision {
  readonly note: string;
  readonly input?: PlainRecord;
}

/** What was typed into a file and is not stored yet: kept on this device with every keystroke. */
export interface Draft {
  readonly file: FileRef;
  /** What the file was called; empty in drafts of earlier versions. */
  readonly name: string;
  /** What the changes refer to. */
  readonly base: PlainRecord;
  /** The form's input. */
  readonly input: PlainRecord;
  /** Revisions that an explicit save asked for and that are not kept yet. */
  readonly kept: readonly PendingRevision[];
  /** What was changed in inputs that were sent, and that may stand on the server without our knowing: its answer did not come. */
  readonly sent?: WorkingCopy["sent"];
  /** A file that was changed no later than this is out of date here: it has been stored over. */
  readonly ignoredUpTo?: FileTime | undefined;
  /** Of all inputs here. */
  readonly calculatorVersion: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A time of change as the server states it. */
export interface FileTime {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** Whether a draft holds anything that is not stored; one that does not only waits until the cache of this device has what was stored. */
export function isTyped({ base, input, kept, sent = [] }: Draft): boolean {
  return kept.length > 0 || sent.length > 0 || !isSame(base, input);
}

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

const input = fileData.shape.input;
const storedValue = z.optional(z.custom<Plain>((value) => value !== undefined));
const storedDraft = z.object({
  base: input,
  input,
  kept: z.array(z.object({ note: z.string(), input: z.optional(input) })),
  sent: z.optional(z.array(z.array(z.object({ path: z.array(z.string()), was: storedValue, now: storedValue })))),
  ignoredUpTo: z.optional(z.object({ seconds: z.number(), nanoseconds: z.number() })),
  file: z.object({ projectId: z.string(), collection: z.string().check(z.refine(isFileCollection)), fileId: z.string() }),
  name: z._default(z.string(), ""),
  calculatorVersion: z.int(),
  at: z.number(),
});

/** Does something while no other tab of this browser does it. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : work();
}

/** What stands under a key: a draft, or that there is none any more. Of two, the one of the higher sequence holds. */
interface DraftEntry {
  readonly key: string;
  readonly sequence: number;
  readonly draft?: Draft | undefined;
}

/** Stands for a tab where none keeps a draft. */
const releasedPrefix = "released-";

/** Whether a draft is kept by no tab, and free for whichever takes it up. */
export function isReleased({ tabId }: DeviceDraft): boolean {
  return tabId.startsWith(releasedPrefix);
}

/** Local storage holds 5 million characters in all, and the SDK needs some of it: longer drafts, and those beyond a sum, are in IndexedDB only. */
const maxInStorage = 200_000;
const maxTotalInStorage = 2_000_000;

/** Without locks nobody knows which tabs live; a draft untouched for so long is taken for left, in milliseconds. */
const abandonedAfterMs = 60_000;

export function openDrafts({ appId, uid }: Owner, storage: DeviceStorage, device: DeviceDatabase, tab: Tab): Drafts {
  const keyPrefix = `plenum.draft:${appId}:${uid}:`;
  const pathOf = ({ projectId, collection, fileId }: FileRef): string => `${projectId}/${collection}/${fileId}`;
  const keyOf = (file: FileRef): string => `${keyPrefix}${tab.id}:${pathOf(file)}`;
  const releasedKey = (file: FileRef): string => `${keyPrefix}${releasedPrefix}${crypto.randomUUID()}:${pathOf(file)}`;
  const tabOf = (key: string): string => key.slice(keyPrefix.length).split(":")[0]!;

  const entries = new Map<string, DraftEntry>();
  const all = createObservable<readonly DeviceDraft[]>([]);
  let sequence = 0;
  let isStopped = false;

  const show = (): void => {
    const drafts = [...entries.values()].flatMap(({ key, draft }) => (draft ? [{ draft, tabId: tabOf(key) }] : []));
    all.set(drafts.sort((one, other) => one.draft.at - other.draft.at));
  };

  /** The other tabs of this device hear that there is a draft more, or one less. */
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`${keyPrefix}changed`);
  const announce = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has its own origin only
    if (!isStopped) channel?.postMessage("changed");
  };

  /** What is still to be written to IndexedDB, by key: the latest only. */
  const unwritten = new Map<string, DraftEntry>();
  const writers = new Map<string, Promise<boolean>>();
  const isWriting = createObservable(false);
  const write = (key: string): Promise<boolean> => {
    const follow = async (): Promise<boolean> => {
      let isKept = true;
      try {
        for (let entry = unwritten.get(key); entry; entry = unwritten.get(key)) {
          unwritten.delete(key);
          isKept = await device.put("drafts", entry);
        }
      } finally {
        writers.delete(key);
        isWriting.set(writers.size > 0);
      }
      return isKept;
    };
    const writer = writers.get(key) ?? follow();
    writers.set(key, writer);
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

  const put = async (entry: DraftEntry): Promise<boolean> => {
    const isNew = entries.get(entry.key)?.draft === undefined;
    entries.set(entry.key, entry);
    show();
    if (entry.draft === undefined) {
      storage.remove(entry.key);
      lengths.delete(entry.key);
    }
    const text = entry.draft === undefined ? "" : JSON.stringify({ ...entry.draft, sequence: entry.sequence });
    const isInStorage = entry.draft !== undefined && hasRoomFor(entry.key, text) && storage.put(entry.key, text);
    // What does not fit any more must not stand there as it was before.
    if (entry.draft !== undefined && !isInStorage) storage.remove(entry.key);
    unwritten.set(entry.key, entry);
    const isInDatabase = await write(entry.key);
    if (isNew || entry.draft === undefined) announce();
    return isInDatabase || isInStorage;
  };
  const nextEntry = (key: string, draft: Draft | undefined): DraftEntry => {
    sequence = Math.max(sequence, entries.get(key)?.sequence ?? 0) + 1;
    return { key, sequence, draft };
  };

  const fromStorage = (key: string): DraftEntry | undefined => {
    const json = readJson(storage, key);
    const parsed = storedDraft.safeParse(json);
    const { sequence: number } = (json ?? {}) as { readonly sequence?: unknown };
    return parsed.success ? { key, sequence: typeof number === "number" ? number : 0, draft: parsed.data as Draft } : undefined;
  };
  const fromDatabase = (value: unknown): DraftEntry | undefined => {
    const {
      key,
      sequence: number,
      draft,
    } = (value ?? {}) as { readonly key?: unknown; readonly sequence?: unknown; readonly draft?: unknown };
    if (typeof key !== "string" || !key.startsWith(keyPrefix) || typeof number !== "number") return undefined;
    if (draft === undefined) return { key, sequence: number };
    const parsed = storedDraft.safeParse(draft);
    return parsed.success ? { key, sequence: number, draft: parsed.data as Draft } : undefined;
  };

  /** Reads what stands on the device, of all tabs. */
  const read = async (): Promise<void> => {
    const found = [...storage.keys(keyPrefix).map(fromStorage), ...(await device.all("drafts")).map(fromDatabase)];
    const others = new Set<string>();
    for (const entry of found) {
      if (!entry || tabOf(entry.key) === tab.id) continue;
      const known = others.has(entry.key) ? entries.get(entry.key) : undefined;
      if (!known || entry.sequence >= known.sequence) entries.set(entry.key, entry);
      others.add(entry.key);
    }
    for (const key of entries.keys()) if (tabOf(key) !== tab.id && !others.has(key)) entries.delete(key);
    show();
  };
  /** What earlier pages dropped need not be remembered once local storage has forgotten it too. */
  const tidy = async (): Promise<void> => {
    const left = new Set(storage.keys(keyPrefix));
    for (const { key, draft } of entries.values())
      if (!draft && tabOf(key) !== tab.id && !left.has(key)) await device.remove("drafts", key);
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
    isWriting,
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
      for (const key of [...entries.keys(), ...storage.keys(keyPrefix)]) {
        unwritten.delete(key);
        storage.remove(key);
        await writers.get(key);
        await device.remove("drafts", key);
      }
      entries.clear();
      show();
    },
    stop: () => {
      isStopped = true;
      channel?.close();
    },
  };
}
