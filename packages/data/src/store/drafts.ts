import * as z from "zod/mini";
import { isFileCollection } from "../collections.ts";
import { fileData, type PlainRecord } from "../documents/index.ts";
import type { FileRef, Owner } from "../paths.ts";
import { readJson, type DeviceStorage } from "./deviceStorage.ts";
import type { Kept } from "./storeFile.ts";
import type { Tab } from "./tabs.ts";

/** What was typed into a file and is not stored yet: kept on this device with every keystroke. */
export interface Draft {
  readonly file: FileRef;
  /** What the changes refer to. */
  readonly base: PlainRecord;
  /** The form's input. */
  readonly input: PlainRecord;
  /** Revisions that an explicit save asked for and that are not kept yet. */
  readonly kept: readonly Kept[];
  /** Of all inputs here. */
  readonly calculatorVersion: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Drafts {
  /** @returns whether it could be kept */
  readonly keep: (draft: Draft) => boolean;
  /** Drops this tab's draft of a file. */
  readonly drop: (file: FileRef) => void;
  /** Drafts that closed or crashed tabs left, oldest first. */
  readonly orphans: () => Promise<readonly Draft[]>;
  /** The draft of a file that this tab kept when it closed the file, or one that a tab left, which becomes this tab's own. */
  readonly adopt: (file: FileRef) => Promise<Draft | undefined>;
  /** Whether any tab has something typed that is not stored. */
  readonly isPending: () => boolean;
  /** Drops all drafts of the user. */
  readonly forget: () => void;
}

const input = fileData.shape.input;
const storedDraft = z.object({
  base: input,
  input,
  kept: z.array(z.object({ note: z.string(), input: z.optional(input) })),
  file: z.object({ projectId: z.string(), collection: z.string().check(z.refine(isFileCollection)), fileId: z.string() }),
  calculatorVersion: z.int(),
  at: z.number(),
});

/** Without locks nobody knows which tabs live; a draft untouched for so long is taken for left. */
const leftAfter = 60_000;

export function openDrafts({ appId, uid }: Owner, storage: DeviceStorage, tab: Tab): Drafts {
  const start = `plenum.draft:${appId}:${uid}:`;
  const keyOf = ({ projectId, collection, fileId }: FileRef, tabId: string): string => `${start}${tabId}:${projectId}/${collection}/${fileId}`;

  const read = (key: string): Draft | undefined => {
    const parsed = storedDraft.safeParse(readJson(storage, key));
    return parsed.success ? (parsed.data as Draft) : undefined;
  };

  const left = async (): Promise<readonly { readonly key: string; readonly draft: Draft }[]> => {
    const open = await tab.openTabs();
    return storage
      .keys(start)
      .flatMap((key) => {
        const tabId = key.slice(start.length).split(":")[0]!;
        const draft = tabId === tab.id || open?.has(tabId) ? undefined : read(key);
        return draft && (open || Date.now() - draft.at > leftAfter) ? [{ key, draft }] : [];
      })
      .sort((one, other) => one.draft.at - other.draft.at);
  };

  return {
    keep: (draft) => storage.put(keyOf(draft.file, tab.id), JSON.stringify(draft)),
    drop: (file) => storage.remove(keyOf(file, tab.id)),
    isPending: () => storage.keys(start).length > 0,
    forget: () => {
      for (const key of storage.keys(start)) storage.remove(key);
    },
    orphans: async () => (await left()).map(({ draft }) => draft),
    adopt: async (file) => {
      const own = read(keyOf(file, tab.id));
      if (own) return own;
      const found = (await left()).find(({ key }) => key.endsWith(`:${file.projectId}/${file.collection}/${file.fileId}`));
      if (!found) return undefined;
      // Kept under the new key before the old one goes: a crash in between leaves two, never none.
      if (storage.put(keyOf(file, tab.id), JSON.stringify(found.draft))) storage.remove(found.key);
      return found.draft;
    },
  };
}
